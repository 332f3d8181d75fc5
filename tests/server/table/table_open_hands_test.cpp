#include "tests/server/table/table_bench.h"

/// Games with open hands: who may have one, and how its moves are stepped through, backwards and forwards.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableOpenHands : TableBench {
  TableOpenHands() {
    rules.turns = 3;
    settings.is_private = true;
  }
  void alone() { create({kOpen, kBot, kBot}); }
  std::optional<RefusalReason> open() { return ask(1, OpenHands{true}); }
  std::optional<RefusalReason> step_back() { return ask(1, StepGame{false}); }
  std::optional<RefusalReason> step_on() { return ask(1, StepGame{true}); }
  const wire::OpenHands& hands() { return table(1).open_hands(); }
  /// The number of the first event that has not happened yet.
  std::uint32_t end_event() {
    return static_cast<std::uint32_t>(table(1).first_event()) + static_cast<std::uint32_t>(table(1).events_size());
  }
};

TEST_F(TableOpenHands, ShowWhatEveryPlayerSees) {
  alone();
  EXPECT_TRUE(table(1).has_open_hands()) << "they can be opened";
  EXPECT_FALSE(hands().open());
  EXPECT_EQ(hands().views_size(), 0);
  EXPECT_EQ(open(), std::nullopt);
  ASSERT_EQ(hands().views_size(), 3);
  for (std::uint8_t i = 0; i < 3; ++i) {
    wire::GameView seen;
    core.state().play.match()->view(Viewer{Viewer::Kind::seat, Seat{i}}, seen);
    EXPECT_EQ(hands().views(i).SerializeAsString(), seen.SerializeAsString());
  }
  EXPECT_EQ(ask(1, OpenHands{false}), std::nullopt);
  EXPECT_EQ(hands().views_size(), 0);
}

TEST_F(TableOpenHands, AreOnlyForSomebodyAlone) {
  create({kOpen, kOpen, kBot});
  join(2, "Bob");
  EXPECT_FALSE(table(1).has_open_hands());
  EXPECT_EQ(open(), REFUSAL_REASON_NOT_ALONE);
  EXPECT_EQ(step_back(), REFUSAL_REASON_NOT_ALONE);
}

TEST_F(TableOpenHands, AreOnlyForAPrivateTable) {
  settings.is_private = false;
  alone();
  EXPECT_FALSE(table(1).has_open_hands());
  EXPECT_EQ(open(), REFUSAL_REASON_NOT_ALONE);
}

TEST_F(TableOpenHands, CloseForGoodWhenTheTableIsOpenedToOthers) {
  alone();
  open();
  step_back();
  ChangeSettings change;
  change.is_private = false;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_FALSE(table(1).has_open_hands());
  EXPECT_EQ(core.state().play.course().back(), 0U);
  join(2, "Bob");
  EXPECT_FALSE(table(2).has_open_hands());
}

TEST_F(TableOpenHands, AreShownToTheOnlySpectatorOfAMatchOfBots) {
  seats_fixed = true;
  rules.fair = false;
  settings.is_private = false;
  create({kBot, kBot}, /*owner=*/false);
  ask(1, Join{"Ann", std::nullopt, true});
  EXPECT_EQ(open(), std::nullopt);
  EXPECT_EQ(hands().views_size(), 2);
  ask(1, SetPace{.paused = {}, .percent = {}, .step = true});
  pass(0ms);
  ASSERT_EQ(end_event(), 2U);
  EXPECT_EQ(step_back(), std::nullopt);
  EXPECT_EQ(end_event(), 1U);
  EXPECT_EQ(ask(1, SetPace{.paused = false, .percent = {}}), std::nullopt);
  pass(1h);
  EXPECT_EQ(end_event(), 1U) << "nobody plays while the table shows an earlier moment";
  EXPECT_EQ(step_on(), std::nullopt);
  EXPECT_EQ(end_event(), 2U);
  pass(1h);
  EXPECT_GT(end_event(), 2U) << "the bots go on from the newest moment";
  ask(2, Join{"Bob", std::nullopt, true});
  EXPECT_FALSE(table(1).has_open_hands()) << "nobody sees them while two look on";
  EXPECT_FALSE(table(2).has_open_hands());
}

TEST_F(TableOpenHands, StepsGoBackAndOnMoveByMove) {
  alone();
  EXPECT_EQ(step_back(), REFUSAL_REASON_HANDS_CLOSED);
  open();
  EXPECT_EQ(step_back(), REFUSAL_REASON_NO_SUCH_STEP) << "no move has been made";
  const auto begun = end_event();
  move(1);
  pass(10s);
  ASSERT_EQ(end_event(), begun + 3);
  EXPECT_EQ(hands().back(), 3U);
  EXPECT_EQ(step_on(), REFUSAL_REASON_NO_SUCH_STEP);
  EXPECT_EQ(step_back(), std::nullopt);
  EXPECT_EQ(end_event(), begun + 2) << "the last move was a bot's";
  EXPECT_EQ(table(1).taken_back().times(), 1U);
  EXPECT_EQ(table(1).taken_back().seat(), 2U);
  EXPECT_TRUE(table(1).taken_back().stepped());
  EXPECT_EQ(hands().forth(), 1U);
  EXPECT_FALSE(table(1).has_decision());
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED) << "no seat is to move";
  pass(1h);
  EXPECT_EQ(end_event(), begun + 2);
  step_back();
  step_back();
  EXPECT_EQ(end_event(), begun);
  EXPECT_TRUE(table(1).has_decision()) << "the person may move from here";
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(step_on(), std::nullopt);
  EXPECT_EQ(end_event(), begun + 3);
  EXPECT_TRUE(table(1).has_decision());
  EXPECT_EQ(hands().forth(), 0U);
}

TEST_F(TableOpenHands, AnotherMoveGoesOnFromTheEarlierMoment) {
  alone();
  open();
  const auto begun = end_event();
  const auto decision = table(1).decision();
  move(1, 1);
  pass(10s);
  for (int i = 0; i < 3; ++i)
    step_back();
  EXPECT_EQ(ask(1, play(decision)), REFUSAL_REASON_ALREADY_MOVED);
  move(1, 3);
  EXPECT_EQ(hands().forth(), 0U) << "the later moves are gone";
  EXPECT_EQ(hands().back(), 1U);
  pass(10s);
  EXPECT_EQ(end_event(), begun + 3) << "the bots answer anew";
}

TEST_F(TableOpenHands, ClosingThemReturnsToTheNewestMoment) {
  alone();
  open();
  const auto begun = end_event();
  move(1);
  pass(10s);
  step_back();
  EXPECT_EQ(ask(1, OpenHands{false}), std::nullopt);
  EXPECT_EQ(end_event(), begun + 3);
  EXPECT_TRUE(table(1).has_decision());
}

TEST_F(TableOpenHands, StepsCrossADeal) {
  rules.turns = 1;
  rules.deals = 2;
  alone();
  open();
  move(1);
  pass(10s);
  const auto second = end_event();
  ASSERT_EQ(deals.size(), 5U) << "the second deal has been committed to";
  step_back();
  EXPECT_EQ(end_event(), second - 1) << "the end of the first deal";
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  step_back();
  EXPECT_EQ(end_event(), second - 2);
  EXPECT_EQ(ask(1, GoOn{}), std::nullopt);
  EXPECT_EQ(end_event(), second - 1) << "to go on is a step, too";
  step_back();
  step_back();
  step_back();
  move(1);
  ASSERT_EQ(deals.size(), 6U) << "the deal that does not take place is revealed";
  pass(10s);
  EXPECT_EQ(end_event(), second);
}

/// A game that pauses after each round, played up to the third round.
struct TableOpenHandsWithPauses : TableOpenHands {
  TableOpenHandsWithPauses() { rules.pause_after_round = 6'000; }
  void play_two_rounds() {
    for (int round = 0; round < 2; ++round) {
      move(1);
      pass(2500ms);
      ASSERT_EQ(table(1).phase(), wire::PHASE_PAUSED);
      EXPECT_FALSE(hands().pause()) << "this is no earlier moment";
      EXPECT_EQ(ask(1, GoOn{}), std::nullopt);
    }
    ASSERT_TRUE(table(1).has_decision());
  }
  void step_back(int moves) {
    for (int i = 0; i < moves; ++i)
      EXPECT_EQ(TableOpenHands::step_back(), std::nullopt);
  }
};

TEST_F(TableOpenHandsWithPauses, PauseAtAnEarlierMomentWhereTheGameDid) {
  alone();
  open();
  play_two_rounds();
  step_back(1);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED) << "a bot moves here";
  EXPECT_FALSE(hands().pause());
  step_back(2);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PAUSED);
  EXPECT_TRUE(hands().pause()) << "the first round is over";
  EXPECT_FALSE(table(1).has_decision());
  pass(1h);
  EXPECT_TRUE(hands().pause()) << "for as long as the person likes";
  const auto end = end_event();
  EXPECT_EQ(ask(1, GoOn{}), std::nullopt);
  EXPECT_EQ(end_event(), end) << "the person may move from here";
  EXPECT_TRUE(table(1).has_decision());
  EXPECT_FALSE(hands().pause());
  EXPECT_EQ(step_on(), std::nullopt);
  EXPECT_EQ(end_event(), end + 1);
  step_back(2);
  EXPECT_EQ(step_on(), std::nullopt);
  EXPECT_TRUE(hands().pause()) << "stepping forward over the end of the round";
  EXPECT_EQ(step_on(), std::nullopt) << "no need to go on first";
  EXPECT_EQ(end_event(), end + 1);
}

TEST_F(TableOpenHandsWithPauses, DoNotPauseThereInADealOfAnEarlierServer) {
  entropy_answers = false;
  alone();
  EntropyDrawn drawn;
  drawn.pauses = 1;
  step_completed(drawn);
  open();
  play_two_rounds();
  step_back(3);
  EXPECT_FALSE(hands().pause());
  EXPECT_TRUE(table(1).has_decision()) << "its journal may go on with a move";
}

TEST_F(TableOpenHands, TheGameCountsInNoStandings) {
  alone();
  open();
  for (int i = 0; i < 3; ++i) {
    move(1);
    pass(10s);
  }
  ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(table(1).evening_size(), 0);
  EXPECT_EQ(table(1).totals(0), 0);
  EXPECT_EQ(step_back(), REFUSAL_REASON_NO_GAME);
  ask(1, OpenHands{false});
  ask(1, AskAgain{});
  for (int i = 0; i < 3; ++i) {
    move(1);
    pass(10s);
  }
  EXPECT_EQ(table(1).evening_size(), 1) << "the next game counts";
}

TEST_F(TableOpenHands, AMoveThatIsTakenBackIsNoStep) {
  alone();
  move(1);
  pass(10s);
  ask(1, TakeBack{});
  open();
  EXPECT_EQ(hands().back(), 0U);
  EXPECT_EQ(hands().forth(), 0U);
  move(1, 2);
  EXPECT_EQ(hands().back(), 1U);
}

TEST_F(TableOpenHands, TheLogIsForOpenHandsOrAfterTheGame) {
  alone();
  EXPECT_EQ(ask(1, ExportLog{}), REFUSAL_REASON_HANDS_CLOSED);
  open();
  EXPECT_EQ(ask(1, ExportLog{}), REFUSAL_REASON_NO_GAME) << "this game has no original program";
}

TEST_F(TableOpenHands, ABotThatIsStillThinkingAnswersNothing) {
  alone();
  open();
  bots_answer = false;
  move(1);
  ASSERT_FALSE(asks.empty());
  step_back();
  const auto end = end_event();
  answer_bot(asks.size() - 1);
  EXPECT_EQ(end_event(), end);
}

TEST_F(TableOpenHands, BotsPlayOnWhenThePersonHasLeft) {
  seats_fixed = true;
  alone();
  open();
  move(1);
  pass(10s);
  step_back();
  ask(1, Leave{});
  EXPECT_TRUE(core.state().play.course().newest());
}

}  // namespace
}  // namespace cardroom::server::testing
