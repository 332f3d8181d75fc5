#pragma once

#include <cstdint>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// Asks for the record of a game that was finished at this table.
struct GetRecord {
  static constexpr auto kBody = ClientMessage::kGetRecord;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = false;
  static constexpr bool kNotice = true;

  std::uint32_t game = 0;
  std::uint32_t from = 0;  ///< The number of bytes that the client already has.

  static Read<GetRecord> parse(const ClientMessage& message, const Added&) {
    return GetRecord{message.get_record().game_number(), message.get_record().from()};
  }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
