// How a game of Pasur is described: to screen readers, in the log, and to a person who was away.
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pasur.h"

namespace cardroom::testing {
namespace {

using namespace pasur_evening;

class PasurTold : public AtThePasur {
 protected:
  explicit PasurTold(int viewer = kMaren) : AtThePasur{viewer} {}

  /// Makes these plays and returns the announcements that they trigger.
  QStringList told(const char* moves) {
    forget();
    play(moves);
    return heard.announced;
  }
  std::string said() const { return heard.announced.join(QLatin1Char{'\n'}).toStdString(); }
  QStringList log() const {
    QStringList lines;
    for (const window::LogLine& line : heard.table.log()->lines())
      lines << line.plain;
    return lines;
  }
};

class PasurToldToWatchers : public PasurTold {
 protected:
  PasurToldToWatchers() : PasurTold{-1} {}
};

TEST_F(PasurTold, ARoundItsCardsAndThePool) {
  dealTwo();
  EXPECT_TRUE(heard.announced.contains(s("Round 1. You begin."))) << said();
  EXPECT_TRUE(
      heard.announced.contains(s("Your cards: king of spades, two of hearts, queen of diamonds, and four of clubs.")))
      << said();
  EXPECT_TRUE(
      heard.announced.contains(s("In the pool: ace of diamonds, king of hearts, four of spades, and three of clubs.")))
      << said();
  EXPECT_TRUE(heard.announced.contains(s("Your turn. Play a card."))) << said();
  EXPECT_TRUE(heard.sounds.contains(s("deal")));
}

TEST_F(PasurTold, MovesOfOthers) {
  comeToYourTurn();
  play("QH x QC");
  EXPECT_EQ(told("8S x 3D").value(0), s("Parisa takes the three of diamonds with the eight of spades."));
  EXPECT_EQ(heard.sounds, QStringList{s("capture")});
  EXPECT_EQ(heard.seat(kParisa).secondLine, s("Took with <b>8♠</b>"));
  EXPECT_EQ(told("9C x 2C").value(0), s("Nora takes the two of clubs with the nine of clubs."));
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  EXPECT_EQ(told("7H x 4C").value(0), s("A bot in your place takes the four of clubs with the seven of hearts."));
}

TEST_F(PasurTold, YourOwnMoves) {
  comeToYourTurn();
  heard.table.choice()->playAt(s("7H"), s("2H-2C"));
  EXPECT_EQ(told("7H x 2H 2C").value(0), s("You take the two of hearts and two of clubs with the seven of hearts."));
  dealTwo();
  play(kParisasSur);
  heard.table.choice()->playAt(s("4C"), s("pool"));
  EXPECT_EQ(told("4C").value(0), s("You play the four of clubs."));
  EXPECT_EQ(heard.sounds, QStringList{s("place")});
}

TEST_F(PasurTold, ASurAndItsCancellingWithTheTotals) {
  dealTwo();
  play("KS x KH");
  const QStringList sur = told("3D x AD 4S 3C");
  EXPECT_EQ(sur.mid(0, 3),
            (QStringList{s("Parisa takes the four of spades, ace of diamonds, and three of clubs with the three of "
                           "diamonds."),
                         s("Parisa scores a sur."), s("You have 0 and Parisa 6.")}))
      << said();
  EXPECT_EQ(heard.sounds, (QStringList{s("capture"), s("sur"), s("your-turn")}));
  play("4C, 5C");
  heard.table.choice()->playAt(s("2H"), s("5C-4C"));
  heard.table.choice()->playAt(s("2H"), s("4C-5C"));
  const QStringList cancelled = told("2H x 4C 5C");
  EXPECT_TRUE(cancelled.contains(s("Your sur cancels one of Parisa’s."))) << said();
  EXPECT_TRUE(cancelled.contains(s("You have 0 and Parisa 1."))) << said();
  EXPECT_TRUE(heard.sounds.contains(s("flip")));
  EXPECT_FALSE(heard.sounds.contains(s("sur")));
}

TEST_F(PasurTold, WithFourPlayersWhoseSurCancelsWhose) {
  sit(4);
  played.deal(kFour);
  show();
  EXPECT_TRUE(told(kNorasSur).contains(s("Nora scores a sur."))) << said();
  EXPECT_TRUE(told(kCancelledOfFour).contains(s("Parisa’s sur cancels one of Nora’s."))) << said();
  EXPECT_TRUE(heard.announced.contains(s("You have 0, Parisa 0, Nora 0, and Selma 0."))) << said();
}

TEST_F(PasurTold, AHundredChoicesAreNotListed) {
  sit(2);
  played.deal(kFull);
  show();
  play(kToFullPool);
  forget();
  heard.table.choice()->select(s("AH"));
  EXPECT_EQ(heard.announced.value(0), s("Ace of hearts takes one of 100. Left and right go through them; a card in "
                                        "the pool leaves those with it."));
  EXPECT_TRUE(heard.announced.value(1).startsWith(s("1 of 100: "))) << heard.announced.value(1).toStdString();
  forget();
  heard.table.choice()->aimNext(-1);
  EXPECT_TRUE(heard.announced.value(0).startsWith(s("100 of 100: "))) << heard.announced.value(0).toStdString();
}

TEST_F(PasurTold, WhatASelectedCardPicksUp) {
  comeToYourTurn();
  heard.table.choice()->select(s("7H"));
  EXPECT_EQ(heard.announced.value(0), s("Seven of hearts takes one of 3: 1, ace of spades and three of diamonds; 2, "
                                        "two of hearts and two of clubs; 3, four of clubs."));
  EXPECT_EQ(heard.announced.value(1), s("1 of 3: ace of spades and three of diamonds"));
  forget();
  heard.table.choice()->aimNext(1);
  EXPECT_EQ(heard.announced, QStringList{s("2 of 3: two of hearts and two of clubs")});
  heard.table.choice()->clearSelection();
  forget();
  heard.table.choice()->select(s("QH"));
  EXPECT_EQ(heard.announced, QStringList{s("Queen of hearts takes: queen of clubs. Press Enter to play it.")});
}

TEST_F(PasurTold, HowLongATurnLasts) {
  comeToYourTurn();
  played.update().set_turn_time_left_ms(30'000);
  play("QH x QC");
  forget();
  played.playOn(16);
  show();
  EXPECT_TRUE(heard.announced.contains(s("Your turn, 30 seconds. Play a card."))) << said();
}

TEST_F(PasurTold, TheNextHandout) {
  played.dealAfter(kRoundsBefore, kTotalsBefore, kThree);
  show();
  play("AH, TD x AH, AD, TC x AD, QS, QD x QS, KH, KC x KH, AC, TH x AC, AS");
  EXPECT_TRUE(
      told("KD").contains(s("Your cards: jack of spades, queen of hearts, seven of hearts, and five of clubs.")))
      << said();
  EXPECT_TRUE(heard.sounds.contains(s("deal")));
  EXPECT_TRUE(log().contains(s("Four more cards each."))) << log().join(QLatin1Char{'\n'}).toStdString();
}

TEST_F(PasurTold, TheEndOfARound) {
  comeToTheRoundsEnd();
  int totals = 0;
  for (const QString& sentence : heard.announced)
    totals += sentence.startsWith(s("You have "));
  EXPECT_EQ(totals, 1) << said();
  EXPECT_TRUE(heard.announced.contains(s("Next round: press Enter."))) << said();
  const auto& lines = heard.table.log()->lines();
  EXPECT_EQ(lines.back().who, s("Score"));
  EXPECT_EQ(lines.back().heading, s("Round 3"));
  EXPECT_TRUE(lines.back().plain.startsWith(s("You have "))) << lines.back().plain.toStdString();
}

TEST_F(PasurTold, TheEndOfTheGame) {
  played.deal(kThree);
  show();
  played.playToTheEnd([this] { show(); });
  forget();
  show();
  heard.table.result()->skip();
  const bool won = game().sheet().players.value(0).seat == kMaren;
  EXPECT_TRUE(heard.announced.contains(s("Game over. ") + game().sheet().verdict)) << said();
  EXPECT_TRUE(heard.sounds.contains(won ? s("win-strings") : s("other-wins-strings")));
}

TEST_F(PasurTold, WhatHappenedWhileYouWereAway) {
  dealTwo();
  play("KS x KH");
  heard.table.connectionChanged(false);
  played.resumed();
  heard.table.connectionChanged(true);
  EXPECT_EQ(told("3D x AD 4S 3C").value(0),
            s("You are back. While you were away: Parisa takes the four of spades, ace of diamonds, and three of "
              "clubs with the three of diamonds."));
  EXPECT_EQ(heard.announced.value(1), s("Parisa scores a sur."));
}

TEST_F(PasurTold, TheLogHasEveryPlayUnderItsRound) {
  dealTwo();
  play(kParisasSur);
  const auto& lines = heard.table.log()->lines();
  ASSERT_EQ(lines.size(), 4);
  EXPECT_EQ(lines[0].who, s("The pool"));
  EXPECT_EQ(lines[1].who, s("You"));
  EXPECT_EQ(lines[2].who, s("Parisa"));
  EXPECT_EQ(lines[3].text, s("scored a <b>sur</b>"));
  EXPECT_EQ(lines[3].plain, s("Parisa scores a sur."));
  for (const window::LogLine& line : lines)
    EXPECT_EQ(line.heading, s("Round 1"));
}

TEST_F(PasurToldToWatchers, AllPlaysAndNoHands) {
  comeToYourTurn();
  const QStringList all = told("QH x QC");
  EXPECT_EQ(all.value(0), s("Maren takes the queen of clubs with the queen of hearts."));
  EXPECT_FALSE(said().find("Your cards") != std::string::npos);
}

}  // namespace
}  // namespace cardroom::testing
