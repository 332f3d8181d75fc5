// Which cards the person may play to a Pinochle trick, and which rule forbids the others.
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

using PinochlePlaying = AtThePinochle;

TEST_F(PinochlePlaying, TheFirstTrickIsLedAfterTheMelds) {
  comeToMelds();
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Lead the first trick"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_go_on());
  goOn();
  EXPECT_FALSE(game().ready().meldsOpen);
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose a card"));
  EXPECT_EQ(heard.table.turn()->prompt(), s("Lead any card."));
}

TEST_F(PinochlePlaying, AHigherCardMustBePlayed) {
  comeToATrick();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Follow hearts, higher if you can."));
  EXPECT_EQ(game().tricks().followNote, s("You have a higher heart and must play it."));
  EXPECT_TRUE(heard.card(s("AH")).playable);
  EXPECT_FALSE(heard.card(s("KH")).playable);
  heard.table.choice()->select(s("KH"));
  EXPECT_EQ(heard.refused, QStringList{s("KH")});
  EXPECT_EQ(heard.toasts.value(0), s("You have a higher heart and must play it."));
  heard.table.choice()->play(s("AH"));
  EXPECT_EQ(asked().play().card(), cards::v1::CARD_ACE_OF_HEARTS);
}

TEST_F(PinochlePlaying, WithoutAHigherCardATrumpMustBePlayed) {
  comeToTheFirstTrick();
  play(kToMustTrump);
  forget();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Play a trump."));
  EXPECT_EQ(game().tricks().followNote, s("You must play a trump."));
  heard.table.choice()->select(s("TC"));
  EXPECT_EQ(heard.toasts.value(0), s("You must play a trump.")) << "although it follows suit";
  heard.table.choice()->select(s("JS"));
  EXPECT_EQ(heard.table.choice()->selected(), s("JS"));
}

TEST_F(PinochlePlaying, OtherwiseAnyCardMayBePlayed) {
  deal({.hands = {"9S 9S JH JH 9C 9C JC JC 9D 9D JD QD", "AS AS TS TS AH AH TH TH AC AC TC TC"},
        .first_bidder = Seat{1}},
       {});
  play("10, pass, S, AS");
  EXPECT_EQ(heard.table.turn()->prompt(), s("Play any card."));
  EXPECT_EQ(game().tricks().followNote, QString{});
  EXPECT_TRUE(heard.card(s("JH")).playable);
}

TEST_F(PinochlePlaying, NothingCanBePlayedOutOfTurn) {
  comeToATrick();
  play("AH, QS, TS");
  forget();
  ASSERT_FALSE(heard.table.turn()->yours());
  heard.table.choice()->select(s("KH"));
  EXPECT_EQ(heard.toasts.value(0), s("It is not your turn."));
}

TEST_F(PinochlePlaying, TheServersRefusalIsDecisive) {
  comeToATrick();
  heard.table.choice()->play(s("AH"));
  client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
  auto& refused = *answer.answer.mutable_refused();
  refused.set_reason(session::v1::REFUSAL_REASON_BROKE_RULE);
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  for (const auto& [rule, words] :
       {std::pair{BROKE_RULE_OTHER_PHASE, s("Something else is to be decided now.")},
        std::pair{BROKE_RULE_FIRST_BID, s("A first bid is a multiple of ten, from 10 to 2,000.")},
        std::pair{BROKE_RULE_RAISE, s("A later bid is ten or twenty more.")},
        std::pair{BROKE_RULE_PAST_BID_MAX, s("No bid is above 4,000.")},
        std::pair{BROKE_RULE_NOT_TURNED_UP, s("Take one of the two that lie face up.")},
        std::pair{BROKE_RULE_KEEP_TWELVE, s("Twelve cards are kept, no more and no fewer.")},
        std::pair{BROKE_RULE_MUST_BEAT, s("You have a higher heart and must play it.")},
        std::pair{BROKE_RULE_MUST_TRUMP, s("You must play a trump.")}}) {
    heard.toasts.clear();
    refused.set_rule(rule);
    heard.table.answered(answer);
    EXPECT_EQ(heard.toasts.value(0), words);
  }
}

}  // namespace
}  // namespace cardroom::testing
