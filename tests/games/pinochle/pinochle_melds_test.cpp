#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "common/games/pinochle/melds.h"
#include "tests/support/pinochle_game.h"

namespace cardroom::pinochle {
namespace {

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

/// "K* Q*" with a suit in place of each star.
Cards in_suit(std::string written, Suit suit) {
  std::ranges::replace(written, '*', text::kSuits[static_cast<std::size_t>(suit)]);
  return hand(written);
}

std::string ids(Melds melds) {
  std::string text;
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    if (melds.has(row)) text += (text.empty() ? "" : " ") + std::string{kMelds[row].id};
  }
  return text;
}

std::string melded(std::string_view written, char trump, bool additional = true) {
  return ids(melds_of(hand(written), suit_named(trump), additional));
}

std::string in_trump(const std::string& written, Suit trump, bool additional = true) {
  return ids(melds_of(in_suit(written, trump), trump, additional));
}

TEST(PinochleMelds, FollowTheTableOfTheRules) {
  std::string table;
  for (const MeldRow& row : kMelds)
    table += std::string{row.id} + " " + std::to_string(row.points) + (row.additional ? " additional\n" : "\n");
  EXPECT_EQ(table,
            "double-run 1500 additional\n"
            "jacks-abound 400 additional\n"
            "double-pinochle 300 additional\n"
            "run-royal-marriage 230 additional\n"
            "run-king 190\n"
            "run-queen 190\n"
            "run 150\n"
            "aces-around 100 additional\n"
            "royal-marriage 40\n"
            "pinochle 40 additional\n"
            "common-marriage 20 additional\n"
            "dix 10 additional\n");
}

/// A meld in trump, and the meld that its cards make if only the usual melds count.
struct TrumpMeld {
  const char* cards;
  const char* additional;
  const char* usual;
};
constexpr std::array<TrumpMeld, 7> kTrumpMelds{{
    {"A* A* K* K* Q* Q* J* J* T* T*", "double-run", "run-king"},
    {"A* K* K* Q* Q* J* T*", "run-royal-marriage", "run-king"},
    {"A* K* K* Q* J* T*", "run-king", "run-king"},
    {"A* K* Q* Q* J* T*", "run-queen", "run-queen"},
    {"A* K* Q* J* T*", "run", "run"},
    {"K* Q*", "royal-marriage", "royal-marriage"},
    {"9*", "dix", ""},
}};

TEST(PinochleMelds, InTrumpCountInEachTrumpSuitOnly) {
  for (const TrumpMeld& meld : kTrumpMelds) {
    for (const Suit trump : kSuits) {
      EXPECT_EQ(in_trump(meld.cards, trump), meld.additional);
      EXPECT_EQ(in_trump(meld.cards, trump, false), meld.usual) << meld.cards;
    }
  }
}

TEST(PinochleMelds, InTrumpNeedAllTheirCards) {
  for (const TrumpMeld& meld : kTrumpMelds) {
    for (const Suit trump : kSuits) {
      const Cards all = in_suit(meld.cards, trump);
      for (const Card missing : all.kinds()) {
        Cards fewer = all;
        fewer.remove(missing);
        EXPECT_NE(ids(melds_of(fewer, trump, true)), meld.additional)
            << meld.cards << " without " << card_text(missing);
      }
    }
  }
}

TEST(PinochleMelds, InTrumpDoNotCountInAnotherSuit) {
  for (const Suit trump : kSuits) {
    for (const Suit suit : kSuits) {
      if (suit == trump) continue;
      EXPECT_EQ(ids(melds_of(in_suit("A* K* Q* J* T* 9*", suit), trump, true)), "common-marriage");
      EXPECT_EQ(ids(melds_of(in_suit("A* K* Q* J* T* 9*", suit), trump, false)), "");
    }
  }
}

TEST(PinochleMelds, OfSeveralSuitsCountWithEveryTrump) {
  for (const char trump : {'S', 'H', 'D', 'C'}) {
    EXPECT_EQ(melded("JS JS JH JH JD JD JC JC", trump), "jacks-abound");
    EXPECT_EQ(melded("JS JS JH JH JD JD JC JC", trump, false), "");
    EXPECT_EQ(melded("QS QS JD JD", trump), "double-pinochle");
    EXPECT_EQ(melded("QS QS JD JD", trump, false), "");
    EXPECT_EQ(melded("AS AH AD AC", trump), "aces-around");
    EXPECT_EQ(melded("AS AH AD AC", trump, false), "");
    EXPECT_EQ(melded("QS JD", trump), "pinochle");
    EXPECT_EQ(melded("QS JD", trump, false), "");
  }
}

TEST(PinochleMelds, OfSeveralSuitsNeedAllTheirCards) {
  for (const char* cards : {"JS JS JH JH JD JD JC JC", "AS AH AD AC", "QS JD"}) {
    const Cards all = hand(cards);
    for (const Card missing : all.kinds()) {
      Cards fewer = all;
      fewer.remove(missing);
      EXPECT_EQ(ids(melds_of(fewer, Suit::hearts, true)), "") << cards << " without " << card_text(missing);
    }
  }
  EXPECT_EQ(melded("QS QS JD", 'H'), "pinochle") << "one jack short of two";
  EXPECT_EQ(melded("QS JD JD", 'H'), "pinochle") << "one queen short of two";
  EXPECT_EQ(melded("QH JD", 'C'), "") << "another queen";
  EXPECT_EQ(melded("QS JC", 'C'), "") << "another jack";
}

TEST(PinochleMelds, TheCommonMarriageCountsInAnyOtherSuit) {
  for (const Suit trump : kSuits) {
    for (const Suit suit : kSuits) {
      const Melds melds = melds_of(in_suit("K* Q*", suit), trump, true);
      EXPECT_EQ(ids(melds), suit == trump ? "royal-marriage" : "common-marriage");
      EXPECT_EQ(melds.other_suit, suit == trump ? Suit{} : suit);
    }
  }
  const Melds several = melds_of(hand("KH QH KD QD KC QC"), Suit::clubs, true);
  EXPECT_EQ(ids(several), "royal-marriage common-marriage");
  EXPECT_EQ(several.points(), 60) << "several of them count only once";
  EXPECT_EQ(several.other_suit, Suit::hearts) << "the first of spades, hearts, diamonds, clubs";
  EXPECT_EQ(melds_of(hand("KC QC KS QS"), Suit::hearts, true).other_suit, Suit::spades);
}

TEST(PinochleMelds, AHigherMeldUsesTheCardsOfItsNeighbours) {
  EXPECT_EQ(melded("AC AC KC KC QC QC JC JC TC TC 9C", 'C'), "double-run dix");
  EXPECT_EQ(melded("AC KC KC QC QC JC TC", 'C'), "run-royal-marriage") << "neither run and king nor a second marriage";
  EXPECT_EQ(melded("AC KC KC QC QC JC TC", 'C', false), "run-king") << "the remaining queen is single";
  EXPECT_EQ(melded("AC KC KC QC JC TC", 'C'), "run-king");
  EXPECT_EQ(melded("AC KC QC QC JC TC", 'C'), "run-queen");
  EXPECT_EQ(melded("AC KC QC JC TC", 'C'), "run") << "its king and queen are not a royal marriage";
  EXPECT_EQ(melded("AC AC KC KC KC", 'C'), "") << "nothing";
  EXPECT_EQ(melded("QS QS JD JD", 'H'), "double-pinochle") << "without a pinochle";
  EXPECT_EQ(melded("JS JS JH JH JD JD JC JC QS QS", 'H'), "jacks-abound") << "which uses the jacks of the pinochles";
  EXPECT_EQ(melded("KS QS JD", 'S'), "royal-marriage") << "which uses the queen of the pinochle";
  EXPECT_EQ(melded("KS QS JD", 'H'), "pinochle") << "which uses the queen of the common marriage";
  EXPECT_EQ(melded("AS KS QS JS TS JD", 'S'), "run") << "which uses the queen of the pinochle";
  EXPECT_EQ(melded("AS AH AD AC KC QC JC TC", 'C'), "run") << "which uses an ace";
  EXPECT_EQ(melded("AS AH AD AC AC KC QC JC TC", 'C'), "run aces-around") << "there is another ace";
  EXPECT_EQ(melded("AD KD QD JD JD TD QS", 'D'), "run pinochle") << "one jack is left";
}

TEST(PinochleMelds, EachKindCountsOnceWhateverTheHandHas) {
  EXPECT_EQ(melded("9C 9C", 'C'), "dix");
  EXPECT_EQ(melds_of(hand("9C 9C"), Suit::clubs, true).points(), 10);
  EXPECT_EQ(melds_of(hand("KC KC QC QC"), Suit::clubs, true).points(), 40);
  EXPECT_EQ(melds_of(hand("KH KH QH QH"), Suit::clubs, true).points(), 20);
  EXPECT_EQ(melds_of(hand("AS AS AH AH AD AD AC AC"), Suit::clubs, true).points(), 100);
  EXPECT_EQ(melded("AC AC KC KC QC QC JC JC TC TC", 'C', false), "run-king") << "a queen of the second run is left";
  EXPECT_EQ(melded("KC QC KC QC AC JC TC 9C KH QH QS JD", 'C'), "run-royal-marriage pinochle common-marriage dix");
}

TEST(PinochleMelds, ShowTheirCards) {
  EXPECT_EQ(cards_of_meld(0, Suit::hearts), hand("AH AH KH KH QH QH JH JH TH TH"));
  EXPECT_EQ(cards_of_meld(2, Suit::hearts), hand("QS QS JD JD"));
  EXPECT_EQ(cards_of_meld(7, Suit::hearts), hand("AS AH AD AC"));
  EXPECT_EQ(cards_of_meld(10, Suit::hearts, Suit::clubs), hand("KC QC"));
  EXPECT_EQ(cards_of_melds(melds_of(hand("9C 9C KH QH QS JD"), Suit::clubs, true), Suit::clubs),
            hand("9C KH QH QS JD"));
}

TEST(PinochleMelds, AreListedFromTheHighestWithTheirCards) {
  std::vector<std::pair<std::size_t, Cards>> told;
  for_each_meld(melds_of(hand("9C KH QH QS JD"), Suit::clubs, true), Suit::clubs,
                [&](std::size_t row, Cards cards) { told.emplace_back(row, cards); });
  const std::vector<std::pair<std::size_t, Cards>> expected{{9, hand("QS JD")}, {10, hand("KH QH")}, {11, hand("9C")}};
  EXPECT_EQ(told, expected);
}

TEST(PinochleMelds, OfOneHandAreKnownForEachPossibleTrump) {
  const Cards cards = hand("AS TS KS QS QS JS AH KH QH TC JD 9D");
  std::string all;
  for (const Melds melds : melds_by_trump(cards, true))
    all += ids(melds) + ": " + std::to_string(melds.points()) + "\n";
  EXPECT_EQ(all,
            "run-queen common-marriage: 210\n"
            "royal-marriage pinochle common-marriage: 100\n"
            "pinochle common-marriage dix: 70\n"
            "pinochle common-marriage: 60\n");
  all.clear();
  for (const Melds melds : melds_by_trump(cards, false))
    all += ids(melds) + "\n";
  EXPECT_EQ(all, "run-queen\nroyal-marriage\n\n\n");
}

/// Random cards from the pack.
Cards some_cards() {
  Cards cards;
  const auto count = *rc::gen::inRange(0, 25);
  for (int i = 0; i < count; ++i) {
    const Card card = kKinds[*rc::gen::inRange(0U, kKinds.size())];
    if (cards.count(card) < 2) cards.insert(card);
  }
  return cards;
}

RC_GTEST_PROP(PinochleMelds, UseEachCardOnceAndTheHighestPossibleMeld, ()) {
  const Cards cards = some_cards();
  const Suit trump = *rc::gen::elementOf(kSuits);
  const bool additional = *rc::gen::arbitrary<bool>();
  const Melds melds = melds_of(cards, trump, additional);
  RC_ASSERT(cards.contains(cards_of_melds(melds, trump)));
  Cards left = cards;
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    const auto there_is = [&](Suit other_suit) { return left.contains(cards_of_meld(row, trump, other_suit)); };
    bool any = false;
    Suit first{};
    for (const Suit suit : kSuits) {
      if (any || (suit == trump && kMelds[row].suits == MeldSuits::other_suit) || !there_is(suit)) continue;
      any = true;
      first = suit;
    }
    RC_ASSERT(melds.has(row) == (any && (additional || !kMelds[row].additional)));
    if (!melds.has(row)) continue;
    if (kMelds[row].suits == MeldSuits::other_suit) RC_ASSERT(melds.other_suit == first);
    left = left - cards_of_meld(row, trump, melds.other_suit);
  }
}

RC_GTEST_PROP(PinochleMelds, OfMoreCardsAreNeverWorthLess, ()) {
  const Cards cards = some_cards();
  const Suit trump = *rc::gen::elementOf(kSuits);
  Cards more = cards;
  const Card card = kKinds[*rc::gen::inRange(0U, kKinds.size())];
  RC_PRE(more.count(card) < 2);
  more.insert(card);
  RC_ASSERT(melds_of(more, trump, true).points() >= melds_of(cards, trump, true).points());
}

}  // namespace
}  // namespace cardroom::pinochle
