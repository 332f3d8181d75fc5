#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "common/cards/deal_key.h"
#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;

Move play_cleverly(const View& view, BotDice& dice) {
  return choose_clever(view, dice);
}

Move choice(const State& state, Seat seat) {
  BotDice dice{1};
  return choose_clever(view_of(state, seat), dice);
}

/// Seat 0 has won the bidding and has 24 cards: the twelve that it was dealt, followed by the drawn ones.
State drawn(std::string_view hand, std::string_view stock, std::string_view trump) {
  State state = dealt({.hands = {hand}, .stock = stock}, kCutthroat);
  play(state, "10, pass, " + std::string{trump});
  play(state, "take " + std::string{stock.substr(0, 2)});
  return state;
}

TEST(PinochleClever, TakesTheTurnedUpCardThatMakesAMeld) {
  State state = dealt({.hands = {"KD 9C 9S 9H JH JS TS TH 9D AS AD JC"}, .stock = "AH QD"}, kCutthroat);
  play(state, "10, pass, C");
  EXPECT_EQ(choice(state, Seat{0}), Move::takes(card("QD"))) << "a marriage, where basic takes the ace";
}

TEST(PinochleClever, KeepsAllEightJacks) {
  const Cards kept = choice(drawn("JS JS JH JH JD JD JC JC 9S 9H 9D AC", "AC TC TC KC", "S"), Seat{0}).keep;
  EXPECT_TRUE(kept.contains(hand("JS JS JH JH JD JD JC JC")));
}

TEST(PinochleClever, KeepsTheWholeRunOfTrump) {
  const Cards kept = choice(drawn("AS AS KS QS JS TS 9H 9H 9D JD QD KD", "9D 9C", "S"), Seat{0}).keep;
  EXPECT_TRUE(kept.contains(hand("AS AS KS QS JS TS")));
}

RC_GTEST_PROP(PinochleClever, KeepsTwelveCardsAndSacrificesNoMeldForNothing, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed, kSeats, kCutthroat};
  while (game.state.table.phase != Phase::keeping && game.state.table.stage != Stage::over)
    game.step();
  RC_PRE(game.state.table.phase == Phase::keeping);
  const Seat seat{static_cast<std::uint8_t>(game.state.table.kept.contains(Seat{0}) ? 1 : 0)};
  const Table& table = game.state.table;
  const Cards kept = choice(game.state, seat).keep;
  RC_ASSERT(verdict_on(table, game.state.hands[seat.index], Move::keeps(kept)) == accepted);
  const auto melds = [&](Cards cards) { return melds_of(cards, table.trump, table.rules.additional).points(); };
  // An upper bound on what twelve cards are worth in the tricks.
  constexpr int kTricksAtMost = 12 * 17;
  RC_ASSERT(melds(kept) > melds(keep_long_suits(game.state.hands[seat.index], table.trump)) - kTricksAtMost);
}

/// The lead of the seat to play if both play perfectly, found by trying every legal play.
int tried_out(const State& state) {
  if (state.table.stage == Stage::over) return 0;
  const Seat turn = state.table.turn;
  int best = -1'000;
  for (const Card played : Game::legal_moves(state, turn).cards.kinds()) {
    State next = state;
    NoEvents none;
    EXPECT_EQ(Game::apply(next, turn, Move::plays(played), none), accepted);
    const auto gained = [&](Seat seat) {
      return next.table.trick_points[seat.index] - state.table.trick_points[seat.index];
    };
    const int rest = tried_out(next);
    best = std::max(best, gained(turn) - gained(other(turn)) + (next.table.turn == turn ? rest : -rest));
  }
  return best;
}

RC_GTEST_PROP(PinochleDuel, PlaysTheLastTricksPerfectly, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed};
  while (game.state.table.phase != Phase::tricks || game.state.table.tricks() < kTricks - kExactTricks)
    game.step();
  const Seat turn = game.state.table.turn;
  RC_ASSERT(Duel{game.state}.finish(turn, BotDice{seed}) == tried_out(game.state));
  RC_ASSERT(Duel{game.state}.finish(other(turn), BotDice{seed}) == -tried_out(game.state));
}

RC_GTEST_PROP(PinochleDuel, AgreesWithTheRules, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed};
  while (game.state.table.phase != Phase::tricks)
    game.step();
  Duel duel{game.state};
  while (game.state.table.stage == Stage::moves) {
    const std::uint8_t count = game.state.table.play_count;
    RC_ASSERT(duel.turn() == game.state.table.turn);
    game.step();
    duel.play(game.state.table.plays[count]);
  }
  const auto& won = game.state.table.trick_points;
  RC_ASSERT(duel.finish(Seat{0}, BotDice{seed}) == won[0] - won[1]);
}

using Player = Move (*)(const View& view, BotDice& dice);

Move play_basic(const View& view, BotDice&) {
  return choose_basic(view);
}

/// The first player's average lead in trick points alone: every deal is played from both seats, with each seat leading.
double ahead_in_tricks(Player ours, Player theirs, std::uint64_t deals) {
  int ahead = 0;
  for (std::uint64_t i = 0; i < 4 * deals; ++i) {
    FairStream stream{simulation_key(6, i / 4, 0)};
    BotDice dice{i};
    NoEvents none;
    State state = Game::begin({}, kSeats);
    Deal deal = Game::draw(state, stream);
    deal.first_bidder = Seat{static_cast<std::uint8_t>(i / 2 % 2)};
    EXPECT_EQ(Game::deal(state, deal, none), accepted);
    play(state, "pass, H");
    const Seat us{static_cast<std::uint8_t>(i % 2)};
    while (state.table.stage == Stage::moves) {
      const Seat turn = state.table.turn;
      const Player player = turn == us ? ours : theirs;
      EXPECT_EQ(Game::apply(state, turn, player(view_of(state, turn), dice), none), accepted);
    }
    ahead += state.table.trick_points[us.index] - state.table.trick_points[other(us).index];
  }
  return ahead / (4.0 * static_cast<double>(deals));
}

// Shorter runs than the documented ones (docs/bots/pinochle.md), to detect if the bot gets weaker.
TEST(PinochleClever, WinsMoreInTheTricksThanBasic) {
  EXPECT_GT(ahead_in_tricks(play_cleverly, play_basic, 60), 11);
}

TEST(PinochleClever, WinsMoreInTheTricksThanRandom) {
  EXPECT_GT(ahead_in_tricks(play_cleverly, choose_random, 60), 22);
}

}  // namespace
}  // namespace cardroom::pinochle
