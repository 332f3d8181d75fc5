#pragma once

#include <string>
#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// A line of chat or a reaction, for everybody at the table.
struct Say {
  static constexpr auto kBody = ClientMessage::kSay;
  static constexpr Purse kPurse = Purse::chat;
  static constexpr bool kRecorded = false;

  using Line = std::variant<wire::Phrase, wire::Reaction, std::string>;
  Line line;

  static Read<Say> parse(const ClientMessage& message, const Added&);
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
