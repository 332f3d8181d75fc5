// What the table of Pinochle shows: where the cards lie, phase by phase, points against the bid, and the result.
#include "client/models/games/pinochle_model.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;
using window::Preferences;

class PinochleTable : public AtThePinochle {};

class WatchedPinochle : public AtThePinochle {
 protected:
  WatchedPinochle() : AtThePinochle{-1} {}
};

class SelmasPinochle : public AtThePinochle {
 protected:
  SelmasPinochle() : AtThePinochle{kSelma} {}
};

// --- Where the cards lie

TEST_F(PinochleTable, TheHandLiesAsThePersonWants) {
  comeToYourBid();
  EXPECT_EQ(heard.zone(s("hand")), s("AS TS KS QS QS JS AH KH QH TC JD 9D")) << "the ten between ace and king";
  heard.preferences.setHandOrder(Preferences::ByRank);
  EXPECT_EQ(heard.zone(s("hand")), s("AS AH TS TC KS KH QS QS QH JS JD 9D"));
  EXPECT_EQ(heard.zone(s("seat"), kSelma), s("-- -- -- -- -- -- -- -- -- -- -- --"));
  EXPECT_EQ(game().cardsHeld(kSelma), 12);
  EXPECT_EQ(game().stock(), 24);
}

TEST_F(PinochleTable, TwoCopiesHaveKeysOfTheWindowsOwn) {
  comeToYourBid();
  const QStringList queens = keysOf("QS QS");
  EXPECT_EQ(queens, (QStringList{s("QS"), s("QS-2")}));
  EXPECT_EQ(heard.table.game()->cards()->codeOf(queens[1]), s("QS"));
  EXPECT_EQ(heard.card(queens[1]).place, heard.card(queens[0]).place + 1);
}

TEST_F(PinochleTable, ADealComesFromTheStockThreeAtATime) {
  deal();
  EXPECT_EQ(heard.card(s("AS")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("AS")).step, 0);
  EXPECT_EQ(heard.card(s("seat-1-0")).step, 3);
  EXPECT_EQ(heard.card(s("QS")).step, 6) << "after three to the other one";
  play("pass");
  EXPECT_EQ(heard.card(s("AS")).origin, QString{});
}

TEST_F(PinochleTable, AnotherDealComesLikeTheFirst) {
  deal(kEvening, {});
  play("100, pass, S");
  played.playOn();
  show();
  deal(kEvening, {});
  EXPECT_EQ(heard.card(s("AS")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("QS")).step, 6);
}

TEST_F(PinochleTable, TheTurnedUpCardsComeFromTheStockAndOneStaysTheSameCard) {
  comeToTurned();
  EXPECT_EQ(heard.zone(s("turned")), s("AS 9C"));
  const QString ace = in(game().turned(), 0, "key").toString();
  EXPECT_EQ(ace, s("AS-2")) << "the other one is in the hand";
  EXPECT_EQ(heard.card(ace).origin, s("pile"));
  play(kToKeeping);
  EXPECT_EQ(heard.zone(s("turned")), QString{});
  EXPECT_EQ(heard.card(ace).zone, s("hand"));
  EXPECT_EQ(heard.zone(s("hand")), s("AS AS TS KS QS QS JS 9S AH TH KH QH JH 9H AC TC KC 9C AD TD QD JD JD 9D"));
  EXPECT_EQ(heard.card(ace).origin, QString{});
  EXPECT_EQ(heard.card(s("9S")).origin, s("pile"));
  EXPECT_EQ(game().cardsHeld(kSelma), 24);
}

TEST_F(PinochleTable, WhoKeepsTwelveHasThoseAndNoOthers) {
  comeToMelds();
  EXPECT_EQ(heard.zone(s("hand")), s("AS TS QS JS AH KH QH JH AC TC AD QD"));
  EXPECT_EQ(heard.table.game()->cards()->count(), 24) << "what was left out has gone from the table";
}

TEST_F(PinochleTable, ACardThatIsLedLiesThereUntilTheTrickIsTaken) {
  comeToATrick();
  EXPECT_EQ(heard.zone(s("trick"), kSelma), s("TH"));
  EXPECT_TRUE(heard.card(s("TH")).lastPlayed);
  EXPECT_EQ(heard.card(s("TH")).origin, s("seat"));
  EXPECT_EQ(of(game().led(), "text"), s("Selma led"));
  EXPECT_EQ(of(game().led(), "key"), s("TH"));
  EXPECT_EQ(heard.zone(s("taken"), kMaren), s("AS JC AC JS"));
  EXPECT_EQ(heard.zone(s("taken"), kSelma), s("AD 9S QD TD"));
  play("AH");
  EXPECT_EQ(heard.zone(s("trick")), QString{});
  EXPECT_EQ(heard.zone(s("taken"), kMaren), s("AS JC AC JS TH AH"));
  EXPECT_EQ(of(game().lastTrick(), "cards"), QVariant{QStringList({s("TH"), s("AH")})});
  EXPECT_EQ(of(game().lastTrick(), "leader"), kSelma);
  EXPECT_EQ(of(game().lastTrick(), "winner"), kMaren);
  EXPECT_EQ(of(game().lastTrick(), "text"), s("You win the trick, 21 points."));
  play("KH");
  EXPECT_TRUE(game().lastTrick().isEmpty()) << "for its moment only";
}

TEST_F(PinochleTable, OfTwoCopiesTheOneThatWasPlayedGoes) {
  deal({.hands = {"AS AS KS QH QH JH TC 9C 9D JD QD KD", "TS KC AC TC KC QC QC JC AH KH KD AD"}}, {});
  play("200, pass, S");
  heard.table.select(s("AS"));
  heard.table.primary();
  heard.accept();
  play("AS");
  EXPECT_EQ(heard.card(s("AS")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("AS-2")).zone, s("hand"));
}

TEST_F(PinochleTable, ACopyOfTheOthersIsAnotherCard) {
  deal({.hands = {"AS AS KS QH QH JH TC 9C 9D JD QD KD", "TS KC AC TC KC QC QC JC AH KH KD AD"}}, {});
  play("200, pass, S, AS, TS, QH, AH");
  EXPECT_EQ(heard.zone(s("hand")), s("AS KS QH JH TC 9C KD QD JD 9D"));
  play("TC");
  EXPECT_EQ(heard.card(s("TC-2")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("TC-2")).origin, s("seat"));
  EXPECT_EQ(heard.card(s("TC")).zone, s("hand"));
}

TEST_F(SelmasPinochle, WhatIsLeftOutIsNotTheCardThatSomebodyElsePlays) {
  comeToKeeping();
  EXPECT_EQ(heard.card(s("AH")).zone, s("hand"));
  played.playsAs(kSelma, kSelmaKeeps);
  played.playsAs(kMaren, kMarenKeeps);
  played.plays("AH");
  show();
  EXPECT_EQ(heard.card(s("AH-2")).zone, s("trick"));
  EXPECT_EQ(heard.card(s("AH-2")).origin, s("seat"));
}

TEST_F(PinochleTable, WhoComesIntoAGameSeesTheCardsLie) {
  comeToATrick();
  HeardTable comer;
  comer.table.tableChanged(&played.table(), {.new_events = 99, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(comer.card(s("TH")).origin, QString{});
  EXPECT_EQ(shownBy(comer.table), shownBy(heard.table));
}

// --- The phases

TEST_F(PinochleTable, ThePhasesAreWordsForTheBar) {
  comeToYourBid();
  EXPECT_EQ(game().phases(), (QStringList{s("Bidding"), s("Trump"), s("Keep 12"), s("Melds"), s("Tricks")}));
  EXPECT_EQ(game().phase(), 0);
  EXPECT_EQ(game().progress(), s("Bidding"));
  EXPECT_EQ(game().variant(), s("cut-throat"));
  play(kToTrump);
  EXPECT_EQ(game().phase(), 1);
  play(kToTurned);
  EXPECT_EQ(game().phase(), 2);
  EXPECT_EQ(game().stage(), s("turned"));
  play(kToKeeping);
  EXPECT_EQ(game().phase(), 2);
  EXPECT_EQ(game().stage(), s("keeping"));
}

TEST_F(PinochleTable, TricksAreCountedInsteadOfThePhases) {
  comeToMelds();
  EXPECT_EQ(game().phase(), 3);
  EXPECT_EQ(game().progress(), s("Melds"));
  play("AS");
  EXPECT_EQ(game().phase(), -1);
  EXPECT_EQ(game().progress(), s("Trick 1 of 12"));
  EXPECT_EQ(game().step(), 1);
  EXPECT_EQ(game().steps(), 12);
  play("JC");
  EXPECT_EQ(game().progress(), s("Trick 2 of 12"));
}

TEST_F(PinochleTable, WithoutCutthroatNothingIsKept) {
  deal(kEvening, {.additional = false});
  EXPECT_EQ(game().phases(), (QStringList{s("Bidding"), s("Trump"), s("Melds"), s("Tricks")}));
  EXPECT_EQ(game().variant(), s("usual melds only"));
  play("100, pass, S");
  EXPECT_EQ(game().phase(), 2);
  EXPECT_EQ(game().stage(), s("tricks"));
  EXPECT_EQ(column(in(game().seats(), kMaren, "meldRows").toList(), "id"), QStringList{s("run-queen")})
      << "the additional ones do not count";
}

TEST_F(PinochleTable, TheBidsAreThereInTheirOrder) {
  comeToYourBid();
  EXPECT_EQ(game().bid(), 210);
  EXPECT_EQ(game().bidText(), s("Selma bids"));
  EXPECT_EQ(column(game().bids(), "text"), (QStringList{s("170"), s("180"), s("190"), s("200"), s("210")}));
  EXPECT_EQ(column(game().bids(), "name"), (QStringList{s("Selma"), s("You"), s("Selma"), s("You"), s("Selma")}));
  play(kToTrump);
  EXPECT_EQ(game().bid(), 220);
  EXPECT_EQ(game().bidText(), s("You bid"));
  EXPECT_EQ(in(game().bids(), 6, "text"), s("Pass"));
  EXPECT_EQ(in(game().bids(), 6, "spoken"), s("Selma passes."));
  EXPECT_EQ(game().contractText(), s("You play for 220"));
}

TEST_F(PinochleTable, WhatTheHandMeldsIsThereForEachSuit) {
  comeToYourBid();
  EXPECT_EQ(column(game().trumpMelds(), "points"), (QStringList{s("210"), s("100"), s("70"), s("60")}));
  EXPECT_EQ(column(game().trumpMelds(), "meldsText"),
            (QStringList{s("Run and queen, marriage"), s("Royal marriage, pinochle, marriage"),
                         s("Pinochle, marriage, dix"), s("Pinochle, marriage")}));
  EXPECT_EQ(in(game().trumpMelds(), 0, "text"), s("Spades as trump: melds of 210 points. Run and queen, marriage."));
  comeToTurned();
  EXPECT_TRUE(game().trumpMelds().isEmpty()) << "it is named";
  EXPECT_EQ(game().trumpText(), s("Spades are trump"));
  EXPECT_EQ(game().playText(), s("You play spades for 220"));
}

TEST_F(PinochleTable, WhatAPassMeansIsSaid) {
  deal(kMarenFirst);
  EXPECT_EQ(game().bidText(), s("No bid yet"));
  EXPECT_EQ(game().passNote(), s("If you pass, Selma names the trump, and has no bid to reach."));
  comeToYourBid();
  EXPECT_EQ(game().passNote(), s("If you pass, Selma plays for 210 and names the trump."));
  play(kToTrump);
  EXPECT_EQ(game().passNote(), QString{});
  EXPECT_EQ(game().trumpNote(), s("Then one of two open cards is yours."));
}

TEST_F(PinochleTable, BothSeeBothMelds) {
  comeToMelds();
  EXPECT_TRUE(game().meldsOpen());
  EXPECT_EQ(seat(kMaren, "meldsTitle"), s("Your melds"));
  EXPECT_EQ(seat(kSelma, "meldsTitle"), s("Selma’s melds"));
  EXPECT_EQ(seat(kMaren, "melds"), 120);
  EXPECT_EQ(seat(kSelma, "melds"), 30);
  const QVariantList mine = seat(kMaren, "meldRows").toList();
  EXPECT_EQ(column(mine, "name"), (QStringList{s("Aces around"), s("Marriage")}));
  EXPECT_EQ(in(mine, 0, "cards"), QVariant{QStringList({s("AS"), s("AH"), s("AD"), s("AC")})});
  EXPECT_EQ(in(mine, 1, "spoken"), s("Marriage, 20 points: king of hearts and queen of hearts."));
  EXPECT_EQ(column(seat(kSelma, "meldRows").toList(), "id"), (QStringList{s("common-marriage"), s("dix")}));
  EXPECT_EQ(game().meldsNote(), s("100 more from the tricks and your bid is made."));
  game().closeMelds();
  EXPECT_FALSE(game().meldsOpen());
  show();
  EXPECT_FALSE(game().meldsOpen()) << "whatever else is said";
  play("AS");
  EXPECT_FALSE(game().meldsOpen());
  EXPECT_EQ(game().meldsNote(), QString{});
}

TEST_F(PinochleTable, PointsStandAgainstTheBid) {
  comeToATrick();
  EXPECT_EQ(seat(kMaren, "bidder"), true);
  EXPECT_EQ(seat(kMaren, "sum"), 146);
  EXPECT_EQ(seat(kMaren, "line"), s("120 melds and 26 tricks"));
  EXPECT_EQ(seat(kMaren, "missing"), 74);
  EXPECT_EQ(seat(kMaren, "missingText"), s("74 more for your bid"));
  EXPECT_EQ(seat(kMaren, "takenText"), s("2 tricks"));
  EXPECT_EQ(seat(kMaren, "text"), s("You: 146 points, 120 melds and 26 tricks. 74 more for your bid."));
  EXPECT_EQ(seat(kSelma, "bid"), 0) << "only who won the bidding has one";
  EXPECT_EQ(seat(kSelma, "missingText"), QString{});
  EXPECT_EQ(seat(kSelma, "sum"), 64);
}

// --- The end

TEST_F(PinochleTable, TheResultIsReckonedLineByLine) {
  comeToATrick();
  played.playOn();
  show();
  ASSERT_TRUE(game().over());
  EXPECT_EQ(game().progress(), s("Game over"));
  EXPECT_EQ(game().step(), 13);
  ASSERT_EQ(game().results().size(), 2);
  int tricks = 0;
  for (int row = 0; row < 2; ++row) {
    const QVariantList lines = in(game().results(), row, "lines").toList();
    const bool bidder = in(game().results(), row, "bidder").toBool();
    ASSERT_EQ(column(lines, "id"), bidder ? (QStringList{s("melds"), s("tricks"), s("sum"), s("bid"), s("score")})
                                          : (QStringList{s("melds"), s("tricks"), s("sum"), s("score")}));
    EXPECT_EQ(in(lines, 0, "points").toInt() + in(lines, 1, "points").toInt(), in(lines, 2, "points").toInt());
    EXPECT_EQ(in(lines, bidder ? 4 : 3, "points"), in(game().results(), row, "score"));
    tricks += in(lines, 1, "points").toInt();
  }
  int worth = 0;
  for (const Card card : played.state().table.played())
    worth += pinochle::value_of(card, Suit::spades);
  EXPECT_EQ(tricks, worth);
}

TEST_F(PinochleTable, WhoFallsShortOfTheBidLosesAndIsToldWhy) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn();
  show();
  ASSERT_TRUE(game().over());
  const int sum = seat(kSelma, "sum").toInt();
  const QString score = QString::number(seat(kMaren, "sum").toInt());
  EXPECT_EQ(game().verdict(), s("You win with %1.").arg(score));
  EXPECT_EQ(game().reason(),
            QStringLiteral("Selma is %L1 short of the bid of %L2 and loses.").arg(2000 - sum).arg(2000));
  EXPECT_EQ(in(game().results(), 0, "seat"), kMaren);
  EXPECT_EQ(in(game().results(), 1, "score"), 0);
  EXPECT_EQ(in(game().results(), 1, "fallsShort"), true);
  const QVariantList lines = in(game().results(), 1, "lines").toList();
  EXPECT_EQ(in(lines, 3, "more"), QStringLiteral("%L1 short").arg(2000 - sum));
  EXPECT_EQ(in(lines, 4, "lost"), true);
}

TEST_F(SelmasPinochle, WhoFallsShortReadsItInTheVerdict) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn();
  show();
  const int sum = seat(kSelma, "sum").toInt();
  EXPECT_EQ(game().verdict(),
            QStringLiteral("You are %L1 short of your bid of %L2 and lose.").arg(2000 - sum).arg(2000));
  EXPECT_EQ(game().reason(), s("Maren wins with %1.").arg(seat(kMaren, "sum").toInt()));
}

TEST_F(PinochleTable, WithoutABidThereIsNoneToMake) {
  deal(kEvening, {});
  play("pass, S");
  EXPECT_EQ(game().contractText(), s("Nobody has bid"));
  EXPECT_EQ(game().playText(), s("Spades are trump"));
  EXPECT_EQ(game().meldsNote(), s("Nobody has bid, so more points win."));
  EXPECT_EQ(seat(kMaren, "missingText"), QString{});
  played.playOn();
  show();
  EXPECT_EQ(game().reason(), s("Nobody had bid, so there was no bid to make."));
  EXPECT_EQ(in(game().results(), 0, "winner"), true);
}

// --- Who only watches

TEST_F(WatchedPinochle, SeesBacksAndEverythingElse) {
  comeToYourBid();
  EXPECT_TRUE(heard.table.watching());
  EXPECT_EQ(heard.zone(s("hand")), s("-- -- -- -- -- -- -- -- -- -- -- --")) << "of the seat below";
  EXPECT_TRUE(game().trumpMelds().isEmpty());
  EXPECT_TRUE(game().offers().isEmpty());
  EXPECT_EQ(game().prompt(), QString{});
  EXPECT_EQ(game().bidText(), s("Selma bids"));
}

TEST_F(WatchedPinochle, SeesMeldsAndTricks) {
  comeToATrick();
  EXPECT_EQ(heard.zone(s("trick"), kSelma), s("TH"));
  EXPECT_EQ(seat(kMaren, "name"), s("Maren"));
  EXPECT_EQ(seat(kMaren, "missingText"), s("74 more for the bid"));
  EXPECT_EQ(game().playText(), s("Maren plays spades for 220"));
  EXPECT_EQ(game().followNote(), QString{});
}

TEST_F(WatchedPinochle, SeesTheTurnedUpCardsWithoutAHandToPutThemTo) {
  comeToTurned();
  EXPECT_EQ(column(game().turned(), "card"), (QStringList{s("AS"), s("9C")}));
  EXPECT_EQ(in(game().turned(), 0, "text"), QString{});
  EXPECT_FALSE(heard.card(s("AS")).playable);
}

// --- Lost and back in the middle

TEST_F(PinochleTable, WhoIsBackSeesWhatOthersSee) {
  comeToMelds();
  heard.table.connectionChanged(false);
  played.plays(kToTrick);
  played.playOn(20);
  played.resumed();
  heard.table.connectionChanged(true);
  show();
  HeardTable fresh;
  fresh.table.tableChanged(&played.table(), {.new_events = 0, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(shownBy(heard.table), shownBy(fresh.table));
}

}  // namespace
}  // namespace cardroom::testing
