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
  std::uint64_t seed = 0;  ///< Seeds the network and all of the server's entropy.
  std::string kind;
  std::uint8_t seats = 0;
  /// By turn, as a serialized GameMove. The world ends with the last of them, before everything is revealed. Turns of
  /// seats that are asked at the same time may happen in a different order.
  std::vector<std::string> moves;
  std::vector<std::uint32_t> movers;     ///< By turn: the seat that moves.
  std::vector<milliseconds> delays;      ///< By turn: the time from being asked to moving.
  std::array<bool, kSeatsMax> person{};  ///< By seat: whether it is a person's. The first person owns the table.
  std::uint32_t watchers = 0;
  /// A viewer that keeps requesting moves that it may not make; the refusals must reveal nothing.
  struct Prying {
    std::uint32_t viewer{};
    std::vector<std::string> moves;
  };
  std::optional<Prying> prying;
  /// When a viewer's connection is cut, and how long the viewer stays away.
  struct Absence {
    std::uint32_t viewer{};
    milliseconds at{};
    milliseconds away{};
  };
  std::vector<Absence> absences;
};

/// What one viewer received, and when: the plaintext, message by message as the server handed it to TLS.
using Received = std::vector<std::pair<server::Instant, std::string>>;

/// What happened in a world. Viewers are numbered: the seats first, then the spectators.
struct Course {
  std::map<std::uint32_t, Received> received;
  std::vector<std::string> log;
  std::size_t updates = 0;   ///< Updates sent to all viewers in total.
  std::vector<bool> played;  ///< By turn: whether it has been played.
  std::size_t turns = 0;     ///< Turns played.
};

/// Runs the real machines through the plan, with a match from `make`.
Course play(const PlannedWorld& world, const std::function<std::unique_ptr<Match>()>& make);

/// Chooses at random who is there and when they are away; the plan has no moves yet.
PlannedWorld draw_people(std::uint64_t seed, std::string_view kind, std::uint8_t seats);

/// The viewers of a world: the seats of people, and the spectators.
std::vector<std::uint32_t> viewers_of(const PlannedWorld& world);

}  // namespace cardroom::simulation
