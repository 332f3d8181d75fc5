// The laws that every kind must obey at its boundaries: the wire, the match at a table, the registry.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/match_of.h"
#include "common/games/registry.h"
#include "tests/contract/game_contract.h"

namespace cardroom {
namespace {

using testing::GameContract;
using testing::kGames;
using testing::KindName;
using testing::offered;
using testing::RandomGame;
using testing::seats_of;
using testing::TestedKinds;
using testing::told;
using testing::viewers;

template <class Kind>
class MatchContract : public GameContract<Kind> {};
TYPED_TEST_SUITE(MatchContract, TestedKinds, KindName);

TYPED_TEST(MatchContract, EveryDecisionDeservesAnOrdinaryOnesTimeOrMore) {
  using Game = typename TypeParam::Game;
  std::map<std::uint32_t, int> shares;
  for (const auto& state : this->samples()) {
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const std::uint32_t share = Game::time_share(state, seat);
      ASSERT_GE(share, 1U);
      ASSERT_LE(share, kTimeShareMax);
      // Everybody sees the countdown, so it must reveal nothing hidden: seats that decide simultaneously all get the
      // same time.
      ASSERT_EQ(share, Game::time_share(state, seats_of(Game::to_act(state)).front()));
      ++shares[share];
    }
  }
  ASSERT_GT(shares[1], 0) << "some decision is an ordinary one";
}

TYPED_TEST(MatchContract, WireFormsRoundTrip) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  for (const auto& state : this->samples()) {
    for (const Viewer viewer : viewers(Game::kFacts.seats_min)) {
      wire::GameView message;
      Wire::write(Game::view(state, viewer), message);
      ASSERT_EQ(Wire::view(message, viewer), Game::view(state, viewer));
    }
    for (const Seat seat : seats_of(Game::to_act(state))) {
      const auto legal = Game::legal_moves(state, seat);
      wire::GameMoves message;
      Wire::write(legal, message);
      ASSERT_EQ(Wire::moves(message), legal);
      for (const auto& move : offered(legal)) {
        wire::GameMove one;
        Wire::write(move, one);
        ASSERT_EQ(Wire::move(one), move);
      }
    }
  }
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    RandomGame<Game> game{seed, this->seats_in(seed), this->rules_in(seed)};
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

TYPED_TEST(MatchContract, AMessageOfAnotherKindIsRefused) {
  using Wire = typename TypeParam::Wire;
  EXPECT_EQ(Wire::move(wire::GameMove{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::moves(wire::GameMoves{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::view(wire::GameView{}, Viewer{}).error(), Refusal{Reason::malformed});
  EXPECT_EQ(Wire::event(wire::GameEvent{}).error(), Refusal{Reason::malformed});
}

TYPED_TEST(MatchContract, AMatchBehavesLikeItsGame) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kFacts.seats_usual};
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
    wire::Hint hint;
    match.advise(seat, BotType::clever, 5)->run(hint);
    ASSERT_NE(hint.reason().game_case(), wire::GameHint::GAME_NOT_SET);
    ASSERT_TRUE(Game::legal_moves(game.state, seat).contains(*Wire::move(hint.move())));
    match.think(seat, BotType::basic, 5)->run(move);
    ASSERT_EQ(match.apply(seat, move), accepted);
    ASSERT_EQ(Game::apply(game.state, seat, *Wire::move(move), game.log), accepted);
    ASSERT_EQ(match.to_act(), Game::to_act(game.state));
    ASSERT_EQ(match.scores(), Game::scores(game.state));
    ASSERT_EQ(match.winners(), Game::winners(game.state));
    for (const Viewer viewer : viewers(Game::kFacts.seats_usual)) {
      wire::GameView view;
      match.view(viewer, view);
      ASSERT_EQ(view.SerializeAsString(), this->bytes_of_view(game.state, viewer));
    }
  }
  EXPECT_TRUE(std::ranges::all_of(digests, [](const auto& seen) { return seen.second == 1; })) << "positions differ";
}

TYPED_TEST(MatchContract, AMatchKeepsTheEventsOfTheDealForLateViewers) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kFacts.seats_usual};
  RandomGame<Game> game{12};
  FairStream stream{simulation_key(12, 0, 0)};
  EXPECT_EQ(match.end_event(), 0U);
  ASSERT_EQ(match.deal(stream), accepted);
  ASSERT_TRUE(game.step());
  ASSERT_EQ(match.end_event() - match.first_event(), game.log.entries.size());
  for (const Viewer viewer : viewers(Game::kFacts.seats_usual)) {
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

/// Everything that a match shows to anybody.
std::string shown_by(const Match& match) {
  std::string bytes = std::to_string(match.digest()) + ' ' + std::to_string(static_cast<int>(match.stage())) + ' ' +
                      std::to_string(match.first_event()) + ' ' + std::to_string(match.end_event());
  for (const Viewer viewer : viewers(match.seats())) {
    wire::GameView view;
    match.view(viewer, view);
    bytes += view.SerializeAsString();
    std::vector<wire::GameEvent> events;
    match.events(viewer, 0, events);
    for (const auto& event : events)
      bytes += event.SerializeAsString() + '|';
  }
  return bytes;
}

TYPED_TEST(MatchContract, ASavedMatchContinuesAlike) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kFacts.seats_usual};
  EXPECT_EQ(match.save(), "") << "nothing has been dealt";
  EXPECT_TRUE(match.load(""));
  for (std::uint32_t deal = 0; match.stage() != Stage::over && deal < 3; ++deal) {
    FairStream stream{simulation_key(13, 0, deal)};
    ASSERT_EQ(match.deal(stream), accepted);
    while (match.stage() == Stage::moves) {
      const std::string saved = match.save();
      ASSERT_NE(saved, "");
      MatchOf<Game, Wire> other{{}, Game::kFacts.seats_usual};
      ASSERT_TRUE(other.load(saved));
      ASSERT_EQ(shown_by(other), shown_by(match));
      MatchOf<Game, Wire> spoilt{{}, Game::kFacts.seats_usual};
      ASSERT_FALSE(spoilt.load(saved.substr(1))) << "a byte is missing";
      ASSERT_FALSE(spoilt.load(saved + 'x')) << "a byte too many";
      const Seat seat = seats_of(match.to_act()).front();
      wire::GameMove move;
      match.think(seat, BotType::basic, 5)->run(move);
      ASSERT_EQ(match.apply(seat, move), accepted);
      ASSERT_EQ(other.apply(seat, move), accepted);
      ASSERT_EQ(shown_by(other), shown_by(match));
    }
    MatchOf<Game, Wire> between{{}, Game::kFacts.seats_usual};
    ASSERT_TRUE(between.load(match.save()));
    ASSERT_EQ(shown_by(between), shown_by(match));
  }
}

/// Adds the cards that a message names.
void add_cards(const google::protobuf::Message& message, std::set<Card>& cards) {
  const auto& reflection = *message.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const auto* field : fields) {
    const int count = field->is_repeated() ? reflection.FieldSize(message, field) : 1;
    for (int i = 0; i < count; ++i) {
      if (field->cpp_type() == google::protobuf::FieldDescriptor::CPPTYPE_MESSAGE) {
        add_cards(field->is_repeated() ? reflection.GetRepeatedMessage(message, field, i)
                                       : reflection.GetMessage(message, field),
                  cards);
      } else if (field->enum_type() == cards::v1::Card_descriptor()) {
        const int card = field->is_repeated() ? reflection.GetRepeatedEnumValue(message, field, i)
                                              : reflection.GetEnumValue(message, field);
        if (card > 0) cards.insert(static_cast<Card>(card - 1));
      }
    }
  }
}

// Open hands are the views of all seats: they show every card that has been dealt, and none that is still to come.
TYPED_TEST(MatchContract, TheViewsOfAllSeatsShowEveryDealtCard) {
  using Game = typename TypeParam::Game;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const std::uint8_t seats = this->seats_in(seed);
    for (const auto& state : testing::positions<Game>(seed, seats, this->rules_in(seed))) {
      if (Game::stage(state) != Stage::moves) continue;
      std::set<Card> seen;
      for (Seat seat{}; seat.index < seats; ++seat.index) {
        wire::GameView view;
        TypeParam::Wire::write(Game::view(state, {Viewer::Kind::seat, seat}), view);
        add_cards(view, seen);
      }
      auto rest = state;
      for (const Card card : Game::undealt(rest))
        seen.insert(card);
      const auto all = every_card(state);
      ASSERT_EQ(seen, std::set<Card>(all.begin(), all.end()));
    }
  }
}

// This is how a table steps back: the moves up to then are made again.
TYPED_TEST(MatchContract, ACopyFromTheDealGoesTheSameWayWithTheSameMoves) {
  using Game = typename TypeParam::Game;
  using Wire = typename TypeParam::Wire;
  MatchOf<Game, Wire> match{{}, Game::kFacts.seats_usual};
  FairStream stream{simulation_key(14, 0, 0)};
  ASSERT_EQ(match.deal(stream), accepted);
  const auto dealt = match.copy();
  std::vector<std::pair<Seat, wire::GameMove>> moves;
  std::vector<std::string> moments{shown_by(match)};
  while (match.stage() == Stage::moves) {
    const Seat seat = seats_of(match.to_act()).front();
    match.think(seat, BotType::basic, 5)->run(moves.emplace_back(seat, wire::GameMove{}).second);
    ASSERT_EQ(match.apply(seat, moves.back().second), accepted);
    moments.push_back(shown_by(match));
  }
  const auto again = dealt->copy();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    ASSERT_EQ(shown_by(*again), moments[i]);
    ASSERT_EQ(again->apply(moves[i].first, moves[i].second), accepted);
  }
  EXPECT_EQ(shown_by(*again), moments.back());
}

TYPED_TEST(MatchContract, OnlyASeatThatIsAskedThinks) {
  using Game = typename TypeParam::Game;
  MatchOf<Game, typename TypeParam::Wire> match{{}, Game::kFacts.seats_usual};
  EXPECT_THROW(match.think(Seat{0}, BotType::random, 1), InvariantBroken);
  EXPECT_THROW(match.advise(Seat{0}, BotType::clever, 1), InvariantBroken);
}

TYPED_TEST(MatchContract, TheRegistryMakesMatchesOfIt) {
  using Game = typename TypeParam::Game;
  const GameKind* kind = find_game_kind(Game::kFacts.id);
  ASSERT_NE(kind, nullptr);
  EXPECT_EQ(kind->name, Game::kFacts.name);
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
