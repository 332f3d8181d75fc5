// How the person marks twelve of 24 cards in Pinochle and keeps them.
#include <algorithm>
#include <gtest/gtest.h>

#include "tests/window/models/at_the_pinochle.h"

namespace cardroom::testing {
namespace {

using namespace pinochle_evening;

class PinochleKeeping : public AtThePinochle {
 protected:
  window::PinochleKeeping keeping() { return game().ready().keeping; }
};

TEST_F(PinochleKeeping, CardsToKeepAreMarkedAndCounted) {
  comeToKeeping();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Keep 12 of these 24."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose 12 more"));
  select("AS AS TS KS QS QS JS 9S AH");
  EXPECT_EQ(keeping().count, 9);
  EXPECT_EQ(keeping().text, s("9 of 12"));
  EXPECT_EQ(keeping().points, 200);
  EXPECT_EQ(keeping().meldsText, s("With these: <b>Run and queen 190</b> · <b>Dix 10</b>."));
  EXPECT_EQ(keeping().wholeText, s("With these: <b>Run and queen 190</b> · <b>Dix 10</b>. Selma will not "
                                   "see what you leave out."));
  EXPECT_EQ(heard.announced.last(), s("9 of 12 kept."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Choose 3 more"));
  EXPECT_FALSE(heard.table.turn()->primaryReady());
  EXPECT_TRUE(heard.card(s("AS")).marked);
  EXPECT_TRUE(heard.card(s("AS-2")).marked);
  EXPECT_FALSE(heard.card(s("KH")).marked);
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(PinochleKeeping, OnlyOneOfTwoCopiesIsMarked) {
  comeToKeeping();
  heard.table.choice()->select(s("JD-2"));
  EXPECT_TRUE(heard.card(s("JD-2")).marked);
  EXPECT_FALSE(heard.card(s("JD")).marked);
  heard.table.choice()->select(s("JD-2"));
  EXPECT_FALSE(heard.card(s("JD-2")).marked);
  EXPECT_EQ(heard.announced.last(), s("0 of 12 kept."));
}

TEST_F(PinochleKeeping, TheThirteenthIsRefused) {
  comeToKeeping();
  select("AS AS TS KS QS QS JS 9S AH KH QH AC");
  EXPECT_EQ(keeping().count, 12);
  heard.table.choice()->select(s("KC"));
  EXPECT_EQ(heard.refused, QStringList{s("KC")});
  EXPECT_EQ(heard.toasts.value(0), s("Twelve are chosen. Put one back first."));
  EXPECT_FALSE(heard.card(s("KC")).marked);
  heard.table.choice()->select(s("AC"));
  heard.table.choice()->select(s("KC"));
  EXPECT_TRUE(heard.card(s("KC")).marked);
}

TEST_F(PinochleKeeping, OnlyTwelveAreSentAndOnlyThen) {
  comeToKeeping();
  select("AS AS TS KS QS QS JS 9S AH KH QH");
  heard.table.turn()->primary();
  heard.table.choice()->act(s("keep"));
  EXPECT_TRUE(heard.asked.empty());
  heard.table.choice()->select(s("AC"));
  EXPECT_EQ(heard.announced.last(),
            s("12 of 12 kept. Their melds: Run and queen 190, Marriage 20, Dix 10. Press Enter to keep them."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Keep these 12"));
  EXPECT_TRUE(heard.table.turn()->primaryReady());
  heard.table.turn()->primary();
  ASSERT_EQ(asked().keep().cards_size(), 12);
  EXPECT_EQ(asked().keep().cards(0), cards::v1::CARD_ACE_OF_SPADES);
  EXPECT_EQ(asked().keep().cards(1), cards::v1::CARD_ACE_OF_SPADES);
}

TEST_F(PinochleKeeping, MarksStayWhenTheOtherPlayerHasKept) {
  comeToKeeping();
  select("AS AS TS");
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Choosing too …"));
  EXPECT_EQ(heard.seat(kMaren).secondLine, s("Choosing"));
  played.playsAs(kSelma, kSelmaKeeps);
  show();
  EXPECT_EQ(keeping().count, 3);
  EXPECT_EQ(heard.seat(kSelma).secondLine, s("Has kept 12"));
}

TEST_F(PinochleKeeping, APersonWhoHasKeptWaitsForTheOther) {
  comeToKeeping();
  played.playsAs(kMaren, kMarenKeeps);
  show();
  EXPECT_EQ(heard.table.turn()->prompt(), s("Selma is choosing …"));
  EXPECT_EQ(keeping().of, 0);
}

/// The other player has chosen in the meantime.
TEST_F(PinochleKeeping, MarksOutlastALostConnection) {
  comeToKeeping();
  select("AS AS TS");
  heard.table.choice()->select(s("JD-2"));
  heard.table.connectionChanged(false);
  played.playsAs(kSelma, kSelmaKeeps);
  played.resumed();
  heard.table.connectionChanged(true);
  show();
  EXPECT_EQ(keeping().count, 4);
  EXPECT_TRUE(heard.card(s("JD-2")).marked);
  EXPECT_FALSE(heard.card(s("JD")).marked);
  select("KS");
  EXPECT_EQ(keeping().count, 5);
}

TEST_F(PinochleKeeping, APersonForWhomABotKeptTwelveHasThose) {
  comeToKeeping();
  select("9S TH");
  heard.table.connectionChanged(false);
  played.playsAs(kMaren, kMarenKeeps);
  played.resumed();
  heard.table.connectionChanged(true);
  show();
  EXPECT_EQ(keeping().of, 0);
  EXPECT_EQ(heard.zone(s("hand")), s("AS TS QS JS AH KH QH JH AC TC AD QD"));
  EXPECT_TRUE(std::ranges::none_of(game().cards()->cards(), &window::TableCard::marked));
}

TEST_F(PinochleKeeping, MarksAreRemovedByASecondClickOrAllAtOnce) {
  comeToKeeping();
  select("AS TS KS");
  heard.table.choice()->secondClick(s("TS"));
  EXPECT_EQ(keeping().count, 2);
  heard.table.choice()->secondClick(s("TS"));
  EXPECT_EQ(keeping().count, 2) << "it marks nothing";
  heard.table.choice()->play(s("KS"));
  EXPECT_EQ(keeping().count, 2) << "the second of two clicks does nothing";
  heard.table.choice()->act(s("clear"));
  EXPECT_EQ(keeping().count, 0);
  EXPECT_EQ(keeping().meldsText, s("No melds with these."));
}

TEST_F(PinochleKeeping, AMarkStaysWithItsCardInAnotherOrder) {
  comeToKeeping();
  heard.table.choice()->select(s("JD-2"));
  heard.preferences.setHandOrder(window::Preferences::ByRank);
  EXPECT_TRUE(heard.card(s("JD-2")).marked);
  EXPECT_FALSE(heard.card(s("JD")).marked);
}

}  // namespace
}  // namespace cardroom::testing
