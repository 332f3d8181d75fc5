#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/terminal/game_text.h"

/// The commands of a table's owner.
namespace cardroom::terminal {

/// The meaning of an owner's line: a request, unless another member is set.
struct OwnerCommand {
  session::v1::ClientMessage request{};
  std::optional<std::string> wrong{};  ///< What is wrong with the line; no request is sent.
  bool wants_password = false;         ///< The password is to be typed without echo, then sent as a password_request().
};

/// Reads a line, given as a whole and as its words, the first in lower case. Empty if it is not a command for owners.
/// Precondition: there is a word.
std::optional<OwnerCommand> read_owner_command(std::span<const std::string> words, const std::string& line,
                                               const table::v1::TableUpdate& update,
                                               std::span<const std::string> watchers);

/// Sets another password; an empty one removes it.
session::v1::ClientMessage password_request(const std::string& password);

/// The people whom the owner has removed.
Lines removed_words(const lobby::v1::RemovedList& list);

}  // namespace cardroom::terminal
