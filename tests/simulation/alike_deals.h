#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "common/cards/deal_key.h"
#include "common/games/list.h"
#include "common/games/match_of.h"
#include "tests/simulation/alike_worlds.h"
#include "tests/support/every_game.h"
#include "tests/support/random_game.h"

/// Planned worlds of any kind: a random deal with random moves, and other deals that one viewer cannot distinguish from
/// it.
namespace cardroom::simulation {

/// The move that this seat makes in an indistinguishable world: the same one, unless the kind has its own overload
/// because it hides part of a move.
inline auto move_in(const auto&, Seat, const auto& move) {
  return move;
}

/// A match that deals the planned deal, whatever the stream.
template <class Kind>
class PlannedMatch : public MatchOf<typename Kind::Game, typename Kind::Wire> {
 public:
  using Base = MatchOf<typename Kind::Game, typename Kind::Wire>;
  using Deal = typename Kind::Game::Deal;
  using Rules = typename Kind::Game::Rules;
  PlannedMatch(const Deal& deal, const Rules& rules, std::uint8_t seats) : Base{rules, seats}, deal_{deal} {}
  Verdict deal(FairStream&) override { return Base::deal_as(deal_); }

 protected:
  const Deal& planned() const { return deal_; }

 private:
  Deal deal_;
};

template <class Kind>
class Plan {
 public:
  using Game = typename Kind::Game;
  using Deal = typename Game::Deal;
  using State = typename Game::State;
  using Rules = typename Game::Rules;

  /// Draws the people, the first deal, and its moves up to some point before the last one.
  Plan(std::uint64_t seed, const Rules& rules)
      : rules_{rules},
        world_{draw_people(seed, Game::kFacts.id,
                           static_cast<std::uint8_t>(Game::kFacts.seats_min +
                                                     seed % (Game::kFacts.seats_max - Game::kFacts.seats_min + 1U)))} {
    Dice dice{seed ^ 0x5EED};
    FairStream stream{simulation_key(seed, 0, 0)};
    State state = Game::begin(rules, world_.seats);
    NoEvents none;
    deal_ = Game::draw(state, stream);
    check(!Game::deal(state, deal_, none), "a drawn deal is valid");
    while (Game::stage(state) == Stage::moves) {
      positions_.push_back(state);
      const auto seats = testing::seats_of(Game::to_act(state));
      const Seat seat =
          seats.size() == 1 ? seats.front() : seats[dice.uniform(static_cast<std::uint32_t>(seats.size()))];
      const auto legal = Game::legal_moves(state, seat);
      const auto move = legal[dice.uniform(legal.size())];
      check(!Game::apply(state, seat, move, none), "a legal move");
      moves_.push_back(move);
      world_.moves.push_back(bytes_of(move));
      world_.movers.push_back(seat.index);
    }
    // The last move reveals everything, so it is never made.
    const auto most = static_cast<std::uint32_t>(world_.moves.size() - 1);
    world_.moves.resize(dice.one_in(2) ? most : dice.uniform(most));
    positions_.resize(world_.moves.size() + 1);
    for (std::size_t turn = 0; turn < world_.moves.size(); ++turn)
      world_.delays.push_back(dice.between(milliseconds{20}, milliseconds{1'500}));
  }

  const PlannedWorld& world() const { return world_; }
  const Deal& deal() const { return deal_; }

  const Rules& rules() const { return rules_; }

  /// Another deal that the viewer cannot distinguish from this one, with the same moves, except for details shown only
  /// to the player who makes the move.
  struct Alike {
    Deal deal;
    std::vector<std::string> moves;
  };
  Alike alike(std::uint32_t viewer, std::uint64_t seed) const {
    BotDice dice{seed};
    const State& end = positions_.back();
    const State other = Game::sample_world(Game::view(end, viewer_of(viewer)), dice);
    Alike alike{deal_in(other, end, deal_), {}};
    for (std::size_t turn = 0; turn < world_.moves.size(); ++turn) {
      const Seat seat{static_cast<std::uint8_t>(world_.movers[turn])};
      alike.moves.push_back(bytes_of(move_in(other, seat, moves_[turn])));
    }
    return alike;
  }

  /// Moves that other seats could make at some point but this viewer never could.
  std::vector<std::string> foreign_moves(std::uint32_t viewer) const {
    std::vector<std::string> foreign;
    for (const State& state : positions_) {
      for (const auto& move : moves_of_others(state, viewer)) {
        const auto may = [&](const State& at) {
          return viewer < world_.seats && Game::legal_moves(at, viewer_of(viewer).seat).contains(move);
        };
        if (std::ranges::none_of(positions_, may)) foreign.push_back(bytes_of(move));
      }
    }
    return foreign;
  }

 private:
  /// The moves of other seats in this position, or a sample if there are many.
  static auto moves_of_others(const State& state, std::uint32_t viewer) {
    std::vector<typename Game::Move> moves;
    for (const Seat seat : testing::seats_of(Game::to_act(state))) {
      if (seat.index == viewer) continue;
      const auto some = testing::offered(Game::legal_moves(state, seat), 20);
      moves.insert(moves.end(), some.begin(), some.end());
    }
    return moves;
  }
  Viewer viewer_of(std::uint32_t viewer) const {
    if (viewer >= world_.seats) return {};
    return {Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(viewer)}};
  }
  static std::string bytes_of(const typename Game::Move& move) {
    table::v1::GameMove message;
    Kind::Wire::write(move, message);
    return message.SerializeAsString();
  }

  Rules rules_;
  PlannedWorld world_;
  std::vector<typename Game::Move> moves_;
  Deal deal_{};
  std::vector<State> positions_;  ///< Before each move, and after the last one.
};

}  // namespace cardroom::simulation
