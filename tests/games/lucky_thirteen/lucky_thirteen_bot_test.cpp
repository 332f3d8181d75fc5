#include "common/games/lucky_thirteen/bot/lucky_thirteen_bot.h"

#include <array>
#include <gtest/gtest.h>

#include "common/cards/deal_key.h"
#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::lucky_thirteen {
namespace {

using cardroom::testing::card;

/// Seat 0 has been dealt the first two of these cards and has drawn the third.
View holding(std::string_view open, std::string_view hand) {
  const auto own = testing::cards(hand);
  std::string first = std::string{open} + ' ' + card_text(own.at(0)) + ' ' + card_text(own.at(1));
  CardSet left = CardSet::whole_pack() - testing::card_set(open) - testing::card_set(hand);
  for (int i = 0; i < 6; ++i) {
    first += ' ' + card_text(left.first());
    left.remove(left.first());
  }
  State state = Game::begin({}, kSeats);
  NoEvents none;
  EXPECT_EQ(Game::deal(state, deal_of(first + ' ' + card_text(own.at(2))), none), accepted);
  return Game::view(state, {Viewer::Kind::seat, Seat{0}});
}

Card basic_discards(std::string_view hand) {
  return choose_basic(holding("2S 3S", hand)).discard;
}

TEST(LuckyThirteenBasic, DiscardsTheLowestRankTimesSuit) {
  EXPECT_EQ(basic_discards("6S 7D KS"), card("7D")) << "14 < 24";
  EXPECT_EQ(basic_discards("9C 4H KS"), card("9C")) << "9 < 12";
  EXPECT_EQ(basic_discards("KC QD JH"), card("KC")) << "13, 24, 33";
}

TEST(LuckyThirteenBasic, AnAceIsWorthNothing) {
  EXPECT_EQ(basic_discards("AS 2C KS"), card("AS"));
}

TEST(LuckyThirteenBasic, OfEqualValuesTheLowerRankIsDiscarded) {
  EXPECT_EQ(basic_discards("6D 4H KS"), card("4H")) << "12 and 12";
  EXPECT_EQ(basic_discards("8C 4D KS"), card("4D")) << "8 and 8";
}

TEST(LuckyThirteenBasic, OfEqualRanksTheLowerSuitIsDiscarded) {
  EXPECT_EQ(basic_discards("AS AH AD"), card("AD"));
  EXPECT_EQ(basic_discards("AS AC AD"), card("AC"));
}

TEST(LuckyThirteenRandom, DiscardsEachCardEquallyOften) {
  const View view = holding("2S 3S", "6S 7D KS");
  BotDice dice{1};
  std::array<int, 52> discarded{};
  for (int i = 0; i < 3000; ++i)
    ++discarded.at(choose_random(view, dice).discard);
  for (const auto* one : {"6S", "7D", "KS"})
    EXPECT_NEAR(discarded.at(card(one)), 1000, 100) << one;
}

TEST(LuckyThirteenClever, KeepsCardsThatMakeThirteen) {
  EXPECT_EQ(choose_clever(holding("2S 2H", "8S 5S KC")).discard, card("KC")) << "8 and 5";
  EXPECT_NE(choose_clever(holding("9S 9H", "4S 2C 6C")).discard, card("4S")) << "4 and 9";
}

TEST(LuckyThirteenClever, KeepsTheThirteenThatScoresMost) {
  EXPECT_NE(choose_clever(holding("5S 5H", "8S 8C 3C")).discard, card("8S"));
  EXPECT_NE(choose_clever(holding("6S 6H", "7S 7C 2H")).discard, card("7S"));
}

TEST(LuckyThirteenClever, KeepsPointsWhenThirteenHasBecomeImpossible) {
  // The last turn: thirteen is no longer possible, and 9S 9H score most if no other hand makes thirteen.
  View view = holding("2S 3S", "9S 9H 6D");
  view.draw_count = kRounds;
  EXPECT_EQ(choose_clever(view).discard, card("6D"));
}

TEST(LuckyThirteenClever, IsStrong) {
  // A shorter run than the documented one (docs/bots/lucky-thirteen.md), to detect if the bot gets weaker. Each deal is
  // played with `clever` in each seat.
  constexpr int kDeals = 300;
  for (const auto& [others, points_min, wins_min] :
       {std::tuple{BotType::basic, 58.0, 0.55}, std::tuple{BotType::random, 44.5, 0.60}}) {
    double points = 0;
    double wins = 0;
    for (int deal = 0; deal < kDeals; ++deal) {
      for (Seat clever{}; clever.index < kSeats; ++clever.index) {
        FairStream stream{simulation_key(7, static_cast<std::uint64_t>(deal), 0)};
        BotDice dice{static_cast<std::uint64_t>(deal)};
        State state = Game::begin({}, kSeats);
        NoEvents none;
        Game::deal(state, Game::draw(state, stream), none);
        while (state.stage == Stage::moves) {
          const View view = Game::view(state, {Viewer::Kind::seat, state.turn});
          const BotType type = state.turn == clever ? BotType::clever : others;
          ASSERT_EQ(Game::apply(state, state.turn, Game::choose(type, view, Game::usual_budget(type), dice), none),
                    accepted);
        }
        points += Game::scores(state)[clever.index];
        wins += Game::winners(state).contains(clever) ? 1 : 0;
      }
    }
    EXPECT_GT(points / (kDeals * kSeats), points_min);
    EXPECT_GT(wins / (kDeals * kSeats), wins_min);
  }
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
