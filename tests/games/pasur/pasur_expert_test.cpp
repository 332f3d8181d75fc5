#include <algorithm>
#include <gtest/gtest.h>
#include <ranges>

#include "common/games/pasur/bot/pasur_bot.h"
#include "tests/games/pasur/bot_positions.h"
#include "tests/support/pasur_game.h"

namespace cardroom::pasur {
namespace {

using testing::card_set;

constexpr Budget kSmall{200};

TEST(PasurExpert, ValuesEveryMoveOfTheLastHandoutForTwoExactly) {
  int positions = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    for (const State& state : testing::positions<Game>(seed)) {
      const Table& table = state.table;
      // The first plays of a handout have by far the most continuations.
      if (table.stage != Stage::moves || table.handout() != table.handouts() || table.plays % (2 * kHandout) == 0)
        continue;
      const Seat seat = table.turn();
      BotDice dice{seed};
      const auto analysis = Game::analyse(seen_by_turn(state), kSmall, dice, {});
      ASSERT_EQ(analysis.size(), Game::legal_moves(state, seat).size());
      for (const auto& valued : analysis) {
        State after = state;
        NoEvents none;
        ASSERT_EQ(Game::apply(after, seat, valued.move, none), accepted);
        // The totals before this deal do not count towards the lead in it.
        const int before = table.totals.at(seat.index) - table.totals.at(1U - seat.index);
        ASSERT_EQ(valued.points, 100 * (exhaustive(after, seat) - before))
            << "seed " << seed << ": " << ::testing::PrintToString(state) << ::testing::PrintToString(valued.move);
        ASSERT_EQ(valued.uncertainty, 0);
      }
      ASSERT_TRUE(std::ranges::is_sorted(analysis, std::ranges::greater{}, &Valued<Move>::points));
      ++positions;
    }
  }
  EXPECT_GT(positions, 100);
}

TEST(PasurExpert, TakesTheSur) {
  const View view = seen_by_turn(dealt({.hands = {"AH 6H KD 8S"}, .pool = "2S 2H 3S 3D"}));
  BotDice dice{1};
  EXPECT_EQ(choose_expert(view, dice), move("AH x 2S 2H 3S 3D"));
}

/// Seat 1 makes the last play of the last handout but one, and the four of hearts takes two clubs or an ace. The other
/// seat already has seven clubs, so clubs no longer count.
View clubs_are_settled() {
  View view{.viewer = {Viewer::Kind::seat, Seat{1}}, .hand = card_set("4H")};
  Table& table = view.table;
  table.number = 1;
  table.seats = 2;
  table.stage = Stage::moves;
  table.plays = kPlays - 2 * kHandout - 1;
  const auto pool = testing::cards("4C 3C 6D AD");
  std::ranges::copy(pool, table.pool.begin());
  table.pool_size = static_cast<std::uint8_t>(pool.size());
  const CardSet deck = card_set("KS KH QS QH 9S 9H 8S 8H");
  table.won[0] = card_set("AC 2C 5C 6C 7C 8C 9C");
  table.won[1] = CardSet::whole_pack() - deck - view.hand - table.won[0] - card_set("4C 3C 6D AD");
  return view;
}

TEST(PasurExpert, PaysNothingForAClubThatCannotCount) {
  BotDice dice{1};
  EXPECT_EQ(choose_expert(clubs_are_settled(), dice), move("4H x 6D AD"));
}

TEST(PasurClever, PaysNothingForAClubThatCannotCount) {
  BotDice dice{1};
  EXPECT_EQ(choose_clever(clubs_are_settled(), dice), move("4H x 6D AD"));
}

TEST(PasurExpert, ValuesTheMovesThatItIsAskedAbout) {
  // With this pool, there are more captures than `expert` values without being asked about them.
  State state = dealt({.hands = {"AS KS QS TS"}});
  const CardSet pool = card_set("2S 2H 2D 2C 4S 4H 4D 4C 6S 6H 6D 6C 8S 8H");
  View view = seen_by_turn(state);
  view.table.pool_size = 0;
  for (const Card card : pool)
    view.table.pool[view.table.pool_size++] = card;
  const Moves legal = Game::legal_moves(view);
  BotDice dice{1};
  const auto usual = Game::analyse(view, kSmall, dice, {});
  ASSERT_LT(usual.size(), legal.size());
  for (std::uint32_t i = 0; i < legal.size(); ++i) {
    const std::array also{legal[i]};
    const auto asked = Game::analyse(view, kSmall, dice, also);
    ASSERT_TRUE(std::ranges::find(asked, also.front(), &Valued<Move>::move) != asked.end()) << i;
  }
}

TEST(PasurExpert, IsMoreCertainWithMoreWork) {
  const View view = seen_by_turn(dealt({.hands = {"7H 9D KD 5S"}, .pool = "4S 4C 2H TS"}));
  const auto widest = [&](std::uint32_t work) {
    BotDice dice{1};
    const auto analysis = Game::analyse(view, Budget{work}, dice, {});
    EXPECT_EQ(analysis.front().uncertainty, 0);
    return std::ranges::max(analysis | std::views::transform(&Valued<Move>::uncertainty));
  };
  const std::int32_t narrow = widest(40'000);
  EXPECT_GT(narrow, 0);
  EXPECT_GT(widest(2'500), 2 * narrow) << "sixteen times the work makes a quarter of the width";
}

TEST(PasurExpert, DoesNotDependOnHiddenCards) {
  BotDice worlds{3};
  for (const State& state : decisions(3)) {
    const View view = seen_by_turn(state);
    State other = Game::sample_world(view, worlds);
    BotDice dice{5};
    BotDice same{5};
    ASSERT_EQ(choose_expert(view, dice, kSmall), choose_expert(seen_by_turn(other), same, kSmall))
        << ::testing::PrintToString(view);
  }
}

TEST(PasurExpert, ChoosesTheSameOnEveryMachine) {
  std::uint64_t digest = 0xCBF29CE484222325U;  // FNV-1a.
  std::size_t positions = 0;
  for (const State& state : decisions(3)) {
    BotDice dice{positions++};
    for (const auto& valued : Game::analyse(seen_by_turn(state), kSmall, dice, {})) {
      for (const std::uint64_t part : {valued.move.picks.bits(), std::uint64_t{valued.move.card},
                                       static_cast<std::uint64_t>(valued.points * 1000 + valued.uncertainty)})
        digest = (digest ^ part) * 0x100000001B3U;
    }
  }
  EXPECT_GT(positions, 100U);
  EXPECT_EQ(digest, 5483529139114950864U) << "changes with every change of the bot, never with the compiler";
}

}  // namespace
}  // namespace cardroom::pasur
