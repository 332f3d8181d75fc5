#include "tests/server/table/table_bench.h"

/// Moves that are taken back: at once by a person who plays alone with bots, otherwise with the consent of all.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableTakeBacks : TableBench {
  TableTakeBacks() { rules.turns = 3; }
  void alone() { create({kOpen, kBot, kBot}); }
  void three_people() {
    create({kOpen, kOpen, kOpen});
    join(2, "Bob");
    join(3, "Cem");
  }
  std::uint32_t moves(int who) {
    return static_cast<std::uint32_t>(table(who).first_event()) + static_cast<std::uint32_t>(table(who).events_size());
  }
};

TEST_F(TableTakeBacks, ThePersonsLastMoveIsTakenBackAtOnceAmongBots) {
  alone();
  EXPECT_FALSE(table(1).has_take_back()) << "no move has been made";
  const auto decision = table(1).decision();
  const auto events = moves(1);
  move(1);
  EXPECT_TRUE(table(1).take_back().at_once());
  EXPECT_EQ(table(1).take_back().seat(), 0U);
  EXPECT_EQ(ask(1, TakeBack{}), std::nullopt);
  EXPECT_EQ(moves(1), events) << "the event of the move is gone";
  EXPECT_EQ(table(1).decision(), decision + 1) << "no decision is answered twice";
  EXPECT_EQ(table(1).taken_back().times(), 1U);
  EXPECT_FALSE(table(1).has_take_back());
  EXPECT_EQ(ask(1, play(decision)), REFUSAL_REASON_ALREADY_MOVED);
  move(1, 2);
}

TEST_F(TableTakeBacks, TheBotsAnswersGoWithIt) {
  alone();
  const auto decision = table(1).decision();
  const auto events = moves(1);
  move(1);
  pass(10s);
  ASSERT_EQ(table(1).decision(), decision + 1) << "both bots have answered";
  ASSERT_EQ(moves(1), events + 3);
  EXPECT_EQ(ask(1, TakeBack{}), std::nullopt);
  EXPECT_EQ(moves(1), events);
  EXPECT_EQ(table(1).decision(), decision + 2) << "the decision after the bots' moves is not the one before them";
  EXPECT_EQ(ask(1, play(decision + 1)), REFUSAL_REASON_ALREADY_MOVED);
  move(1, 2);
  pass(10s);
  EXPECT_EQ(moves(1), events + 3) << "the bots answer anew";
}

TEST_F(TableTakeBacks, ABotThatIsStillThinkingAnswersNothing) {
  alone();
  bots_answer = false;
  const auto events = moves(1);
  move(1);
  ASSERT_FALSE(asks.empty());
  ask(1, TakeBack{});
  const auto version = table(1).version();
  answer_bot(asks.size() - 1);
  EXPECT_EQ(moves(1), events);
  EXPECT_EQ(table(1).version(), version);
}

TEST_F(TableTakeBacks, OthersHaveToAgree) {
  three_people();
  const auto events = moves(1);
  move(1);
  EXPECT_FALSE(table(2).take_back().at_once());
  EXPECT_EQ(ask(1, TakeBack{}), std::nullopt);
  EXPECT_EQ(table(2).take_back().agreed_size(), 1);
  EXPECT_EQ(table(2).take_back().left_ms(), 15'000U);
  EXPECT_EQ(ask(2, TakeBack{Seat{0}}), std::nullopt);
  EXPECT_EQ(moves(1), events + 1) << "Cem has not agreed";
  EXPECT_EQ(ask(3, TakeBack{Seat{0}}), std::nullopt);
  EXPECT_EQ(moves(3), events);
  EXPECT_EQ(table(3).taken_back().seat(), 0U);
  EXPECT_TRUE(table(1).has_decision());
  EXPECT_FALSE(table(2).has_decision());
}

TEST_F(TableTakeBacks, WhoIsNotConnectedNeedNotAgree) {
  three_people();
  const auto events = moves(1);
  move(1);
  lose(3);
  ask(1, TakeBack{});
  ask(2, TakeBack{Seat{0}});
  EXPECT_EQ(moves(1), events);
  back(3, Seen{table(3).game_number(), events + 1});
  EXPECT_EQ(table(3).first_event(), 0U) << "Cem may know an event that is gone";
}

TEST_F(TableTakeBacks, TheRequestLapses) {
  three_people();
  move(1);
  ask(1, TakeBack{});
  pass(15s);
  EXPECT_EQ(table(2).take_back().agreed_size(), 0);
  EXPECT_EQ(ask(2, TakeBack{Seat{0}}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
  EXPECT_EQ(ask(1, TakeBack{}), std::nullopt) << "it can be asked again";
}

TEST_F(TableTakeBacks, TheNextPersonsMoveEndsIt) {
  three_people();
  move(1);
  ask(1, TakeBack{});
  move(2);
  EXPECT_EQ(ask(1, TakeBack{}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
  EXPECT_EQ(table(3).take_back().seat(), 1U) << "now it is Bob's move";
  EXPECT_EQ(table(3).take_back().agreed_size(), 0);
}

TEST_F(TableTakeBacks, OnlyTheMoverAsks) {
  three_people();
  EXPECT_EQ(ask(1, TakeBack{}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
  move(1);
  EXPECT_EQ(ask(2, TakeBack{}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
  EXPECT_EQ(ask(2, TakeBack{Seat{0}}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK) << "nobody has asked";
  EXPECT_EQ(ask(9, TakeBack{}), REFUSAL_REASON_NOT_AT_A_TABLE);
}

TEST_F(TableTakeBacks, NotAmongPeopleOnceABotHasShownACard) {
  create({kOpen, kBot, kOpen});
  join(3, "Cem");
  move(1, 1);
  EXPECT_TRUE(table(1).has_take_back());
  rules.turns = 3;
  // The bot plays a card that no move has shown yet.
  for (int number = 2; number <= 3; ++number) {
    if (asks.empty()) break;
    const AskSeatsBot& ask_of_bot = asks.back();
    BotMoved moved{ask_of_bot.seat, ask_of_bot.decision, {}};
    moved.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(number));
    step(moved);
    break;
  }
  EXPECT_FALSE(table(1).has_take_back());
  EXPECT_EQ(ask(1, TakeBack{}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
}

TEST_F(TableTakeBacks, NotWhenTheDealIsOver) {
  rules.turns = 1;
  rules.deals = 2;
  alone();
  move(1);
  EXPECT_TRUE(table(1).has_take_back());
  pass(10s);
  EXPECT_EQ(ask(1, TakeBack{}), REFUSAL_REASON_NOTHING_TO_TAKE_BACK) << "new hands have been dealt";
}

TEST_F(TableTakeBacks, AreSaidUntilTheNextGame) {
  rules.turns = 1;
  alone();
  move(1);
  EXPECT_EQ(ask(1, TakeBack{}), std::nullopt);
  move(1);
  pass(10s);
  ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(table(1).taken_back().times(), 1U) << "a client that was away may know the events that are gone";
  EXPECT_FALSE(table(1).has_take_back());
}

TEST_F(TableTakeBacks, NotDuringABreak) {
  three_people();
  move(1);
  ask(1, TakeBreak{});
  EXPECT_EQ(ask(1, TakeBack{}), REFUSAL_REASON_ON_A_BREAK);
}

TEST_F(TableTakeBacks, NotByWhoeverGetsTheSeat) {
  three_people();
  move(2 - 1);
  ask(1, Leave{});
  EXPECT_FALSE(table(2).has_take_back());
}

}  // namespace
}  // namespace cardroom::server::testing
