// What the table of Pinochle shows in addition to the cards: the phases, points against the bid, and the result.
#include "client/models/games/pinochle/pinochle_model.h"

#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

class PinochleTable : public AtThePinochle {};

class WatchedPinochle : public AtThePinochle {
 protected:
  WatchedPinochle() : AtThePinochle{-1} {}
};

class SelmasPinochle : public AtThePinochle {
 protected:
  SelmasPinochle() : AtThePinochle{kSelma} {}
};

// --- The phases

TEST_F(PinochleTable, TheBarNamesThePhases) {
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

TEST_F(PinochleTable, TricksAreCountedInsteadOfPhases) {
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

TEST_F(PinochleTable, WithoutCutthroatThereIsNoKeepingPhase) {
  deal(kEvening, {.additional = false});
  EXPECT_EQ(game().phases(), (QStringList{s("Bidding"), s("Trump"), s("Melds"), s("Tricks")}));
  EXPECT_EQ(game().variant(), s("usual melds only"));
  play("100, pass, S");
  EXPECT_EQ(game().phase(), 2);
  EXPECT_EQ(game().stage(), s("tricks"));
  EXPECT_EQ(column(in(game().seats(), kMaren, "meldRows").toList(), "id"), QStringList{s("run-queen")})
      << "the additional ones do not count";
}

TEST_F(PinochleTable, TheStandingBidNamesItsBidder) {
  comeToYourBid();
  EXPECT_EQ(game().bid(), 210);
  EXPECT_EQ(game().bidText(), s("Selma bids"));
  play(kToTrump);
  EXPECT_EQ(game().bid(), 220);
  EXPECT_EQ(game().bidText(), s("You bid"));
  EXPECT_EQ(game().contractText(), s("You play for 220"));
}

TEST_F(PinochleTable, TheValueOfTheHandsMeldsIsShownForEachSuit) {
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

TEST_F(PinochleTable, TheMeaningOfAPassIsExplained) {
  deal(kMarenFirst);
  EXPECT_EQ(game().bidText(), s("No bid yet"));
  EXPECT_EQ(game().passNote(), s("If you pass, Selma names the trump, and has no bid to reach."));
  comeToYourBid();
  EXPECT_EQ(game().passNote(), s("If you pass, Selma plays for 210 and names the trump."));
  play(kToTrump);
  EXPECT_EQ(game().passNote(), QString{});
  EXPECT_EQ(game().trumpNote(), s("Then one of two open cards is yours."));
}

TEST_F(PinochleTable, BothPlayersSeeBothMelds) {
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
  EXPECT_FALSE(game().meldsOpen()) << "whatever else is shown";
  play("AS");
  EXPECT_FALSE(game().meldsOpen());
  EXPECT_EQ(game().meldsNote(), QString{});
}

TEST_F(PinochleTable, PointsAreShownAgainstTheBid) {
  comeToATrick();
  EXPECT_EQ(seat(kMaren, "bidder"), true);
  EXPECT_EQ(seat(kMaren, "sum"), 146);
  EXPECT_EQ(seat(kMaren, "line"), s("120 melds and 26 tricks"));
  EXPECT_EQ(seat(kMaren, "missing"), 74);
  EXPECT_EQ(seat(kMaren, "missingText"), s("74 more for your bid"));
  EXPECT_EQ(seat(kMaren, "takenText"), s("2 tricks"));
  EXPECT_EQ(seat(kMaren, "text"), s("You: 146 points, 120 melds and 26 tricks. 74 more for your bid."));
  EXPECT_EQ(seat(kSelma, "bid"), 0) << "only the winner of the bidding has one";
  EXPECT_EQ(seat(kSelma, "missingText"), QString{});
  EXPECT_EQ(seat(kSelma, "sum"), 64);
}

// --- The end

TEST_F(PinochleTable, TheResultIsAddedUpLineByLine) {
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

TEST_F(PinochleTable, APlayerWhoMissesTheBidLosesAndIsToldWhy) {
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

TEST_F(SelmasPinochle, APlayerWhoMissesTheBidReadsItInTheVerdict) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn();
  show();
  const int sum = seat(kSelma, "sum").toInt();
  EXPECT_EQ(game().verdict(),
            QStringLiteral("You are %L1 short of your bid of %L2 and lose.").arg(2000 - sum).arg(2000));
  EXPECT_EQ(game().reason(), s("Maren wins with %1.").arg(seat(kMaren, "sum").toInt()));
}

TEST_F(PinochleTable, WithoutABidThereIsNoneToReach) {
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

// --- Spectators

TEST_F(WatchedPinochle, SeesBacksAndEverythingElse) {
  comeToYourBid();
  EXPECT_TRUE(heard.table.people()->watching());
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

TEST_F(WatchedPinochle, SeesTheTurnedUpCardsWithoutAHand) {
  comeToTurned();
  EXPECT_EQ(column(game().turned(), "card"), (QStringList{s("AS"), s("9C")}));
  EXPECT_EQ(in(game().turned(), 0, "text"), QString{});
  EXPECT_FALSE(heard.card(s("AS")).playable);
}

// --- A lost connection

TEST_F(PinochleTable, AResumedPersonSeesWhatOthersSee) {
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
