#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string_view>

#include "common/cards/deal_key.h"
#include "common/games/thrones/bot/skirmish.h"
#include "common/games/thrones/bot/thrones_bot.h"
#include "tests/games/thrones/thrones_conditions.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;

/// Adds the turns of a game in which all hands are unknown: "6H on 0, 9H on 1, pass".
void play_on_board(Board& board, std::string_view turns) {
  for (std::size_t at = 0; at < turns.size();) {
    const std::size_t end = std::min(turns.find(", ", at), turns.size());
    board.add(move(turns.substr(at, end - at)));
    at = end + 2;
  }
}

/// What seat 0 sees after these turns of the first play. It holds these cards and played first.
View view_after(std::string_view turns, std::string_view hand) {
  State state = Game::begin({}, kSeats);
  state.board.stage = Stage::moves;
  play_on_board(state.board, turns);
  return {.viewer = {Viewer::Kind::seat, Seat{0}}, .hand = card_set(hand), .board = state.board, .shown = {}};
}

Move play_cleverly(const View& view, BotDice& dice) {
  return choose_clever(view, dice);
}

Move choice(const View& view, std::uint64_t seed = 1) {
  BotDice dice{seed};
  return choose_clever(view, dice);
}

constexpr std::string_view kSixAgainstNine = "6H on 0, 9H on 1, pass, pass";
constexpr std::string_view kNineAgainstSix = "9H on 0, 6H on 1, pass, pass";

TEST(ThronesClever, MayPlayCardsThatChangeTheOutcomeOfTheBattle) {
  // 6/6 against 9/9: it needs four more points of attack or three more of defence.
  EXPECT_EQ(clever_effects(view_after(kSixAgainstNine, "2C 3C 4C 2S 3S 4S")), card_set("4C 3S 4S"));
}

TEST(ThronesClever, CountsTheDoublingOnTheHeart) {
  EXPECT_EQ(clever_effects(view_after("2H on 0, 5H on 1, pass, pass", "2C 3C")), card_set("2C"));
}

TEST(ThronesClever, MayReduceAValueThatDecidesTheBattle) {
  const auto reduced = "9H on 0, 6H on 1, pass, 4C on 1";
  // 9/9 against 10/6: the other team's attack must fall by at least one.
  EXPECT_EQ(clever_effects(view_after(reduced, "TD JD 2D")), card_set("TD JD 2D"));
  EXPECT_EQ(clever_effects(view_after(kNineAgainstSix, "2D")), CardSet{}) << "on a heart";
}

TEST(ThronesClever, MayPlayCardsThatNoOtherHandCanReduceTwofold) {
  EXPECT_EQ(clever_effects(view_after(kNineAgainstSix, "2C 3C 3D")), card_set("3C")) << "its own diamond";
  EXPECT_EQ(clever_effects(view_after("9H on 0, 6H on 1, pass, 5C on 1, pass, pass, 2D on 1, pass", "2C 3C")),
            card_set("2C"))
      << "played";
}

TEST(ThronesClever, ConsidersTheFourDiamondsThatReduceATen) {
  EXPECT_EQ(clever_effects(view_after(kNineAgainstSix, "QC KS TD JD QD KD")), card_set("QC KS"));
  EXPECT_EQ(clever_effects(view_after(kNineAgainstSix, "QC KS TD JD KD")), CardSet{});
}

TEST(ThronesClever, ConsidersDiamondsForADiamondToo) {
  // 9/9 against 7/6: no card changes the outcome.
  const auto battle = "9H on 0, 3H on 1, pass, 4C on 1";
  EXPECT_EQ(clever_effects(view_after(battle, "2D TD JD")), card_set("2D"));
  EXPECT_EQ(clever_effects(view_after(battle, "TD JD QD KD")), card_set("TD JD QD KD"));
}

TEST(ThronesClever, DecidesTheBattleInTheVeryLastTurn) {
  // The last play, 5/5 against 8/8; seat 0 acts last, so no card is worth keeping.
  State state = Game::begin({}, kSeats);
  state.board.stage = Stage::moves;
  state.board.first = Seat{3};
  play_on_board(state.board, "2H on 1, 3H on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  play_on_board(state.board, "4H on 0, 6H on 1, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  play_on_board(state.board, "7H on 1, 9H on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  play_on_board(state.board, "TH on 0, JH on 1, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  play_on_board(state.board, "QH on 1, KH on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  play_on_board(state.board, "8H on 1, 5H on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass");
  ASSERT_EQ(state.board.turn, Seat{0});
  const View view{
      .viewer = {Viewer::Kind::seat, Seat{0}}, .hand = card_set("TC 3S KC"), .board = state.board, .shown = {}};
  EXPECT_EQ(choice(view), (Move{card("KC"), 0})) << "the attack wins 8, the defence 5";
}

TEST(ThronesClever, KeepsItsTwoConditions) {
  testing::expect_conditions_kept(60);
}

/// A bot, or the baseline, which follows the plain rule.
using Player = Move (*)(const View& view, BotDice& dice);

/// The share of games that a team wins, counting a draw as half; every deal is played twice, with the teams exchanged.
double share_won(Player ours, Player theirs, std::uint64_t deals) {
  double won = 0;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    for (std::uint8_t our_team = 0; our_team < kPiles; ++our_team) {
      FairStream stream{simulation_key(4, deal, 0)};
      BotDice dice{deal};
      NoEvents none;
      State state = Game::begin({}, kSeats);
      EXPECT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
      while (state.board.stage == Stage::moves) {
        const View view = Game::view(state, {Viewer::Kind::seat, state.board.turn});
        const Player player = team_of(state.board.turn) == our_team ? ours : theirs;
        EXPECT_EQ(Game::apply(state, state.board.turn, player(view, dice), none), accepted);
      }
      const auto& scores = state.board.scores;
      const auto ahead = scores.at(our_team) <=> scores.at(1U - our_team);
      won += ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
    }
  }
  return won / static_cast<double>(kPiles * deals);
}

// Shorter runs than the documented ones (docs/bots/thrones.md), to detect if the bots get weaker.
TEST(ThronesClever, BeatsBasic) {
  EXPECT_GT(share_won(play_cleverly, choose_basic, 50), 0.97);
}

TEST(ThronesClever, BeatsThePlainRule) {
  EXPECT_GT(share_won(play_cleverly, Game::baselines().front().choose, 50), 0.7);
}

TEST(ThronesBasic, BeatsRandom) {
  EXPECT_GT(share_won(choose_basic, choose_random, 500), 0.75);
}

}  // namespace
}  // namespace cardroom::thrones
