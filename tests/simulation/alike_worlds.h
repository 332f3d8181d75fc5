#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/game/contract.h"
#include "tests/simulation/client_host.h"
#include "tests/simulation/server_host.h"

namespace cardroom::simulation {

/// One deal of Lucky Thirteen at one table, decided beforehand: the pack, who is there, and everything that happens,
/// to the millisecond. The pack is an input of its own: the fair deal's key does not make it here.
struct PlannedWorld {
  std::uint64_t seed = 0;  ///< Of the network, and of all entropy of the server.
  std::array<Card, 52> pack{};
  std::vector<Card> discards;  ///< By turn; where they end the world ends. At most 15, so before the hands are shown.
  std::vector<milliseconds> delays;  ///< By turn: from being asked to moving.
  std::array<bool, 4> person{};      ///< By seat; otherwise a bot's. The first person owns the table.
  std::uint32_t watchers = 0;
  /// A viewer that asks for moves with cards that it does not hold. What it asks for depends on its own cards, so only
  /// worlds that are alike for this viewer have the same inputs.
  std::optional<std::uint32_t> prying;
  /// Viewer and time of each cut of its connection, and how long it stays away.
  struct Absence {
    std::uint32_t viewer{};
    milliseconds at{};
    milliseconds away{};
  };
  std::vector<Absence> absences;
};

/// What one viewer got, and when: the plaintext, message by message as the server handed it to TLS.
using Received = std::vector<std::pair<server::Instant, std::string>>;

/// Viewers: 0 to 3 the seats, from 4 on the watchers.
struct Course {
  std::map<std::uint32_t, Received> received;
  std::vector<std::string> log;
  std::size_t updates = 0;  ///< To all viewers.
  std::size_t turns = 0;    ///< Played.
};

/// Makes the match that is dealt this pack. Tests of the test put one there that leaks.
using MakePlanned = std::function<std::unique_ptr<Match>(const std::array<Card, 52>& pack)>;
std::unique_ptr<Match> make_planned(const std::array<Card, 52>& pack);

/// Runs the real machines through it.
Course play(const PlannedWorld& world, const MakePlanned& make);

/// A pack, people, delays and absences at random, and random legal discards.
PlannedWorld draw_world(std::uint64_t seed);

/// Another pack that the viewer cannot tell from this one, in which everybody can still make the same discards.
std::array<Card, 52> alike_pack(const PlannedWorld& world, std::uint32_t viewer, std::uint64_t seed);

}  // namespace cardroom::simulation
