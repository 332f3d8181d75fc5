#pragma once

#include <cstdint>
#include <string>

#include "cardroom/lobby/v1/lobby.pb.h"

/// The tables that clients create by default.
namespace cardroom::client {

/// The default pace of a bot: slow enough for people to follow, yet a round takes only a few seconds.
inline constexpr std::uint32_t kUsualPaceMs = 1'000;

/// The default type of a bot.
inline constexpr table::v1::BotType kUsualBot = table::v1::BOT_TYPE_CLEVER;

/// A table with the person in one seat and bots in all the others; its game starts at once. Private until its owner
/// opens it; the default turn limit applies as soon as another person has joined.
lobby::v1::CreateTableRequest table_with_bots(const std::string& kind, std::uint32_t seats,
                                              std::uint32_t pace_ms = kUsualPaceMs);

/// A table with the person in one seat and open seats for others; the default turn limit applies as soon as one of them
/// has joined.
lobby::v1::CreateTableRequest table_for_people(const std::string& kind, std::uint32_t seats);

}  // namespace cardroom::client
