// What a Pinochle hint marks for each decision, and how it explains the advice.
#include <QSet>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

class PinochleHint : public AtThePinochle {
 protected:
  QList<bool> hintedOffers() { return column(game().ready().offers, &window::PinochleOffer::hinted); }
  window::Wording hint(const char* move, games::pinochle::v1::HintReason reason, int points = 0,
                       games::pinochle::v1::Suit suit = games::pinochle::v1::SUIT_UNSPECIFIED) {
    table::v1::GameMove made;
    pinochle::Wire::write(pinochle::move(move), made);
    table::v1::GameHint why;
    why.mutable_pinochle()->set_reason(reason);
    why.mutable_pinochle()->set_points(points);
    why.mutable_pinochle()->set_suit(suit);
    return game().turn().showHint(made, why);
  }
};

TEST_F(PinochleHint, AHintForABidMarksItsOffer) {
  comeToYourBid();
  const auto words = hint("220", games::pinochle::v1::HINT_REASON_RAISES_BELOW, 264, games::pinochle::v1::SUIT_SPADES);
  EXPECT_EQ(words.text, s("Bid 220: with spades as trump your hand is worth about 264."));
  EXPECT_EQ(hintedOffers(), (QList{false, true, false}));
}

TEST_F(PinochleHint, AHintForAFirstBidPresetsIt) {
  deal(kMarenFirst);
  game().stepFirstBid(100);
  const auto words =
      hint("210", games::pinochle::v1::HINT_REASON_OPENS_WITH_MELDS, 210, games::pinochle::v1::SUIT_SPADES);
  EXPECT_EQ(words.spoken, s("Bid 210: with spades as trump your hand melds 210."));
  EXPECT_EQ(game().ready().firstBid.amount, 210);
  EXPECT_EQ(hintedOffers(), (QList{false, true}));
}

TEST_F(PinochleHint, AHintForTheTrumpMarksTheSuit) {
  comeToTrump();
  const auto words = hint("S", games::pinochle::v1::HINT_REASON_LONGEST_SUIT, 210);
  EXPECT_EQ(words.text, s("Pick spades: it is your longest suit, and your hand melds 210 with it."));
  EXPECT_EQ(game().ready().hintedSuit, s("S"));
  EXPECT_EQ(game().ready().chosenSuit, s("S")) << "so that Enter picks it";
}

TEST_F(PinochleHint, AHintForOneOfTwoMarksThatCard) {
  comeToTurned();
  const auto words = hint("take AS", games::pinochle::v1::HINT_REASON_TAKES_DEARER, 11);
  EXPECT_EQ(words.spoken, s("Take ace of spades: it is worth 11 points in a trick, the other one less."));
  EXPECT_TRUE(heard.card(s("AS-2")).hinted);
  EXPECT_FALSE(heard.card(s("AS")).hinted) << "that card is in the hand";
}

TEST_F(PinochleHint, AHintForCardsToKeepMarksTheRightCopies) {
  comeToKeeping();
  const auto words = hint("keep AS AS TS KS QS QS JS AH KH QH AC JD", games::pinochle::v1::HINT_REASON_KEEPS_BEST, 250);
  EXPECT_EQ(words.text, s("Keep the twelve with the tag: they meld 250."));
  EXPECT_TRUE(heard.card(s("AS-2")).hinted);
  EXPECT_NE(heard.card(s("JD")).hinted, heard.card(s("JD-2")).hinted) << "one of the two";
  EXPECT_FALSE(heard.card(s("9S")).hinted);
  EXPECT_TRUE(heard.card(s("AS")).marked) << "so that Enter keeps them";
  EXPECT_FALSE(heard.card(s("9S")).marked);
}

TEST_F(PinochleHint, EveryReasonOfAHintHasAText) {
  comeToATrick();
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  QSet<QString> plays;
  for (const HintReason reason :
       {HINT_REASON_ONLY_CARD, HINT_REASON_DRAWS_DEARER, HINT_REASON_WINS_TRICK, HINT_REASON_CANNOT_BE_BEATEN,
        HINT_REASON_GIVES_LEAST, HINT_REASON_PLAYS_CHEAPEST, HINT_REASON_TRIED_OUT, HINT_REASON_UNSPECIFIED})
    plays << hint("AH", reason, 21).text;
  EXPECT_EQ(plays.size(), 8);
  EXPECT_TRUE(plays.contains(s("Play A♥: it wins the trick, 21 points.")));
  EXPECT_EQ(hint("AH", HINT_REASON_GIVES_LEAST, 0).text, s("Play A♥: the trick is lost, and this gives nothing away."));
  EXPECT_TRUE(heard.card(s("AH")).hinted);
  QSet<QString> takes;
  for (const HintReason reason :
       {HINT_REASON_TAKES_MELD, HINT_REASON_TAKES_DEARER, HINT_REASON_TAKES_EITHER, HINT_REASON_UNSPECIFIED})
    takes << hint("take AS", reason, 40).text;
  EXPECT_EQ(takes.size(), 4);
  EXPECT_EQ(hint("pass", HINT_REASON_WORTH_NO_MORE, 130, SUIT_CLUBS).text,
            s("Pass: with clubs as trump your hand is worth about 130, no more than the next bid."));
}

}  // namespace
}  // namespace cardroom::testing
