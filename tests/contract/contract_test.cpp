// What every game must keep, whatever its rules: the laws that go with the signatures of common/game/contract.h. A new
// kind in common/games/list.h runs through all of them. Each law is looked at in every position of many random games.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/list.h"
#include "common/games/match_of.h"
#include "common/games/registry.h"
#include "tests/support/every_card.h"
#include "tests/support/random_game.h"

namespace cardroom {
namespace {

using testing::positions;
using testing::RandomGame;
using testing::seats_of;
using testing::told;
using testing::viewers;

constexpr std::uint64_t kGames = 60;
/// Far above any game; who needs more goes round in circles.
constexpr int kStepsMax = 5000;

template <class Kind>
class GameContract : public ::testing::Test {
 public:
  using State = typename Kind::Game::State;
  using Move = typename Kind::Game::Move;

  /// Positions of several games, with every number of seats in turn.
  static const std::vector<State>& samples() {
    static const auto kSamples = [] {
      std::vector<State> all;
      for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const auto game = positions<typename Kind::Game>(seed, seats_in(seed));
        all.insert(all.end(), game.begin(), game.end());
      }
      return all;
    }();
    return kSamples;
  }

  static std::uint8_t seats_in(std::uint64_t seed) {
    return static_cast<std::uint8_t>(Kind::Game::kSeatsMin +
                                     seed % (Kind::Game::kSeatsMax - Kind::Game::kSeatsMin + 1U));
  }

  /// Moves that were legal somewhere, and so mostly are not here.
  static std::vector<Move> some_moves() {
    std::vector<Move> moves;
    for (const State& state : samples()) {
      for (const Seat seat : seats_of(Kind::Game::to_act(state))) {
        const auto legal = Kind::Game::legal_moves(state, seat);
        for (std::uint32_t i = 0; i < legal.size() && moves.size() < 300; ++i) {
          if (std::ranges::find(moves, legal[i]) == moves.end()) moves.push_back(legal[i]);
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
    return std::string{Kind::Game::kName};
  }
};
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

TYPED_TEST(GameContract, EveryOfferedMoveIsAcceptedAndNoOtherOne) {
  using Game = typename TypeParam::Game;
  const auto moves = this->some_moves();
  for (const auto& state : this->samples()) {
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const auto legal = Game::legal_moves(state, seat);
      ASSERT_GT(legal.size(), 0U);
      for (std::uint32_t i = 0; i < legal.size(); ++i) {
        auto next = state;
        NoEvents none;
        ASSERT_TRUE(legal.contains(legal[i]));
        ASSERT_EQ(Game::apply(next, seat, legal[i], none), accepted) << ::testing::PrintToString(legal[i]);
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

TYPED_TEST(GameContract, NobodyMovesOutOfTurn) {
  using Game = typename TypeParam::Game;
  const auto moves = this->some_moves();
  for (const auto& state : this->samples()) {
    for (Seat seat{}; seat.index < Game::kSeatsMin; ++seat.index) {
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
    for (Seat seat{}; seat.index < Game::kSeatsMin; ++seat.index) {
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

TYPED_TEST(GameContract, SomebodyIsAskedExactlyInTheStageOfMoves) {
  using Game = typename TypeParam::Game;
  for (const auto& state : this->samples()) {
    ASSERT_EQ(Game::to_act(state).empty(), Game::stage(state) != Stage::moves);
  }
}

TYPED_TEST(GameContract, LegalMovesAreAFunctionOfTheSeatsOwnView) {
  using Game = typename TypeParam::Game;
  for (const auto& state : this->samples()) {
    for (Seat seat{}; seat.index < Game::kSeatsMin; ++seat.index) {
      ASSERT_EQ(Game::legal_moves(Game::view(state, {Viewer::Kind::seat, seat})), Game::legal_moves(state, seat));
    }
    ASSERT_EQ(Game::legal_moves(Game::view(state, {})).size(), 0U) << "a watcher";
  }
}

TYPED_TEST(GameContract, ASampledWorldLooksTheSame) {
  using Game = typename TypeParam::Game;
  BotDice dice{1};
  for (const auto& state : this->samples()) {
    for (const Viewer viewer : viewers(Game::kSeatsMin)) {
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
    for (const Viewer viewer : viewers(Game::kSeatsMin)) {
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

// In two worlds that look alike the same move is made: what the viewer is told of it must say as much as its next view.
TYPED_TEST(GameContract, EventsSayToAViewerWhatItsNextViewSays) {
  using Game = typename TypeParam::Game;
  using Event = typename Game::Event;
  BotDice dice{3};
  int alike = 0;
  int apart = 0;
  for (int round = 0; round < 10; ++round) {
    for (const auto& state : this->samples()) {
      for (const Seat seat : seats_of(Game::to_act(state))) {
        for (const Viewer viewer : viewers(Game::kSeatsMin)) {
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
  EXPECT_GT(apart, 100);
}

TYPED_TEST(GameContract, CardsThatAreNotHandedOutShowNowhere) {
  using Game = typename TypeParam::Game;
  BotDice dice{4};
  for (const auto& state : this->samples()) {
    auto other = state;
    testing::shuffle_with(Game::undealt(other), dice);
    for (const Viewer viewer : viewers(Game::kSeatsMin)) {
      ASSERT_EQ(this->bytes_of_view(other, viewer), this->bytes_of_view(state, viewer));
    }
    for (Seat seat{}; seat.index < Game::kSeatsMin; ++seat.index) {
      ASSERT_EQ(Game::legal_moves(other, seat), Game::legal_moves(state, seat));
    }
  }
}

TYPED_TEST(GameContract, NoCardIsMadeOrLost) {
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
  EXPECT_GE(whole.size(), 48U);
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
    RandomGame<Game> game{seed, this->seats_in(seed)};
    int steps = 0;
    while (!game.over()) {
      ASSERT_TRUE(game.step());
      ASSERT_LT(++steps, kStepsMax);
    }
  }
}

TYPED_TEST(GameContract, WireFormsRoundTrip) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  for (const auto& state : this->samples()) {
    for (const Viewer viewer : viewers(Game::kSeatsMin)) {
      wire::GameView message;
      Wire::write(Game::view(state, viewer), message);
      ASSERT_EQ(Wire::view(message, viewer), Game::view(state, viewer));
    }
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const auto legal = Game::legal_moves(state, seat);
      wire::GameMoves message;
      Wire::write(legal, message);
      ASSERT_EQ(Wire::moves(message), legal);
      for (std::uint32_t i = 0; i < legal.size(); ++i) {
        wire::GameMove one;
        Wire::write(legal[i], one);
        ASSERT_EQ(Wire::move(one), legal[i]);
      }
    }
  }
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    RandomGame<Game> game{seed, this->seats_in(seed)};
    while (!game.over())
      ASSERT_TRUE(game.step());
    for (const auto& entry : game.log.entries) {
      for (const auto& event : {entry.whole, entry.rest}) {
        wire::GameEvent message;
        Wire::write(event, message);
        const auto read = Wire::event(message);
        ASSERT_TRUE(read.has_value() && *read == event);
      }
    }
  }
  const typename Game::Rules rules{};
  wire::GameRules message;
  Wire::write(rules, message);
  EXPECT_EQ(Wire::rules(message), rules);
  EXPECT_EQ(Wire::rules(wire::GameRules{}), rules) << "no value at all: the defaults";
}

TYPED_TEST(GameContract, WhatIsNotOnTheWireIsRefused) {
  using Wire = typename TypeParam::Wire;
  EXPECT_EQ(Wire::move(wire::GameMove{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::moves(wire::GameMoves{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::view(wire::GameView{}, Viewer{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::event(wire::GameEvent{}).error(), Refusal{Reason::malformed});
}

TYPED_TEST(GameContract, ABotsChoiceIsLegalAndDependsOnItsViewBudgetAndDiceOnly) {
  using Game = typename TypeParam::Game;
  constexpr Budget budget{.playouts = 50};
  BotDice worlds{6};
  for (std::size_t i = 0; i < this->samples().size(); i += 3) {
    const auto& state = this->samples()[i];
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const Viewer viewer{Viewer::Kind::seat, seat};
      const auto view = Game::view(state, viewer);
      const auto view_elsewhere = Game::view(Game::sample_world(view, worlds), viewer);
      for (const BotType type : {BotType::random, BotType::basic, BotType::clever}) {
        BotDice dice{i};
        BotDice same_dice{i};
        const auto choice = Game::choose(type, view, budget, dice);
        ASSERT_TRUE(Game::legal_moves(state, seat).contains(choice));
        ASSERT_EQ(Game::choose(type, view_elsewhere, budget, same_dice), choice);
      }
    }
  }
}

TYPED_TEST(GameContract, AMatchIsItsGame) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kSeatsUsual};
  RandomGame<Game> game{11};
  FairStream stream{simulation_key(11, 0, 0)};
  ASSERT_TRUE(game.step());
  ASSERT_EQ(match.deal(stream), accepted);
  std::map<std::uint64_t, int> digests;
  while (match.stage() == Stage::moves && !game.over()) {
    ++digests[match.digest()];
    const Seat seat = seats_of(match.to_act()).front();
    wire::GameMove move;
    const std::uint64_t before = match.digest();
    ASSERT_EQ(match.apply(seat, move), Refusal{Reason::malformed});
    ASSERT_EQ(match.digest(), before);
    match.think(seat, BotType::basic, Budget{}, 5)->run(move);
    ASSERT_EQ(match.apply(seat, move), accepted);
    ASSERT_EQ(Game::apply(game.state, seat, *Wire::move(move), game.log), accepted);
    ASSERT_EQ(match.to_act(), Game::to_act(game.state));
    ASSERT_EQ(match.scores(), Game::scores(game.state));
    ASSERT_EQ(match.winners(), Game::winners(game.state));
    for (const Viewer viewer : viewers(Game::kSeatsUsual)) {
      wire::GameView view;
      match.view(viewer, view);
      ASSERT_EQ(view.SerializeAsString(), this->bytes_of_view(game.state, viewer));
    }
  }
  EXPECT_TRUE(std::ranges::all_of(digests, [](const auto& seen) { return seen.second == 1; })) << "positions differ";
}

TYPED_TEST(GameContract, AMatchKeepsTheEventsOfTheDealForWhoAsksLate) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kSeatsUsual};
  RandomGame<Game> game{12};
  FairStream stream{simulation_key(12, 0, 0)};
  EXPECT_EQ(match.end_event(), 0U);
  ASSERT_EQ(match.deal(stream), accepted);
  ASSERT_TRUE(game.step());
  ASSERT_EQ(match.end_event() - match.first_event(), game.log.entries.size());
  for (const Viewer viewer : viewers(Game::kSeatsUsual)) {
    for (std::uint32_t from = 0; from <= match.end_event() + 1; ++from) {
      std::vector<wire::GameEvent> events;
      match.events(viewer, from, events);
      std::string bytes;
      for (const auto& event : events)
        bytes += event.SerializeAsString() + '|';
      ASSERT_EQ(bytes, this->bytes_of(told(game.log, viewer, from)));
    }
  }
}

TYPED_TEST(GameContract, NobodyThinksUnasked) {
  using Game = typename TypeParam::Game;
  MatchOf<Game, typename TypeParam::Wire> match{{}, Game::kSeatsUsual};
  EXPECT_THROW(match.think(Seat{0}, BotType::random, Budget{}, 1), InvariantBroken);
}

TYPED_TEST(GameContract, TheRegistryMakesMatchesOfIt) {
  using Game = typename TypeParam::Game;
  const GameKind* kind = find_game_kind(Game::kId);
  ASSERT_NE(kind, nullptr);
  EXPECT_EQ(kind->name, Game::kName);
  EXPECT_LE(kind->seats_min, kind->seats_usual);
  EXPECT_LE(kind->seats_usual, kind->seats_max);
  EXPECT_LE(kind->seats_max, kSeatsMax);
  for (std::uint8_t seats = 0; seats < 10; ++seats) {
    const auto match = kind->make_match(wire::GameRules{}, seats);
    ASSERT_EQ(match.has_value(), seats >= kind->seats_min && seats <= kind->seats_max);
    if (!match) {
      EXPECT_EQ(match.error(), MatchError::bad_seats);
    } else {
      EXPECT_EQ((*match)->seats(), seats);
      EXPECT_EQ((*match)->stage(), Stage::deal);
    }
  }
  wire::GameRules rules;
  ASSERT_TRUE(kind->complete_rules(rules));
  EXPECT_GT(rules.ByteSizeLong(), 0U) << "every option has a value";
}

TEST(Registry, KnowsEachKindOnce) {
  for (const GameKind& kind : game_kinds())
    EXPECT_EQ(find_game_kind(kind.id), &kind);
  EXPECT_EQ(find_game_kind("no-such-kind"), nullptr);
  EXPECT_EQ(find_game_kind(""), nullptr);
}

}  // namespace
}  // namespace cardroom
