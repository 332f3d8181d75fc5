#include "common/bots/tree.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

/// Games so small that their best moves are found by enumeration, and compared with the tree's.
namespace cardroom::bots {
namespace {

constexpr std::uint32_t kExploration = 60;

/// The moves at the root, the most visited first.
template <class Deal>
std::vector<Tried> search(std::uint32_t iterations, std::uint64_t seed, Deal deal) {
  BotDice dice{seed};
  Tree tree{iterations, kExploration};
  for (std::uint32_t i = 0; i < iterations; ++i) {
    auto world = deal(dice);
    tree.grow(world, world.moves(), dice);
  }
  auto tried = tree.tried();
  std::ranges::sort(tried, [](const Tried& a, const Tried& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.move < b.move;
  });
  return tried;
}

std::int64_t mean(const Tried& tried) {
  return tried.sum / tried.visits;
}

/// Nim with one heap: a move takes 1, 2 or 3; whoever takes the last one wins.
struct Nim {
  int heap = 0;
  std::size_t to_act = 0;
  bool over() const { return heap == 0; }
  std::size_t side() const { return to_act; }
  MoveBits moves() const { return 0b1110 & ((MoveBits{2} << heap) - 1); }
  MoveNumber guess() const { return 1; }
  void make(MoveNumber taken) {
    heap -= taken;
    to_act = 1 - to_act;
  }
  std::int32_t finish(BotDice& dice) {
    while (!over())
      make(static_cast<MoveNumber>(1 + dice.uniform(static_cast<std::uint32_t>(std::min(heap, 3)))));
    return to_act == 1 ? 100 : -100;
  }
};

TEST(Tree, WinsNimForEitherSide) {
  for (const std::size_t side : {0U, 1U}) {
    for (int heap = 5; heap <= 11; ++heap) {
      if (heap % 4 == 0) continue;  // Every move loses.
      const auto tried = search(3000, 1, [&](BotDice&) { return Nim{heap, side}; });
      EXPECT_EQ(tried.front().move, heap % 4) << heap << " for side " << side;
      EXPECT_GT(mean(tried.front()), 10) << "the lead of the side to act";
    }
  }
}

/// Two moves, whose result depends on a hidden card, according to a table. Nobody sees the card.
struct Hidden {
  static constexpr std::size_t kCards = 3;
  static constexpr std::size_t kMoves = 3;
  using Table = std::array<std::array<std::array<std::int32_t, kMoves>, kMoves>, kCards>;

  const Table* table = nullptr;
  std::size_t card = 0;
  std::vector<MoveNumber> made{};
  bool over() const { return made.size() == 2; }
  std::size_t side() const { return made.size(); }
  MoveBits moves() const { return (1U << kMoves) - 1; }
  MoveNumber guess() const { return 2; }
  void make(MoveNumber move) { made.push_back(move); }
  std::int32_t finish(BotDice& dice) {
    while (!over())
      make(static_cast<MoveNumber>(dice.uniform(kMoves)));
    return (*table)[card][made[0]][made[1]];
  }
};

/// What each first move is worth if the answer is the best one on average over the cards.
std::array<std::int32_t, Hidden::kMoves> enumerated(const Hidden::Table& table) {
  std::array<std::int32_t, Hidden::kMoves> values{};
  for (std::size_t first = 0; first < Hidden::kMoves; ++first) {
    values.at(first) = 1000;
    for (std::size_t answer = 0; answer < Hidden::kMoves; ++answer) {
      std::int32_t sum = 0;
      for (const auto& of_card : table)
        sum += of_card.at(first).at(answer);
      values.at(first) = std::min(values.at(first), sum / static_cast<std::int32_t>(table.size()));
    }
  }
  return values;
}

TEST(Tree, EqualsTheEnumerationOfGamesWithAHiddenCard) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    BotDice dice{seed};
    Hidden::Table table{};
    for (auto& of_card : table)
      for (auto& of_first : of_card)
        for (std::int32_t& result : of_first)
          result = static_cast<std::int32_t>(dice.uniform(201)) - 100;
    const auto values = enumerated(table);
    auto sorted = values;
    std::ranges::sort(sorted, std::greater{});
    if (sorted[0] - sorted[1] < 15) continue;  // Too close to tell apart in a few thousand iterations.
    ++compared;
    const auto tried = search(
        6000, seed, [&](BotDice& cards) { return Hidden{.table = &table, .card = cards.uniform(Hidden::kCards)}; });
    EXPECT_EQ(values.at(tried.front().move), sorted[0]) << "seed " << seed;
    EXPECT_NEAR(static_cast<double>(mean(tried.front())), sorted[0], 8) << "seed " << seed;
  }
  EXPECT_GT(compared, 15);
}

/// The first seat plays safe (0), or guesses a hidden card (2 or 3) in its next turn, which is a matter of luck.
struct Guess {
  MoveNumber card = 2;
  MoveNumber last = 1;
  int turns = 0;
  bool over() const { return turns == 2 || (turns == 1 && last == 0); }
  std::size_t side() const { return 0; }
  MoveBits moves() const { return turns == 0 ? 0b11 : 0b1100; }
  MoveNumber guess() const { return turns == 0 ? 1 : 2; }
  void make(MoveNumber move) {
    last = move;
    ++turns;
  }
  std::int32_t finish(BotDice& dice) {
    if (last == 0) return 10;
    if (!over()) make(static_cast<MoveNumber>(2 + dice.uniform(2)));
    return last == card ? 50 : -50;
  }
};

TEST(Tree, DoesNotPlanToChooseByACardThatItsSeatWillNotSee) {
  const auto tried =
      search(4000, 3, [](BotDice& dice) { return Guess{.card = static_cast<MoveNumber>(2 + dice.uniform(2))}; });
  EXPECT_EQ(tried.front().move, 0) << "with open cards every guess would be right";
  EXPECT_NEAR(static_cast<double>(mean(tried.back())), 0, 15);
}

/// After the careless move (0), the other side wins 80 with a card that it holds in one world out of eight. The careful
/// move (1) costs 5 at once.
struct Rare {
  bool held = false;
  MoveNumber first = 64;
  bool taken = false;
  bool ended = false;
  bool over() const { return ended || first == 1; }
  std::size_t side() const { return first == 64 ? 0 : 1; }
  MoveBits moves() const { return first == 64 || held ? 0b11 : 0b01; }
  MoveNumber guess() const { return 0; }
  void make(MoveNumber move) {
    if (first == 64) {
      first = move;
    } else {
      taken = move == 1;
      ended = true;
    }
  }
  std::int32_t finish(BotDice&) { return first == 1 ? -5 : taken ? -80 : 0; }
};

TEST(Tree, FindsAnAnswerThatIsRarelyPossible) {
  const auto tried = search(4000, 5, [](BotDice& dice) { return Rare{.held = dice.uniform(8) == 0}; });
  EXPECT_EQ(tried.front().move, 1);
  EXPECT_NEAR(static_cast<double>(mean(tried.back())), -80.0 / 8, 3);
}

TEST(Tree, IsTheSameForTheSameDice) {
  const auto seen = [](std::uint64_t seed) {
    std::vector<std::int64_t> numbers;
    for (const Tried& tried : search(500, seed, [](BotDice&) { return Nim{21}; })) {
      const std::array values{std::int64_t{tried.move}, std::int64_t{tried.visits}, tried.sum, tried.squares};
      numbers.insert(numbers.end(), values.begin(), values.end());
    }
    return numbers;
  };
  EXPECT_EQ(seen(1), seen(1));
  EXPECT_NE(seen(1), seen(2));
}

TEST(Tree, KeepsToTheMovesGivenForTheRoot) {
  BotDice dice{1};
  Tree tree{100, kExploration};
  for (int i = 0; i < 100; ++i) {
    Nim world{10};
    tree.grow(world, 0b1000, dice);
  }
  const auto tried = tree.tried();
  ASSERT_EQ(tried.size(), 1U);
  EXPECT_EQ(tried.front().move, 3);
  EXPECT_EQ(tried.front().visits, 100U);
}

TEST(Tree, GoesOnWithoutNewNodesWhenItsMemoryIsFull) {
  BotDice dice{1};
  Tree tree{2, kExploration};
  for (int i = 0; i < 200; ++i) {
    Nim world{13};
    tree.grow(world, world.moves(), dice);
  }
  const auto all = tree.tried();
  EXPECT_EQ(all.size(), 2U) << "of three moves";
  std::uint32_t visits = 0;
  for (const Tried& tried : all)
    visits += tried.visits;
  EXPECT_EQ(visits, 200U);
}

TEST(TreeArithmetic, TakesRootsOfWholeNumbers) {
  for (std::uint64_t root : {0ULL, 1ULL, 2ULL, 255ULL, 65'535ULL, 4'294'967'295ULL}) {
    EXPECT_EQ(root_of(root * root), root);
    if (root > 0) {
      EXPECT_EQ(root_of(root * root - 1), root - 1);
    }
  }
}

TEST(TreeArithmetic, ApproximatesTheBonus) {
  EXPECT_EQ(detail::root_of_log(1), 0U);
  EXPECT_NEAR(detail::root_of_log(20), 443, 10);      // 256 * sqrt(ln 20)
  EXPECT_NEAR(detail::root_of_log(10'000), 777, 10);  // 256 * sqrt(ln 10,000)
  EXPECT_EQ(detail::one_by_root(1), 4096U);
  EXPECT_EQ(detail::one_by_root(1023), 128U);
  EXPECT_NEAR(detail::one_by_root(10'000), 41, 1);
}

}  // namespace
}  // namespace cardroom::bots
