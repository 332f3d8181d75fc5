// How typed input marks and keeps twelve of 24 cards in Pinochle.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/pinochle_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Twenty-four cards: two of each spade and of each heart.
PinochleTable table_of_24() {
  return PinochleTable{"AS AS 10S 10S KS KS QS QS JS JS 9S 9S AH AH 10H 10H KH KH QH QH JH JH 9H 9H"}.keeping(
      Suit::spades);
}

TEST(PinochleKeeping, CountsTheMarkedCardsAndTheirMelds) {
  PinochleTable table = table_of_24();
  EXPECT_EQ(table.typed("as 10s ks"), "3 of 12 marked: AS 10S KS. They meld nothing.");
  EXPECT_EQ(table.typed("qs js"), "5 of 12 marked: AS 10S KS QS JS. They meld 150: run 150.");
  EXPECT_EQ(table.typed("qs"), "6 of 12 marked: AS 10S KS QS QS JS. They meld 190: run and queen 190.");
  EXPECT_THAT(table.listed(), IsEmpty());
  EXPECT_EQ(table.list().at(1), "Not marked: AS 10S KS JS 9S 9S, AH AH 10H 10H KH KH QH QH JH JH 9H 9H.");
  EXPECT_EQ(table.typed("-qs -js"), "4 of 12 marked: AS 10S KS QS. They meld 40: royal marriage 40.");
  EXPECT_EQ(table.typed("clear"), "No card is marked.");
}

TEST(PinochleKeeping, KeepsTheMarkedCardsOnceThereAreTwelve) {
  PinochleTable table = table_of_24();
  EXPECT_THAT(table.typed("keep"), HasSubstr("Mark twelve first. No card is marked."));
  EXPECT_EQ(table.typed("spades"),
            "12 of 12 marked: AS AS 10S 10S KS KS QS QS JS JS 9S 9S. They meld 1510: double run 1500, dix 10. Type "
            "keep to keep them.");
  const std::string kept = "keep AS AS 10S 10S KS KS QS QS JS JS 9S 9S";
  EXPECT_THAT(table.listed(), ElementsAre(kept));
  EXPECT_EQ(table.typed("keep"), kept);
  EXPECT_EQ(table.turn().moves.at(0).move.pinochle().keep().cards_size(), 12);
}

TEST(PinochleKeeping, RefusesTheThirteenthAndChangesNothing) {
  PinochleTable table = table_of_24();
  table.typed("s");
  EXPECT_EQ(table.typed("ah"), "That would be 13 cards. You keep twelve: take a mark away first.");
  EXPECT_EQ(table.typed("-9s ah kh"), "That would be 13 cards. You keep twelve: take a mark away first.");
  EXPECT_THAT(table.typed("-9s ah"), HasSubstr("12 of 12 marked: AS AS 10S 10S KS KS QS QS JS JS 9S, AH."));
}

TEST(PinochleKeeping, TakesTwelveCardsAtOnceWhateverWasMarked) {
  PinochleTable table = table_of_24();
  table.typed("ah");
  EXPECT_EQ(table.typed("keep as as ks ks qs qs js js 10s 10s 9s 9s"), "keep AS AS 10S 10S KS KS QS QS JS JS 9S 9S");
  EXPECT_EQ(table.typed("keep as ks"), "Mark twelve first. 2 of 12 marked: AS KS. They meld nothing.");
}

TEST(PinochleKeeping, SaysWhatIsWrongWithACard) {
  PinochleTable table = table_of_24();
  EXPECT_EQ(table.typed("ad"), "You have no AD.");
  EXPECT_EQ(table.typed("as as as"), "Both AS are marked already.");
  EXPECT_EQ(table.typed("-as"), "AS is not marked.");
  EXPECT_EQ(table.typed("as 2x"), "There is no card 2x.");
  for (const char* typed : {"", "hello", "2x"})
    EXPECT_EQ(table.typed(typed), "") << typed << " is not a card";
  EXPECT_EQ(table.typed("3"), table.list().back()) << "cards have no numbers here";
  PinochleTable lone = PinochleTable{"AS KH"}.keeping(Suit::spades);
  EXPECT_EQ(lone.typed("as as"), "AS is marked already.");
}

}  // namespace
}  // namespace cardroom::terminal
