// How a game of Pinochle is described: sentences for a screen reader, sounds, the log and the plaques.
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

class PinochleTelling : public AtThePinochle {
 protected:
  /// The person makes this move, and the game shows it.
  void act(const char* action, const char* move) {
    heard.table.choice()->act(s(action));
    play(move);
  }
  QStringList justNow() const { return heard.table.log()->justNow(); }
  window::LogLine last() const { return heard.table.log()->lines().last(); }
};

class SelmasTelling : public AtThePinochle {
 protected:
  SelmasTelling() : AtThePinochle{kSelma} {}
};

TEST_F(PinochleTelling, ADealTellsWhoBidsFirstAndTheHand) {
  deal();
  EXPECT_TRUE(heard.announced.contains(s("Selma bids first.")));
  EXPECT_TRUE(heard.announced.contains(s(
      "Your cards: ace of spades, king of spades, queen of spades, queen of spades, jack of spades, ten of spades, ace "
      "of hearts, king of hearts, queen of hearts, jack of diamonds, nine of diamonds, and ten of clubs.")))
      << heard.announced.join(QLatin1Char{'\n'}).toStdString();
  EXPECT_TRUE(heard.sounds.contains(s("deal")));
}

TEST_F(PinochleTelling, BidsAreTold) {
  comeToYourBid();
  act("bid-220", "220");
  EXPECT_EQ(heard.announced, QStringList{s("You bid 220.")});
  EXPECT_EQ(heard.sounds, QStringList{s("bid")});
  forget();
  play("240");
  EXPECT_EQ(heard.announced, (QStringList{s("Selma bids 240."), s("Your turn. Bid 250 or 260, or pass.")}));
  forget();
  act("pass", "pass");
  EXPECT_EQ(heard.announced, (QStringList{s("You pass."), s("Selma plays for 240 and picks trump.")}));
}

TEST_F(PinochleTelling, AFirstBidIsAskedForWithThePresetBid) {
  deal(kMarenFirst);
  EXPECT_EQ(heard.announced.last(), s("Your turn. Bid from 10 to 2000 in tens, or pass. Your bid is set to 210."));
}

TEST_F(PinochleTelling, TheTrumpIsTold) {
  comeToTrump();
  heard.table.choice()->act(s("suit-S"));
  forget();
  act("name", kToTurned);
  EXPECT_EQ(heard.announced, (QStringList{s("You picked spades."), s("Turned up: ace of spades and nine of clubs."),
                                          s("Your turn. Take one of these two.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("trump"), s("flip"), s("your-turn")}));
}

TEST_F(PinochleTelling, TakenAndDrawnCardsAreTold) {
  comeToTurned();
  heard.table.choice()->play(s("AS-2"));
  play(kToKeeping);
  ASSERT_EQ(heard.announced.size(), 4);
  EXPECT_EQ(heard.announced[0], s("You take the ace of spades."));
  EXPECT_EQ(heard.announced[1], s("Selma takes the nine of clubs."));
  EXPECT_TRUE(heard.announced[2].startsWith(s("You draw: nine of spades, "))) << heard.announced[2].toStdString();
  EXPECT_EQ(heard.announced[3], s("Your turn. Keep 12 of these 24."));
  EXPECT_EQ(heard.sounds, (QStringList{s("pick-up"), s("deal"), s("your-turn")}));
}

TEST_F(PinochleTelling, MeldsAreAddedUpForBothPlayers) {
  comeToMelds();
  EXPECT_EQ(heard.announced,
            (QStringList{
                s("Selma has kept twelve cards."), s("Your melds: Aces around 100, Marriage 20. That is 120 points."),
                s("Melds of Selma: Marriage 20, Dix 10. That is 30 points."), s("You need 100 more from the tricks."),
                s("The game goes on in 5 seconds."), s("Lead the first trick: press Enter.")}));
  forget();
  goOn();
  EXPECT_EQ(heard.announced, QStringList{s("Your turn. Lead any card.")});
}

TEST_F(PinochleTelling, ATrickIsToldWithThePointsAgainstTheBid) {
  comeToATrick();
  heard.table.choice()->play(s("AH"));
  play("AH");
  EXPECT_EQ(heard.announced,
            (QStringList{s("You play the ace of hearts."), s("You win the trick, 21 points. 167 of 220."),
                         s("Your turn. Lead any card.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("place"), s("trick"), s("your-turn")}));
}

TEST_F(PinochleTelling, ALeadIsToldWithTheRuleForTheAnswer) {
  comeToTheFirstTrick();
  play(kToTrick);
  forget();
  play(kSelmaLeads);
  EXPECT_EQ(heard.announced,
            (QStringList{s("Selma leads the ten of hearts."), s("Your turn. You have a higher heart and must play it."),
                         s("Selected ace of hearts. Press Enter to play it.")}))
      << "the only card that may be played is selected at once";
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play A♥"));
}

TEST_F(SelmasTelling, APlayerWithoutABidHearsOnlyThePoints) {
  comeToTheFirstTrick();
  play("AS, JC");
  forget();
  play("AD, 9S");
  EXPECT_EQ(heard.announced, (QStringList{s("Maren leads the ace of diamonds."), s("You play the nine of spades."),
                                          s("You win the trick, 21 points."), s("Your turn. Lead any card.")}));
}

TEST_F(PinochleTelling, SeveralTricksInOneUpdateAreToldWithTheirOwnCounts) {
  comeToTheFirstTrick();
  forget();
  play(kToTrick);
  EXPECT_TRUE(heard.announced.contains(s("You win the trick, 13 points. 133 of 220.")));
  EXPECT_TRUE(heard.announced.contains(s("You win the trick, 13 points. 146 of 220.")));
  EXPECT_TRUE(heard.announced.contains(s("Selma wins the trick, 21 points.")));
}

TEST_F(PinochleTelling, TheEndHasItsSound) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn(23);
  show();
  forget();
  played.playOn();
  show();
  EXPECT_FALSE(heard.sounds.contains(s("win-musette"))) << "the points are added up first";
  heard.table.result()->skip();
  EXPECT_TRUE(heard.sounds.contains(s("win-musette")));
  EXPECT_EQ(heard.announced.last(), s("Game over. ") + game().end().verdict);
}

TEST_F(SelmasTelling, TheEndHasAnotherSoundForTheLoser) {
  deal(kEvening, {});
  play("2000, pass, C");
  played.playOn();
  show();
  heard.table.result()->skip();
  EXPECT_TRUE(heard.sounds.contains(s("other-wins-musette")));
  EXPECT_FALSE(heard.sounds.contains(s("win-musette")));
}

TEST_F(PinochleTelling, ABotThatDecidesForYouIsMentioned) {
  comeToYourBid();
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  play("220");
  EXPECT_EQ(heard.announced, QStringList{s("A bot in your place bids 220.")});
  EXPECT_EQ(game().bidding().text, s("Bot for you bids"));
  forget();
  play("pass");
  EXPECT_TRUE(heard.announced.contains(s("You play for 220 and pick trump."))) << "it is the person's own bid";
  forget();
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  play("S");
  EXPECT_EQ(heard.announced.value(0), s("A bot in your place picked spades."));
  forget();
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  play("take 9C");
  EXPECT_EQ(heard.announced.value(0), s("A bot in your place takes the nine of clubs."));
  EXPECT_TRUE(heard.announced.value(1).startsWith(s("Selma takes"))) << "the player who gets the rest";
}

// --- The log and the plaques

TEST_F(PinochleTelling, TheCornerSaysWhatHappenedLast) {
  comeToYourBid();
  EXPECT_EQ(justNow(), (QStringList{s("<b>Selma</b> bid 210"), s("<b>You</b> bid 200"), s("<b>Selma</b> bid 190")}));
  play(kToTrump);
  EXPECT_EQ(justNow().value(0), s("<b>Selma</b> passed"));
  play(kToTurned);
  EXPECT_EQ(justNow().value(1), s("<b>You</b> picked spades"));
  play(kToKeeping);
  EXPECT_EQ(justNow().value(1), s("<b>You</b> took <b>A♠</b>"));
}

TEST_F(PinochleTelling, ATrickIsOneLineForEachCardWithItsOutcome) {
  comeToTheFirstTrick();
  play("AS, JC");
  EXPECT_EQ(justNow().value(0), s("<b>Selma</b> played <b>J♣</b>; you took 13"));
  EXPECT_EQ(justNow().value(1), s("<b>You</b> led <b>A♠</b>"));
  EXPECT_EQ(last().heading, s("Trick 1"));
  EXPECT_EQ(last().plain, s("Selma plays the jack of clubs. You win the trick, 13 points."));
  play("AD, 9S");
  EXPECT_EQ(justNow().value(0), s("<b>Selma</b> took 21 with <b>9♠</b>"));
  play("AC, JS");
  EXPECT_EQ(justNow().value(0), s("<b>You</b> took 13 with <b>J♠</b>"));
  EXPECT_EQ(last().cardKey, s("JS"));
  EXPECT_EQ(last().heading, s("Trick 3"));
}

TEST_F(PinochleTelling, TheLogHasItsHeadings) {
  comeToATrick();
  QStringList headings;
  for (const window::LogLine& line : heard.table.log()->lines())
    if (headings.isEmpty() || headings.last() != line.heading) headings << line.heading;
  EXPECT_EQ(headings, (QStringList{s("Bidding"), s("Trump"), s("Keep 12"), s("Melds"), s("Trick 1"), s("Trick 2"),
                                   s("Trick 3"), s("Trick 4"), s("Trick 5")}));
}

TEST_F(PinochleTelling, PlaquesSayWhatASeatDidLast) {
  comeToYourBid();
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Bid 210"));
  EXPECT_EQ(heard.seat(kMaren).secondLine, s("Your bid"));
  play(kToTrump);
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Passed"));
  play(kToTurned);
  play(kToKeeping);
  played.playsAs(kMaren, kMarenKeeps);
  played.playsAs(kSelma, kSelmaKeeps);
  show();
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("30 in melds"));
  play("AS");
  EXPECT_EQ(heard.seat(kMaren).secondLine, s("Led <b>A♠</b>"));
  EXPECT_EQ(heard.seat(kMaren).spokenLine, s("Led the ace of spades"));
  play("JC");
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Played <b>J♣</b>"));
}

TEST_F(SelmasTelling, PlaquesOfOtherPlayersShowTheTrump) {
  comeToTrump();
  play(kToTurned);
  EXPECT_EQ(heard.seat(kMaren).secondLine, s("Choosing …"));
  play(kToKeeping);
  played.playsAs(kSelma, kSelmaKeeps);
  show();
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("Maren is choosing …"));
}

}  // namespace
}  // namespace cardroom::testing
