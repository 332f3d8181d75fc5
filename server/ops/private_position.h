#pragma once

#include <chrono>
#include <string>

#include "common/base/expected.h"
#include "common/game/position_words.h"
#include "server/server_core.h"

namespace cardroom::server {

/// The pace of the bots in a game that is continued from a record.
inline constexpr std::chrono::milliseconds kContinuedPace{1'000};

/// Creates the private table that continues a recorded game. Bots keep the seats that they had, and `expert` plays for
/// everybody else except the person. The error is one line: the file cannot be read or is not a record, or the record
/// has no such seat or moment.
Expected<PrivateTable, std::string> position_private_table(const PositionWords& position);

}  // namespace cardroom::server
