// The laws that every game must obey, whatever its rules, as documented in common/game/contract.h. Every kind in the
// list must satisfy them. Each law is checked in every position of many random games.
#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "common/game/bot_type.h"
#include "tests/contract/game_contract.h"

namespace cardroom {
namespace {

using testing::GameContract;
using testing::kGames;
using testing::KindName;
using testing::kStepsMax;
using testing::offered;
using testing::RandomGame;
using testing::seats_of;
using testing::TestedKinds;
using testing::told;
using testing::viewers;

TYPED_TEST_SUITE(GameContract, TestedKinds, KindName);

TYPED_TEST(GameContract, TheSameDealAndMovesGiveTheSameGame) {
  using Game = typename TypeParam::Game;
  RandomGame<Game> one{7};
  RandomGame<Game> other{7};
  while (!one.over()) {
    ASSERT_TRUE(one.step() && other.step());
    ASSERT_EQ(one.state, other.state);
    ASSERT_EQ(this->bytes_of(told(one.log, {Viewer::Kind::all, {}})),
              this->bytes_of(told(other.log, {Viewer::Kind::all, {}})));
  }
}

TYPED_TEST(GameContract, AcceptsExactlyTheOfferedMoves) {
  using Game = typename TypeParam::Game;
  const auto moves = this->some_moves();
  for (const auto& state : this->samples()) {
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const auto legal = Game::legal_moves(state, seat);
      ASSERT_GT(legal.size(), 0U);
      for (const auto& move : offered(legal)) {
        auto next = state;
        NoEvents none;
        ASSERT_TRUE(legal.contains(move));
        ASSERT_EQ(Game::apply(next, seat, move, none), accepted) << ::testing::PrintToString(move);
      }
      for (const auto& move : moves) {
        auto next = state;
        NoEvents none;
        ASSERT_EQ(Game::apply(next, seat, move, none) == accepted, legal.contains(move))
            << ::testing::PrintToString(move);
      }
    }
  }
}

TYPED_TEST(GameContract, NoSeatMovesOutOfTurn) {
  using Game = typename TypeParam::Game;
  const auto moves = this->some_moves();
  for (const auto& state : this->samples()) {
    for (Seat seat{}; seat.index < Game::kFacts.seats_min; ++seat.index) {
      if (Game::to_act(state).contains(seat)) continue;
      ASSERT_EQ(Game::legal_moves(state, seat).size(), 0U);
      for (const auto& move : moves) {
        auto next = state;
        NoEvents none;
        const Reason expected = Game::stage(state) == Stage::over ? Reason::game_over : Reason::not_your_turn;
        ASSERT_EQ(Game::apply(next, seat, move, none), Refusal{expected});
      }
    }
  }
}

TYPED_TEST(GameContract, ARefusalChangesNothing) {
  using Game = typename TypeParam::Game;
  const auto moves = this->some_moves();
  int refused = 0;
  for (const auto& state : this->samples()) {
    for (Seat seat{}; seat.index < Game::kFacts.seats_min; ++seat.index) {
      for (const auto& move : moves) {
        auto next = state;
        EventLog<typename Game::Event> log;
        if (Game::apply(next, seat, move, log) == accepted) continue;
        ++refused;
        ASSERT_EQ(next, state);
        ASSERT_TRUE(log.entries.empty());
      }
    }
    auto next = state;
    EventLog<typename Game::Event> log;
    ASSERT_NE(Game::deal(next, typename Game::Deal{}, log), accepted) << "no pack at all";
    ASSERT_EQ(next, state);
    ASSERT_TRUE(log.entries.empty());
  }
  EXPECT_GT(refused, 1000);
}

TYPED_TEST(GameContract, ASeatIsAskedExactlyInTheStageOfMoves) {
  using Game = typename TypeParam::Game;
  for (const auto& state : this->samples()) {
    ASSERT_EQ(Game::to_act(state).empty(), Game::stage(state) != Stage::moves);
  }
}

TYPED_TEST(GameContract, LegalMovesAreAFunctionOfTheSeatsOwnView) {
  using Game = typename TypeParam::Game;
  for (const auto& state : this->samples()) {
    for (Seat seat{}; seat.index < Game::kFacts.seats_min; ++seat.index) {
      ASSERT_EQ(Game::legal_moves(Game::view(state, {Viewer::Kind::seat, seat})), Game::legal_moves(state, seat));
    }
    ASSERT_EQ(Game::legal_moves(Game::view(state, {})).size(), 0U) << "a spectator";
  }
}

TYPED_TEST(GameContract, ASampledWorldLooksTheSame) {
  using Game = typename TypeParam::Game;
  BotDice dice{1};
  for (const auto& state : this->samples()) {
    for (const Viewer viewer : viewers(Game::kFacts.seats_min)) {
      const auto view = Game::view(state, viewer);
      const auto world = Game::sample_world(view, dice);
      ASSERT_EQ(Game::view(world, viewer), view);
      ASSERT_EQ(this->bytes_of_view(world, viewer), this->bytes_of_view(state, viewer));
      ASSERT_EQ(Game::stage(world), Game::stage(state));
      ASSERT_EQ(Game::to_act(world), Game::to_act(state));
    }
  }
}

TYPED_TEST(GameContract, ASampledWorldCanBePlayedToItsEnd) {
  using Game = typename TypeParam::Game;
  BotDice dice{2};
  for (const auto& state : this->samples()) {
    for (const Viewer viewer : viewers(Game::kFacts.seats_min)) {
      auto world = Game::sample_world(Game::view(state, viewer), dice);
      int steps = 0;
      while (Game::stage(world) == Stage::moves) {
        ASSERT_LT(++steps, kStepsMax);
        for (const Seat seat : seats_of(Game::to_act(world))) {
          const auto legal = Game::legal_moves(world, seat);
          NoEvents none;
          ASSERT_EQ(Game::apply(world, seat, legal[dice.uniform(legal.size())], none), accepted);
        }
      }
    }
  }
}

// The same move is made in two worlds that look the same to a viewer: the viewer's events are equal if and only if its
// next views are.
TYPED_TEST(GameContract, EventsTellAViewerWhatItsNextViewShows) {
  using Game = typename TypeParam::Game;
  using Event = typename Game::Event;
  BotDice dice{3};
  int alike = 0;
  int apart = 0;
  for (int round = 0; round < 10; ++round) {
    for (const auto& state : this->samples()) {
      for (const Seat seat : seats_of(Game::to_act(state))) {
        for (const Viewer viewer : viewers(Game::kFacts.seats_min)) {
          if (viewer.kind == Viewer::Kind::all) continue;
          auto one = state;
          auto other = Game::sample_world(Game::view(state, viewer), dice);
          const auto legal = Game::legal_moves(one, seat);
          const auto move = legal[dice.uniform(legal.size())];
          if (!Game::legal_moves(other, seat).contains(move)) continue;
          EventLog<Event> told_one;
          EventLog<Event> told_other;
          ASSERT_EQ(Game::apply(one, seat, move, told_one), accepted);
          ASSERT_EQ(Game::apply(other, seat, move, told_other), accepted);
          const bool same_events = this->bytes_of(told(told_one, viewer)) == this->bytes_of(told(told_other, viewer));
          ASSERT_EQ(same_events, Game::view(one, viewer) == Game::view(other, viewer));
          ++(same_events ? alike : apart);
        }
      }
    }
  }
  EXPECT_GT(alike, 100);
  EXPECT_GT(apart, 100) << "moves that show more than themselves: a game that has none must lower this bound";
}

TYPED_TEST(GameContract, UndealtCardsAreVisibleNowhere) {
  using Game = typename TypeParam::Game;
  BotDice dice{4};
  for (const auto& state : this->samples()) {
    auto other = state;
    testing::shuffle_with(Game::undealt(other), dice);
    for (const Viewer viewer : viewers(Game::kFacts.seats_min)) {
      ASSERT_EQ(this->bytes_of_view(other, viewer), this->bytes_of_view(state, viewer));
    }
    for (Seat seat{}; seat.index < Game::kFacts.seats_min; ++seat.index) {
      ASSERT_EQ(Game::legal_moves(other, seat), Game::legal_moves(state, seat));
    }
  }
}

TYPED_TEST(GameContract, TheSetOfCardsNeverChanges) {
  using Game = typename TypeParam::Game;
  std::vector<Card> whole;
  BotDice dice{5};
  for (const auto& state : this->samples()) {
    if (Game::stage(state) == Stage::deal) continue;
    auto world = Game::sample_world(Game::view(state, {Viewer::Kind::seat, Seat{}}), dice);
    for (const auto& one : {state, world}) {
      auto all = every_card(one);
      std::ranges::sort(all);
      if (whole.empty()) whole = all;
      ASSERT_EQ(all, whole);
    }
  }
  EXPECT_GE(whole.size(), 48U) << "cards in the game: one with a smaller deck must lower this bound";
}

TYPED_TEST(GameContract, WinnersAppearExactlyAtTheEnd) {
  using Game = typename TypeParam::Game;
  for (const auto& state : this->samples()) {
    ASSERT_EQ(Game::winners(state).empty(), Game::stage(state) != Stage::over);
  }
}

TYPED_TEST(GameContract, EveryGameEndsWithinABound) {
  using Game = typename TypeParam::Game;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    RandomGame<Game> game{seed, this->seats_in(seed), this->rules_in(seed)};
    int steps = 0;
    while (!game.over()) {
      ASSERT_TRUE(game.step());
      ASSERT_LT(++steps, kStepsMax);
    }
  }
}

TYPED_TEST(GameContract, ABotsChoiceIsLegalAndDependsOnlyOnItsViewBudgetAndDice) {
  using Game = typename TypeParam::Game;
  constexpr Budget budget{.work = 50};
  BotDice worlds{6};
  for (std::size_t i = 0; i < this->samples().size(); i += this->thinking_step()) {
    const auto& state = this->samples()[i];
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const Viewer viewer{Viewer::Kind::seat, seat};
      const auto view = Game::view(state, viewer);
      const auto view_elsewhere = Game::view(Game::sample_world(view, worlds), viewer);
      for (const BotType type : kBotTypes) {
        BotDice dice{i};
        BotDice same_dice{i};
        const auto choice = Game::choose(type, view, budget, dice);
        ASSERT_TRUE(Game::legal_moves(state, seat).contains(choice));
        ASSERT_EQ(Game::choose(type, view_elsewhere, budget, same_dice), choice);
      }
    }
  }
}

TYPED_TEST(GameContract, AnAnalysisHasLegalMovesAndDependsOnlyOnItsViewBudgetAndDice) {
  using Game = typename TypeParam::Game;
  constexpr Budget budget{.work = 50};
  BotDice worlds{7};
  for (std::size_t i = 0; i < this->samples().size(); i += this->thinking_step()) {
    const auto& state = this->samples()[i];
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const Viewer viewer{Viewer::Kind::seat, seat};
      const auto view = Game::view(state, viewer);
      const auto view_elsewhere = Game::view(Game::sample_world(view, worlds), viewer);
      BotDice dice{i};
      BotDice same_dice{i};
      const auto legal = Game::legal_moves(state, seat);
      const std::array also{legal[0], legal[legal.size() - 1]};
      const auto analysis = Game::analyse(view, budget, dice, also);
      ASSERT_FALSE(analysis.empty());
      ASSERT_EQ(analysis.front().uncertainty, 0);
      for (std::size_t a = 0; a < analysis.size(); ++a) {
        ASSERT_TRUE(legal.contains(analysis[a].move));
        for (std::size_t b = 0; b < a; ++b)
          ASSERT_FALSE(analysis[a].move == analysis[b].move) << "each move once";
        const auto hint = Game::explain(view, analysis[a].move);
        ASSERT_EQ(hint.move, analysis[a].move);
        ASSERT_EQ(Game::explain(view_elsewhere, analysis[a].move), hint);
      }
      for (const auto& move : also)
        ASSERT_TRUE(std::ranges::find(analysis, move, &Valued<typename Game::Move>::move) != analysis.end());
      ASSERT_EQ(Game::analyse(view_elsewhere, budget, same_dice, also), analysis);
      BotDice bots_dice{i};
      BotDice again{i};
      ASSERT_EQ(Game::choose(BotType::expert, view, budget, bots_dice),
                Game::analyse(view, budget, again, {}).front().move);
    }
  }
}

}  // namespace
}  // namespace cardroom
