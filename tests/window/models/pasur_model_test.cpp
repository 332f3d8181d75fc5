// What the Pasur table shows: where the cards lie, totals that change with every card, the end of a round and the
// result.
#include "client/models/games/pasur/pasur_model.h"

#include <gtest/gtest.h>

#include "tests/window/models/at_the_pasur.h"

namespace cardroom::testing {
namespace {

using namespace pasur_evening;
using window::Preferences;

class PasurTable : public AtThePasur {};

class WatchedPasur : public AtThePasur {
 protected:
  WatchedPasur() : AtThePasur{-1} {}
};

// --- Where the cards lie

TEST_F(PasurTable, CardsLieInThePoolInTheHandsAndInThePiles) {
  comeToYourTurn();
  EXPECT_EQ(heard.zone(s("pool")), s("4C 3D 2C 2H AS KD QC"));
  EXPECT_TRUE(heard.card(s("QC")).lastPlayed);
  EXPECT_FALSE(heard.card(s("KD")).lastPlayed);
  EXPECT_EQ(heard.zone(s("taken"), kMaren), s("AH TD KH KC"));
  EXPECT_EQ(heard.zone(s("taken"), kNora), s("AD TC AC TH"));
  EXPECT_EQ(heard.zone(s("seat"), kNora), s("-- -- --"));
  EXPECT_EQ(game().seatFace(kParisa).cardsHeld, 4);
  EXPECT_TRUE(heard.card(s("7H")).playable);
  EXPECT_FALSE(heard.card(s("AS")).playable);
}

TEST_F(PasurTable, TheHandIsSortedAsThePersonWants) {
  comeToYourTurn();
  heard.preferences.setHandOrder(Preferences::AsDrawn);
  EXPECT_EQ(heard.zone(s("hand")), s("JS QH 7H 5C"));
  heard.preferences.setHandOrder(Preferences::ByRank);
  EXPECT_EQ(heard.zone(s("hand")), s("QH JS 7H 5C"));
}

TEST_F(PasurTable, CardsOfThePoolKeepTheirPlaces) {
  comeToYourTurn();
  EXPECT_EQ(heard.card(s("AS")).place, 4);
  play("7H x 3D AS");
  EXPECT_EQ(heard.zone(s("pool")), s("4C 2C 2H KD QC"));
  EXPECT_EQ(heard.card(s("4C")).place, 0);
  EXPECT_EQ(heard.card(s("2C")).place, 2) << "a gap is left in place of the three cards";
  EXPECT_EQ(heard.card(s("QC")).place, 6);
  EXPECT_EQ(heard.card(s("7H")).zone, s("taken"));
  EXPECT_EQ(heard.card(s("7H")).seat, kMaren);
}

TEST_F(PasurTable, RowsOfThePoolAreShortWhileItHasFewCards) {
  comeToYourTurn();
  EXPECT_EQ(game().table().poolPlaces, 7);
  EXPECT_EQ(game().table().poolRow, 4);
  play("7H x 3D AS");
  EXPECT_EQ(heard.zone(s("pool")).count(QLatin1Char{' '}), 4);
  EXPECT_EQ(game().table().poolRow, 4) << "cards that stay do not move";
  dealTwo();
  EXPECT_EQ(game().table().poolPlaces, 4);
  EXPECT_EQ(game().table().poolRow, 3);
}

TEST_F(PasurTable, AnEmptyPoolHasShortRows) {
  comeToYourTurn();
  play("JS x AS 2H 3D 4C 2C");
  EXPECT_EQ(game().table().poolRow, 4);
  played.playOn(pasur::kPlays);
  show();
  EXPECT_EQ(game().table().poolPlaces, 0);
  EXPECT_EQ(game().table().poolRow, 3);
}

TEST_F(PasurTable, ADealComesFromTheDeckAndPlaysComeFromTheirSeats) {
  played.dealAfter(kRoundsBefore, kTotalsBefore, kThree);
  show();
  EXPECT_EQ(heard.card(s("TD")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("4C")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("seat-1-3")).origin, s("pile"));
  play("AH");
  EXPECT_EQ(heard.card(s("AH")).origin, s("seat"));
  EXPECT_EQ(heard.card(s("TD")).origin, QString{});
}

TEST_F(PasurTable, APersonWhoJoinsDuringAGameSeesTheCardsAtRest) {
  comeToYourTurn();
  HeardTable comer;
  comer.table.tableChanged(&played.table(), {.new_events = 99, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(comer.card(s("QC")).origin, QString{});
  EXPECT_EQ(shownBy(comer.table), shownBy(heard.table));
}

TEST_F(PasurTable, RoundsDealsAndTheDeckAreCounted) {
  comeToYourTurn();
  EXPECT_EQ(game().progress(), s("Round 3"));
  EXPECT_EQ(game().table().dealText, s("Deal 2 of 4"));
  EXPECT_EQ(game().step(), 2);
  EXPECT_EQ(game().steps(), 4);
  EXPECT_EQ(game().table().deckText, s("24 left"));
  EXPECT_EQ(game().table().target, 62);
  EXPECT_EQ(game().table().poolText,
            s("In the pool: four of clubs, three of diamonds, two of clubs, two of hearts, ace of "
              "spades, king of diamonds, and queen of clubs."));
}

// --- Totals

TEST_F(PasurTable, TotalsIncludeTheCurrentRound) {
  comeToYourTurn();
  EXPECT_EQ(seat(kMaren).before, 37);
  EXPECT_EQ(seat(kMaren).total, 41);
  EXPECT_EQ(seat(kMaren).gain, 4);
  EXPECT_EQ(seat(kMaren).takenText, s("4 taken"));
  EXPECT_EQ(seat(kNora).total, 22);
  EXPECT_EQ(seat(kNora).line, s("22 points"));
  EXPECT_EQ(game().table().race.value(0).name, s("You"));
  EXPECT_EQ(game().table().race.value(2).name, s("Nora"));
}

TEST_F(PasurTable, ASurRaisesATotalAndItsCancellingLowersIt) {
  dealTwo();
  play(kParisasSur);
  EXPECT_EQ(total(kParisa), 6) << "an ace and a sur";
  EXPECT_EQ(heard.zone(s("surs"), kParisa), s("3D"));
  EXPECT_EQ(heard.zone(s("taken"), kParisa), s("4S AD 3C"));
  EXPECT_EQ(seat(kParisa).sursText, s("1 sur"));
  EXPECT_EQ(seat(kParisa).line, s("6 points, 1 sur"));
  EXPECT_EQ(game().lastPlay().surText, s("Parisa scores a sur"));
  EXPECT_EQ(game().lastPlay().sur, true);
  EXPECT_EQ(game().table().poolText, s("The pool is empty."));
  EXPECT_EQ(game().table().poolPlaces, 0);

  play("4C");
  EXPECT_EQ(game().lastPlay().surText, QString{}) << "shown only for a moment";
  play("5C, 2H x 4C 5C");
  EXPECT_EQ(total(kParisa), 1);
  EXPECT_EQ(total(kMaren), 0) << "it only cancels";
  EXPECT_EQ(heard.zone(s("surs"), kParisa), QString{});
  EXPECT_EQ(heard.zone(s("taken"), kMaren).split(QLatin1Char{' '}).size(), 5);
  EXPECT_EQ(game().lastPlay().surText, s("Your sur cancels one of Parisa’s"));
  EXPECT_EQ(game().lastPlay().cancelled, s("3D"));
  EXPECT_EQ(game().lastPlay().cancelledSeat, kParisa);
}

TEST_F(PasurTable, ACardOfACancelledSurLiesOnTopOfItsPile) {
  dealTwo();
  play(kParisasSur);
  play("QD, 5C, 2H, 8H, 4C x 5C 2H, JS x 8H");
  EXPECT_EQ(heard.zone(s("taken"), kParisa), s("4S AD 3C 8H JS"));
  play("QS x QD");
  EXPECT_EQ(heard.zone(s("surs"), kParisa), QString{});
  EXPECT_EQ(heard.zone(s("taken"), kParisa), s("4S AD 3C 8H JS 3D"));
}

TEST_F(PasurTable, WithFourASurOfOneIsCancelledByAnother) {
  sit(4);
  played.deal(kFour);
  show();
  play(kNorasSur);
  EXPECT_EQ(total(kNora), 5);
  EXPECT_EQ(game().lastPlay().surText, s("Nora scores a sur"));
  play(kCancelledOfFour);
  EXPECT_EQ(total(kNora), 0);
  EXPECT_EQ(total(kParisa), 0) << "it only cancels";
  EXPECT_EQ(game().lastPlay().surText, s("Parisa’s sur cancels one of Nora’s"));
  EXPECT_EQ(game().table().seats.size(), 4);
}

// --- The end of a round, and of the game

TEST_F(PasurTable, AFinishedRoundCanBeRead) {
  comeToTheRoundsEnd();
  EXPECT_EQ(heard.table.phase(), window::TablePhase::Paused);
  EXPECT_EQ(game().sheet().roundTitle, s("Round 3 is over."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Next round"));
  EXPECT_EQ(heard.table.clock()->pauseSecondsLeft(), 8);
  EXPECT_TRUE(game().sheet().roundText.contains(s("The first to 62 wins."))) << game().sheet().roundText.toStdString();
  ASSERT_EQ(game().sheet().players.size(), 3);
  int clubs = 0;
  int brought = 0;
  for (int row = 0; row < 3; ++row) {
    const QList<window::PasurPart> parts = game().sheet().players.value(row).parts;
    ASSERT_EQ(parts.size(), 6);
    clubs += parts.value(0).value;
    int points = parts.value(0).more;
    for (int part = 1; part < 6; ++part)
      points += parts.value(part).value;
    EXPECT_EQ(points, game().sheet().players.value(row).round) << "the parts add up to the total";
    brought += points;
    EXPECT_EQ(game().sheet().players.value(row).total, total(game().sheet().players.value(row).seat));
  }
  EXPECT_GE(game().sheet().players.value(0).total, game().sheet().players.value(1).total);
  EXPECT_GE(game().sheet().players.value(1).total, game().sheet().players.value(2).total);
  EXPECT_EQ(clubs, 13);
  EXPECT_GE(brought, 13) << "ten of diamonds, two of clubs, aces and jacks";
  EXPECT_EQ(game().sheet().players.value(0).leads, true);
  EXPECT_EQ(heard.zone(s("pool")), QString{}) << "the rest went to the last player who picked up";

  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked[0].message.has_go_on());
}

TEST_F(PasurTable, TheSheetHasEveryRound) {
  played.deal(kThree);
  show();
  int ended = 0;
  played.playToTheEnd([&] {
    show();
    ++ended;
    ASSERT_EQ(game().sheet().rounds.size(), ended);
  });
  show();
  ASSERT_TRUE(game().table().over);
  ASSERT_EQ(game().sheet().rounds.size(), game().table().round);
  for (int who = 0; who < 3; ++who) {
    int sum = 0;
    for (int round = 0; round < game().sheet().rounds.size(); ++round) {
      sum += game().sheet().rounds.value(round).points.value(who);
      EXPECT_EQ(game().sheet().rounds.value(round).totals.value(who), sum);
    }
    EXPECT_EQ(sum, total(who));
  }
  EXPECT_EQ(game().sheet().rounds.value(0).title, s("Round 1"));
  EXPECT_EQ(game().sheet().rounds.value(0).totals.size(), 3) << "and nothing for a seat that does not exist";
}

TEST_F(PasurTable, APersonWhoCameLaterGetsTheEarlierRoundsAsOneLine) {
  comeToYourTurn();
  ASSERT_EQ(game().sheet().rounds.size(), 1);
  EXPECT_EQ(game().sheet().rounds.value(0).title, s("Rounds 1 to 2"));
  EXPECT_EQ(game().sheet().rounds.value(0).totals, (QList<int>{37, 29, 20}));
  played.playOn();
  show();
  ASSERT_EQ(game().sheet().rounds.size(), 2);
  EXPECT_EQ(game().sheet().rounds.value(0).totals, (QList<int>{37, 29, 20}));
  EXPECT_EQ(game().sheet().rounds.value(1).title, s("Round 3"));
}

TEST_F(PasurTable, TheResultNamesTheWinner) {
  played.deal(kThree);
  show();
  played.playToTheEnd([this] { show(); });
  show();
  EXPECT_EQ(game().progress(), s("Game over"));
  EXPECT_TRUE(heard.table.result()->telling());
  const QString winner = game().sheet().players.value(0).seat == kMaren
                             ? s("You win with %1.")
                             : game().sheet().players.value(0).name + s(" wins with %1.");
  EXPECT_EQ(game().sheet().verdict, winner.arg(game().sheet().players.value(0).total));
  EXPECT_EQ(game().sheet().players.value(0).leads, true);
  EXPECT_EQ(game().sheet().players.value(1).leads, false);
  EXPECT_GE(game().sheet().players.value(0).total, 62);
}

// --- Spectators

TEST_F(WatchedPasur, SeesBacksAndEverythingElse) {
  comeToYourTurn();
  EXPECT_TRUE(heard.table.people()->watching());
  EXPECT_EQ(heard.zone(s("hand")), s("-- -- -- --")) << "of the seat below";
  EXPECT_EQ(heard.zone(s("pool")), s("4C 3D 2C 2H AS KD QC"));
  EXPECT_EQ(game().table().race.value(0).name, s("Maren"));
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  heard.table.choice()->consider(s("AS"));
  EXPECT_TRUE(game().captures().isEmpty());
  EXPECT_EQ(game().prompt(), QString{});
}

// --- A lost connection

TEST_F(PasurTable, AResumedPersonSeesWhatOthersSee) {
  comeToYourTurn();
  heard.table.connectionChanged(false);
  played.plays("QH x QC");
  played.playOn(20);
  played.resumed();
  heard.table.connectionChanged(true);
  show();
  HeardTable fresh;
  fresh.table.tableChanged(&played.table(), {.new_events = 0, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(shownBy(heard.table), shownBy(fresh.table));
}

TEST_F(PasurTable, TheEveningsPointsAreNotMixedWithThoseOfTheGame) {
  comeToYourTurn();
  played.update().set_game_number(2);
  played.update().clear_totals();
  for (const int total : {64, 50, 46})
    played.update().add_totals(total);
  show();
  for (int seat = 0; seat < 3; ++seat)
    EXPECT_EQ(heard.seat(seat).scoreText, QString{}) << seat;
  played.update().set_phase(table::v1::PHASE_GATHERING);
  show();
  EXPECT_EQ(heard.seat(0).scoreText, s("64"));
}

}  // namespace
}  // namespace cardroom::testing
