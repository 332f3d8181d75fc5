#pragma once

#include <cstdint>
#include <string>

#include "cardroom/lobby/v1/lobby.pb.h"

/// Tables as they are made where nobody says otherwise.
namespace cardroom::client {

/// How long a bot seems to think where nobody says: one can follow it, and a round takes few seconds.
inline constexpr std::uint32_t kUsualPaceMs = 1'000;

/// Where nobody says how strong.
inline constexpr table::v1::BotType kUsualBot = table::v1::BOT_TYPE_CLEVER;

/// For an ordinary move, where two or more people play together and nobody has said otherwise; the server's.
inline constexpr std::uint32_t kUsualTurnLimitSeconds = 30;

/// A table with oneself and bots in all other seats, which begins at once. Private until its owner opens it; with the
/// usual turn limit once somebody else has come.
lobby::v1::CreateTableRequest table_with_bots(const std::string& kind, std::uint32_t seats,
                                              std::uint32_t pace_ms = kUsualPaceMs);

/// A table with oneself and open seats for others, and the usual turn limit once one of them has come.
lobby::v1::CreateTableRequest table_for_people(const std::string& kind, std::uint32_t seats);

}  // namespace cardroom::client
