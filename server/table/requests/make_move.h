#pragma once

#include <cstdint>

#include "cardroom/table/v1/table.pb.h"
#include "server/table/requests/request.h"

namespace cardroom::server {

/// A move in the game.
struct MakeMove {
  static constexpr auto kBody = ClientMessage::kMove;
  static constexpr Purse kPurse = Purse::play;
  static constexpr bool kRecorded = true;

  std::uint64_t decision{};  ///< The decision that it answers.
  wire::GameMove move;       ///< Rebuilt by its kind. If malformed, it has no value, and no game accepts it.

  static Read<MakeMove> parse(const ClientMessage& message, const Added&);
  void write(ClientMessage& out, Added&) const;
  Refused apply(Table& table, Answer& answer) const;
};

}  // namespace cardroom::server
