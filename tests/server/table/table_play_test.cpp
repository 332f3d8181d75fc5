#include "common/cards/deal_key.h"
#include "tests/server/table/table_bench.h"

/// The game at a table: moves, decisions, bots, and the deal.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TablePlay : TableBench {
  void two_people() {
    create({kOpen, kOpen});
    join(2, "Bob");
  }
};

TEST_F(TablePlay, OnlyTheSeatThatIsAskedSeesADecisionAndLegalMoves) {
  two_people();
  EXPECT_EQ(table(1).seats_to_act_size(), 1);
  EXPECT_EQ(table(1).seats_to_act(0), 0U);
  EXPECT_EQ(table(1).decision(), 1U);
  EXPECT_EQ(table(1).legal_moves().lucky_thirteen().discards_size(), 3);
  EXPECT_FALSE(table(2).has_decision() || table(2).has_legal_moves());
}

TEST_F(TablePlay, AMoveIsShownToEverybodyAndTheNextSeatIsAsked) {
  two_people();
  move(1, 3);
  EXPECT_EQ(table(2).decision(), 1U);
  EXPECT_FALSE(table(1).has_decision());
  ASSERT_EQ(table(1).events_size(), 1);
  EXPECT_EQ(table(1).events(0).lucky_thirteen().discarded().card(), ToyMatch::card(3));
  EXPECT_EQ(table(1).first_event(), 1U);
}

TEST_F(TablePlay, AnAnswerComesBeforeTheViewThatItCaused) {
  two_people();
  step(Request{session(1), 99, play(1)});
  EXPECT_TRUE(std::holds_alternative<Answer>(std::get<TableNews>(last.front())));
  EXPECT_TRUE(std::holds_alternative<ShowTable>(std::get<TableNews>(last.back())));
}

TEST_F(TablePlay, ARefusalByTheRulesChangesNothing) {
  two_people();
  const auto version = table(1).version();
  EXPECT_EQ(ask(1, play(1, 9)), REFUSAL_REASON_NOT_IN_HAND);
  EXPECT_EQ(ask(1, play(1, 0)), REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(ask(1, play(1, 4)), REFUSAL_REASON_BROKE_RULE);
  EXPECT_EQ(std::get<Answer>(std::get<TableNews>(last.front())).refusal->rule, 7);
  EXPECT_EQ(last.size(), 1U) << "no update is sent";
  move(1);
  EXPECT_EQ(table(1).version(), version + 1);
}

TEST_F(TablePlay, AMoveOutOfTurnIsRefused) {
  two_people();
  EXPECT_EQ(ask(2, play(0)), REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(2, play(1)), REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(1, play(2)), REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(ask(7, play(1)), REFUSAL_REASON_NOT_AT_A_TABLE);
}

TEST_F(TablePlay, AnAnswerToAnOlderDecisionIsTooLate) {
  two_people();
  move(1);
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_ALREADY_MOVED);
  move(2);
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_EQ(table(1).decision(), 2U);
}

TEST_F(TablePlay, BeforeAndAfterAGameThereIsNoMoveToMake) {
  rules.turns = 1;
  create({kOpen, kOpen});
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_NO_GAME);
  join(2, "Bob");
  move(1);
  move(2);
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_GAME_OVER);
}

TEST_F(TablePlay, ADecisionDoesNotChangeWhenAnotherSeatActs) {
  rules.at_once = true;
  two_people();
  EXPECT_EQ(table(1).seats_to_act_size(), 2);
  move(2);
  EXPECT_EQ(table(1).decision(), 1U);
  EXPECT_TRUE(table(1).has_legal_moves());
  EXPECT_FALSE(table(2).has_decision());
  move(1);
  EXPECT_EQ(table(1).decision(), 2U);
  EXPECT_EQ(table(2).decision(), 2U);
}

TEST_F(TablePlay, ADecisionNumberIsUsedOnceAtATable) {
  rules.turns = 1;
  create({kOpen, kBot});
  move(1);
  pass(1s);
  ask(1, AskAgain{});
  EXPECT_EQ(table(1).decision(), 2U);
}

TEST_F(TablePlay, ABotIsAskedWithItsPaceAndAnswersItsDecision) {
  create({kOpen, BotPlan{BotType::basic, 300ms}});
  move(1);
  ASSERT_EQ(asks.size(), 1U);
  EXPECT_EQ(asks[0].release, now + 300ms);
  EXPECT_EQ(asks[0].decision, 1U);
  pass(299ms);
  EXPECT_FALSE(table(1).has_decision());
  pass(1ms);
  EXPECT_TRUE(table(1).has_decision());
}

TEST_F(TablePlay, ABotsAnswerToAnOldDecisionIsDropped) {
  create({kOpen, kOpen});
  join(2, "Bob");
  lose(1);
  pass(15s);
  ASSERT_EQ(asks.size(), 1U);
  back(1);
  answer_bot(0);
  EXPECT_FALSE(changed);
  EXPECT_EQ(table(1).decision(), 3U);
}

TEST_F(TablePlay, TheSameTableGivesItsBotsTheSameDice) {
  const auto thought = [this] {
    wire::GameMove chosen;
    asks.at(0).thought->run(chosen);
    return chosen.lucky_thirteen().discard();
  };
  create({kBot, kOpen});
  const auto first = thought();
  core = TableCore{kId, make()};
  records.clear();
  asks.clear();
  now += 1h;
  create({kBot, kOpen});
  EXPECT_EQ(thought(), first);
}

TEST_F(TablePlay, TheVersionCountsPublicStepsOnly) {
  create({kOpen, kBot});
  const auto version = table(1).version();
  move(1);
  EXPECT_EQ(table(1).version(), version + 1);
  pass(300ms);
  EXPECT_EQ(table(1).version(), version + 2) << "the bot's move is one step, its thinking is none";
}

TEST_F(TablePlay, TheDealIsFixedBeforeTheFirstCardIsShown) {
  entropy_answers = false;
  create({kOpen, kBot});
  EXPECT_EQ(table(1).phase(), wire::PHASE_DEALING);
  EXPECT_FALSE(table(1).has_view());
  EXPECT_TRUE(deals.empty());
  EntropyDrawn drawn;
  drawn.secret[3] = std::byte{7};
  const auto& outputs = step(drawn);
  ASSERT_GE(outputs.size(), 3U);
  const auto& first = std::get<ShowDeal>(std::get<TableNews>(outputs[0]));
  const auto& committed = std::get<wire::DealCommitted>(first.message);
  EXPECT_EQ(committed.commitment(), wire_bytes(server_commitment({kId, 1, 0}, drawn.secret)));
  EXPECT_EQ(committed.id().deal(), 1U);
  const auto& second = std::get<ShowDeal>(std::get<TableNews>(outputs[1]));
  EXPECT_EQ(std::get<wire::DealParties>(second.message).commitments_size(), 0);
  EXPECT_TRUE(table(1).has_view());
}

TEST_F(TablePlay, TheCardsFollowFromTheRevealedSecret) {
  rules.turns = 1;
  create({kOpen, kBot});
  const auto hand = table(1).view().lucky_thirteen().hand(0);
  move(1);
  pass(1s);
  ASSERT_EQ(deals.size(), 3U);
  const auto& revealed = std::get<wire::DealRevealed>(deals[2].message);
  const auto secret = from_wire_bytes<32>(revealed.secret()).value();
  EXPECT_EQ(std::get<wire::DealCommitted>(deals[0].message).commitment(),
            wire_bytes(server_commitment({kId, 1, 0}, secret)));
  FairStream stream{deal_key({kId, 1, 0}, secret, {})};
  EXPECT_EQ(hand, ToyMatch::card(static_cast<int>(10 + stream.uniform(40))));
}

TEST_F(TablePlay, TheSecretIsShownOnlyOnceTheDealIsOver) {
  create({kOpen, kBot});
  move(1);
  pass(1s);
  EXPECT_EQ(deals.size(), 2U);
  move(1);
  pass(1s);
  EXPECT_EQ(deals.size(), 3U);
}

TEST_F(TablePlay, ADealIdIsNeverUsedTwice) {
  rules.turns = 1;
  rules.deals = 2;
  create({kOpen, kBot});
  for (int deal = 0; deal < 2; ++deal) {
    move(1);
    pass(1s);
  }
  ask(1, AskAgain{});
  std::vector<std::uint64_t> numbers;
  for (const auto& show : deals) {
    const auto* committed = std::get_if<wire::DealCommitted>(&show.message);
    if (committed != nullptr) numbers.push_back(committed->id().deal());
  }
  EXPECT_EQ(numbers, (std::vector<std::uint64_t>{1, 2, 3}));
}

TEST_F(TablePlay, ANewcomerDuringADealGetsItsCommitment) {
  create({kOpen, kBot});
  const auto before = deals.size();
  join(2, "Bob");
  ASSERT_EQ(deals.size(), before + 2);
  EXPECT_EQ(deals[before].viewers, std::vector{session(2)});
}

TEST_F(TablePlay, APersonWhoReturnsAfterADealGetsItsSecret) {
  rules.turns = 1;
  create({kOpen, kOpen});
  join(2, "Bob");
  move(1);
  lose(1);
  move(2);
  const auto before = deals.size();
  back(1);
  ASSERT_EQ(deals.size(), before + 3);
  EXPECT_EQ(deals.back().viewers, std::vector{session(1)});
  const auto& revealed = std::get<wire::DealRevealed>(deals.back().message);
  const auto secret = from_wire_bytes<32>(revealed.secret()).value();
  EXPECT_EQ(std::get<wire::DealCommitted>(deals[before].message).commitment(),
            wire_bytes(server_commitment({kId, 1, 0}, secret)));
  EXPECT_TRUE(std::holds_alternative<ShowDeal>(std::get<TableNews>(*std::prev(last.end(), 3))))
      << "after the cards; only the lists of removed people and spectators follow";
}

TEST_F(TablePlay, EntropyIsRequestedAgainAfterItsTime) {
  entropy_answers = false;
  create({kOpen, kBot});
  EXPECT_EQ(core.wake_at(), now + kSecretWithin);
  now += kSecretWithin;
  const auto& outputs = step(TimerFired{});
  ASSERT_EQ(outputs.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<DrawEntropy>(outputs[0]));
  EXPECT_EQ(core.wake_at(), now + kSecretWithin);
}

TEST_F(TablePlay, UnexpectedEntropyIsDropped) {
  create({kOpen, kBot});
  step(EntropyDrawn{});
  EXPECT_FALSE(changed);
}

TEST_F(TablePlay, ADealWithItsOwnSourceHasNothingToVerify) {
  rules.fair = false;
  create({kOpen, kBot});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_TRUE(table(1).not_a_fair_deal());
  move(1);
  pass(1s);
  move(1);
  pass(1s);
  EXPECT_TRUE(deals.empty());
}

TEST_F(TablePlay, AScriptMovesForAPersonsSeatAtItsOwnPace) {
  rules.scripted = only(Seat{0});
  create({kOpen, kOpen});
  join(2, "Bob");
  EXPECT_FALSE(table(1).has_decision());
  EXPECT_EQ(ask(1, play(1)), REFUSAL_REASON_NOT_YOUR_TURN);
  pass(699ms);
  EXPECT_FALSE(table(2).has_decision());
  pass(1ms);
  EXPECT_TRUE(table(2).has_decision());
}

TEST_F(TablePlay, EventsOfADealAreSentAgainFromTheLastOneSeen) {
  two_people();
  move(1);
  move(2);
  lose(1);
  back(1, Seen{1, 1});
  EXPECT_EQ(table(1).first_event(), 1U);
  EXPECT_EQ(table(1).events_size(), 2);
  back(1);
  EXPECT_EQ(table(1).first_event(), 0U);
  EXPECT_EQ(table(1).events_size(), 3);
  back(1, Seen{7, 2});
  EXPECT_EQ(table(1).first_event(), 0U) << "of another game";
  back(1, Seen{1, 99});
  EXPECT_EQ(table(1).events_size(), 0) << "more than there are";
}

TEST_F(TablePlay, EventsOfEarlierDealsAreGone) {
  rules = {.deals = 2, .turns = 1};
  two_people();
  move(1);
  move(2);
  back(1, Seen{1, 0});
  EXPECT_EQ(table(1).first_event(), 3U);
}

}  // namespace
}  // namespace cardroom::server::testing
