#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/cards/fair_stream.h"
#include "common/cards/sha256.h"

/// The formulas of the fair deal: the commitments of the server and the clients, and the key derived from all their
/// parts. Anyone can recompute them with any implementation of SHA-256 and HMAC.
namespace cardroom {

/// T in the formulas: the table, deal and attempt. Never reused; later ones compare greater.
struct DealId {
  std::array<std::byte, 16> table{};
  std::uint64_t deal = 0;     ///< The number of the deal at this table, from 1.
  std::uint32_t attempt = 0;  ///< From 0.
  friend auto operator<=>(const DealId&, const DealId&) = default;
};

/// 32 random bytes from the operating system: the server's s, or a client's e.
using DealSecret = std::array<std::byte, 32>;

/// One seat's part in a deal: the commitment before the deal, the entropy after it.
struct DealPart {
  std::uint8_t seat = 0;
  std::array<std::byte, 32> value{};
  friend bool operator==(const DealPart&, const DealPart&) = default;
};

/// C = H("cardroom/server/v1" || T || s): commits the server to its part before any other part is known.
Digest server_commitment(const DealId& id, const DealSecret& secret);

/// c = H("cardroom/entropy/v1" || T || C || seat || e): commits one seat to its part.
Digest entropy_commitment(const DealId& id, const Digest& commitment, std::uint8_t seat, const DealSecret& entropy);

/// k = HMAC(s, "cardroom/deal/v1" || T || for each seat that takes part: seat || e). Precondition: `entropies` are in
/// ascending order of seat; empty if only bots play.
DealKey deal_key(const DealId& id, const DealSecret& secret, std::span<const DealPart> entropies);

/// k = H("cardroom/sim/v1" || seed || index || deal): for runs without a server, so that any single game of a long run
/// can be replayed. `index`: the game's number in the run, from 0. `deal`: the deal's number in that game, from 0.
DealKey simulation_key(std::uint64_t seed, std::uint64_t index, std::uint64_t deal);

/// The seed of a bot's dice in such a run: the first eight bytes, big-endian, of H("cardroom/bot/v1" || seed || index
/// || seat).
std::uint64_t simulation_bot_seed(std::uint64_t seed, std::uint64_t index, std::uint8_t seat);

}  // namespace cardroom
