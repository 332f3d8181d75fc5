#pragma once

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/list.h"
#include "tests/support/every_game.h"
#include "tests/support/random_game.h"

/// Shared by the contract suites: positions of every kind in the list.
namespace cardroom::testing {

inline constexpr std::uint64_t kGames = 60;
/// In steps, and far more than any game needs: a game that exceeds it is considered endless.
inline constexpr int kStepsMax = 5000;

template <class Kind>
class GameContract : public ::testing::Test {
 public:
  using State = typename Kind::Game::State;
  using Move = typename Kind::Game::Move;

  /// Positions from several games, cycling through every number of seats and every set of rules.
  static const std::vector<State>& samples() {
    static const auto kSamples = [] {
      std::vector<State> all;
      for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const auto game = positions<typename Kind::Game>(seed, seats_in(seed), rules_in(seed));
        all.insert(all.end(), game.begin(), game.end());
      }
      return all;
    }();
    return kSamples;
  }

  /// Bots are run in one out of this many positions, about a thousand in all.
  static std::size_t thinking_step() { return std::max<std::size_t>(samples().size() / 1000, 3); }

  static std::uint8_t seats_in(std::uint64_t seed) {
    return static_cast<std::uint8_t>(Kind::Game::kFacts.seats_min +
                                     seed % (Kind::Game::kFacts.seats_max - Kind::Game::kFacts.seats_min + 1U));
  }

  static typename Kind::Game::Rules rules_in(std::uint64_t seed) {
    const auto all = all_rules<typename Kind::Game::Rules>();
    return all[seed % all.size()];
  }

  /// Moves that were legal in some position; most of them are illegal in any given one.
  static std::vector<Move> some_moves() {
    std::vector<Move> moves;
    for (const State& state : samples()) {
      for (const Seat seat : seats_of(Kind::Game::to_act(state))) {
        for (const Move& move : offered(Kind::Game::legal_moves(state, seat), 40)) {
          if (moves.size() < 300 && std::ranges::find(moves, move) == moves.end()) moves.push_back(move);
        }
      }
    }
    return moves;
  }

  static std::string bytes_of_view(const State& state, Viewer viewer) {
    wire::GameView message;
    Kind::Wire::write(Kind::Game::view(state, viewer), message);
    return message.SerializeAsString();
  }

  static std::string bytes_of(const std::vector<typename Kind::Game::Event>& events) {
    std::string bytes;
    for (const auto& event : events) {
      wire::GameEvent message;
      Kind::Wire::write(event, message);
      bytes += message.SerializeAsString() + '|';
    }
    return bytes;
  }
};

template <class... Kinds>
auto as_test_types(KindList<Kinds...>) -> ::testing::Types<Kinds...>;
using TestedKinds = decltype(as_test_types(AllKinds{}));

struct KindName {
  template <class Kind>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming): GoogleTest's name
    return std::string{Kind::Game::kFacts.name};
  }
};
}  // namespace cardroom::testing
