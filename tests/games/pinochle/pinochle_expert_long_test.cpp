// How `expert` fares in many games: against players who bid without looking, in its own bids, and with other hidden
// cards.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <gtest/gtest.h>
#include <initializer_list>
#include <iostream>
#include <optional>

#include "common/cards/deal_key.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

bool is_long() {
  return std::getenv("CARDROOM_LONG") != nullptr;
}

Move play_expertly(const View& view, BotDice& dice) {
  return Game::choose(BotType::expert, view, kExpertBudget, dice);
}

/// Bids like `expert`, but goes on to 160 where `expert` passes.
Move bid_more_boldly(const View& view, BotDice& dice) {
  const Move move = play_expertly(view, dice);
  constexpr std::int16_t kBold = 160;
  if (view.table.phase != Phase::bidding || move != Move::pass() || view.table.bids.highest >= kBold) return move;
  return Move::bids(static_cast<std::int16_t>(view.table.bids.highest + kBidStep));
}

using Player = std::function<Move(const View& view, BotDice& dice)>;

/// Counts of games; a game that both won counts as half.
struct Played {
  double wins = 0;       ///< Of the first player.
  int auctions = 0;      ///< That the first player won.
  int short_of_bid = 0;  ///< Those of them in which it fell short of the bid.
  int games = 0;
  double win_share() const { return wins / games; }
  /// Half the width of the 95 % confidence interval.
  double half_width() const { return 1.96 * std::sqrt(win_share() * (1 - win_share()) / games); }
};

/// Each deal is played twice, with the seats exchanged.
Played played(const Player& first, const Player& second, int deals, std::uint64_t seed) {
  Played count;
  for (int i = 0; i < 2 * deals; ++i) {
    FairStream stream{simulation_key(seed, static_cast<std::uint64_t>(i / 2), 0)};
    BotDice dice{seed + static_cast<std::uint64_t>(i)};
    NoEvents none;
    State state = Game::begin({}, kSeats);
    EXPECT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
    const Seat seat{static_cast<std::uint8_t>(i % 2)};
    while (state.table.stage == Stage::moves) {
      const Seat turn = state.table.turn;
      const Move move = (turn == seat ? first : second)(view_of(state, turn), dice);
      EXPECT_EQ(Game::apply(state, turn, move, none), accepted);
    }
    ++count.games;
    const SeatSet winners = Game::winners(state);
    count.wins += !winners.contains(seat) ? 0 : winners.contains(other(seat)) ? 0.5 : 1;
    if (state.table.bid_winner() != seat) continue;
    ++count.auctions;
    if (state.table.reckoning(seat).falls_short()) ++count.short_of_bid;
  }
  return count;
}

void print(const char* name, const Played& count) {
  std::cout << name << ": wins " << 100 * count.win_share() << " ± " << 100 * count.half_width() << " % of "
            << count.games << " games, " << count.auctions << " auctions, and falls short in " << count.short_of_bid
            << '\n';
}

TEST(PinochleExpertLong, NaiveRaisersSeldomWin) {
  if (!is_long()) GTEST_SKIP() << "a thousand games: CARDROOM_LONG=1 plays them";
  const Played count = played(Game::baselines().front().choose, play_expertly, 500, 3);
  print("naive raisers against expert", count);
  EXPECT_LT(count.win_share() + count.half_width(), 0.4);
}

TEST(PinochleExpertLong, BolderBiddersDoNotBeatIt) {
  if (!is_long()) GTEST_SKIP() << "a thousand games: CARDROOM_LONG=1 plays them";
  const Played count = played(bid_more_boldly, play_expertly, 500, 4);
  print("bolder bidders against expert", count);
  EXPECT_LT(count.win_share() - count.half_width(), 0.5);
}

TEST(PinochleExpertLong, ItsBidsFailNowAndThen) {
  if (!is_long()) GTEST_SKIP() << "hundreds of games: CARDROOM_LONG=1 plays them";
  const Played count =
      played(play_expertly, [](const View& view, BotDice& dice) { return choose_clever(view, dice); }, 300, 5);
  print("expert against clever", count);
  EXPECT_GT(count.short_of_bid, 0.02 * count.auctions) << "it could bid more";
  EXPECT_LT(count.short_of_bid, 0.25 * count.auctions) << "it bids too much";
  EXPECT_GT(count.auctions, count.games / 2);
}

/// A seat's lead at the end of a game in which both play like `clever` from here on.
int lead_played_cleverly(State state, Seat seat, BotDice& dice) {
  NoEvents none;
  while (state.table.stage == Stage::moves) {
    const Seat turn = state.table.turn;
    EXPECT_EQ(Game::apply(state, turn, choose_clever(view_of(state, turn), dice), none), accepted);
  }
  const Scores scores = Game::scores(state);
  return scores[seat.index] - scores[other(seat).index];
}

State with(State state, std::initializer_list<Move> moves) {
  NoEvents none;
  for (const Move& move : moves)
    EXPECT_EQ(Game::apply(state, state.table.turn, move, none), accepted);
  return state;
}

/// The auctions that `expert` won against `clever`.
struct Outbid {
  int auctions = 0;
  int worth_winning = 0;  ///< Where the other player would have fared better with one more raise.
  double gain = 0;        ///< Of `expert`, in points: how much better the last raise was than a pass.
  double squares = 0;
  double mean() const { return gain / auctions; }
  double half_width() const { return 1.96 * std::sqrt((squares / auctions - mean() * mean()) / auctions); }
};

Outbid outbid(int deals, std::uint64_t seed) {
  Outbid count;
  for (int i = 0; i < deals; ++i) {
    FairStream stream{simulation_key(seed, static_cast<std::uint64_t>(i), 0)};
    BotDice dice{seed + static_cast<std::uint64_t>(i)};
    NoEvents none;
    State state = Game::begin({}, kSeats);
    EXPECT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
    const Seat expert{static_cast<std::uint8_t>(i % 2)};
    std::optional<State> before_raise;
    while (true) {
      const Seat turn = state.table.turn;
      const View view = view_of(state, turn);
      const Move move = turn == expert ? play_expertly(view, dice) : choose_clever(view, dice);
      if (turn == expert && move == Move::pass()) break;
      if (turn == expert) before_raise = state;
      if (move != Move::pass()) {
        state = with(state, {move});
        continue;
      }
      if (!before_raise) break;  // `expert` has won the auction without a raise.
      const auto higher = static_cast<std::int16_t>(state.table.bids.highest + kBidStep);
      const int won = lead_played_cleverly(with(state, {Move::pass()}), expert, dice);
      const int passed = lead_played_cleverly(with(*before_raise, {Move::pass()}), expert, dice);
      const int raised_over = lead_played_cleverly(with(state, {Move::bids(higher), Move::pass()}), expert, dice);
      ++count.auctions;
      if (raised_over < won) ++count.worth_winning;
      count.gain += won - passed;
      count.squares += static_cast<double>(won - passed) * (won - passed);
      break;
    }
  }
  return count;
}

TEST(PinochleExpertLong, OutbidsWithReason) {
  if (!is_long()) GTEST_SKIP() << "hundreds of games: CARDROOM_LONG=1 plays them";
  const Outbid count = outbid(400, 6);
  std::cout << count.auctions << " auctions, " << count.worth_winning
            << " of them worth one more raise to the other player; the last raise brought expert " << count.mean()
            << " ± " << count.half_width() << " points\n";
  EXPECT_GT(count.mean() - count.half_width(), 0) << "it outbids for nothing";
  EXPECT_GT(count.worth_winning, 0.1 * count.auctions) << "nothing was to be won from it";
}

TEST(PinochleExpertLong, HiddenCardsChangeNoChoice) {
  if (!is_long()) GTEST_SKIP() << "thousands of decisions: CARDROOM_LONG=1 makes them";
  constexpr Budget kLittle{60};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    testing::RandomGame<Game> game{seed, kSeats, {.cutthroat = seed % 2 != 0}};
    BotDice worlds{seed};
    for (game.step(); !game.over(); game.step()) {
      for (const Seat seat : testing::seats_of(Game::to_act(game.state))) {
        const View view = view_of(game.state, seat);
        const State elsewhere = Game::sample_world(view, worlds);
        BotDice dice{seed};
        BotDice same{seed};
        ASSERT_EQ(Game::choose(BotType::expert, view_of(elsewhere, seat), kLittle, dice),
                  Game::choose(BotType::expert, view, kLittle, same))
            << "seed " << seed;
      }
    }
  }
}

}  // namespace
}  // namespace cardroom::pinochle
