#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/cards/deal_key.h"
#include "common/game/contract.h"

/// Random games of any kind, each from a seed.
namespace cardroom::testing {

/// Every possible viewer of a table with this many seats.
inline std::vector<Viewer> viewers(std::uint8_t seats) {
  std::vector<Viewer> all{{Viewer::Kind::watcher, {}}, {Viewer::Kind::all, {}}};
  for (std::uint8_t i = 0; i < seats; ++i)
    all.push_back({Viewer::Kind::seat, Seat{i}});
  return all;
}

/// The seats in a set, in ascending order.
inline std::vector<Seat> seats_of(SeatSet set) {
  std::vector<Seat> seats;
  for (std::uint8_t i = 0; i < kSeatsMax; ++i) {
    if (set.contains(Seat{i})) seats.push_back(Seat{i});
  }
  return seats;
}

/// The rules that random games are tried with: the kind's tried_rules(rules) if it has one, or else the defaults.
template <class Rules>
std::vector<Rules> all_rules() {
  if constexpr (requires(const Rules& rules) { tried_rules(rules); }) {
    return tried_rules(Rules{});
  } else {
    return {Rules{}};
  }
}

/// All moves in a set or, if there are many, a sample of about `most`.
template <class Moves>
auto offered(const Moves& moves, std::uint32_t most = 400) {
  std::vector<std::decay_t<decltype(moves[0])>> some;
  for (std::uint32_t i = 0; i < moves.size(); i += 1 + moves.size() / most)
    some.push_back(moves[i]);
  return some;
}

/// A game played from its beginning, one step at a time: a deal, or a random legal move by one of the seats to act.
template <class Game>
class RandomGame {
 public:
  explicit RandomGame(std::uint64_t seed, std::uint8_t seats = Game::kFacts.seats_usual,
                      const typename Game::Rules& rules = {})
      : state{Game::begin(rules, seats)}, seed_{seed}, dice_{seed} {}

  bool over() const { return Game::stage(state) == Stage::over; }

  /// Takes a step. Returns whether the rules accepted it, as they must. Precondition: the game is not over.
  bool step() {
    if (Game::stage(state) == Stage::deal) {
      FairStream stream{simulation_key(seed_, 0, deals_++)};
      return !Game::deal(state, Game::draw(state, stream), log);
    }
    const auto asked = seats_of(Game::to_act(state));
    const Seat seat = asked[dice_.uniform(static_cast<std::uint32_t>(asked.size()))];
    const auto moves = Game::legal_moves(state, seat);
    return !Game::apply(state, seat, moves[dice_.uniform(moves.size())], log);
  }

  typename Game::State state;
  EventLog<typename Game::Event> log;  ///< Events of the whole game.

 private:
  std::uint64_t seed_;
  std::uint64_t deals_ = 0;
  BotDice dice_;
};

/// Every position of one random game, including the first and the last.
template <class Game>
std::vector<typename Game::State> positions(std::uint64_t seed, std::uint8_t seats = Game::kFacts.seats_usual,
                                            const typename Game::Rules& rules = {}) {
  RandomGame<Game> game{seed, seats, rules};
  std::vector<typename Game::State> seen{game.state};
  while (!game.over() && game.step())
    seen.push_back(game.state);
  return seen;
}

/// The part of an event log that is sent to one viewer.
template <class Event>
std::vector<Event> told(const EventLog<Event>& log, Viewer viewer, std::size_t from = 0) {
  std::vector<Event> events;
  for (std::size_t i = from; i < log.entries.size(); ++i) {
    const auto& entry = log.entries[i];
    const bool whole = viewer.kind == Viewer::Kind::all ||
                       (viewer.kind == Viewer::Kind::seat && entry.whole_for.contains(viewer.seat));
    events.push_back(whole ? entry.whole : entry.rest);
  }
  return events;
}

/// Shuffles a list using a bot's random numbers.
void shuffle_with(auto&& list, BotDice& dice) {
  for (std::size_t i = list.size(); i > 1; --i) {
    std::swap(list[i - 1], list[dice.uniform(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace cardroom::testing
