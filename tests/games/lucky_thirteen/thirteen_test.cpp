// Which cards make thirteen and how much they score, in worked examples; then every combination of cards, compared with
// an independent calculation.
#include "common/games/lucky_thirteen/thirteen.h"

#include <functional>
#include <gtest/gtest.h>
#include <vector>

#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::lucky_thirteen {
namespace {

using cardroom::testing::card_set;
using cardroom::testing::cards;

std::optional<Thirteen> best(std::string_view own, std::string_view open) {
  const auto mine = cards(own);
  const auto all = cards(open);
  return PublicCards{{all.at(0), all.at(1)}}.best(mine.at(0), mine.at(1));
}

/// The option that scores the most.
std::optional<Option> option_of(std::string_view own, std::string_view open) {
  const auto found = best(own, open);
  return found ? std::optional{found->option} : std::nullopt;
}

TEST(LuckyThirteenScoring, PrivateCardsCountTimesTheirSuit) {
  EXPECT_EQ(private_points(testing::card("AS")), 4);
  EXPECT_EQ(private_points(testing::card("TH")), 30);
  EXPECT_EQ(private_points(testing::card("JD")), 22);
  EXPECT_EQ(private_points(testing::card("QC")), 12);
  EXPECT_EQ(private_points(testing::card("KS")), 52);
}

TEST(LuckyThirteenScoring, PublicCardsCountTwiceWhateverTheirSuit) {
  EXPECT_EQ(public_points(testing::card("AS")), 2);
  EXPECT_EQ(public_points(testing::card("AC")), 2);
  EXPECT_EQ(public_points(testing::card("KC")), 26);
}

TEST(LuckyThirteenThirteen, OfBothPrivateCards) {
  EXPECT_EQ(best("8S 5C", "2C 2D"), (Thirteen{Option::private_cards, card_set("8S 5C"), 37}));
}

TEST(LuckyThirteenThirteen, OfOnePrivateAndOnePublicCard) {
  EXPECT_EQ(best("7C 2H", "6C 9D"), (Thirteen{Option::one_and_one, card_set("7C 6C"), 19}));
}

TEST(LuckyThirteenThirteen, OfBothPrivateAndBothPublicCards) {
  EXPECT_EQ(best("2D 4H", "5S 2C"), (Thirteen{Option::all_four, card_set("2D 4H 5S 2C"), 30}));
}

TEST(LuckyThirteenThirteen, CannotBeMadeOfTwoPublicCardsOrOfThreeCards) {
  EXPECT_EQ(best("2D 2H", "6C 7D"), std::nullopt);
  EXPECT_EQ(best("4D 3H", "6C 9D"), (Thirteen{Option::one_and_one, card_set("4D 9D"), 26}));
  EXPECT_EQ(best("4D 3H", "6C 2D"), std::nullopt) << "4, 3 and 6 are three cards";
}

TEST(LuckyThirteenThirteen, CountsAnAceAsZeroOrOne) {
  EXPECT_EQ(option_of("AS KS", "2C 2D"), Option::private_cards) << "0 + 13, 1 + 12";
  EXPECT_EQ(option_of("AS 9S", "2C 2D"), Option::all_four) << "0 + 9 + 2 + 2";
  EXPECT_EQ(option_of("AS 8S", "2C 2D"), Option::all_four) << "1 + 8 + 2 + 2";
  EXPECT_EQ(best("AS 7S", "2C 2D"), std::nullopt);
}

TEST(LuckyThirteenThirteen, CountsPictureCardsAsTenToThirteen) {
  for (const auto* picture : {"JC", "QC", "KC"}) {
    for (const auto* small : {"AD", "2D", "3D"}) {
      EXPECT_EQ(option_of(std::string{picture} + " " + small, "9S 9H"), Option::private_cards) << picture << small;
    }
    EXPECT_EQ(best(std::string{picture} + " 4D", "9S 8H"), best("4D TC", "9S 8H")) << "4 + 9 makes thirteen either way";
    EXPECT_EQ(best(std::string{picture} + " 4D", "8S 8H"), std::nullopt);
  }
}

TEST(LuckyThirteenThirteen, TheSameCardMayHaveAnotherValueInAnotherOption) {
  // 11 x 2 + 1 x 3 = 25; the jack with the two: 22 + 4 = 26; the jack as eleven with both aces as zero: 31.
  EXPECT_EQ(best("JD AH", "AS 2D"), (Thirteen{Option::all_four, card_set("JD AH AS 2D"), 31}));
}

TEST(LuckyThirteenThirteen, TheOptionThatScoresMostCounts) {
  EXPECT_EQ(best("8S 5C", "5D 5H"), (Thirteen{Option::one_and_one, card_set("8S 5D"), 42})) << "8 + 5C scores only 37";
  EXPECT_EQ(best("6C 7C", "7S 6S"), (Thirteen{Option::one_and_one, card_set("6C 7S"), 20})) << "6 + 14, 7 + 12, 13";
}

TEST(LuckyThirteenThirteen, OfEqualOptionsTheFirstCounts) {
  EXPECT_EQ(option_of("8D 5D", "5S 8S"), Option::private_cards) << "26 each";
  EXPECT_EQ(best("8D 5C", "5S 5H")->used, card_set("8D 5S"));
}

/// Finds the sums by trying every value of every card.
bool some_sum_is_thirteen(const std::vector<Card>& chosen) {
  const std::function<bool(std::size_t, int)> from = [&](std::size_t i, int sum) {
    if (i == chosen.size()) return sum == 13;
    const int rank = rank_of(chosen[i]);
    if (rank == 1) return from(i + 1, sum) || from(i + 1, sum + 1);
    if (rank <= 10) return from(i + 1, sum + rank);
    return from(i + 1, sum + 10) || from(i + 1, sum + 11) || from(i + 1, sum + 12) || from(i + 1, sum + 13);
  };
  return from(0, 0);
}

TEST(LuckyThirteenThirteen, EveryCombinationOfRanksIsCountedCorrectly) {
  // A different suit for each position, so that no card occurs twice.
  for (std::uint8_t p = 1; p <= 13; ++p) {
    for (std::uint8_t q = 1; q <= 13; ++q) {
      const Card open_p = make_card(p, Suit::spades);
      const Card open_q = make_card(q, Suit::hearts);
      const PublicCards open{{open_p, open_q}};
      for (std::uint8_t a = 1; a <= 13; ++a) {
        for (std::uint8_t b = 1; b <= 13; ++b) {
          const Card own_a = make_card(a, Suit::diamonds);
          const Card own_b = make_card(b, Suit::clubs);
          int most = 0;
          const auto count = [&](const std::vector<Card>& chosen) {
            if (!some_sum_is_thirteen(chosen)) return;
            int points = 0;
            for (const Card card : chosen) {
              points += card == open_p || card == open_q ? 2 * rank_of(card) : private_points(card);
            }
            most = std::max(most, points);
          };
          count({own_a, own_b});
          for (const Card own : {own_a, own_b}) {
            for (const Card shared : {open_p, open_q})
              count({own, shared});
          }
          count({own_a, own_b, open_p, open_q});
          ASSERT_EQ(open.best_points(own_a, own_b), most)
              << int{a} << ' ' << int{b} << " | " << int{p} << ' ' << int{q};
          ASSERT_EQ(open.make_thirteen(own_a, own_b), most > 0);
          ASSERT_EQ(open.best(own_a, own_b).has_value(), most > 0);
          ASSERT_EQ(open.best(own_a, own_b).value_or(Thirteen{}).points, most);
        }
      }
    }
  }
}

/// The values with which these cards make thirteen, as text; empty if they do not.
std::string values(std::string_view written) {
  std::string text;
  for (const std::uint8_t value : values_for_thirteen(cards(written)))
    text += (text.empty() ? "" : " ") + std::to_string(value);
  return text;
}

TEST(LuckyThirteenValues, CardsCountTheirScoreIfThatMakesThirteen) {
  EXPECT_EQ(values("8S 5S"), "8 5");
  EXPECT_EQ(values("QH AD"), "12 1");
  EXPECT_EQ(values("JD 2D"), "11 2");
}

TEST(LuckyThirteenValues, OtherwiseAsFewCardsAsPossibleHaveOtherValues) {
  EXPECT_EQ(values("KS 3H"), "10 3");
  EXPECT_EQ(values("KS AH"), "13 0");
  EXPECT_EQ(values("JD AD"), "12 1");
  EXPECT_EQ(values("AH JD AS 2D"), "0 11 0 2");
}

TEST(LuckyThirteenValues, ThereAreNoneWithoutThirteen) {
  EXPECT_EQ(values("8S 7H"), "");
  EXPECT_EQ(values("AS AH"), "");
}

// Every combination that the rules count as thirteen has values that add up to thirteen.
TEST(LuckyThirteenValues, EveryThirteenHasItsValues) {
  const CardSet lying = card_set("6D AS");
  const PublicCards open{{testing::card("6D"), testing::card("AS")}};
  for (Card a = 0; a < kPackSize; ++a) {
    for (Card b = 0; b < a; ++b) {
      const auto best = open.best(a, b);
      if (!best || lying.contains(a) || lying.contains(b)) continue;
      const std::vector<Card> used{best->used.begin(), best->used.end()};
      const auto found = values_for_thirteen(used);
      ASSERT_EQ(found.size(), used.size()) << card_text(a) << card_text(b);
      int sum = 0;
      for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_NE(sums::of(rank_of(used[i])) >> found[i] & 1, 0) << card_text(used[i]);
        sum += found[i];
      }
      EXPECT_EQ(sum, 13);
    }
  }
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
