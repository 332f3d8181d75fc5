// What the person may do in Pinochle, decision by decision: a bid, the trump, one of two cards, twelve of 24, a card.
#include <QSet>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

class PinochlePlaying : public AtThePinochle {
 protected:
  QStringList offers(const char* name) { return column(game().offers(), name); }
  window::Wording hint(const char* move, games::pinochle::v1::HintReason reason, int points = 0,
                       games::pinochle::v1::Suit suit = games::pinochle::v1::SUIT_UNSPECIFIED) {
    table::v1::GameMove made;
    pinochle::Wire::write(pinochle::move(move), made);
    table::v1::GameHint why;
    why.mutable_pinochle()->set_reason(reason);
    why.mutable_pinochle()->set_points(points);
    why.mutable_pinochle()->set_suit(suit);
    return game().showHint(made, why);
  }
};

// --- Bids

TEST_F(PinochlePlaying, ARaiseIsTenMoreOrTwentyMoreOrAPass) {
  comeToYourBid();
  EXPECT_EQ(heard.table.prompt(), s("Say your bid."));
  EXPECT_EQ(offers("kind"), (QStringList{s("pass"), s("ten"), s("twenty")}));
  EXPECT_EQ(offers("text"), (QStringList{s("Pass"), s("220"), s("230")}));
  EXPECT_EQ(offers("key"), (QStringList{s("P"), s("1"), s("2")}));
  EXPECT_TRUE(game().firstBid().isEmpty());
  EXPECT_EQ(heard.table.primaryText(), QString{}) << "its buttons are on the table";
  EXPECT_TRUE(heard.table.actions().isEmpty());
  EXPECT_TRUE(heard.table.actByKey(s("2")));
  EXPECT_EQ(asked().bid().amount(), 230U);
  EXPECT_TRUE(heard.table.moving());
}

TEST_F(PinochlePlaying, APassIsSaidByItsKey) {
  comeToYourBid();
  EXPECT_TRUE(heard.table.actByKey(s("p")));
  ASSERT_TRUE(asked().has_bid());
  EXPECT_EQ(asked().bid().amount(), 0U);
}

TEST_F(PinochlePlaying, AFirstBidIsSteppedByTens) {
  deal(kMarenFirst);
  EXPECT_EQ(of(game().firstBid(), "amount"), 210) << "what the hand melds at its best is ready";
  EXPECT_EQ(of(game().firstBid(), "least"), 10);
  EXPECT_EQ(of(game().firstBid(), "most"), 2000);
  EXPECT_EQ(offers("text"), (QStringList{s("Pass"), s("210")}));
  EXPECT_TRUE(heard.table.actByKey(s("+")));
  EXPECT_TRUE(heard.table.actByKey(s("+")));
  EXPECT_TRUE(heard.table.actByKey(s("-")));
  EXPECT_EQ(of(game().firstBid(), "amount"), 220);
  EXPECT_EQ(heard.announced.last(), s("Bid 220"));
  EXPECT_TRUE(heard.asked.empty()) << "the server learns nothing of it";
  game().stepFirstBid(-500);
  EXPECT_EQ(of(game().firstBid(), "amount"), 10);
  EXPECT_EQ(of(game().firstBid(), "canLess"), false);
  game().stepFirstBid(3000);
  EXPECT_EQ(of(game().firstBid(), "amount"), 2000);
  EXPECT_EQ(of(game().firstBid(), "canMore"), false);
  game().stepFirstBid(-1880);
  heard.table.act(s("bid-120"));
  EXPECT_EQ(asked().bid().amount(), 120U);
}

TEST_F(PinochlePlaying, AnotherBidIsNoneThatMayBeSaid) {
  comeToYourBid();
  heard.table.act(s("bid-240"));
  heard.table.act(s("bid-210"));
  heard.table.act(s("name"));
  EXPECT_TRUE(heard.asked.empty());
  play("pass");
  heard.table.act(s("pass"));
  EXPECT_TRUE(heard.asked.empty()) << "out of turn";
}

TEST_F(PinochlePlaying, WhoCanOnlyPassHasThatAsThePrimary) {
  deal();
  play("2000");
  for (int bid = 2020; bid <= 4000; bid += 20)
    played.plays(std::to_string(bid));
  show();
  EXPECT_EQ(offers("kind"), QStringList{s("pass")});
  EXPECT_EQ(heard.table.primaryText(), s("Pass"));
  EXPECT_TRUE(heard.table.primaryReady());
  heard.table.primary();
  EXPECT_EQ(asked().bid().amount(), 0U);
}

TEST_F(PinochlePlaying, NoCardIsPlayedWhileBidsAreSaid) {
  comeToYourBid();
  heard.table.select(s("AS"));
  EXPECT_EQ(heard.table.selected(), QString{});
  EXPECT_EQ(heard.toasts.value(0), s("First the bids, then the cards."));
}

// --- The trump

TEST_F(PinochlePlaying, ASuitIsChosenAndThenNamed) {
  comeToTrump();
  EXPECT_EQ(heard.table.prompt(), s("Name the trump."));
  EXPECT_TRUE(game().naming());
  EXPECT_EQ(heard.table.primaryText(), s("Choose a suit"));
  EXPECT_FALSE(heard.table.primaryReady());
  EXPECT_TRUE(heard.table.actByKey(s("H")));
  EXPECT_EQ(game().chosenSuit(), s("H"));
  EXPECT_EQ(heard.announced.last(), s("Hearts: press Enter to name them as trump."));
  EXPECT_TRUE(heard.table.actByKey(s("S")));
  EXPECT_EQ(heard.table.primaryText(), s("Spades are trump"));
  EXPECT_TRUE(heard.table.primaryReady());
  EXPECT_TRUE(heard.asked.empty());
  heard.table.primary();
  EXPECT_EQ(asked().trump().suit(), games::pinochle::v1::SUIT_SPADES);
}

TEST_F(PinochlePlaying, TheKeysOfSuitsMeanSomethingOnlyWhileTheTrumpIsNamed) {
  comeToYourBid();
  EXPECT_FALSE(heard.table.actByKey(s("H")));
  play(kToTrump);
  EXPECT_TRUE(heard.table.actByKey(s("H")));
  play(kToTurned);
  EXPECT_FALSE(heard.table.actByKey(s("H")));
  EXPECT_EQ(game().chosenSuit(), QString{});
}

// --- One of two

TEST_F(PinochlePlaying, OneOfTheTurnedUpCardsIsTaken) {
  comeToTurned();
  EXPECT_EQ(heard.table.prompt(), s("Take one of these two."));
  EXPECT_EQ(heard.table.primaryText(), s("Choose one of two"));
  EXPECT_EQ(in(game().turned(), 0, "text"), s("melds 210"));
  heard.table.select(s("9C"));
  EXPECT_EQ(heard.table.primaryText(), s("Take 9♣"));
  EXPECT_EQ(heard.announced.last(), s("Selected nine of clubs. Press Enter to take it."));
  heard.table.play(in(game().turned(), 0, "key").toString());
  EXPECT_EQ(asked().take().card(), cards::v1::CARD_ACE_OF_SPADES);
}

TEST_F(PinochlePlaying, ACardOfTheHandIsNotOneToTake) {
  comeToTurned();
  heard.table.select(s("KS"));
  EXPECT_EQ(heard.toasts.value(0), s("Take one of the two that lie face up."));
}

// --- Twelve of 24

TEST_F(PinochlePlaying, CardsToKeepAreMarkedAndCounted) {
  comeToKeeping();
  EXPECT_EQ(heard.table.prompt(), s("Keep 12 of these 24."));
  EXPECT_EQ(heard.table.primaryText(), s("Choose 12 more"));
  EXPECT_EQ(game().keepNote(), s("Selma will not see what you leave out."));
  select("AS AS TS KS QS QS JS 9S AH");
  EXPECT_EQ(of(game().keeping(), "count"), 9);
  EXPECT_EQ(of(game().keeping(), "text"), s("9 of 12"));
  EXPECT_EQ(of(game().keeping(), "points"), 200);
  EXPECT_EQ(of(game().keeping(), "meldsText"), s("With these: <b>Run and queen 190</b> · <b>Dix 10</b>."));
  EXPECT_EQ(heard.announced.last(), s("9 of 12 kept."));
  EXPECT_EQ(heard.table.primaryText(), s("Choose 3 more"));
  EXPECT_FALSE(heard.table.primaryReady());
  EXPECT_TRUE(heard.card(s("AS")).marked);
  EXPECT_TRUE(heard.card(s("AS-2")).marked);
  EXPECT_FALSE(heard.card(s("KH")).marked);
  EXPECT_EQ(heard.table.selected(), QString{});
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(PinochlePlaying, OneOfTwoCopiesIsMarkedAndNotTheOther) {
  comeToKeeping();
  heard.table.select(s("JD-2"));
  EXPECT_TRUE(heard.card(s("JD-2")).marked);
  EXPECT_FALSE(heard.card(s("JD")).marked);
  heard.table.select(s("JD-2"));
  EXPECT_FALSE(heard.card(s("JD-2")).marked);
  EXPECT_EQ(heard.announced.last(), s("0 of 12 kept."));
}

TEST_F(PinochlePlaying, TheThirteenthIsRefused) {
  comeToKeeping();
  select("AS AS TS KS QS QS JS 9S AH KH QH AC");
  EXPECT_EQ(of(game().keeping(), "missing"), 0);
  heard.table.select(s("KC"));
  EXPECT_EQ(heard.refused, QStringList{s("KC")});
  EXPECT_EQ(heard.toasts.value(0), s("Twelve are chosen. Put one back first."));
  EXPECT_FALSE(heard.card(s("KC")).marked);
  heard.table.select(s("AC"));
  heard.table.select(s("KC"));
  EXPECT_TRUE(heard.card(s("KC")).marked);
}

TEST_F(PinochlePlaying, OnlyTwelveAreSentAndOnlyThen) {
  comeToKeeping();
  select("AS AS TS KS QS QS JS 9S AH KH QH");
  heard.table.primary();
  heard.table.act(s("keep"));
  EXPECT_TRUE(heard.asked.empty());
  heard.table.select(s("AC"));
  EXPECT_EQ(heard.announced.last(),
            s("12 of 12 kept. Their melds: Run and queen 190, Marriage 20, Dix 10. Press Enter to keep them."));
  EXPECT_EQ(heard.table.primaryText(), s("Keep these 12"));
  EXPECT_TRUE(heard.table.primaryReady());
  heard.table.primary();
  ASSERT_EQ(asked().keep().cards_size(), 12);
  EXPECT_EQ(asked().keep().cards(0), cards::v1::CARD_ACE_OF_SPADES);
  EXPECT_EQ(asked().keep().cards(1), cards::v1::CARD_ACE_OF_SPADES);
}

TEST_F(PinochlePlaying, MarksStayWhenTheOtherOneHasKept) {
  comeToKeeping();
  select("AS AS TS");
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Choosing too …"));
  EXPECT_EQ(heard.seat(kMaren).secondLine, s("Choosing"));
  played.playsAs(kSelma, kSelmaKeeps);
  show();
  EXPECT_EQ(of(game().keeping(), "count"), 3);
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Has kept 12"));
}

TEST_F(PinochlePlaying, WhoHasKeptWaitsForTheOther) {
  comeToKeeping();
  played.playsAs(kMaren, kMarenKeeps);
  show();
  EXPECT_EQ(heard.table.prompt(), s("Selma is choosing …"));
  EXPECT_TRUE(game().keeping().isEmpty());
}

TEST_F(PinochlePlaying, MarksArePutBackByASecondClickOrAllAtOnce) {
  comeToKeeping();
  select("AS TS KS");
  heard.table.secondClick(s("TS"));
  EXPECT_EQ(of(game().keeping(), "count"), 2);
  heard.table.secondClick(s("TS"));
  EXPECT_EQ(of(game().keeping(), "count"), 2) << "it marks nothing";
  heard.table.play(s("KS"));
  EXPECT_EQ(of(game().keeping(), "count"), 2) << "the second of two clicks does nothing";
  heard.table.act(s("clear"));
  EXPECT_EQ(of(game().keeping(), "count"), 0);
  EXPECT_EQ(of(game().keeping(), "meldsText"), s("No melds with these."));
}

TEST_F(PinochlePlaying, AMarkStaysWithItsCardInAnotherOrder) {
  comeToKeeping();
  heard.table.select(s("JD-2"));
  heard.preferences.setHandOrder(window::Preferences::ByRank);
  EXPECT_TRUE(heard.card(s("JD-2")).marked);
  EXPECT_FALSE(heard.card(s("JD")).marked);
}

// --- Tricks

TEST_F(PinochlePlaying, TheFirstTrickIsLedAfterTheMelds) {
  comeToMelds();
  EXPECT_EQ(heard.table.primaryText(), s("Lead the first trick"));
  EXPECT_TRUE(heard.table.primaryReady());
  heard.table.primary();
  EXPECT_FALSE(game().meldsOpen());
  EXPECT_TRUE(heard.asked.empty());
  EXPECT_EQ(heard.table.primaryText(), s("Choose a card"));
  EXPECT_EQ(heard.table.prompt(), s("Lead any card."));
}

TEST_F(PinochlePlaying, ACardMayBeLedWhileTheMeldsLieThere) {
  comeToMelds();
  heard.table.select(s("AD"));
  EXPECT_EQ(heard.table.primaryText(), s("Play A♦"));
  heard.table.primary();
  EXPECT_EQ(asked().play().card(), cards::v1::CARD_ACE_OF_DIAMONDS);
}

TEST_F(PinochlePlaying, WhoHasAHigherCardMustPlayIt) {
  comeToATrick();
  EXPECT_EQ(heard.table.prompt(), s("Follow hearts, higher if you can."));
  EXPECT_EQ(game().followNote(), s("You have a higher heart and must play it."));
  EXPECT_TRUE(heard.card(s("AH")).playable);
  EXPECT_FALSE(heard.card(s("KH")).playable);
  heard.table.select(s("KH"));
  EXPECT_EQ(heard.refused, QStringList{s("KH")});
  EXPECT_EQ(heard.toasts.value(0), s("You have a higher heart and must play it."));
  heard.table.play(s("AH"));
  EXPECT_EQ(asked().play().card(), cards::v1::CARD_ACE_OF_HEARTS);
}

TEST_F(PinochlePlaying, WhoHasNoneMustPlayATrump) {
  comeToMelds();
  play(kToMustTrump);
  forget();
  EXPECT_EQ(heard.table.prompt(), s("Play a trump."));
  EXPECT_EQ(game().followNote(), s("You must play a trump."));
  heard.table.select(s("TC"));
  EXPECT_EQ(heard.toasts.value(0), s("You must play a trump.")) << "although it is of the suit";
  heard.table.select(s("JS"));
  EXPECT_EQ(heard.table.selected(), s("JS"));
}

TEST_F(PinochlePlaying, OtherwiseAnyCardMayBePlayed) {
  deal({.hands = {"9S 9S JH JH 9C 9C JC JC 9D 9D JD QD", "AS AS TS TS AH AH TH TH AC AC TC TC"},
        .first_bidder = Seat{1}},
       {});
  play("10, pass, S, AS");
  EXPECT_EQ(heard.table.prompt(), s("Play any card."));
  EXPECT_EQ(game().followNote(), QString{});
  EXPECT_TRUE(heard.card(s("JH")).playable);
}

TEST_F(PinochlePlaying, NothingCanBePlayedOutOfTurn) {
  comeToATrick();
  play("AH, QS, TS");
  forget();
  ASSERT_FALSE(heard.table.yourTurn());
  heard.table.select(s("KH"));
  EXPECT_EQ(heard.toasts.value(0), s("It is not your turn."));
}

TEST_F(PinochlePlaying, TheServersRefusalIsTheRule) {
  comeToATrick();
  heard.table.play(s("AH"));
  client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
  auto& refused = *answer.answer.mutable_refused();
  refused.set_reason(session::v1::REFUSAL_REASON_BROKE_RULE);
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  for (const auto& [rule, words] :
       {std::pair{BROKE_RULE_OTHER_PHASE, s("Something else is to be decided now.")},
        std::pair{BROKE_RULE_FIRST_BID, s("A first bid is a multiple of ten, from 10 to 2,000.")},
        std::pair{BROKE_RULE_RAISE, s("A later bid is ten or twenty more.")},
        std::pair{BROKE_RULE_PAST_BID_MAX, s("No bid is above 4,000.")},
        std::pair{BROKE_RULE_NOT_TURNED_UP, s("Take one of the two that lie face up.")},
        std::pair{BROKE_RULE_KEEP_TWELVE, s("Twelve cards are kept, no more and no fewer.")},
        std::pair{BROKE_RULE_MUST_BEAT, s("You have a higher heart and must play it.")},
        std::pair{BROKE_RULE_MUST_TRUMP, s("You must play a trump.")}}) {
    heard.toasts.clear();
    refused.set_rule(rule);
    heard.table.answered(answer);
    EXPECT_EQ(heard.toasts.value(0), words);
  }
}

// --- Hints

TEST_F(PinochlePlaying, AHintForABidMarksItsOffer) {
  comeToYourBid();
  const auto words = hint("220", games::pinochle::v1::HINT_REASON_RAISES_BELOW, 264, games::pinochle::v1::SUIT_SPADES);
  EXPECT_EQ(words.text, s("Bid 220: with spades as trump your hand is worth about 264."));
  EXPECT_EQ(offers("hinted"), (QStringList{s("false"), s("true"), s("false")}));
}

TEST_F(PinochlePlaying, AHintForAFirstBidMakesItReady) {
  deal(kMarenFirst);
  game().stepFirstBid(100);
  const auto words =
      hint("210", games::pinochle::v1::HINT_REASON_OPENS_WITH_MELDS, 210, games::pinochle::v1::SUIT_SPADES);
  EXPECT_EQ(words.spoken, s("Bid 210: with spades as trump your hand melds 210."));
  EXPECT_EQ(of(game().firstBid(), "amount"), 210);
  EXPECT_EQ(offers("hinted"), (QStringList{s("false"), s("true")}));
}

TEST_F(PinochlePlaying, AHintForTheTrumpMarksTheSuit) {
  comeToTrump();
  const auto words = hint("S", games::pinochle::v1::HINT_REASON_LONGEST_SUIT, 210);
  EXPECT_EQ(words.text, s("Name spades: it is your longest suit, and your hand melds 210 with it."));
  EXPECT_EQ(game().hintedSuit(), s("S"));
  EXPECT_EQ(game().chosenSuit(), QString{});
}

TEST_F(PinochlePlaying, AHintForOneOfTwoMarksThatOne) {
  comeToTurned();
  const auto words = hint("take AS", games::pinochle::v1::HINT_REASON_TAKES_DEARER, 11);
  EXPECT_EQ(words.spoken, s("Take ace of spades: it is worth 11 points in a trick, the other one less."));
  EXPECT_TRUE(heard.card(s("AS-2")).hinted);
  EXPECT_FALSE(heard.card(s("AS")).hinted) << "that one is in the hand";
}

TEST_F(PinochlePlaying, AHintForCardsToKeepMarksAsManyOfEach) {
  comeToKeeping();
  const auto words = hint("keep AS AS TS KS QS QS JS AH KH QH AC JD", games::pinochle::v1::HINT_REASON_KEEPS_BEST, 250);
  EXPECT_EQ(words.text, s("Keep the twelve with the tag: they meld 250."));
  EXPECT_TRUE(heard.card(s("AS-2")).hinted);
  EXPECT_NE(heard.card(s("JD")).hinted, heard.card(s("JD-2")).hinted) << "one of the two";
  EXPECT_FALSE(heard.card(s("9S")).hinted);
  EXPECT_FALSE(heard.card(s("AS")).marked);
}

TEST_F(PinochlePlaying, EveryReasonOfAHintHasItsWords) {
  comeToATrick();
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  QSet<QString> plays;
  for (const HintReason reason :
       {HINT_REASON_ONLY_CARD, HINT_REASON_DRAWS_DEARER, HINT_REASON_WINS_TRICK, HINT_REASON_CANNOT_BE_BEATEN,
        HINT_REASON_GIVES_LEAST, HINT_REASON_PLAYS_CHEAPEST, HINT_REASON_UNSPECIFIED})
    plays << hint("AH", reason, 21).text;
  EXPECT_EQ(plays.size(), 7);
  EXPECT_TRUE(plays.contains(s("Play A♥: it wins the trick, 21 points.")));
  EXPECT_TRUE(heard.card(s("AH")).hinted);
  QSet<QString> takes;
  for (const HintReason reason :
       {HINT_REASON_TAKES_MELD, HINT_REASON_TAKES_DEARER, HINT_REASON_TAKES_EITHER, HINT_REASON_UNSPECIFIED})
    takes << hint("take AS", reason, 40).text;
  EXPECT_EQ(takes.size(), 4);
  EXPECT_EQ(hint("pass", HINT_REASON_WORTH_NO_MORE, 130, SUIT_CLUBS).text,
            s("Pass: with clubs as trump your hand is worth about 130, and any bid would be as much."));
}

}  // namespace
}  // namespace cardroom::testing
