#pragma once

#include <optional>
#include <string>

#include "common/game/contract.h"
#include "server/table/address_mark.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

struct Person;

/// A newcomer joins the table, to play or to watch; the lobby has verified the password. Or the owner, who is there
/// already, stands up and watches, without giving up the table.
struct Join {
  static constexpr auto kBody = ClientMessage::kJoinTable;
  static constexpr Purse kPurse = Purse::password;
  static constexpr bool kRecorded = true;

  std::string name;
  std::optional<Seat> seat;  ///< The requested seat; absent: any.
  bool watch = false;        ///< As a spectator.
  std::optional<AddressMark> address{};
  wire::Picture picture{};

  static Read<Join> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;
  Refused apply(Table& table, Answer& answer) const;

 private:
  Refused join_as_watcher(Table& table, Answer& answer) const;
  static Refused stand_up(Table& table, Person& person);
};

}  // namespace cardroom::server
