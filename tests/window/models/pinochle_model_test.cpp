// What the Pinochle table shows in addition to the cards: the phases, points against the bid, and the result.
#include "client/models/games/pinochle/pinochle_model.h"

#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;
using Line = window::PinochleLine;
using Meld = window::PinochleMeld;
using Worth = window::PinochleWorth;

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
  goOn();
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
  EXPECT_EQ(column(seat(kMaren).meldRows, &Meld::id), QStringList{s("run-queen")})
      << "the additional ones do not count";
}

TEST_F(PinochleTable, TheStandingBidNamesItsBidder) {
  comeToYourBid();
  EXPECT_EQ(game().bidding().bid, 210);
  EXPECT_EQ(game().bidding().text, s("Selma bids"));
  play(kToTrump);
  EXPECT_EQ(game().bidding().bid, 220);
  EXPECT_EQ(game().bidding().text, s("You bid"));
  EXPECT_EQ(game().trump().contractText, s("You play for 220"));
}

TEST_F(PinochleTable, TheValueOfTheHandsMeldsIsShownForEachSuit) {
  comeToYourBid();
  EXPECT_EQ(column(game().trump().worth, &Worth::points), (QList{210, 100, 70, 60}));
  EXPECT_EQ(column(game().trump().worth, &Worth::meldsText),
            (QStringList{s("Run and queen, marriage"), s("Royal marriage, pinochle, marriage"),
                         s("Pinochle, marriage, dix"), s("Pinochle, marriage")}));
  EXPECT_EQ(game().trump().worth.value(0).text, s("Spades as trump: melds of 210 points. Run and queen, marriage."));
  comeToTurned();
  EXPECT_TRUE(game().trump().worth.isEmpty()) << "it is named";
  EXPECT_EQ(game().trump().text, s("Spades are trump"));
  EXPECT_EQ(game().trump().playText, s("You play spades for 220"));
}

TEST_F(PinochleTable, TheMeaningOfAPassIsExplained) {
  deal(kMarenFirst);
  EXPECT_EQ(game().bidding().text, s("No bid yet"));
  EXPECT_EQ(game().bidding().passNote, s("If you pass, Selma picks trump and has no target to reach."));
  comeToYourBid();
  EXPECT_EQ(game().bidding().passNote, s("If you pass, Selma plays for 210 and picks trump."));
  play(kToTrump);
  EXPECT_EQ(game().bidding().passNote, QString{});
  EXPECT_EQ(game().trump().note, s("Then one of two open cards is yours."));
}

TEST_F(PinochleTable, TheTrumpIsShownBeforeTheTwoCardsLieOpen) {
  comeToTrump();
  played.plays(kToTurned);
  rest();
  EXPECT_EQ(game().stage(), s("trump"));
  EXPECT_TRUE(game().ready().trumpOpen);
  EXPECT_EQ(heard.table.turn()->prompt(), s("Spades are trump. You play for 220."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Go on"));
  EXPECT_TRUE(game().turned().isEmpty());
  EXPECT_EQ(keyAt("turned"), QString{});
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_go_on());
  goOn();
  EXPECT_EQ(game().stage(), s("turned"));
  EXPECT_FALSE(game().ready().trumpOpen);
  EXPECT_NE(keyAt("turned", 1), QString{});
}

TEST_F(PinochleTable, EverybodySeesWhoGotWhichOfTheTwoCards) {
  comeToTurned();
  played.plays(kToKeeping);
  rest();
  EXPECT_EQ(game().stage(), s("turned"));
  EXPECT_EQ(heard.table.turn()->prompt(), s("You take A♠; Selma gets 9♣."));
  EXPECT_EQ(column(game().turned(), &window::PinochleTurned::text),
            (QStringList{s("You take it"), s("Selma gets it")}));
  EXPECT_EQ(keyAt("hand", 12), QString{}) << "nobody has drawn yet";
  goOn();
  EXPECT_EQ(game().stage(), s("keeping"));
  EXPECT_NE(keyAt("hand", 23), QString{});
  EXPECT_EQ(keyAt("turned"), QString{});
}

TEST_F(PinochleTable, BothPlayersSeeBothMelds) {
  comeToMelds();
  EXPECT_TRUE(game().ready().meldsOpen);
  EXPECT_EQ(seat(kMaren).meldsTitle, s("Your melds"));
  EXPECT_EQ(seat(kSelma).meldsTitle, s("Selma’s melds"));
  EXPECT_EQ(seat(kMaren).melds, 120);
  EXPECT_EQ(seat(kSelma).melds, 30);
  const QList<Meld> mine = seat(kMaren).meldRows;
  EXPECT_EQ(column(mine, &Meld::name), (QStringList{s("Aces around"), s("Marriage")}));
  EXPECT_EQ(mine.value(0).cards, (QStringList{s("AS"), s("AH"), s("AD"), s("AC")}));
  EXPECT_EQ(mine.value(1).spoken, s("Marriage, 20 points: king of hearts and queen of hearts."));
  EXPECT_EQ(column(seat(kSelma).meldRows, &Meld::id), (QStringList{s("common-marriage"), s("dix")}));
  EXPECT_EQ(game().tricks().meldsNote, s("You need 100 more from the tricks."));
  EXPECT_EQ(heard.table.turn()->prompt(), s("You need 100 more from the tricks."));
  EXPECT_EQ(heard.announced.last(), s("Lead the first trick: press Enter."));
  EXPECT_TRUE(heard.announced.contains(s("You need 100 more from the tricks.")));
  goOn();
  EXPECT_FALSE(game().ready().meldsOpen);
  play("AS");
  EXPECT_FALSE(game().ready().meldsOpen);
  EXPECT_EQ(game().tricks().meldsNote, QString{});
}

TEST_F(PinochleTable, PointsAreShownAgainstTheBid) {
  comeToATrick();
  EXPECT_TRUE(seat(kMaren).bidder);
  EXPECT_EQ(seat(kMaren).sum, 146);
  EXPECT_EQ(seat(kMaren).line, s("120 melds and 26 tricks"));
  EXPECT_EQ(seat(kMaren).missing, 74);
  EXPECT_EQ(seat(kMaren).missingText, s("74 more for your bid"));
  EXPECT_EQ(seat(kMaren).takenText, s("2 tricks"));
  EXPECT_EQ(seat(kMaren).text, s("You: 146 points, 120 melds and 26 tricks. 74 more for your bid."));
  EXPECT_EQ(seat(kSelma).bid, 0) << "only the winner of the bidding has one";
  EXPECT_EQ(seat(kSelma).missingText, QString{});
  EXPECT_EQ(seat(kSelma).sum, 64);
}

// --- The end

TEST_F(PinochleTable, TheResultIsAddedUpLineByLine) {
  comeToATrick();
  played.playOn();
  show();
  ASSERT_EQ(game().stage(), s("over"));
  EXPECT_EQ(game().progress(), s("Game over"));
  EXPECT_EQ(game().step(), 13);
  const QList<window::PinochleResult> results = game().end().results;
  ASSERT_EQ(results.size(), 2);
  int tricks = 0;
  for (const window::PinochleResult& result : results) {
    const QList<Line>& lines = result.lines;
    const bool bidder = seat(result.player.seat).bidder;
    ASSERT_EQ(column(lines, &Line::id), bidder ? (QStringList{s("melds"), s("tricks"), s("sum"), s("bid"), s("score")})
                                               : (QStringList{s("melds"), s("tricks"), s("sum"), s("score")}));
    EXPECT_EQ(lines[0].points + lines[1].points, lines[2].points);
    EXPECT_EQ(lines[bidder ? 4 : 3].points, result.score);
    tricks += lines[1].points;
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
  ASSERT_EQ(game().stage(), s("over"));
  const int sum = seat(kSelma).sum;
  const QString score = QString::number(seat(kMaren).sum);
  EXPECT_EQ(game().end().verdict, s("You win with %1.").arg(score));
  EXPECT_EQ(game().end().reason,
            QStringLiteral("Selma is %L1 short of the bid of %L2 and loses.").arg(2000 - sum).arg(2000));
  const QList<window::PinochleResult> results = game().end().results;
  ASSERT_EQ(results.size(), 2);
  EXPECT_EQ(results[0].player.seat, kMaren);
  EXPECT_EQ(results[1].score, 0);
  ASSERT_EQ(results[1].lines.size(), 5);
  EXPECT_EQ(results[1].lines[3].more, QStringLiteral("%L1 short").arg(2000 - sum));
  EXPECT_TRUE(results[1].lines[3].lost);
  EXPECT_TRUE(results[1].lines[4].lost);
}

TEST_F(SelmasPinochle, APlayerWhoMissesTheBidReadsItInTheVerdict) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn();
  show();
  const int sum = seat(kSelma).sum;
  EXPECT_EQ(game().end().verdict,
            QStringLiteral("You are %L1 short of your bid of %L2 and lose.").arg(2000 - sum).arg(2000));
  EXPECT_EQ(game().end().reason, s("Maren wins with %1.").arg(seat(kMaren).sum));
}

TEST_F(PinochleTable, WithoutABidThereIsNoneToReach) {
  deal(kEvening, {});
  play("pass, S");
  EXPECT_EQ(game().trump().contractText, s("Nobody has bid"));
  EXPECT_EQ(game().trump().playText, s("Spades are trump"));
  EXPECT_EQ(game().tricks().meldsNote, s("Nobody has bid, so more points win."));
  EXPECT_EQ(seat(kMaren).missingText, QString{});
  played.playOn();
  show();
  EXPECT_EQ(game().end().reason, s("Nobody had bid, so there was no bid to make."));
  EXPECT_TRUE(game().end().results.value(0).player.winner);
}

// --- Spectators

TEST_F(WatchedPinochle, SeesBacksAndEverythingElse) {
  comeToYourBid();
  EXPECT_TRUE(heard.table.people()->watching());
  EXPECT_EQ(heard.zone(s("hand")), s("-- -- -- -- -- -- -- -- -- -- -- --")) << "of the seat below";
  EXPECT_TRUE(game().trump().worth.isEmpty());
  EXPECT_TRUE(game().bidding().ranges.isEmpty());
  EXPECT_TRUE(game().ready().offers.isEmpty());
  EXPECT_EQ(game().prompt(), QString{});
  EXPECT_EQ(game().bidding().text, s("Selma bids"));
}

TEST_F(WatchedPinochle, SeesMeldsAndTricks) {
  comeToATrick();
  EXPECT_EQ(heard.zone(s("trick"), kSelma), s("TH"));
  EXPECT_EQ(seat(kMaren).name, s("Maren"));
  EXPECT_EQ(seat(kMaren).missingText, s("74 more for the bid"));
  EXPECT_EQ(game().trump().playText, s("Maren plays spades for 220"));
  EXPECT_EQ(game().tricks().followNote, QString{});
}

TEST_F(WatchedPinochle, SeesTheTurnedUpCardsWithoutAHand) {
  comeToTurned();
  EXPECT_EQ(column(game().turned(), &window::PinochleTurned::card), (QStringList{s("AS"), s("9C")}));
  EXPECT_EQ(game().turned().value(0).text, QString{});
  EXPECT_FALSE(heard.card(s("AS")).playable);
}

// --- A lost connection

TEST_F(PinochleTable, AResumedPersonSeesWhatOthersSee) {
  comeToTheFirstTrick();
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
