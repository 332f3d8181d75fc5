// The story of a Pasur game, which both clients use, built from server messages.
#include "client/games/pasur/story.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cardroom/table/v1/table.pb.h"
#include "common/cards/deal_key.h"
#include "common/games/pasur/pasur_wire.h"
#include "tests/support/pasur_game.h"

namespace cardroom::pasur::story {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

wire::GameEvent message(const Event& event) {
  wire::GameEvent message;
  Wire::write(event, message);
  return message;
}

View seen(const State& state, Viewer viewer = {}) {
  wire::GameView message;
  Wire::write(Game::view(state, viewer), message);
  return view_of(message);
}

/// A three-player game, and the messages sent to a spectator.
class ToldGame {
 public:
  explicit ToldGame(std::uint8_t seats = 3) : state_{Game::begin({}, seats)} {}

  void deal() {
    FairStream stream{simulation_key(3, 0, state_.table.number)};
    EventLog<Event> log;
    EXPECT_EQ(Game::deal(state_, Game::draw(state_, stream), log), accepted);
    tell(log);
  }
  /// Each seat plays its first legal move, to the end of the round.
  void play_round(int plays = kPlays) {
    for (; plays > 0 && state_.table.stage == Stage::moves; --plays) {
      EventLog<Event> log;
      const Seat seat = state_.table.turn();
      EXPECT_EQ(Game::apply(state_, seat, Game::legal_moves(state_, seat)[0], log), accepted);
      tell(log);
    }
  }

  const State& state() const { return state_; }
  const Table& table() const { return state_.table; }
  const std::vector<wire::GameEvent>& events() const { return events_; }
  std::vector<Beat> beats() const { return beats_of(events_, state_.table.seats); }

 private:
  void tell(const EventLog<Event>& log) {
    for (const auto& entry : log.entries)
      events_.push_back(message(entry.rest));
  }

  State state_;
  std::vector<wire::GameEvent> events_;
};

template <class Some>
std::vector<Beat> only(Beats beats) {
  std::vector<Beat> some;
  for (const Beat& beat : beats)
    if (std::holds_alternative<Some>(beat.event)) some.push_back(beat);
  return some;
}

TEST(PasurBeats, AreTheEventsInTheirOrderWithTheirRound) {
  ToldGame game;
  game.deal();
  game.play_round();
  game.deal();
  const auto beats = game.beats();
  ASSERT_EQ(beats.size(), game.events().size());
  EXPECT_EQ(beats.front().round, 1);
  EXPECT_EQ(beats.back().round, 2);
  EXPECT_EQ(beats[5].message, &game.events()[5]);
  EXPECT_EQ(newest_round(beats).size(), 5U) << "began, three hands, the pool";
}

TEST(PasurBeats, CountTheDealsOfARound) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    ToldGame game{seats};
    game.deal();
    game.play_round();
    std::vector<int> deals;
    for (const Beat& beat : only<Dealt>(game.beats())) {
      EXPECT_EQ(beat.deals, game.table().handouts());
      if (beat.begins_deal) deals.push_back(beat.deal);
    }
    ASSERT_THAT(deals, SizeIs(game.table().handouts()));
    for (std::size_t i = 0; i < deals.size(); ++i)
      EXPECT_EQ(deals[i], static_cast<int>(i) + 1);
  }
}

TEST(PasurBeats, OnlyTheLastScoreEndsItsRound) {
  ToldGame game;
  game.deal();
  game.play_round();
  const auto scored = only<Scored>(game.beats());
  ASSERT_THAT(scored, SizeIs(kPlays + 1U));
  for (std::size_t i = 0; i < scored.size(); ++i)
    EXPECT_EQ(scored[i].ends_round, i + 1 == scored.size()) << i;
}

TEST(PasurBeats, AScoreChangesWhereTotalsOrSursDo) {
  const std::vector events{
      message(Began{1, Seat{0}}),
      message(Played{Seat{0}, card("7H"), card_set("4D")}),
      message(Scored{}),
      message(Played{Seat{1}, card("3H"), card_set("8D")}),
      message(MadeSur{.seat = Seat{1}}),
      message(Scored{.totals = {0, 5, 0, 0}, .surs = {0, 1, 0, 0}}),
      message(Played{Seat{2}, card("KH"), {}}),
      message(Scored{.totals = {0, 5, 0, 0}, .surs = {0, 1, 0, 0}}),
  };
  const auto scored = only<Scored>(beats_of(events, 3));
  ASSERT_THAT(scored, SizeIs(3));
  EXPECT_FALSE(scored[0].changes_scores);
  EXPECT_FALSE(scored[0].follows_sur);
  EXPECT_TRUE(scored[1].changes_scores);
  EXPECT_TRUE(scored[1].follows_sur);
  EXPECT_FALSE(scored[2].changes_scores);
}

TEST(PasurBeats, SursOfTheRoundBeforeAreInItsTotals) {
  const std::vector events{
      message(Began{1, Seat{0}}),
      message(Scored{.totals = {5, 0, 0, 0}, .surs = {1, 0, 0, 0}}),
      message(Began{2, Seat{1}}),
      message(Scored{.totals = {5, 0, 0, 0}}),
  };
  EXPECT_FALSE(beats_of(events, 2).back().changes_scores);
}

TEST(PasurBeats, OmitUnreadableEvents) {
  wire::GameEvent other_kind;
  other_kind.mutable_thrones();
  wire::GameEvent no_card = message(Played{Seat{0}, card("7H"), {}});
  no_card.mutable_pasur()->mutable_played()->set_card(static_cast<cards::v1::Card>(99));
  const std::vector events{other_kind, message(Began{1, Seat{0}}), no_card, message(Played{Seat{0}, card("KH"), {}})};
  const auto beats = beats_of(events, 0);
  ASSERT_THAT(beats, SizeIs(2));
  EXPECT_EQ(last_play(beats)->card, card("KH"));
  EXPECT_THAT(since(beats, &events[2]), SizeIs(1));
  EXPECT_THAT(since(beats, events.data() + events.size()), IsEmpty());
}

TEST(PasurBeats, KnowTheLastCaptureOfTheRound) {
  ToldGame game;
  game.deal();
  EXPECT_EQ(last_capture(newest_round(game.beats())), nullptr);
  game.play_round();
  const auto beats = game.beats();
  const Played* capture = last_capture(newest_round(beats));
  ASSERT_NE(capture, nullptr);
  EXPECT_FALSE(capture->picks.empty());
  EXPECT_EQ(capture->seat, game.table().last_picker);
  game.deal();
  const auto later = game.beats();
  EXPECT_EQ(last_capture(newest_round(later)), nullptr) << "the round before is over";
}

TEST(PasurRounds, AreTheFinishedRoundsWithTheirPoints) {
  ToldGame game;
  std::vector<Table> ends;
  for (int round = 0; round < 2; ++round) {
    game.deal();
    game.play_round();
    ends.push_back(game.table());
  }
  game.deal();
  game.play_round(5);
  const auto rounds = rounds_of(game.beats());
  ASSERT_THAT(rounds, SizeIs(2));
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    EXPECT_EQ(rounds[i].number, i + 1);
    EXPECT_EQ(rounds[i].taken.won, ends[i].won);
    EXPECT_EQ(rounds[i].totals, ends[i].scores());
    EXPECT_EQ(rounds[i].before, ends[i].totals);
    for (std::size_t seat = 0; seat < 3; ++seat) {
      int points = 0;
      int clubs = 0;
      for (const Part& part : parts_of(ends[i].rules, rounds[i].taken, seat))
        points += part.points;
      for (std::size_t other = 0; other < 3; ++other)
        clubs += parts_of(ends[i].rules, rounds[i].taken, other).front().count;
      EXPECT_EQ(points, ends[i].points()[seat]);
      EXPECT_EQ(clubs, 13);
    }
  }
}

TEST(PasurRounds, LeaveEachSeatItsHaul) {
  ToldGame game;
  EXPECT_EQ(haul_of(game.beats(), Seat{0}).rounds, 0);
  std::array<int, 3> surs{};
  std::array<int, 3> clubs{};
  for (int round = 0; round < 2; ++round) {
    game.deal();
    game.play_round();
    const Taken taken = taken_in(game.table());
    for (std::size_t seat = 0; seat < 3; ++seat) {
      surs[seat] += taken.surs[seat];
      clubs[seat] += parts_of(game.table().rules, taken, seat).front().count;
    }
  }
  int aces = 0;
  for (std::uint8_t seat = 0; seat < 3; ++seat) {
    const Haul haul = haul_of(game.beats(), Seat{seat});
    EXPECT_EQ(haul.rounds, 2);
    EXPECT_EQ(haul.surs, surs[seat]);
    EXPECT_EQ(haul.clubs, clubs[seat]);
    aces += haul.aces;
  }
  EXPECT_EQ(aces, 8);
}

TEST(PasurRounds, BeforeTheFirstThatWasToldAreUnknown) {
  ToldGame game;
  game.deal();
  game.play_round();
  const std::size_t missed = game.events().size();
  game.deal();
  game.play_round();
  const auto rounds = rounds_of(beats_of(std::span{game.events()}.subspan(missed), 3));
  ASSERT_THAT(rounds, SizeIs(1));
  EXPECT_EQ(rounds[0].number, 2);
  EXPECT_EQ(rounds[0].before, std::nullopt);
}

TEST(PasurSeats, AreRankedByTheirTotals) {
  State state = dealt({}, 3);
  state.table.totals = {10, 30, 30, 0};
  const Table table = seen(state).table;
  EXPECT_THAT(ranked(table), ElementsAre(Seat{1}, Seat{2}, Seat{0}));
  EXPECT_THAT(leaders(table), ElementsAre(Seat{1}, Seat{2}));
  EXPECT_THAT(scores_of(table), ElementsAre(Score{10, 0}, Score{30, 0}, Score{30, 0}));
}

TEST(PasurView, OfNothingHasNoSeats) {
  const View none = view_of({});
  EXPECT_EQ(deals_in(none.table), 0);
  EXPECT_EQ(deck_size(none.table), 0);
  EXPECT_THAT(leaders(none.table), IsEmpty());
  EXPECT_THAT(scores_of(none.table), IsEmpty());
}

TEST(PasurChoices, AreAllCapturesOfTheCardsOfTheHand) {
  const State state = dealt({.hands = {"7H JS QC KH"}, .pool = "AS 3D 4C KD"}, 2);
  wire::GameMoves message;
  Wire::write(Game::legal_moves(state, Seat{0}), message);
  const auto moves = moves_of(message);
  ASSERT_TRUE(moves);
  EXPECT_EQ(moves->hand, card_set("7H JS QC KH"));
  EXPECT_THAT(captures_of(*moves, card("7H")), ElementsAre(card_set("AS 3D"), card_set("4C")));
  EXPECT_THAT(captures_of(*moves, card("JS")), ElementsAre(card_set("AS 3D 4C")));
  EXPECT_THAT(captures_of(*moves, card("QC")), IsEmpty());
  const Move taking{card("KH"), card_set("KD")};
  EXPECT_EQ(move_of(message_of(taking)), taking);
  EXPECT_EQ(moves_of({}), std::nullopt);
}

TEST(PasurChoices, ThatBreakARuleNameIt) {
  namespace pb = games::pasur::v1;
  const Table table = dealt({.hands = {"7H JS QC KH"}, .pool = "AS 3D 4C KD"}, 2).table;
  EXPECT_EQ(rule_against(move("7H"), table), pb::BROKE_RULE_MUST_PICK_UP);
  EXPECT_EQ(rule_against(move("7H x 4D"), table), pb::BROKE_RULE_NOT_IN_POOL);
  EXPECT_EQ(rule_against(move("7H x AS"), table), pb::BROKE_RULE_NOT_ELEVEN);
  EXPECT_EQ(rule_against(move("KH x AS"), table), pb::BROKE_RULE_ONE_OF_ITS_KIND);
  EXPECT_EQ(rule_against(move("JS x KD"), table), pb::BROKE_RULE_JACK_TAKES_ALL);
}

}  // namespace
}  // namespace cardroom::pasur::story
