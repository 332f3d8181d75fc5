// The story of a Pinochle game, which both clients use, built from server messages.
#include "client/games/pinochle/story.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/games/pinochle/pinochle_wire.h"
#include "tests/support/pinochle_game.h"

namespace cardroom::pinochle::story {
namespace {

using cardroom::testing::card;
using ::testing::ElementsAre;
using ::testing::SizeIs;

/// A game, and the messages sent to a spectator.
class ToldGame {
 public:
  explicit ToldGame(const Rules& rules = {}) : state_{Game::begin(rules, kSeats)} {
    EventLog<Event> log;
    EXPECT_EQ(Game::deal(state_, deal_of({}), log), accepted);
    tell(log);
  }
  /// Makes moves such as "20, pass, C", each by the first seat that has to move.
  void play(std::string_view moves) {
    while (!moves.empty()) {
      const auto end = std::min(moves.find(", "), moves.size());
      apply(move(moves.substr(0, end)));
      moves.remove_prefix(std::min(end + 2, moves.size()));
    }
  }
  /// Plays the first legal card this many times.
  void play_cards(int cards) {
    for (; cards > 0 && state_.table.stage == Stage::moves; --cards)
      apply(Game::legal_moves(state_, state_.table.turn)[0]);
  }
  Seat asked() const { return state_.table.to_act().contains(Seat{0}) ? Seat{0} : Seat{1}; }
  const State& state() const { return state_; }
  const Table& table() const { return state_.table; }
  const std::vector<wire::GameEvent>& events() const { return events_; }
  View view() const {
    wire::GameView message;
    Wire::write(Game::view(state_, {}), message);
    return view_of(message).value();
  }

 private:
  void apply(const Move& move) {
    EventLog<Event> log;
    EXPECT_EQ(Game::apply(state_, asked(), move, log), accepted);
    tell(log);
  }
  void tell(const EventLog<Event>& log) {
    for (const auto& entry : log.entries)
      Wire::write(entry.rest, events_.emplace_back());
  }

  State state_;
  std::vector<wire::GameEvent> events_;
};

TEST(PinochleBeats, KnowTheirTrickAndWhoLeads) {
  ToldGame game;
  game.play("20, pass, C");
  game.play_cards(3);
  std::vector<std::pair<int, bool>> cards;
  for (const Beat& beat : beats_of(game.events())) {
    if (std::holds_alternative<Played>(beat.event)) cards.emplace_back(beat.trick(), beat.leads());
    if (!std::holds_alternative<WonTrick>(beat.event)) continue;
    ASSERT_TRUE(beat.completed_by);
    EXPECT_EQ(beat.completed_by->card, game.table().plays[1]);
  }
  EXPECT_THAT(cards, ElementsAre(std::pair{1, true}, std::pair{1, false}, std::pair{2, true}));
}

TEST(PinochleBeats, CountThePointsAsTheServerDoes) {
  ToldGame game;
  game.play("20, 30, pass, C");
  game.play_cards(2 * kTricks);
  EXPECT_EQ(game.table().stage, Stage::over);
  EXPECT_EQ(beats_of(game.events()).back().points, reckonings_of(game.table()));
}

TEST(PinochleBeats, OfALateViewerKnowTrickAndPointsToo) {
  ToldGame game;
  game.play("20, pass, C");
  game.play_cards(9);
  const auto all = beats_of(game.events());
  const std::size_t from = all.size() - 5;
  const auto late = beats_of(std::span{game.events()}.subspan(from), game.table());
  ASSERT_THAT(late, SizeIs(5));
  for (std::size_t i = 0; i < late.size(); ++i) {
    EXPECT_EQ(late[i].plays, all[from + i].plays);
    EXPECT_EQ(late[i].points, all[from + i].points);
  }
}

TEST(PinochleBeats, KnowTheSecondOfTwoThatTakeAndDraw) {
  ToldGame game{{.cutthroat = true}};
  game.play("20, pass, C");
  const Card turned = game.table().turned[0];
  game.play("take " + card_text(turned));
  std::vector<bool> second;
  for (const Beat& beat : beats_of(game.events()))
    if (std::holds_alternative<Took>(beat.event) || std::holds_alternative<Drew>(beat.event))
      second.push_back(beat.is_second);
  EXPECT_THAT(second, ElementsAre(false, true, false, true));
}

TEST(PinochleBeats, OmitUnreadableEvents) {
  ToldGame game;
  std::vector<wire::GameEvent> events{wire::GameEvent{}, game.events().front()};
  events.emplace_back().mutable_pinochle()->mutable_played()->set_card(cards::v1::CARD_TWO_OF_CLUBS);
  EXPECT_THAT(beats_of(events), SizeIs(1));
  EXPECT_EQ(view_of(wire::GameView{}), std::nullopt);
  EXPECT_EQ(moves_of(wire::GameMoves{}), std::nullopt);
  EXPECT_EQ(move_of(wire::GameMove{}), std::nullopt);
}

TEST(PinochleStory, BidsHaveTheSeatsThatMadeThem) {
  ToldGame game;
  game.play("20, 40, 50");
  std::vector<std::pair<int, int>> bids;
  for (const auto& [seat, amount] : bids_of(game.view().table))
    bids.emplace_back(seat.index, amount);
  EXPECT_THAT(bids, ElementsAre(std::pair{0, 20}, std::pair{1, 40}, std::pair{0, 50}));
}

BidRange range_after(std::string_view bids) {
  ToldGame game;
  game.play(bids);
  wire::GameMoves message;
  Wire::write(Game::legal_moves(game.state(), game.asked()), message);
  return bid_range(story::moves_of(message).value());
}

TEST(PinochleStory, TheRangeOfBidsIsThatOfTheMoves) {
  const auto [first_least, first_most] = range_after("");
  EXPECT_EQ(first_least, kBidStep);
  EXPECT_EQ(first_most, kFirstBidMax);
  const auto [least, most] = range_after("20");
  EXPECT_EQ(least, 20 + kBidStep);
  EXPECT_EQ(most, 20 + 2 * kBidStep);
  EXPECT_EQ(bid_range({.is_asked = true, .bid = kBidMax}).least, 0);
}

TEST(PinochleStory, TricksAreCountedForTheirWinners) {
  ToldGame game;
  game.play("20, pass, C");
  game.play_cards(6);
  const Table table = game.view().table;
  EXPECT_EQ(trick_of(table), 4);
  EXPECT_EQ(tricks_won(table, Seat{0}) + tricks_won(table, Seat{1}), 3);
  game.play_cards(2 * kTricks);
  EXPECT_EQ(trick_of(game.view().table), kTricks);
}

TEST(PinochleStory, TheLastTrickIsTheLastCompleteOne) {
  ToldGame game;
  game.play("20, pass, C");
  game.play_cards(1);
  EXPECT_FALSE(last_trick(game.view().table)) << "it is not complete";
  game.play_cards(4);
  const auto trick = last_trick(game.view().table);
  ASSERT_TRUE(trick);
  EXPECT_EQ(trick->number, 2);
  const auto played = game.table().played();
  EXPECT_THAT(trick->cards, ElementsAre(played[2], played[3]));
  EXPECT_EQ(trick->leader, game.table().player(2));
  EXPECT_EQ(trick->winner, game.table().player(4));
  int points = 0;
  for (const Beat& beat : beats_of(game.events()))
    if (const auto* won = std::get_if<WonTrick>(&beat.event)) points = won->points;
  EXPECT_EQ(trick->points, points);
}

TEST(PinochleStory, ABidThatWasNotReachedIsLostAtTheEnd) {
  ToldGame game;
  game.play("2000, pass, C");
  EXPECT_EQ(fallen_short(game.view().table), std::nullopt);
  game.play_cards(2 * kTricks);
  EXPECT_EQ(fallen_short(game.view().table), Seat{0});
  const auto kept = bid_kept(game.view().table);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->bidder, Seat{0});
  EXPECT_EQ(kept->bid, 2000);
  EXPECT_EQ(kept->spare, -game.view().table.reckoning(Seat{0}).missing());
  ToldGame made;
  EXPECT_FALSE(bid_kept(made.view().table));
  made.play("pass, C");
  made.play_cards(2 * kTricks);
  EXPECT_EQ(fallen_short(made.view().table), std::nullopt);
}

Following following(std::string_view led, std::string_view held, Suit trump) {
  Table table{.trump = trump, .play_count = 1, .phase = Phase::tricks, .stage = Stage::moves};
  table.plays[0] = card(led);
  return following_of(table, pinochle::moves_of(table, hand(held)), hand(held));
}

TEST(PinochleStory, TheRuleOfFollowingIsThatOfTheMoves) {
  EXPECT_EQ(following("KH", "AH 9H AS", Suit::clubs), Following::higher);
  EXPECT_EQ(following("KH", "9H AS", Suit::spades), Following::trump);
  EXPECT_EQ(following("KH", "9H AS", Suit::clubs), Following::freely);
  EXPECT_EQ(following("KH", "AH", Suit::clubs), Following::freely) << "there is nothing to choose";
  const Table leads{.phase = Phase::tricks, .stage = Stage::moves};
  EXPECT_EQ(following_of(leads, pinochle::moves_of(leads, hand("AH KH")), hand("AH KH")), Following::freely);
  EXPECT_EQ(led_suit(leads), std::nullopt);
}

TEST(PinochleStory, MovesAreReadBackAsTheyWereSent) {
  for (const Move& move : {Move::pass(), Move::bids(120), Move::names(Suit::hearts), Move::takes(card("KC")),
                           Move::keeps(hand("KC KC 9S")), Move::plays(card("9S"))})
    EXPECT_EQ(move_of(message_of(move)), move);
}

}  // namespace
}  // namespace cardroom::pinochle::story
