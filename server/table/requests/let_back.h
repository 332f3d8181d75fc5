#pragma once

#include <string>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The owner lets a removed person join again.
struct LetBack {
  static constexpr auto kBody = ClientMessage::kLetBack;
  static constexpr Purse kPurse = Purse::lobby;
  static constexpr bool kRecorded = true;

  std::string name;  ///< As it was shown at the table.

  static Read<LetBack> parse(const ClientMessage& message, const Added&) { return LetBack{message.let_back().name()}; }
  void write(ClientMessage& out, Added&) const { out.mutable_let_back()->set_name(name); }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
