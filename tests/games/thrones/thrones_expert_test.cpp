#include <algorithm>
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/games/thrones/bot/thrones_bot.h"
#include "tests/games/thrones/thrones_expert_checks.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;

constexpr Budget kSmall{1000};

/// What the seat to act sees after these turns ("6H on 0, pass") of the first play, which `first` began.
View view_after(Seat first, std::string_view turns, std::string_view hand) {
  State state = Game::begin({}, kSeats);
  state.board.stage = Stage::moves;
  state.board.first = state.board.turn = first;
  for (std::size_t at = 0; at < turns.size();) {
    const std::size_t end = std::min(turns.find(", ", at), turns.size());
    state.board.add(move(turns.substr(at, end - at)));
    at = end + 2;
  }
  return {.viewer = {Viewer::Kind::seat, state.board.turn}, .hand = card_set(hand), .board = state.board, .shown = {}};
}

/// Seat 0 takes the last turn before the battle of these two characters.
View last_turn(std::string_view ours, std::string_view theirs, std::string_view hand) {
  const std::string turns = std::string{theirs} + " on 1, " + std::string{ours} +
                            " on 0, pass, pass, pass, pass, pass, pass, pass, pass, pass";
  return view_after(Seat{1}, turns, hand);
}

std::vector<Valued<Move>> analysis(const View& view, const std::vector<Move>& also = {}) {
  BotDice dice{1};
  return Game::analyse(view, kSmall, dice, also);
}

Move choice(const View& view) {
  return analysis(view).front().move;
}

TEST(ThronesExpert, WinsAnAttackInTheLastTurnWithTheWeakestSufficientCard) {
  // 5/5 against 6/6: an attack that is two higher wins 6 points, which the other team would get otherwise.
  EXPECT_EQ(choice(last_turn("5H", "6H", "2C 3C 9C KC 3S 9S 2D")), move("2C on 0"));
  EXPECT_EQ(choice(last_turn("5H", "6H", "3C 9C KC 3S 9S 2D")), move("3C on 0"));
  // 5/5 against 9/9: the five is doubled on the heart.
  EXPECT_EQ(choice(last_turn("5H", "9H", "4C 5C 6C KC")), move("5C on 0"));
}

TEST(ThronesExpert, StopsAnAttackInTheLastTurnWithTheWeakestSufficientCard) {
  EXPECT_EQ(choice(last_turn("7H", "TH", "2C 2S 3S 4S KS")), move("3S on 0"));
}

TEST(ThronesExpert, PassesWhenNothingHelps) {
  EXPECT_EQ(choice(last_turn("5H", "KH", "2C 3C 2S 3S")), Move::pass());
  EXPECT_EQ(choice(last_turn("KH", "5H", "2C 9C KC 2S 9S")), Move::pass()) << "both attacks go its way";
}

TEST(ThronesExpert, ValuesAMoveByWhatTheBattleChanges) {
  // The two and the three win the same attack, which is worth 12 points; the three is worth 0.6 points more later.
  const auto values = analysis(last_turn("5H", "6H", "2C 3C 2D"), {move("3C on 0"), Move::pass()});
  ASSERT_EQ(values.size(), 3U);
  EXPECT_EQ(values[0].move, move("2C on 0"));
  const auto points_of = [&](const Move& move) { return std::ranges::find(values, move, &Valued<Move>::move)->points; };
  EXPECT_EQ(values[0].points - points_of(move("3C on 0")), 60);
  EXPECT_EQ(values[0].points - points_of(Move::pass()), 1200 - 200);
  EXPECT_GT(values[1].uncertainty + values[2].uncertainty, -1);
}

TEST(ThronesExpert, ValuesTheMovesThatItLeavesOut) {
  const View view = view_after(Seat{0}, "5H on 0, 6H on 1, pass, 4C on 1", "2H 3H KC QC 9S 2D");
  const auto alone = analysis(view);
  const std::vector also{move("KC on 1"), move("QC on 0"), move("KC on 0"), move("2D on 1"), Move::pass()};
  const auto with = analysis(view, also);
  EXPECT_EQ(with.front(), alone.front());
  for (const Move& move : also)
    EXPECT_EQ(std::ranges::count(with, move, &Valued<Move>::move), 1) << ::testing::PrintToString(move);
  const auto value = [&](const Move& move) { return *std::ranges::find(with, move, &Valued<Move>::move); };
  EXPECT_EQ(value(move("QC on 0")).points, value(move("KC on 0")).points) << "equivalent in play";
  EXPECT_LT(value(move("KC on 1")).points, with.front().points - 500) << "it helps the other team";
  EXPECT_GT(value(move("KC on 1")).uncertainty, 0);
}

TEST(ThronesExpert, IsUnsureOfDifferencesThatTheCardsDecide) {
  const auto values = analysis(view_after(Seat{0}, "5H on 0, 6H on 1", "2H 3H KC QC 9S 8S 7C 2D"));
  EXPECT_EQ(values.front().uncertainty, 0);
  for (const auto& value : std::span{values}.subspan(1)) {
    EXPECT_GT(value.uncertainty, 0);
    EXPECT_LE(value.points, values.front().points);
  }
}

TEST(ThronesExpert, ValuesItsOnlyMove) {
  const auto values = analysis(last_turn("5H", "6H", "2D 3D"));
  ASSERT_EQ(values.size(), 1U);
  EXPECT_EQ(values.front().move, Move::pass());
  EXPECT_LT(values.front().points, 0) << "the other team wins 11";
}

TEST(ThronesExpert, ChoosesLegalMovesWithoutKnowledgeOfHiddenCards) {
  testing::expect_honest_choices(5);
}

/// A digest (FNV-1a) of all choices in some games is the same with every compiler.
TEST(ThronesExpert, MakesTheSameChoicesOnEveryMachine) {
  EXPECT_EQ(testing::digest_of_choices(2), 2'835'995'559'995'921'585U);
}

}  // namespace
}  // namespace cardroom::thrones
