// The story of a Lucky Thirteen game, which both clients use, built from server messages.
#include "client/games/lucky_thirteen/story.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cardroom/table/v1/table.pb.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::lucky_thirteen::story {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;
using ::testing::ElementsAre;
using ::testing::SizeIs;

wire::GameEvent message(const Event& event) {
  wire::GameEvent message;
  Wire::write(event, message);
  return message;
}

/// A game in which each seat discards the first card of its hand, and the messages sent to seat 0.
class ToldGame {
 public:
  ToldGame() {
    EventLog<Event> log;
    EXPECT_EQ(Game::deal(state_, deal_of("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D"), log), accepted);
    tell(log);
  }
  void play(int turns) {
    for (; turns > 0; --turns) {
      EventLog<Event> log;
      EXPECT_EQ(Game::apply(state_, state_.turn, Game::legal_moves(state_, state_.turn)[0], log), accepted);
      tell(log);
    }
  }
  View view() const {
    wire::GameView message;
    Wire::write(Game::view(state_, {Viewer::Kind::seat, Seat{0}}), message);
    return view_of(message).value();
  }
  const std::vector<wire::GameEvent>& events() const { return events_; }

 private:
  void tell(const EventLog<Event>& log) {
    for (const auto& entry : log.entries)
      events_.push_back(message(entry.whole_for.contains(Seat{0}) ? entry.whole : entry.rest));
  }

  State state_ = Game::begin({}, kSeats);
  std::vector<wire::GameEvent> events_;
};

TEST(LuckyThirteenBeats, KnowTheirRound) {
  ToldGame game;
  game.play(kTurns);
  std::vector<int> begun;
  for (const Beat& beat : beats_of(game.events()))
    if (beat.begins_round) begun.push_back(beat.round);
  EXPECT_THAT(begun, ElementsAre(1, 2, 3, 4));
  EXPECT_EQ(beats_of(game.events()).front().round, 0);
}

TEST(LuckyThirteenBeats, OfALateViewerKnowTheirRoundToo) {
  ToldGame game;
  game.play(6);
  // The discard of the sixth turn, and the seventh draw.
  const auto late = std::span{game.events()}.last(2);
  EXPECT_EQ(draws_missed(game.view(), late), 6);
  const auto beats = beats_of(late, draws_missed(game.view(), late));
  EXPECT_EQ(beats.back().round, 2);
  EXPECT_EQ(draws_missed(game.view(), game.events()), 0);
}

TEST(LuckyThirteenBeats, JoinADrawAndItsDiscard) {
  ToldGame game;
  game.play(1);
  const auto beats = beats_of(game.events());
  // Two cards turned up, four hands, the first turn, and the next seat's draw.
  ASSERT_THAT(beats, SizeIs(8));
  EXPECT_EQ(beats[5].answer, beats[6].message);
  EXPECT_EQ(beats[6].drew, std::get<Drew>(beats[5].event));
  EXPECT_TRUE(beats[6].drew->card) << "the viewer's own";
  EXPECT_EQ(beats[7].answer, nullptr) << "not made yet";
}

TEST(LuckyThirteenBeats, OmitUnreadableEvents) {
  wire::GameEvent no_card = message(Discarded{Seat{0}, card("7H")});
  no_card.mutable_lucky_thirteen()->mutable_discarded()->set_card(static_cast<cards::v1::Card>(99));
  const std::vector events{wire::GameEvent{}, no_card, message(Discarded{Seat{1}, card("8H")})};
  EXPECT_THAT(beats_of(events), SizeIs(1));
  EXPECT_THAT(since(beats_of(events), &events[2]), SizeIs(1));
  EXPECT_EQ(view_of({}), std::nullopt);
  EXPECT_EQ(moves_of({}), std::nullopt);
}

TEST(LuckyThirteenView, HasTheHandAsItWasDrawn) {
  ToldGame game;
  EXPECT_EQ(round_of(game.view()), 1);
  const View before = game.view();
  ASSERT_TRUE(drawn_card(before));
  EXPECT_EQ(hand_as_drawn(before).back(), *drawn_card(before));
  EXPECT_THAT(hand_as_drawn(before), SizeIs(3));
  game.play(4);
  const View view = game.view();
  EXPECT_EQ(round_of(view), 2);
  EXPECT_EQ(hand_as_drawn(view).back(), *drawn_card(view));
  EXPECT_THAT(discards_of(view, Seat{0}), SizeIs(1));
  EXPECT_THAT(discards_of(view, Seat{3}), ElementsAre(view.discards[3]));
  game.play(1);
  EXPECT_EQ(drawn_card(game.view()), std::nullopt);
}

TEST(LuckyThirteenView, HasTheLastCompleteRound) {
  ToldGame game;
  game.play(3);
  EXPECT_FALSE(last_round(game.view()));
  game.play(4);
  const auto round = last_round(game.view());
  ASSERT_TRUE(round);
  EXPECT_EQ(round->number, 1);
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    EXPECT_EQ(round->discards[seat.index], discards_of(game.view(), seat)[0]);
}

TEST(LuckyThirteenResults, ShowTheThirteensAndTheCardsThatCount) {
  const Result pair{card_set("8S 5S"), Option::private_cards, card_set("8S 5S"), 52};
  const Result open{card_set("KS 9H"), Option::one_and_one, card_set("9H 4D"), 35};
  const Result none{.hand = card_set("2S 3S"), .points = 0};
  EXPECT_EQ(thirteens_in({none, none, none, none}).count, 0);
  EXPECT_EQ(thirteens_in({none, pair, none, none}).alone, Seat{1});
  EXPECT_EQ(thirteens_in({open, pair, none, none}).count, 2);
  EXPECT_EQ(thirteens_in({open, pair, none, none}).alone, std::nullopt);
  ASSERT_THAT(counted_cards(open), SizeIs(2));
  EXPECT_EQ(counted_cards(open)[0].card, card("9H")) << "private ones first";
  EXPECT_TRUE(counted_cards(open)[1].is_public);
  EXPECT_THAT(counted_cards(none), SizeIs(2));
}

TEST(LuckyThirteenResults, SayWithWhichValuesTheCardsMakeThirteen) {
  const Result pair{card_set("8S 5S"), Option::private_cards, card_set("8S 5S"), 52};
  const Result open{card_set("KS 2H"), Option::one_and_one, card_set("2H QD"), 35};
  EXPECT_THAT(values_of_thirteen(pair), ::testing::UnorderedElementsAre(8, 5));
  EXPECT_THAT(values_of_thirteen(open), ::testing::ElementsAre(2, 11)) << "a queen counts as eleven";
  EXPECT_THAT(values_of_thirteen({.hand = card_set("2S 3S")}), ::testing::IsEmpty());
}

TEST(LuckyThirteenResults, SayWhatAHandBrings) {
  const Result pair{card_set("8S 5S"), Option::private_cards, card_set("8S 5S"), 52};
  const Result open{card_set("KS 9H"), Option::one_and_one, card_set("9H 4D"), 35};
  const Result none{.hand = card_set("2S 3S"), .points = 0};
  EXPECT_EQ(brings({none, none, none, none}, none), Brings::products);
  EXPECT_EQ(brings({none, pair, none, none}, pair), Brings::hundred);
  EXPECT_EQ(brings({none, pair, none, none}, none), Brings::nothing);
  EXPECT_EQ(brings({open, pair, none, none}, pair), Brings::products);
  EXPECT_EQ(brings({open, pair, none, none}, none), Brings::nothing);
}

TEST(LuckyThirteenResults, AreThereWhenAllHandsAreShown) {
  ToldGame game;
  game.play(kTurns - 1);
  EXPECT_EQ(results_of(beats_of(game.events())), std::nullopt);
  game.play(1);
  EXPECT_EQ(results_of(beats_of(game.events())), game.view().results);
  EXPECT_EQ(round_of(game.view()), kRounds);
}

TEST(LuckyThirteenMoves, AreReadAsTheyAreWritten) {
  wire::GameMoves moves;
  Wire::write(Moves{card_set("KC QH")}, moves);
  EXPECT_EQ(moves_of(moves)->discards, card_set("KC QH"));
  EXPECT_EQ(move_of(message_of({card("KC")})), Move{card("KC")});
  EXPECT_EQ(move_of({}), std::nullopt);
}

}  // namespace
}  // namespace cardroom::lucky_thirteen::story
