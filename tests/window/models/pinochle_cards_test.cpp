// Where the cards lie in Pinochle, and where they come from.
#include <gtest/gtest.h>

#include "client/models/games/pinochle/pinochle_model.h"
#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using window::Preferences;

using PinochleCards = AtThePinochle;

class SelmasCards : public AtThePinochle {
 protected:
  SelmasCards() : AtThePinochle{pinochle_evening::kSelma} {}
};

TEST_F(PinochleCards, TheHandIsSortedAsThePersonWants) {
  comeToYourBid();
  EXPECT_EQ(heard.zone(s("hand")), s("AS TS KS QS QS JS AH KH QH TC JD 9D")) << "the ten between ace and king";
  heard.preferences.setHandOrder(Preferences::ByRank);
  EXPECT_EQ(heard.zone(s("hand")), s("AS AH TS TC KS KH QS QS QH JS JD 9D"));
  EXPECT_EQ(heard.zone(s("seat"), pinochle_evening::kSelma), s("-- -- -- -- -- -- -- -- -- -- -- --"));
  EXPECT_EQ(game().seatFace(pinochle_evening::kSelma).cardsHeld, 12);
  EXPECT_EQ(game().stock(), 24);
}

TEST_F(PinochleCards, TwoCopiesHaveKeysMadeByTheWindow) {
  comeToYourBid();
  const QStringList queens = keysOf("QS QS");
  EXPECT_EQ(queens, (QStringList{s("QS"), s("QS-2")}));
  EXPECT_EQ(heard.table.game()->cards()->codeOf(queens[1]), s("QS"));
  EXPECT_EQ(heard.card(queens[1]).place, heard.card(queens[0]).place + 1);
}

TEST_F(PinochleCards, ADealComesFromTheStockThreeAtATime) {
  deal();
  EXPECT_EQ(heard.card(s("AS")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("AS")).step, 0);
  EXPECT_EQ(heard.card(s("seat-1-0")).step, 3);
  EXPECT_EQ(heard.card(s("QS")).step, 6) << "after three cards to the other player";
  play("pass");
  EXPECT_EQ(heard.card(s("AS")).origin, QString{});
}

TEST_F(PinochleCards, AnotherDealComesLikeTheFirst) {
  deal(pinochle_evening::kEvening, {});
  play("100, pass, S");
  played.playOn();
  show();
  deal(pinochle_evening::kEvening, {});
  EXPECT_EQ(heard.card(s("AS")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("QS")).step, 6);
}

TEST_F(PinochleCards, TheTurnedUpCardsComeFromTheStockAndOneIsTaken) {
  comeToTurned();
  EXPECT_EQ(heard.zone(s("turned")), s("AS 9C"));
  const QString ace = keyAt("turned");
  EXPECT_EQ(ace, s("AS-2")) << "the other one is in the hand";
  EXPECT_EQ(heard.card(ace).origin, s("pile"));
  play(pinochle_evening::kToKeeping);
  EXPECT_EQ(heard.zone(s("turned")), QString{});
  EXPECT_EQ(heard.card(ace).zone, s("hand"));
  EXPECT_EQ(heard.zone(s("hand")), s("AS AS TS KS QS QS JS 9S AH TH KH QH JH 9H AC TC KC 9C AD TD QD JD JD 9D"));
  EXPECT_EQ(heard.card(ace).origin, QString{});
  EXPECT_EQ(heard.card(s("9S")).origin, s("pile"));
  EXPECT_EQ(game().seatFace(pinochle_evening::kSelma).cardsHeld, 24);
}

TEST_F(PinochleCards, APersonWhoKeptTwelveHasOnlyThose) {
  comeToTheFirstTrick();
  EXPECT_EQ(heard.zone(s("hand")), s("AS TS QS JS AH KH QH JH AC TC AD QD"));
  EXPECT_EQ(heard.table.game()->cards()->count(), 24) << "the discarded cards have left the table";
}

TEST_F(PinochleCards, ALedCardStaysUntilTheTrickIsTaken) {
  comeToATrick();
  EXPECT_EQ(heard.zone(s("trick"), pinochle_evening::kSelma), s("TH"));
  EXPECT_TRUE(heard.card(s("TH")).lastPlayed);
  EXPECT_EQ(heard.card(s("TH")).origin, s("seat"));
  EXPECT_EQ(game().tricks().ledText, s("Selma led"));
  EXPECT_EQ(keyAt("trick"), s("TH"));
  EXPECT_EQ(heard.zone(s("taken"), pinochle_evening::kMaren), s("AS JC AC JS"));
  EXPECT_EQ(heard.zone(s("taken"), pinochle_evening::kSelma), s("AD 9S QD TD"));
  play("AH");
  EXPECT_EQ(heard.zone(s("trick")), QString{});
  EXPECT_EQ(heard.zone(s("taken"), pinochle_evening::kMaren), s("AS JC AC JS TH AH"));
  EXPECT_EQ(game().tricks().ledText, QString{});
  EXPECT_EQ(heard.announced.value(0), s("You play the ace of hearts."));
  EXPECT_EQ(heard.announced.value(1), s("You win the trick, 21 points. 167 of 220."));
}

TEST_F(PinochleCards, ACardThatABotLedForAPersonIsNotCalledTheirs) {
  comeToTheFirstTrick();
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  play("AS");
  EXPECT_EQ(game().tricks().ledText, s("Bot for you led"));
  play("JC, AD");
  EXPECT_EQ(game().tricks().ledText, s("You led")) << "only that card was played by the bot";
}

TEST_F(PinochleCards, OfTwoCopiesThePlayedOneLeavesTheHand) {
  deal({.hands = {"AS AS KS QH QH JH TC 9C 9D JD QD KD", "TS KC AC TC KC QC QC JC AH KH KD AD"}}, {});
  play("200, pass, S");
  heard.table.choice()->select(s("AS"));
  heard.table.turn()->primary();
  heard.accept();
  play("AS");
  EXPECT_EQ(heard.card(s("AS")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("AS-2")).zone, s("hand"));
}

TEST_F(PinochleCards, ACopyPlayedByTheOtherPlayerIsAnotherCard) {
  deal({.hands = {"AS AS KS QH QH JH TC 9C 9D JD QD KD", "TS KC AC TC KC QC QC JC AH KH KD AD"}}, {});
  play("200, pass, S, AS, TS, QH, AH");
  EXPECT_EQ(heard.zone(s("hand")), s("AS KS QH JH TC 9C KD QD JD 9D"));
  play("TC");
  EXPECT_EQ(heard.card(s("TC-2")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("TC-2")).origin, s("seat"));
  EXPECT_EQ(heard.card(s("TC")).zone, s("hand"));
}

TEST_F(SelmasCards, ADiscardedCopyIsNotTheOneThatTheOtherPlayerPlays) {
  comeToKeeping();
  EXPECT_EQ(heard.card(s("AH")).zone, s("hand"));
  played.playsAs(pinochle_evening::kSelma, pinochle_evening::kSelmaKeeps);
  played.playsAs(pinochle_evening::kMaren, pinochle_evening::kMarenKeeps);
  played.plays("AH");
  show();
  EXPECT_EQ(heard.card(s("AH-2")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("AH-2")).origin, s("seat"));
}

TEST_F(PinochleCards, APersonWhoJoinsDuringAGameSeesTheCardsAtRest) {
  comeToATrick();
  HeardTable comer;
  comer.table.tableChanged(&played.table(), {.new_events = 99, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(comer.card(s("TH")).origin, QString{});
  EXPECT_EQ(shownBy(comer.table), shownBy(heard.table));
}

}  // namespace
}  // namespace cardroom::testing
