#include <gtest/gtest.h>
#include <map>

#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"
#include "tests/support/lucky_thirteen_game.h"
#include "tests/support/random_game.h"

/// The reasons that `clever` gives for its choice. Every reason must be true.
namespace cardroom::lucky_thirteen {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;

/// The view of seat 0 in this round, before it has seen any other card.
View in_round(std::string_view open, std::string_view hand, std::uint8_t draws = 1) {
  View view{.viewer = {Viewer::Kind::seat, Seat{0}}, .stage = Stage::moves, .draw_count = draws};
  const auto cards = testing::cards(open);
  view.public_cards = {cards.at(0), cards.at(1)};
  view.hand = card_set(hand);
  return view;
}

Hint hint_for(const View& view) {
  BotDice dice{1};
  return Game::explain(view, Game::choose(BotType::clever, view, Game::usual_budget(BotType::clever), dice));
}

TEST(LuckyThirteenHint, KeepsAMadeThirteenAndNamesItsCards) {
  const Hint hint = hint_for(in_round("2S 2H", "8S 5S KC"));
  EXPECT_EQ(hint.move.discard, card("KC"));
  EXPECT_EQ(hint.reason, HintReason::keeps_thirteen);
  EXPECT_EQ(hint.kept, card_set("8S 5S"));
  EXPECT_EQ(hint.used, card_set("8S 5S"));
  EXPECT_EQ(hint.points, 8 * 4 + 5 * 4);
}

TEST(LuckyThirteenHint, CountsTheCardsThatHelp) {
  // The two kept cards do not make thirteen with 2S 3S; every card that the hint counts must complete a thirteen.
  const Hint hint = hint_for(in_round("2S 3S", "4S 5S 5H"));
  ASSERT_EQ(hint.reason, HintReason::best_chance);
  EXPECT_EQ(hint.unseen, kPackSize - 5);
  const PublicCards open{{card("2S"), card("3S")}};
  int helping = 0;
  for (const Card drawn : CardSet::whole_pack() - card_set("2S 3S 4S 5S 5H"))
    helping += open.make_thirteen(hint.kept[0], drawn) || open.make_thirteen(hint.kept[1], drawn) ? 1 : 0;
  EXPECT_EQ(hint.helping, helping);
  EXPECT_GT(helping, 0);
}

TEST(LuckyThirteenHint, PointsCountInTheLastTurnWithoutThirteen) {
  const Hint hint = hint_for(in_round("2S 3S", "9S 9H 6D", kRounds));
  EXPECT_EQ(hint.move.discard, card("6D"));
  EXPECT_EQ(hint.reason, HintReason::keeps_points);
  EXPECT_EQ(hint.points, 9 * 4 + 9 * 3);
  EXPECT_EQ(hint.helping, 0);
}

TEST(LuckyThirteenHint, IsTrueInEveryPosition) {
  std::map<HintReason, int> given;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    testing::RandomGame<Game> game{seed};
    while (!game.over()) {
      ASSERT_TRUE(game.step());
      if (game.state.stage != Stage::moves) continue;
      const View view = Game::view(game.state, {Viewer::Kind::seat, game.state.turn});
      const Hint hint = hint_for(view);
      const PublicCards open{view.public_cards};
      ++given[hint.reason];
      ASSERT_EQ(hint.kept.size(), 2U);
      const bool made = open.make_thirteen(hint.kept[0], hint.kept[1]);
      ASSERT_EQ(made, hint.reason == HintReason::keeps_thirteen);
      ASSERT_EQ(made, !hint.used.empty());
      if (hint.reason == HintReason::best_chance || hint.reason == HintReason::worth_more) {
        ASSERT_LT(view.draw_count, kRounds);
        ASSERT_GT(hint.helping, 0);
        ASSERT_LE(hint.helping, hint.unseen);
        ASSERT_EQ(hint.unseen, kPackSize - 5 - view.discard_count);
      }
    }
  }
  for (const auto reason :
       {HintReason::keeps_thirteen, HintReason::best_chance, HintReason::worth_more, HintReason::keeps_points})
    EXPECT_GT(given[reason], 0) << static_cast<int>(reason);
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
