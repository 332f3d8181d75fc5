#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "common/game/contract.h"
#include "tests/simulation/client_host.h"
#include "tests/simulation/server_host.h"

namespace cardroom::simulation {

/// One deal at one table, decided beforehand: who is there, and everything that happens, to the millisecond. The cards
/// are an input of their own (alike_deals.h): the fair deal's key does not make them here.
struct PlannedWorld {
  std::uint64_t seed = 0;  ///< Of the network, and of all entropy of the server.
  std::string kind;
  std::uint8_t seats = 0;
  /// By turn, as bytes of a GameMove; where they end the world ends, before everything is shown. Turns of seats that
  /// are asked at the same time may come in another order.
  std::vector<std::string> moves;
  std::vector<std::uint32_t> movers;     ///< By turn: the seat.
  std::vector<milliseconds> delays;      ///< By turn: from being asked to moving.
  std::array<bool, kSeatsMax> person{};  ///< By seat; otherwise a bot's. The first person owns the table.
  std::uint32_t watchers = 0;
  /// A viewer that asks again and again for moves that it may not make; what its refusals say must tell nothing.
  struct Prying {
    std::uint32_t viewer{};
    std::vector<std::string> moves;
  };
  std::optional<Prying> prying;
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

/// Viewers: first the seats, then the watchers.
struct Course {
  std::map<std::uint32_t, Received> received;
  std::vector<std::string> log;
  std::size_t updates = 0;   ///< To all viewers.
  std::vector<bool> played;  ///< By turn.
  std::size_t turns = 0;     ///< Played.
};

/// Runs the real machines through it, with this match.
Course play(const PlannedWorld& world, const std::function<std::unique_ptr<Match>()>& make);

/// Who is there and who is away when, at random; nothing is played yet.
PlannedWorld draw_people(std::uint64_t seed, std::string_view kind, std::uint8_t seats);

/// The seats of people, and the watchers.
std::vector<std::uint32_t> viewers_of(const PlannedWorld& world);

}  // namespace cardroom::simulation
