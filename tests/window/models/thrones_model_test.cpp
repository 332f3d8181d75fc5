// What the Game of Thrones table shows: where the cards lie, the current and possible values of the piles, the battle
// and the result.
#include "client/models/games/thrones/thrones_model.h"

#include <gtest/gtest.h>

#include "tests/window/models/at_the_thrones.h"

namespace cardroom::testing {
namespace {

using window::Preferences;

class ThronesTable : public AtTheThrones {};

class WatchedThrones : public AtTheThrones {
 protected:
  WatchedThrones() : AtTheThrones{-1} {}
};

/// The same table from Jonas's seat.
struct AtTheFirstTeam : AtTheThrones {
  AtTheFirstTeam() : AtTheThrones{thrones_evening::kJonas} { deal(); }
  void TestBody() override {}

  using AtTheThrones::game;
  using AtTheThrones::heard;
  using AtTheThrones::played;
  using AtTheThrones::show;
};

// --- Where the cards lie

TEST_F(ThronesTable, CardsLieOnThePilesInTheirOrder) {
  comeToYourTurn();
  EXPECT_EQ(heard.zone(s("pile-0")), s("9H 7C 7S"));
  EXPECT_EQ(heard.zone(s("pile-1")), s("KH JC 9S 5D"));
  EXPECT_EQ(heard.card(s("5D")).seat, thrones_evening::kOtto);
  EXPECT_TRUE(heard.card(s("5D")).lastPlayed);
  EXPECT_FALSE(heard.card(s("7S")).lastPlayed);
  EXPECT_EQ(heard.zone(s("seat"), thrones_evening::kOtto), s("-- -- -- -- -- -- --"));
  EXPECT_EQ(game().seatFace(thrones_evening::kOtto).cardsHeld, 7);
}

TEST_F(ThronesTable, TheHandIsSortedAsThePersonWants) {
  comeToYourTurn();
  EXPECT_EQ(heard.zone(s("hand")), s("KS 6S TC 3C QD 8D 4H"));
  heard.preferences.setHandOrder(Preferences::ByRank);
  EXPECT_EQ(heard.zone(s("hand")), s("KS QD TC 8D 6S 4H 3C"));
  heard.preferences.setHandOrder(Preferences::AsDrawn);
  EXPECT_EQ(heard.zone(s("hand")), s("KS 6S 4H QD 8D TC 3C"));
}

TEST_F(ThronesTable, OnlyHeartsCanBePlayedFirstAndOnlyOthersAfterThem) {
  deal(thrones_evening::kMaren);
  EXPECT_TRUE(game().table().heartTurn);
  EXPECT_TRUE(heard.card(s("KH")).playable);
  EXPECT_FALSE(heard.card(s("6S")).playable);
  comeToYourTurn();
  EXPECT_FALSE(game().table().heartTurn);
  EXPECT_FALSE(heard.card(s("4H")).playable);
  EXPECT_TRUE(heard.card(s("6S")).playable);
}

TEST_F(ThronesTable, ADealGoesRoundTheTableAndPlaysComeFromTheirSeats) {
  deal();
  EXPECT_EQ(heard.card(s("seat-0-0")).origin, s("pile"));
  EXPECT_EQ(heard.card(s("seat-0-11")).step, 11);
  EXPECT_EQ(heard.card(s("KH")).origin, s("pile"));
  play("7H on 0");
  EXPECT_EQ(heard.card(s("7H")).origin, s("seat"));
  EXPECT_EQ(heard.card(s("7H")).seat, thrones_evening::kJonas);
  EXPECT_EQ(heard.card(s("KH")).origin, QString{});
}

TEST_F(ThronesTable, APersonWhoJoinsDuringAGameSeesTheCardsAtRest) {
  comeToYourTurn();
  HeardTable comer;
  comer.table.tableChanged(&played.table(), {.new_events = 99, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(comer.card(s("5D")).origin, QString{});
  EXPECT_EQ(shownBy(comer.table), shownBy(heard.table));
}

// --- Which pile is the upper one on the screen

TEST_F(ThronesTable, OurPileLiesBelowUnlessItIsTheOriginalTable) {
  deal();
  EXPECT_EQ(game().table().upperPile, 0);
  AtTheFirstTeam other;
  EXPECT_EQ(other.game().table().ourPile, 0);
  EXPECT_EQ(other.game().table().upperPile, 1);
  other.played.update().set_not_a_fair_deal(true);
  other.show();
  EXPECT_EQ(other.game().table().upperPile, 0) << "as in the original program";
}

TEST_F(ThronesTable, AGuidedFirstGameShowsThePilesAsAnyOtherGameDoes) {
  AtTheFirstTeam learner;
  learner.heard.table.lesson()->begin(s("thrones"), 0);
  learner.played.update().set_not_a_fair_deal(true);
  learner.show();
  EXPECT_EQ(learner.game().table().ourPile, 0);
  EXPECT_EQ(learner.game().table().upperPile, 1);
}

// --- Before the piles have hearts

TEST_F(ThronesTable, EachPileSaysWhichHeartItWaitsFor) {
  deal(thrones_evening::kMaren);
  EXPECT_EQ(pile(1).waits, s("A heart starts it"));
  EXPECT_TRUE(pile(1).starts);
  EXPECT_EQ(pile(0).waits, s("Waits for our heart"));
  EXPECT_FALSE(pile(0).starts);
  EXPECT_EQ(game().table().heartRule, s("Each battle starts with a heart on both sides."));
  play("KH on 1");
  EXPECT_EQ(pile(1).waits, QString{});
  EXPECT_FALSE(pile(1).starts);
  EXPECT_EQ(pile(0).waits, s("A heart starts it"));
  EXPECT_TRUE(pile(0).starts);
  EXPECT_EQ(game().table().heartRule, QString{}) << "it is not our turn";
  play("9H on 0");
  EXPECT_EQ(pile(0).waits, QString{});
  EXPECT_FALSE(pile(0).starts);
}

TEST_F(ThronesTable, OurPileWaitsForTheirHeart) {
  deal();
  EXPECT_EQ(pile(0).waits, s("A heart starts it"));
  EXPECT_EQ(pile(1).waits, s("Waits for their heart"));
}

// --- Values of the piles

TEST_F(ThronesTable, PilesHaveTheirValuesAndTheirOwners) {
  comeToYourTurn();
  EXPECT_TRUE(game().table().playing);
  EXPECT_EQ(game().table().ourPile, 1);
  EXPECT_EQ(pile(0).title, s("Theirs"));
  EXPECT_EQ(pile(0).names, s("Otto and Jonas"));
  EXPECT_EQ(pile(0).attack, 16);
  EXPECT_EQ(pile(0).defence, 23);
  EXPECT_EQ(pile(1).title, s("Ours"));
  EXPECT_EQ(pile(1).names, s("you and Iris"));
  EXPECT_EQ(pile(1).attack, 30);
  EXPECT_EQ(pile(1).defence, 14);
  EXPECT_EQ(pile(1).text, s("Our pile: attack 30, defence 14, 4 cards."));
  EXPECT_EQ(pile(1).id, s("pile-1"));
}

TEST_F(ThronesTable, ThePreviewOfTheBattleShowsOurTeamFirst) {
  comeToYourTurn();
  ASSERT_EQ(game().table().outcome.size(), 2);
  EXPECT_EQ(game().table().outcome.value(0).text, s("30 beats 23: +9 for us"));
  EXPECT_EQ(game().table().outcome.value(0).ours, true);
  EXPECT_EQ(game().table().outcome.value(0).toUs, true);
  EXPECT_EQ(game().table().outcome.value(1).text, s("16 beats 14: +10 for them"));
  EXPECT_EQ(game().table().outcome.value(1).toUs, false);
}

TEST_F(ThronesTable, WithoutBothHeartsThereIsNoBattle) {
  deal();
  EXPECT_EQ(pile(0).text, s("Their pile: empty."));
  EXPECT_TRUE(game().table().outcome.isEmpty());
  play("7H on 0");
  EXPECT_EQ(pile(0).attack, 7);
  EXPECT_TRUE(game().table().outcome.isEmpty());
}

TEST_F(ThronesTable, ScoresHeartsAndTurnsAreShown) {
  comeToYourTurn();
  EXPECT_EQ(game().progress(), s("Battle 4 of 6"));
  EXPECT_EQ(game().step(), 4);
  EXPECT_EQ(game().table().turn, 9);
  EXPECT_EQ(game().table().turnText, s("turn 9 of 12"));
  EXPECT_EQ(game().table().scores.value(0).score, 27);
  EXPECT_EQ(game().table().scores.value(0).text, s("<b>Ours</b>, with Iris"));
  EXPECT_EQ(game().table().scores.value(0).gain, -1);
  EXPECT_EQ(game().table().scores.value(1).score, 19);
  EXPECT_EQ(game().table().scoreText, s("Ours 27, theirs 19"));
  EXPECT_EQ(game().table().hearts.value(thrones_evening::kMaren).hearts, 1);
  EXPECT_EQ(game().table().hearts.value(thrones_evening::kMaren).text, s("1 heart left"));
}

TEST_F(ThronesTable, SeatsBelongToTeams) {
  comeToYourTurn();
  EXPECT_EQ(heard.seat(thrones_evening::kIris).team, s("ours"));
  EXPECT_EQ(heard.seat(thrones_evening::kMaren).team, s("ours"));
  EXPECT_EQ(heard.seat(thrones_evening::kOtto).team, s("theirs"));
  EXPECT_EQ(heard.seat(thrones_evening::kOtto).secondLine, s("Played <b>5♦</b> on ours"));
  EXPECT_EQ(heard.seat(thrones_evening::kIris).secondLine, s("Basic bot, with you"));
}

// --- The effect of a card

TEST_F(ThronesTable, ASelectedCardShowsItsEffectOnBothPiles) {
  comeToYourTurn();
  EXPECT_TRUE(game().preview().isEmpty());
  heard.table.choice()->consider(s("6S"));
  EXPECT_EQ(heard.table.choice()->aim(), s("pile-1"));
  EXPECT_EQ(preview(1).defence, 20);
  EXPECT_EQ(preview(1).defenceChanges, true);
  EXPECT_EQ(preview(1).attackChanges, false);
  EXPECT_EQ(preview(1).text, s("Six of spades on our pile would make defence 20; their attack would fail."));
  EXPECT_EQ(preview(1).outcome.value(1).text, s("16 can’t beat 20: +10 for us"));
  EXPECT_EQ(preview(1).outcome.value(1).changed, true);
  EXPECT_EQ(preview(1).outcome.value(0).changed, false);
  EXPECT_EQ(preview(0).defence, 29);
  heard.table.choice()->consider(QString{});
  EXPECT_TRUE(game().preview().isEmpty());
}

TEST_F(ThronesTable, AnIllegalCardShowsNoEffect) {
  comeToYourTurn();
  heard.table.choice()->consider(s("4H"));
  EXPECT_TRUE(game().preview().isEmpty());
  heard.table.choice()->consider(s("7S"));
  EXPECT_TRUE(game().preview().isEmpty());
  play("6S on 1");
  heard.table.choice()->consider(s("KS"));
  EXPECT_TRUE(game().preview().isEmpty());
}

TEST_F(ThronesTable, APileThatADiamondMayNotLieOnSaysWhy) {
  deal();
  play("7H on 0, QH on 1, 7C on 0");
  heard.table.choice()->consider(s("8D"));
  EXPECT_EQ(preview(1).allowed, false);
  EXPECT_EQ(preview(1).whyNot, s("A diamond may not lie on a heart."));
  EXPECT_EQ(preview(0).allowed, true);
}

/// In every turn of the game, the preview of a card agrees with the rules.
TEST_F(ThronesTable, PreviewsAgreeWithTheRules) {
  deal();
  int compared = 0;
  for (const char* const one : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay, thrones_evening::kThirdPlay,
                                thrones_evening::kFourthPlay}) {
    for (const QString& turn : QString::fromLatin1(one).split(s(", "))) {
      const bool mine = heard.table.turn()->yours() && turn != s("pass");
      window::ThronesPreview promised;
      if (mine) {
        heard.table.choice()->consider(turn.left(2));
        promised = preview(turn.back() == QLatin1Char{'0'} ? 0 : 1);
      }
      play(turn.toLatin1().constData());
      if (!mine) continue;
      const window::ThronesPile made = pile(turn.back() == QLatin1Char{'0'} ? 0 : 1);
      EXPECT_EQ(promised.attack, made.attack) << turn.toStdString();
      EXPECT_EQ(promised.defence, made.defence) << turn.toStdString();
      for (int attack = 0; attack < game().table().outcome.size(); ++attack)
        EXPECT_EQ(promised.outcome.value(attack).text, game().table().outcome.value(attack).text);
      ++compared;
    }
  }
  EXPECT_GE(compared, 4);
}

// --- The battle and the end

TEST_F(ThronesTable, ABattleIsShownAtAnEarlierMomentToo) {
  comeToTheBattle();
  played.openHands();
  table::v1::OpenHands& hands = *played.update().mutable_open_hands();
  hands.set_forth(2);
  show();
  EXPECT_TRUE(game().table().battle.lines.isEmpty()) << "nobody is asked, but the table does not pause";
  hands.set_pause(true);
  show();
  EXPECT_EQ(game().table().battle.lines.size(), 2);
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Next battle"));
}

TEST_F(ThronesTable, ABattleStaysToBeRead) {
  comeToTheBattle();
  EXPECT_EQ(game().progress(), s("Battle 4 of 6"));
  EXPECT_EQ(game().table().turnText, s("battle"));
  EXPECT_EQ(game().table().turn, 0);
  EXPECT_EQ(heard.zone(s("pile-1")), s("KH JC 9S 5D 6S"));
  EXPECT_TRUE(game().table().outcome.isEmpty());
  const window::ThronesBattle battle = game().table().battle;
  EXPECT_EQ(battle.play, 4);
  EXPECT_EQ(battle.lines.value(0).line, s("Our 30 beats their 23"));
  EXPECT_EQ(battle.lines.value(0).points, 9);
  EXPECT_EQ(battle.lines.value(1).line, s("Their 16 can’t beat our 20"));
  EXPECT_EQ(battle.lines.value(1).toUs, true);
  EXPECT_EQ(battle.verdict, s("We win this battle, 19 points."));
  EXPECT_EQ(battle.scoreTexts,
            (QStringList{s("Ours 27, theirs 19"), s("Ours 36, theirs 19"), s("Ours 46, theirs 19")}));
  EXPECT_EQ(battle.lines.value(0).attackName, s("Our attack"));
  EXPECT_EQ(battle.lines.value(0).defenceName, s("Their defence"));
  EXPECT_EQ(battle.lines.value(0).verb, s("beats"));
  EXPECT_EQ(battle.lines.value(0).verbEnd, QString{});
  EXPECT_EQ(battle.lines.value(0).stake, s("9 for us"));
  EXPECT_EQ(battle.lines.value(1).verb, s("can’t beat"));
  EXPECT_EQ(battle.lines.value(1).stake, s("10 for us"));
  EXPECT_EQ(battle.lines.value(1).next, s("Next: their attack <b>16</b> against our defence <b>20</b>"));
  EXPECT_EQ(battle.us, 19);
  EXPECT_EQ(game().table().scores.value(0).score, 46);
  EXPECT_EQ(game().table().scores.value(0).gain, 19);
  EXPECT_EQ(game().table().scores.value(1).gain, 0);
  EXPECT_EQ(heard.table.turn()->prompt(), s("We win this battle, 19 points."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Next battle"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  EXPECT_EQ(heard.table.clock()->pauseSecondsLeft(), 6);
  EXPECT_EQ(heard.seat(thrones_evening::kMaren).secondLine, s("46 with Iris"));
}

TEST_F(ThronesTable, AfterTheBattleThePilesAreCleared) {
  comeToTheBattle();
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked[0].message.has_go_on());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  played.goOn();
  show();
  EXPECT_EQ(game().progress(), s("Battle 5 of 6"));
  EXPECT_EQ(game().table().turn, 1);
  EXPECT_TRUE(game().table().battle.lines.isEmpty());
  EXPECT_EQ(heard.zone(s("pile-0")), QString{});
  EXPECT_EQ(pile(0).count, 0);
  EXPECT_EQ(game().table().scores.value(0).gain, -1);
}

TEST_F(ThronesTable, TheResultListsEveryBattle) {
  playToTheEnd();
  EXPECT_TRUE(game().table().over);
  ASSERT_EQ(game().result().plays.size(), 6);
  const auto& view = played.table().update.view().thrones();
  int us = 0;
  int them = 0;
  for (int i = 0; i < 6; ++i) {
    us += game().result().plays.value(i).us;
    them += game().result().plays.value(i).them;
  }
  EXPECT_EQ(us, static_cast<int>(view.scores(1)));
  EXPECT_EQ(them, static_cast<int>(view.scores(0)));
  EXPECT_EQ(game().result().plays.value(3).title, s("Battle 4"));
  EXPECT_EQ(game().result().plays.value(3).hearts, (QStringList{s("9H"), s("KH")}));
  EXPECT_EQ(game().result().plays.value(3).attacks, (QList<int>{16, 30}));
  EXPECT_EQ(game().result().plays.value(3).defences, (QList<int>{23, 20}));
  EXPECT_EQ(game().result().plays.value(3).us, 19);
  EXPECT_EQ(game().progress(), s("Game over"));
  EXPECT_EQ(game().step(), 7);
  EXPECT_FALSE(game().result().draw);
  EXPECT_EQ(heard.zone(s("seat"), thrones_evening::kIris).contains(s("--")), false) << "all hands are open";
  EXPECT_TRUE(heard.table.result()->telling());
  const window::GameEnding ending = game().ending();
  EXPECT_TRUE(ending.won);
  ASSERT_EQ(ending.rows.size(), 2);
  EXPECT_EQ(ending.rows[0].team, s("ours"));
  EXPECT_EQ(ending.rows[0].name, s("You and Iris"));
  EXPECT_EQ(ending.rows[0].points, us);
  EXPECT_EQ(ending.rows[0].line.count(QLatin1Char{'+'}), 5) << "six battles";
}

TEST_F(ThronesTable, TheLastBattleIsShownBeforeTheResult) {
  comeToTheBattle();
  played.goOn();
  show();
  play(thrones_evening::kFifthPlay);
  played.turns(thrones_evening::kSixthPlay);
  played.update().clear_winners();
  played.rest(6'000);
  show();
  EXPECT_FALSE(game().table().over);
  EXPECT_EQ(game().progress(), s("Battle 6 of 6"));
  EXPECT_FALSE(game().table().battle.lines.isEmpty());
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Count the points"));
  EXPECT_FALSE(heard.table.result()->telling());
}

// --- Spectators

TEST_F(WatchedThrones, PilesAreCalledTopAndBottom) {
  comeToYourTurn();
  EXPECT_FALSE(game().table().playing);
  EXPECT_EQ(pile(0).title, s("Top pile"));
  EXPECT_EQ(pile(0).names, s("Otto and Jonas"));
  EXPECT_EQ(pile(1).text, s("The bottom pile: attack 30, defence 14, 4 cards."));
  EXPECT_EQ(game().table().scores.value(0).text, s("<b>Otto and Jonas</b>"));
  EXPECT_EQ(game().table().scoreText, s("Top 19, bottom 27"));
  EXPECT_EQ(game().table().outcome.value(0).text, s("16 beats 14: +10 for the top team"));
  EXPECT_EQ(heard.zone(s("hand")), s("-- -- -- -- -- -- --")) << "of the seat below";
  EXPECT_EQ(heard.zone(s("seat"), thrones_evening::kMaren), s("-- -- -- -- -- -- --"));
  EXPECT_TRUE(heard.table.people()->watching());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  EXPECT_TRUE(heard.table.choice()->actions().isEmpty());
  heard.table.choice()->consider(s("6S"));
  EXPECT_TRUE(game().preview().isEmpty());
  EXPECT_EQ(heard.seat(thrones_evening::kOtto).secondLine, s("Played <b>5♦</b> below"));
}

TEST_F(WatchedThrones, BeforeTheHeartsAPileWaitsForTheOther) {
  deal();
  EXPECT_EQ(game().table().upperPile, 0);
  EXPECT_EQ(pile(0).waits, s("A heart starts it"));
  EXPECT_EQ(pile(1).waits, s("Waits for the other heart"));
  EXPECT_EQ(game().table().heartRule, QString{});
}

TEST_F(WatchedThrones, ABattleIsBetweenTopAndBottom) {
  comeToTheBattle();
  const window::ThronesBattle battle = game().table().battle;
  EXPECT_EQ(battle.lines.value(0).attackName, s("Top attack"));
  EXPECT_EQ(battle.lines.value(0).defenceName, s("Bottom defence"));
  EXPECT_EQ(battle.lines.value(0).stake, s("10 for the bottom team"));
  EXPECT_EQ(battle.lines.value(1).next, s("Next: the bottom attack <b>30</b> against the top defence <b>23</b>"));
  EXPECT_EQ(battle.scoreTexts.value(0), s("Top 19, bottom 27"));
}

// --- Another kind at the same table

TEST_F(ThronesTable, AnotherKindHasAnotherModelAtTheSameTable) {
  playToTheEnd();
  const window::GameModel* before = heard.table.game();
  table::v1::TableUpdate& update = played.update();
  update.mutable_settings()->set_kind("lucky-thirteen");
  update.clear_winners();
  client::Table other = played.table();
  other.update.mutable_settings()->set_kind("lucky-thirteen");
  other.update.clear_view();
  other.update.clear_winners();
  other.events.clear();
  heard.table.choice()->select(s("4H"));
  heard.table.tableChanged(&other, {.new_events = 0, .other_game = true}, now);
  ASSERT_NE(heard.table.game(), nullptr);
  EXPECT_NE(heard.table.game(), before);
  EXPECT_EQ(dynamic_cast<window::ThronesModel*>(heard.table.game()), nullptr);
  EXPECT_EQ(heard.table.game()->cards()->count(), 0);
  EXPECT_EQ(heard.seat(0).team, QString{});
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_FALSE(heard.table.result()->shown());
}

}  // namespace
}  // namespace cardroom::testing
