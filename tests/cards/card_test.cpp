#include "common/cards/card.h"

#include <bit>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/cards/counted_bits.h"
#include "tests/support/cards_text.h"

namespace cardroom {
namespace {

using testing::card_set;

TEST(Cards, AreNumberedInTheOrderOfAFreshPack) {
  std::string text;
  for (const Card card : fresh_pack())
    text += card_text(card) + (card % 13 == 12 ? "\n" : " ");
  EXPECT_EQ(text,
            "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\n"
            "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H\n"
            "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D\n"
            "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C\n");
}

TEST(Cards, HaveARankAndASuit) {
  EXPECT_EQ(rank_of(testing::card("AH")), 1);
  EXPECT_EQ(rank_of(testing::card("2C")), 2);
  EXPECT_EQ(rank_of(testing::card("TD")), 10);
  EXPECT_EQ(rank_of(testing::card("KS")), 13);
  EXPECT_EQ(suit_of(testing::card("2C")), Suit::clubs);
  for (const Card card : fresh_pack())
    EXPECT_EQ(make_card(rank_of(card), suit_of(card)), card);
}

TEST(Cards, AreReadAsTheyAreWritten) {
  for (const Card card : fresh_pack())
    EXPECT_EQ(parse_card(card_text(card)), card);
  for (const auto* text : {"", "Q", "QSS", "qs", "Qs", "1S", "10S", "SQ", "Q ", "  ", "0S", "QX"}) {
    EXPECT_EQ(parse_card(text), std::nullopt) << text;
  }
}

TEST(CardSets, IterateInTheOrderOfThePack) {
  const CardSet set = card_set("2C AS TH");
  EXPECT_EQ(testing::text_of(set), "AS TH 2C");
  EXPECT_EQ(set.size(), 3U);
  EXPECT_EQ(set.first(), testing::card("AS"));
  for (std::uint32_t i = 0; i < set.size(); ++i)
    EXPECT_EQ(set[i], (std::vector<Card>(set.begin(), set.end())[i]));
}

TEST(CardSets, InsertAndRemove) {
  CardSet set;
  EXPECT_TRUE(set.empty());
  set.insert(testing::card("QS"));
  set.insert(testing::card("QS"));
  EXPECT_EQ(set, card_set("QS"));
  set.remove(testing::card("KS"));
  EXPECT_TRUE(set.contains(testing::card("QS")));
  set.remove(testing::card("QS"));
  EXPECT_TRUE(set.empty());
  EXPECT_FALSE(set.contains(255)) << "values that are not cards are in no set";
}

TEST(CardSets, UniteMeetAndDiffer) {
  EXPECT_EQ(card_set("QS KS") | card_set("KS 2C"), card_set("QS KS 2C"));
  EXPECT_EQ(card_set("QS KS") & card_set("KS 2C"), card_set("KS"));
  EXPECT_EQ(card_set("QS KS") - card_set("KS 2C"), card_set("QS"));
  EXPECT_EQ(CardSet::whole_pack().size(), kPackSize);
}

TEST(CountedBits, AgreeWithALoopOverTheBits) {
  BotDice dice{7};
  const auto word = [&] { return std::uint64_t{dice.uniform(1U << 31)} << 33 ^ std::uint64_t{dice.uniform(1U << 31)}; };
  std::vector<std::uint64_t> tried{1, std::uint64_t{1} << 63, ~std::uint64_t{0}, 0xFF00, 0x0102'0408'1020'4080};
  for (int i = 0; i < 1'000; ++i) {
    tried.push_back(word());
    tried.push_back(word() & word() & word());
  }
  for (const std::uint64_t bits : tried) {
    const CountedBits counted{bits};
    std::uint32_t number = 0;
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1)
      ASSERT_EQ(counted[number++], static_cast<std::uint32_t>(std::countr_zero(rest))) << bits;
    EXPECT_EQ(counted.size(), number) << bits;
  }
  EXPECT_EQ(CountedBits{0}.size(), 0U);
}

}  // namespace
}  // namespace cardroom
