// The person's decisions in Pinochle before any card is played: bidding, naming the trump, taking one of two cards.
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;
using Offer = window::PinochleOffer;
using Range = window::PinochleRange;

class PinochleBidding : public AtThePinochle {
 protected:
  QStringList offers(QString Offer::* field) { return column(game().ready().offers, field); }
  window::PinochleFirstBid firstBid() { return game().ready().firstBid; }
};

// --- Bids

TEST_F(PinochleBidding, ARaiseIsTenMoreOrTwentyMoreOrAPass) {
  comeToYourBid();
  EXPECT_EQ(heard.table.turn()->prompt(), s("What’s your bid?"));
  EXPECT_EQ(offers(&Offer::kind), (QStringList{s("pass"), s("ten"), s("twenty")}));
  EXPECT_EQ(offers(&Offer::text), (QStringList{s("Pass"), s("220"), s("230")}));
  EXPECT_EQ(offers(&Offer::key), (QStringList{s("P"), s("1"), s("2")}));
  EXPECT_EQ(firstBid().amount, 0);
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{}) << "its buttons are on the table";
  EXPECT_TRUE(heard.table.choice()->actions().isEmpty());
  EXPECT_TRUE(heard.table.choice()->actByKey(s("2")));
  EXPECT_EQ(asked().bid().amount(), 230U);
  EXPECT_TRUE(heard.table.choice()->moving());
}

TEST_F(PinochleBidding, APassIsSaidByItsKey) {
  comeToYourBid();
  EXPECT_TRUE(heard.table.choice()->actByKey(s("p")));
  ASSERT_TRUE(asked().has_bid());
  EXPECT_EQ(asked().bid().amount(), 0U);
}

TEST_F(PinochleBidding, AFirstBidIsSteppedByTens) {
  deal(kMarenFirst);
  EXPECT_EQ(firstBid().amount, 210) << "the value of the hand's best melds is preset";
  EXPECT_EQ(firstBid().least, 10);
  EXPECT_EQ(firstBid().most, 2000);
  EXPECT_EQ(offers(&Offer::text), (QStringList{s("Pass"), s("210")}));
  EXPECT_TRUE(heard.table.choice()->actByKey(s("+")));
  EXPECT_TRUE(heard.table.choice()->actByKey(s("+")));
  EXPECT_TRUE(heard.table.choice()->actByKey(s("-")));
  EXPECT_EQ(firstBid().amount, 220);
  EXPECT_EQ(heard.announced.last(), s("Bid 220"));
  EXPECT_TRUE(heard.asked.empty()) << "the server is not told";
  game().stepFirstBid(-500);
  EXPECT_EQ(firstBid().amount, 10);
  EXPECT_EQ(firstBid().amount, firstBid().least);
  game().stepFirstBid(3000);
  EXPECT_EQ(firstBid().amount, 2000);
  EXPECT_EQ(firstBid().amount, firstBid().most);
  game().stepFirstBid(-1880);
  heard.table.choice()->act(s("bid-120"));
  EXPECT_EQ(asked().bid().amount(), 120U);
}

TEST_F(PinochleBidding, AFirstBidStartsAtTenIfTheHandMeldsNothing) {
  deal({.hands = {"AS AS TS JS JS AH TH TH JH JH TD TD", kSelmasHand}}, {});
  EXPECT_EQ(game().bidding().ranges.value(0).melds, 0);
  EXPECT_EQ(firstBid().amount, 10);
  EXPECT_EQ(game().bidding().meldsNote, QString{});
  EXPECT_NE(game().bidding().likelyNote, QString{});
}

// --- What the hand is worth

TEST_F(PinochleBidding, WhatTheHandIsWorthIsShownWithEachSuitTheBestFirst) {
  deal(kMarenFirst, {});
  const auto bidding = game().bidding();
  EXPECT_EQ(column(bidding.ranges, &Range::suit), (QStringList{s("S"), s("H"), s("D"), s("C")}));
  EXPECT_EQ(column(bidding.ranges, &Range::melds), (QList{210, 100, 70, 60}));
  EXPECT_EQ(bidding.ranges.value(0).meldsText, s("Run and queen, marriage"));
  EXPECT_EQ(bidding.ranges.value(1).meldsText, s("Two marriages, pinochle"));
  const auto& best = bidding.ranges[0];
  EXPECT_EQ(best.rangeText, s("%1 to %2").arg(best.likely).arg(best.lucky));
  EXPECT_EQ(best.text, s("Spades: 210 in melds, %1 to %2 likely.").arg(best.likely).arg(best.lucky));
  EXPECT_EQ(bidding.meldsNote, s("Your melds alone reach 210 with spades."));
  EXPECT_EQ(bidding.likelyNote, s("Up to <b>%1</b> is usually made.").arg(best.likely));
  EXPECT_EQ(bidding.missNote, s("Miss your bid and you lose."));
  EXPECT_GT(bidding.scale, best.lucky);
  EXPECT_FALSE(bidding.draws);
}

TEST_F(PinochleBidding, WhatTheHandIsWorthStaysUntilTheBiddingIsOver) {
  comeToYourBid();
  EXPECT_EQ(game().bidding().ranges.size(), 4);
  EXPECT_TRUE(game().bidding().draws) << "cards are drawn in cut-throat";
  play("220");
  EXPECT_EQ(game().bidding().ranges.size(), 4) << "while Selma bids";
  EXPECT_EQ(game().bidding().missNote, QString{});
  play("pass");
  EXPECT_TRUE(game().bidding().ranges.isEmpty());
  EXPECT_EQ(game().bidding().likelyNote, QString{});
}

TEST_F(PinochleBidding, ABarHasRoomForABidThatIsHigherThanAnyRange) {
  deal();
  play("1500");
  EXPECT_GT(game().bidding().scale, 1500);
}

TEST_F(PinochleBidding, AnotherBidIsNotOffered) {
  comeToYourBid();
  heard.table.choice()->act(s("bid-240"));
  heard.table.choice()->act(s("bid-210"));
  heard.table.choice()->act(s("name"));
  EXPECT_TRUE(heard.asked.empty());
  play("pass");
  heard.table.choice()->act(s("pass"));
  EXPECT_TRUE(heard.asked.empty()) << "out of turn";
}

TEST_F(PinochleBidding, PassIsThePrimaryIfNoBidIsPossible) {
  deal();
  play("2000");
  for (int bid = 2020; bid <= 4000; bid += 20)
    played.plays(std::to_string(bid));
  show();
  EXPECT_EQ(offers(&Offer::kind), QStringList{s("pass")});
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Pass"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.turn()->primary();
  EXPECT_EQ(asked().bid().amount(), 0U);
}

TEST_F(PinochleBidding, NoCardIsPlayedDuringTheBidding) {
  comeToYourBid();
  heard.table.choice()->select(s("AS"));
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_EQ(heard.toasts.value(0), s("First the bids, then the cards."));
}

// --- The trump

TEST_F(PinochleBidding, ASuitIsChosenAndThenNamed) {
  comeToTrump();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Pick trump."));
  EXPECT_NE(game().trump().note, QString{});
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose a suit"));
  EXPECT_FALSE(heard.table.turn()->primaryReady());
  EXPECT_TRUE(heard.table.choice()->actByKey(s("H")));
  EXPECT_EQ(game().ready().chosenSuit, s("H"));
  EXPECT_EQ(heard.announced.last(), s("Hearts: press Enter to pick them as trump."));
  EXPECT_TRUE(heard.table.choice()->actByKey(s("S")));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Spades are trump"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  EXPECT_TRUE(heard.asked.empty());
  heard.table.turn()->primary();
  EXPECT_EQ(asked().trump().suit(), games::pinochle::v1::SUIT_SPADES);
}

TEST_F(PinochleBidding, TheSuitKeysWorkOnlyWhileTheTrumpIsNamed) {
  comeToYourBid();
  EXPECT_FALSE(heard.table.choice()->actByKey(s("H")));
  play(kToTrump);
  EXPECT_TRUE(heard.table.choice()->actByKey(s("H")));
  play(kToTurned);
  EXPECT_FALSE(heard.table.choice()->actByKey(s("H")));
  EXPECT_EQ(game().ready().chosenSuit, QString{});
}

// --- One of two

TEST_F(PinochleBidding, OneOfTheTurnedUpCardsIsTaken) {
  comeToTurned();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Take one of these two."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose one of two"));
  EXPECT_EQ(game().turned().value(0).text, s("melds 210"));
  heard.table.choice()->select(s("9C"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Take 9♣"));
  EXPECT_EQ(heard.announced.last(), s("Selected nine of clubs. Press Enter to take it."));
  heard.table.choice()->play(keyAt("turned"));
  EXPECT_EQ(asked().take().card(), cards::v1::CARD_ACE_OF_SPADES);
}

TEST_F(PinochleBidding, ACardOfTheHandCannotBeTaken) {
  comeToTurned();
  heard.table.choice()->select(s("KS"));
  EXPECT_EQ(heard.toasts.value(0), s("Take one of the two that lie face up."));
}

}  // namespace
}  // namespace cardroom::testing
