#pragma once

#include <cstdint>

#include "server/table/requests/request.h"

namespace cardroom::server {

/// The only viewer of a table exports the game so far, as a log of the kind's original program.
struct ExportLog {
  static constexpr auto kBody = ClientMessage::kExportLog;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = false;

  std::uint32_t from = 0;  ///< The number of bytes that the client already has.

  static Read<ExportLog> parse(const ClientMessage& message, const Added&) {
    return ExportLog{message.export_log().from()};
  }
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
