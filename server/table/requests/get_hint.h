#pragma once

#include <cstdint>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// What would `clever` do with what this seat sees? Refused at once, or answered once it is thought.
struct GetHint {
  static constexpr auto kBody = ClientMessage::kHint;
  static constexpr Purse kPurse = Purse::hint;
  static constexpr bool kRecorded = false;

  std::uint64_t decision{};

  static Read<GetHint> parse(const ClientMessage& message, const Added&) { return GetHint{message.hint().decision()}; }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
