#pragma once

#include <cstdint>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// Asks what a bot would do with this seat's view: `clever` or `expert`, as the table's settings say. Either refused at
/// once, or answered once the hint is computed.
struct GetHint {
  static constexpr auto kBody = ClientMessage::kHint;
  static constexpr Purse kPurse = Purse::hint;
  static constexpr bool kRecorded = false;

  std::uint64_t decision{};

  static Read<GetHint> parse(const ClientMessage& message, const Added&) { return GetHint{message.hint().decision()}; }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
