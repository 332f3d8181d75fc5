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

/// A plan for one deal at one table: who is there, and everything that happens, to the millisecond. The cards are a
/// separate input (alike_deals.h); here the fair deal's key does not determine them.
struct PlannedWorld {
  std::uint64_t seed = 0;  ///< Of the network, and of all entropy of the server.
  std::string kind;
  std::uint8_t seats = 0;
  /// By turn, as bytes of a GameMove. The world ends with the last of them, before everything is shown. Turns of seats
  /// that are asked at the same time may happen in another order.
  std::vector<std::string> moves;
  std::vector<std::uint32_t> movers;     ///< By turn: the seat.
  std::vector<milliseconds> delays;      ///< By turn: the time from being asked to moving.
  std::array<bool, kSeatsMax> person{};  ///< By seat; all others are bots. The first person owns the table.
  std::uint32_t watchers = 0;
  /// A viewer that keeps requesting moves that it may not make; the refusals must reveal nothing.
  struct Prying {
    std::uint32_t viewer{};
    std::vector<std::string> moves;
  };
  std::optional<Prying> prying;
  /// Viewer and time of each cut of a connection, and how long the viewer stays away.
  struct Absence {
    std::uint32_t viewer{};
    milliseconds at{};
    milliseconds away{};
  };
  std::vector<Absence> absences;
};

/// What one viewer received, and when: the plaintext, message by message as the server handed it to TLS.
using Received = std::vector<std::pair<server::Instant, std::string>>;

/// By viewer: first the seats, then the spectators.
struct Course {
  std::map<std::uint32_t, Received> received;
  std::vector<std::string> log;
  std::size_t updates = 0;   ///< To all viewers.
  std::vector<bool> played;  ///< By turn.
  std::size_t turns = 0;     ///< Played.
};

/// Runs the real machines through the plan, with this match.
Course play(const PlannedWorld& world, const std::function<std::unique_ptr<Match>()>& make);

/// Chooses at random who is there and when they are away; no move has been made yet.
PlannedWorld draw_people(std::uint64_t seed, std::string_view kind, std::uint8_t seats);

/// The seats of people, and the spectators.
std::vector<std::uint32_t> viewers_of(const PlannedWorld& world);

}  // namespace cardroom::simulation
