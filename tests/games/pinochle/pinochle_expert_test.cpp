#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string_view>

#include "common/games/pinochle/bot/appraisal.h"
#include "common/games/pinochle/bot/belief.h"
#include "common/games/pinochle/bot/best_answer.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

/// Less than the usual work, because tests run without optimization.
constexpr Budget kQuick{400};

std::vector<Valued<Move>> analysis(const State& state, Seat seat, std::uint64_t seed = 1, Budget budget = kQuick) {
  BotDice dice{seed};
  return Game::analyse(view_of(state, seat), budget, dice, {});
}

Move expert_choice(const State& state, Seat seat, std::uint64_t seed = 1) {
  return analysis(state, seat, seed).front().move;
}

/// The lead of this seat in the final score if both play perfectly with open cards, found by trying every play.
int lead_tried_out(const State& state, Seat seat) {
  if (state.table.stage == Stage::over) {
    const Scores scores = Game::scores(state);
    return scores[seat.index] - scores[other(seat).index];
  }
  const Seat turn = state.table.turn;
  int best = turn == seat ? INT16_MIN : INT16_MAX;
  for (const Card card : Game::legal_moves(state, turn).cards.kinds()) {
    State next = state;
    NoEvents none;
    EXPECT_EQ(Game::apply(next, turn, Move::plays(card), none), accepted);
    const int lead = lead_tried_out(next, seat);
    best = turn == seat ? std::max(best, lead) : std::min(best, lead);
  }
  return best;
}

TEST(PinochleExpert, KnowsTheValueOfEveryCardInAnEndgameWithKnownCards) {
  // All cards of seat 1 are in its melds.
  const State melded = after(dealt({.hands = {"", "AS AS KS KS QS QS JS JS TS TS KH QH"}}), "10, pass, S");
  int tried = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    BotDice dice{seed};
    State state = melded;
    NoEvents none;
    while (state.table.tricks() < kTricks - 4U || (seed % 2 != 0 && !state.table.is_led())) {
      const Seat turn = state.table.turn;
      EXPECT_EQ(Game::apply(state, turn, choose_random(view_of(state, turn), dice), none), accepted);
    }
    if (state.table.turn != Seat{0}) continue;
    ++tried;
    const auto moves = analysis(state, Seat{0}, seed);
    for (const auto& valued : moves) {
      State next = state;
      EXPECT_EQ(Game::apply(next, Seat{0}, valued.move, none), accepted);
      EXPECT_EQ(valued.points, 100 * lead_tried_out(next, Seat{0}))
          << "seed " << seed << ", " << card_text(valued.move.card);
      EXPECT_EQ(valued.uncertainty, 0);
      EXPECT_GE(moves.front().points, valued.points);
    }
  }
  EXPECT_GT(tried, 10);
}

TEST(PinochleExpert, NeverPassesAGoodHandAtALowBid) {
  constexpr std::array<std::string_view, 4> kHands{
      "AS AS TS TS KS QS JD AH AD 9H 9D 9C", "AH AH TH TH KH QH QS JD KC QC AD 9S",
      "AD AD TD KD QD JD AS AC AH TS KC 9C", "AC AC TC TC KC KC QC AH AS AD 9S 9H"};
  for (const std::string_view hand : kHands) {
    for (const Rules& rules : {Rules{}, kCutthroat}) {
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const State first = dealt({.hands = {hand}}, rules);
        EXPECT_NE(expert_choice(first, Seat{0}, seed), Move::pass()) << hand << ", seed " << seed;
        EXPECT_NE(expert_choice(after(first, "10, 20"), Seat{0}, seed), Move::pass()) << hand << ", seed " << seed;
      }
    }
  }
}

TEST(PinochleExpert, PassesWhenTheBidIsTooHighForIt) {
  const State state = after(dealt({.hands = {"", "9S 9S JS JS 9H JH QH 9D JD QD KC JC"}}), "300");
  for (std::uint64_t seed = 0; seed < 5; ++seed)
    EXPECT_EQ(expert_choice(state, Seat{1}, seed), Move::pass()) << "seed " << seed;
}

TEST(PinochleExpert, PrefersTheTrumpOfItsMeldsToALongerSuit) {
  const State state = after(dealt({.hands = {"AS KS QS JS TS 9H JH QH QH KH 9H JD"}}), "100, pass");
  EXPECT_EQ(expert_choice(state, Seat{0}), Move::names(Suit::spades));
}

TEST(PinochleExpert, IsMoreCertainTheMoreItWorks) {
  const State state = after(dealt({.hands = {"AS KS QS JS 9S 9H JH TH AD KD QC TC"}}), "100, pass");
  const auto little = analysis(state, Seat{0}, 1, Budget{100});
  const auto more = analysis(state, Seat{0}, 1, Budget{1'600});
  EXPECT_GT(little.back().uncertainty, 2 * more.back().uncertainty);
  EXPECT_EQ(more.front().uncertainty, 0);
}

TEST(PinochleExpert, CountsNothingForABidThatFallsShort) {
  EXPECT_EQ(outcome_of({.own = 90, .others = 50}, 100, true).lead, -50);
  EXPECT_EQ(outcome_of({.own = 90, .others = 50}, 100, true).win, 0);
  EXPECT_EQ(outcome_of({.own = 50, .others = 90}, 100, false).lead, 50);
  EXPECT_EQ(outcome_of({.own = 50, .others = 90}, 100, false).win, 2);
  EXPECT_EQ(outcome_of({.own = 100, .others = 150}, 100, true).lead, -50);
  EXPECT_EQ(outcome_of({.own = 120, .others = 120}, 100, true).win, 1);
}

RC_GTEST_PROP(PinochleBelief, AgreesWithEverythingSeen, (std::uint64_t seed, bool cutthroat)) {
  testing::RandomGame<Game> game{seed, kSeats, {.cutthroat = cutthroat}};
  while (game.state.table.phase != Phase::tricks)
    game.step();
  BotDice dice{seed};
  for (; game.state.table.stage == Stage::moves; game.step()) {
    const Table& table = game.state.table;
    const Seat seat = table.turn;
    const Seat theirs = other(seat);
    const View view = view_of(game.state, seat);
    const Cards hand = Belief{view}.sample(dice);
    RC_ASSERT(hand.size() == table.hand_size(theirs));
    RC_ASSERT((hand.kinds() & table.denied_by(theirs)).empty());
    Cards seen = view.hand + view.discards;
    for (const Card card : table.played())
      seen.insert(card);
    RC_ASSERT((Cards::whole_pack() - seen).contains(hand));
    RC_ASSERT(melds_of(hand + table.played_by(theirs), table.trump, table.rules.additional) ==
              table.melds[theirs.index]);
  }
}

TEST(PinochleExpert, ExpectsTheOtherToKeepWell) {
  constexpr int kDeals = 10;
  constexpr AnswerEffort kAnyChoice{.answers = 15, .playouts = 2'000, .replies = 0};
  int less = 0;
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    testing::RandomGame<Game> game{seed, kSeats, {.cutthroat = true}};
    while (game.state.table.phase != Phase::keeping)
      game.step();
    const View view = view_of(game.state, testing::seats_of(Game::to_act(game.state)).front());
    const auto expected = [&](std::uint32_t replies) {
      AnswerEffort effort = kAnyChoice;
      effort.replies = replies;
      BotDice dice{seed};
      const auto answers = best_answers(view, effort, dice, {});
      BotDice again{seed};
      EXPECT_EQ(best_answers(view, effort, again, {}), answers) << "seed " << seed;
      return answers.front().points;
    };
    if (expected(3) < expected(0)) ++less;
  }
  EXPECT_GE(less, kDeals - 1) << "a choice that harms less would have been expected from the other";
}

/// FNV-1a.
void digest(std::uint64_t& sum, std::uint64_t number) {
  constexpr std::uint64_t kPrime = 0x100000001B3U;
  sum = (sum ^ number) * kPrime;
}

TEST(PinochleExpert, ChoosesTheSameOnEveryMachine) {
  std::uint64_t sum = 0xCBF29CE484222325U;
  int positions = 0;
  for (std::uint64_t seed = 0; positions < 100; ++seed) {
    testing::RandomGame<Game> game{seed, kSeats, {.cutthroat = seed % 2 != 0}};
    for (int step = 0; !game.over(); ++step) {
      game.step();
      if (game.state.table.stage != Stage::moves || step % 4 != 0) continue;
      const Seat seat = testing::seats_of(Game::to_act(game.state)).front();
      const auto best = analysis(game.state, seat, seed, Budget{100}).front();
      for (const std::uint64_t number :
           {std::uint64_t{best.move.card}, static_cast<std::uint64_t>(best.move.bid),
            static_cast<std::uint64_t>(best.move.trump), best.move.keep.kinds().bits(), best.move.keep.both().bits(),
            static_cast<std::uint64_t>(std::int64_t{best.points})})
        digest(sum, number);
      ++positions;
    }
  }
  EXPECT_EQ(sum, 12846660025878934035U) << "if a choice was changed on purpose, this is the new digest";
}

}  // namespace
}  // namespace cardroom::pinochle
