#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/terminal/game_text.h"

/// What the owner of a table types there.
namespace cardroom::terminal {

/// What such a line comes to: the request, unless one of the others is set.
struct OwnerCommand {
  session::v1::ClientMessage request{};
  std::optional<std::string> wrong{};  ///< To be said instead: nothing is asked of the server.
  bool wants_password = false;         ///< To be typed unseen; password_request() is made of it.
};

/// Reads a line, given as a whole and as its words, the first in lower case. Empty: it is not a command for owners.
/// Precondition: there is a word.
std::optional<OwnerCommand> read_owner_command(std::span<const std::string> words, const std::string& line,
                                               const table::v1::TableUpdate& update,
                                               std::span<const std::string> watchers);

/// Asks for another password; an empty one: none.
session::v1::ClientMessage password_request(const std::string& password);

/// Whether somebody of that name is at the table, with or without a seat.
bool is_at_table(const std::string& name, const table::v1::TableUpdate& update, std::span<const std::string> watchers);

/// Those whom the owner has removed.
Lines removed_words(const lobby::v1::RemovedList& list);

}  // namespace cardroom::terminal
