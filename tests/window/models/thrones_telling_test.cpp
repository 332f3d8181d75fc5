// How a game of Game of Thrones is described: to screen readers, in the log, and to a person who was away.
#include <gtest/gtest.h>

#include "client/models/games/thrones/thrones_battle.h"
#include "tests/window/models/at_the_thrones.h"

namespace cardroom::testing {
namespace {

class ThronesTold : public AtTheThrones {
 protected:
  explicit ThronesTold(int viewer = thrones_evening::kMaren) : AtTheThrones{viewer} {}

  /// Plays these turns and returns the announcements that they trigger.
  QStringList told(const char* turns) {
    forget();
    play(turns);
    return heard.announced;
  }
  /// All announcements, for failure messages.
  std::string said() const { return heard.announced.join(QLatin1Char{'\n'}).toStdString(); }
};

class ThronesToldToWatchers : public ThronesTold {
 protected:
  ThronesToldToWatchers() : ThronesTold{-1} {}
};

TEST_F(ThronesTold, ADealAndTheStartingPlayer) {
  deal();
  EXPECT_EQ(heard.announced.value(0),
            s("Your cards: king of spades, nine of spades, six of spades, two of spades, king of hearts, eight of "
              "hearts, four of hearts, queen of diamonds, eight of diamonds, ten of clubs, six of clubs, and three of "
              "clubs."));
  EXPECT_TRUE(heard.announced.contains(s("Battle 1 of 6. Jonas begins."))) << said();
  EXPECT_TRUE(heard.sounds.contains(s("deal")));
  forget();
  deal(thrones_evening::kMaren);
  EXPECT_TRUE(heard.announced.contains(s("Battle 1 of 6. You begin.")));
  EXPECT_TRUE(heard.announced.contains(s("Your turn. Play a heart on our pile.")));
}

TEST_F(ThronesTold, CardsOfOthersWithTheNewValueOfThePile) {
  deal();
  EXPECT_EQ(told("7H on 0").value(0), s("Jonas plays the seven of hearts on their pile: attack 7, defence 7."));
  EXPECT_EQ(told("QH on 1").value(0), s("Iris plays the queen of hearts on our pile: attack 10, defence 10."));
  EXPECT_EQ(heard.sounds, QStringList{s("place")});
}

TEST_F(ThronesTold, YourOwnMoves) {
  comeToYourTurn();
  heard.table.choice()->playAt(s("6S"), s("pile-1"));
  EXPECT_EQ(told("6S on 1").value(0), s("You play the six of spades on our pile: attack 30, defence 20."));
  comeToYourTurn();
  heard.table.choice()->playAt(s("6S"), s("pile-0"));
  EXPECT_EQ(told("6S on 0").value(0), s("You play the six of spades on their pile: attack 16, defence 29."));
  comeToYourTurn();
  heard.table.choice()->act(s("pass"));
  EXPECT_EQ(told("pass"), QStringList{s("You pass.")});
  EXPECT_TRUE(heard.toasts.isEmpty());
}

TEST_F(ThronesTold, ABotsMovesForYouWhenTheTimeIsUp) {
  played.update().mutable_settings()->set_turn_limit_ms(30'000);
  comeToYourTurn();
  played.nextMoveBy(table::v1::ORIGIN_CLOCK);
  EXPECT_EQ(told("6S on 1").value(0),
            s("Time ran out, so a bot in your place plays the six of spades on our pile: attack 30, defence 20."));
  comeToYourTurn();
  played.nextMoveBy(table::v1::ORIGIN_CLOCK);
  EXPECT_EQ(told("pass"), QStringList{s("Time ran out, so a bot in your place passes.")});
  EXPECT_EQ(heard.toasts, QStringList{s("Time ran out, so a bot in your place passed.")});
}

TEST_F(ThronesTold, Passes) {
  comeToYourTurn();
  play("pass");
  EXPECT_EQ(told("pass"), QStringList{s("Jonas passes.")});
}

TEST_F(ThronesTold, YourTurnAndItsLimit) {
  deal();
  for (const char* const one : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay, thrones_evening::kThirdPlay})
    play(one);
  played.update().set_turn_time_left_ms(30'000);
  EXPECT_EQ(told(thrones_evening::kFourthPlay).back(), s("Your turn, 30 seconds. Choose a card, or pass."));
}

TEST_F(ThronesTold, ASelectedCardAndItsTarget) {
  comeToYourTurn();
  heard.table.choice()->select(s("6S"));
  EXPECT_EQ(heard.announced,
            (QStringList{s("Selected six of spades. Up and down choose the pile, Enter plays it there."),
                         s("Six of spades on our pile would make defence 20; their attack would fail.")}));
  forget();
  heard.table.choice()->aimAt(s("pile-0"));
  EXPECT_EQ(heard.announced,
            QStringList{s("Six of spades on their pile would make defence 29; our attack would succeed.")});
  deal(thrones_evening::kMaren);
  forget();
  heard.table.choice()->select(s("KH"));
  EXPECT_EQ(heard.announced, (QStringList{s("Selected king of hearts. Press Enter to play it on our pile."),
                                          s("King of hearts on our pile would have attack and defence 10.")}));
}

TEST_F(ThronesTold, EveryPreviewHasASentence) {
  comeToYourTurn();
  const std::tuple<const char*, int, const char*> previews[]{
      {"KS", 1, "King of spades on our pile would make defence 24; their attack would fail."},
      {"TC", 1, "Ten of clubs on our pile would make attack 40; our attack would succeed."},
      {"TC", 0, "Ten of clubs on their pile would make attack 26; their attack would succeed."},
      {"3C", 0, "Three of clubs on their pile would make attack 19; their attack would succeed."},
      {"KS", 0, "King of spades on their pile would make defence 33; our attack would fail."},
      {"QD", 0, "Queen of diamonds on their pile would make defence 13; our attack would succeed."},
      {"8D", 1, "Eight of diamonds on our pile would make defence 6; their attack would succeed."},
  };
  for (const auto& [card, pile, words] : previews) {
    heard.table.choice()->consider(s(card));
    EXPECT_EQ(preview(pile).text, s(words));
  }
}

TEST_F(ThronesTold, ABattleInThreeSentences) {
  comeToTheBattle();
  const QStringList told = heard.announced;
  const qsizetype first = told.indexOf(s("Battle: our attack 30 beats 23, 9 points for us."));
  ASSERT_GE(first, 0) << said();
  EXPECT_EQ(told.value(first + 1), s("Their attack 16 can’t beat 20, 10 points for us."));
  EXPECT_EQ(told.value(first + 2), s("We lead 46 to 19."));
  EXPECT_TRUE(heard.sounds.contains(s("battle-won")));
}

TEST_F(ThronesTold, ALostBattle) {
  deal();
  for (const char* const one : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay})
    play(one);
  const QStringList told = this->told(thrones_evening::kThirdPlay);
  EXPECT_TRUE(told.contains(s("Battle: our attack 8 can’t beat 9, 6 points for them."))) << said();
  EXPECT_TRUE(told.contains(s("Their attack 11 beats 8, 8 points for them.")));
  EXPECT_TRUE(told.contains(s("We lead 27 to 19.")));
  EXPECT_TRUE(heard.sounds.contains(s("battle-lost")));
}

TEST_F(ThronesTold, TheEnd) {
  playToTheEnd();
  EXPECT_FALSE(heard.sounds.contains(s("win-horn"))) << "the battles are added up first";
  heard.table.result()->skip();
  EXPECT_TRUE(heard.announced.contains(s("Game over. ") + game().result().verdict));
  EXPECT_TRUE(heard.announced.contains(game().result().reason));
  EXPECT_TRUE(heard.sounds.contains(s("win-horn")));
  EXPECT_TRUE(game().result().verdict.startsWith(s("We win, "))) << game().result().verdict.toStdString();
}

/// The same game as seen from Jonas's seat.
class ThronesLost : public ThronesTold {
 protected:
  ThronesLost() : ThronesTold{thrones_evening::kJonas} {}
};

TEST_F(ThronesLost, TheEnd) {
  playToTheEnd();
  heard.table.result()->skip();
  EXPECT_TRUE(heard.announced.contains(s("Game over. Maren and Iris win, 48 to 36."))) << said();
  EXPECT_TRUE(heard.announced.contains(s("Battles won: ours 3, theirs 3."))) << said();
  EXPECT_TRUE(heard.sounds.contains(s("other-wins-horn")));
  EXPECT_EQ(heard.seat(thrones_evening::kJonas).secondLine, s("36 with Otto"));
}

TEST_F(ThronesTold, ADraw) {
  deal();
  for (const char* const one : {thrones_evening::kFirstPlay, thrones_evening::kSecondPlay, thrones_evening::kThirdPlay,
                                thrones_evening::kDrawnFourthPlay, thrones_evening::kDrawnFifthPlay})
    play(one);
  forget();
  play(thrones_evening::kDrawnSixthPlay);
  heard.table.result()->skip();
  EXPECT_TRUE(heard.announced.contains(s("Game over. A draw, 42 each. Both teams win."))) << said();
  EXPECT_TRUE(game().result().draw);
  EXPECT_TRUE(heard.sounds.contains(s("win-horn")));
}

TEST_F(ThronesTold, EveryBattleHasAVerdict) {
  const window::Cast us{.names = {s("Otto"), s("Maren"), s("Jonas"), s("Iris")}, .you = 1};
  const window::Cast nobody{.names = us.names};
  const std::tuple<std::int16_t, std::int16_t, const char*, const char*> battles[]{
      {0, 19, "We win this battle, 19 points.", "The bottom team wins this battle, 19 points."},
      {19, 0, "They win this battle, 19 points.", "The top team wins this battle, 19 points."},
      {9, 10, "We win this battle, 10 to 9.", "The bottom team wins this battle, 10 to 9."},
      {10, 9, "They win this battle, 10 to 9.", "The top team wins this battle, 10 to 9."},
      {7, 7, "This battle is a draw, 7 points each.", "This battle is a draw, 7 points each."},
  };
  for (const auto& [gain0, gain1, words, toWatchers] : battles) {
    const thrones::Battle battle{.gains = {gain0, gain1}};
    EXPECT_EQ(window::thrones::verdictOf(battle, us), s(words));
    EXPECT_EQ(window::thrones::verdictOf(battle, nobody), s(toWatchers));
  }
  EXPECT_EQ(window::thrones::leadText({19, 46}, us), s("We lead 46 to 19."));
  EXPECT_EQ(window::thrones::leadText({46, 19}, us), s("They lead 46 to 19."));
  EXPECT_EQ(window::thrones::leadText({20, 20}, us), s("Both teams have 20 points."));
  EXPECT_EQ(window::thrones::leadText({46, 19}, nobody), s("The top team leads 46 to 19."));
}

TEST_F(ThronesTold, TheLogHasOneLinePerTurnAndTwoPerBattle) {
  comeToTheBattle();
  const auto& lines = heard.table.log()->lines();
  ASSERT_EQ(lines.size(), 1 + 4 * 12 + 4 * 2);
  EXPECT_EQ(lines[0].heading, s("The deal"));
  EXPECT_EQ(lines[1].heading, s("Battle 1"));
  EXPECT_EQ(lines[1].who, s("Jonas"));
  EXPECT_EQ(lines[1].plain, s("Jonas plays the seven of hearts on their pile: attack 7, defence 7."));
  EXPECT_EQ(lines[1].cardKey, s("7H"));
  EXPECT_EQ(lines[1].justNow, s("<b>Jonas</b> played <b>7♥</b> on theirs"));
  EXPECT_EQ(lines[3].plain, s("Otto passed."));
  const auto& battle = lines[lines.size() - 2];
  EXPECT_EQ(battle.heading, s("Battle 4"));
  EXPECT_EQ(battle.who, s("Battle"));
  EXPECT_EQ(battle.text, s("30 beats 23: +9 for us"));
  EXPECT_EQ(heard.table.log()->justNow().value(0), s("<b>Otto</b> passed"));
}

TEST_F(ThronesTold, AReturningPersonHearsItAfterwards) {
  comeToYourTurn();
  played.turns("6S on 1, pass");
  played.resumed();
  const client::TableChanged change = played.show(now);
  client::TableChanged back = change;
  back.after_resume = true;
  heard.table.tableChanged(&played.table(), back, now);
  EXPECT_TRUE(heard.announced.contains(s("Jonas passed."))) << said();
}

/// The end of one play and the beginning of the next arrive in one update.
TEST_F(ThronesTold, TwoUpdatesJoined) {
  comeToYourTurn();
  played.turns("6S on 1");
  played.passUntilBattle();
  played.turns("3H on 0, JH on 1");
  show();
  const QStringList& told = heard.announced;
  EXPECT_TRUE(told.contains(s("We lead 46 to 19."))) << said();
  EXPECT_TRUE(told.contains(s("Battle 5 of 6. Jonas begins."))) << said();
  EXPECT_EQ(heard.zone(s("pile-0")), s("3H"));
  EXPECT_EQ(heard.zone(s("pile-1")), s("JH"));
  HeardTable fresh;
  fresh.table.tableChanged(&played.table(), {.new_events = 0, .other_table = true, .other_game = true}, now);
  EXPECT_EQ(shownBy(fresh.table), shownBy(heard.table));
}

/// The rules pass automatically for a player who holds only hearts.
TEST_F(ThronesTold, APlayerWithoutALegalMove) {
  played.deal({"KH QH JH KC QC JC TC 9C 8C 7C 6C 5C", "TH 9H 8H", "7H 6H 5H", "4H 3H 2H"}, 0);
  show();
  played.turns("KH on 0, TH on 1, pass, pass, KC on 0, pass, pass, pass, QC on 0, pass, pass, pass");
  played.turns("9H on 1, 7H on 0, pass, JC on 0, pass, pass, pass, TC on 0, pass, pass, pass, 9C on 0");
  played.turns("6H on 0, 4H on 1, 8C on 0, pass, pass, pass, 7C on 0, pass, pass, pass, 6C on 0, pass");
  played.turns("3H on 1, QH on 0, pass, pass, pass, 5C on 0, pass, pass, pass");
  show();
  EXPECT_TRUE(heard.announced.contains(s("Otto has nothing to play."))) << said();
}

TEST_F(ThronesToldToWatchers, PilesByTheirPlaceAndTeamsByTheirNames) {
  deal();
  EXPECT_EQ(told("7H on 0").value(0), s("Jonas plays the seven of hearts on the top pile: attack 7, defence 7."));
  EXPECT_EQ(told("QH on 1").value(0), s("Iris plays the queen of hearts on the bottom pile: attack 10, defence 10."));
}

TEST_F(ThronesToldToWatchers, Battles) {
  comeToTheBattle();
  const QStringList told = heard.announced;
  EXPECT_TRUE(told.contains(s("Battle: the top attack 16 can’t beat 20, 10 points for the bottom team."))) << said();
  EXPECT_TRUE(told.contains(s("The bottom attack 30 beats 23, 9 points for the bottom team.")));
  EXPECT_TRUE(told.contains(s("The bottom team leads 46 to 19.")));
  EXPECT_EQ(heard.table.turn()->prompt(), s("The bottom team wins this battle, 19 points."));
}

TEST_F(ThronesToldToWatchers, TheEnd) {
  playToTheEnd();
  heard.table.result()->skip();
  EXPECT_TRUE(game().result().verdict.startsWith(s("Maren and Iris win, "))) << game().result().verdict.toStdString();
  EXPECT_TRUE(game().result().reason.startsWith(s("Battles won: the top team ")))
      << game().result().reason.toStdString();
  EXPECT_TRUE(heard.sounds.contains(s("other-wins-horn")));
}

}  // namespace
}  // namespace cardroom::testing
