#include "common/games/pasur/bot/pasur_bot.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <tuple>

#include "common/cards/deal_key.h"
#include "tests/games/pasur/bot_positions.h"
#include "tests/support/pasur_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pasur {
namespace {

using testing::card;
using testing::card_set;

/// The view of seat 0, which begins a deal with this hand and pool.
View beginning(std::string_view hand, std::string_view pool) {
  return seen_by_turn(dealt({.hands = {hand}, .pool = pool}));
}

Card classic_king(std::string_view pool) {
  return classic_capture(card("KS"), testing::cards(pool)).first();
}

TEST(PasurRandom, PicksUpAKingOrQueenOfClubsOtherwiseTheLast) {
  EXPECT_EQ(classic_king("KC KD 2S"), card("KC"));
  EXPECT_EQ(classic_king("KH 3S KD 2S"), card("KD"));
}

TEST(PasurRandom, PicksUpTheFirstOfTheMostValuableSets) {
  const auto taken = [](std::string_view played, std::string_view pool) {
    return classic_capture(card(played), testing::cards(pool));
  };
  EXPECT_EQ(taken("AH", "TS TD"), card_set("TD")) << "the ten of diamonds";
  EXPECT_EQ(taken("7H", "4S 2C 2S 3D"), card_set("2C 2S")) << "the two of clubs";
  EXPECT_EQ(taken("7H", "4C 3D AS"), card_set("3D AS")) << "an ace rather than a club";
  EXPECT_EQ(taken("7H", "4S 4D 4C 4H"), card_set("4C")) << "a club";
  EXPECT_EQ(taken("7H", "4S 4D 4H"), card_set("4S")) << "the first of equals";
}

TEST(PasurRandom, PlaysEachCardEquallyOften) {
  const View view = beginning("KS 7D 4H 2C", "5S 9H QD TC");
  BotDice dice{1};
  std::array<int, kPackSize> played{};
  for (int i = 0; i < 4000; ++i)
    ++played.at(choose_random(view, dice).card);
  for (const auto* one : {"KS", "7D", "4H", "2C"})
    EXPECT_NEAR(played.at(card(one)), 1000, 110) << one;
}

TEST(PasurBasic, TakesASurBeforeAnythingElse) {
  EXPECT_EQ(choose_basic(beginning("JC AH KD 5H", "AS 2C 3S 4S")), move("AH x AS 2C 3S 4S"))
      << "the jack takes as many points and one club more";
}

/// The criteria of `basic`, in the order given in its documentation: a sur, card points, clubs, cards.
using Order = std::tuple<bool, int, int, int>;

Order order_of(const Rules& rules, const Move& move, CardSet pool, bool surs_count) {
  CardSet won = move.picks;
  won.insert(move.card);
  int points = 0;
  int clubs = 0;
  for (const Card one : won) {
    const std::string text = card_text(one);
    points += text == "TD" ? rules.ten_diamonds : text == "2C" ? rules.two_clubs : 0;
    points += text[0] == 'A' ? rules.ace : text[0] == 'J' ? rules.jack : 0;
    clubs += text[1] == 'C' ? 1 : 0;
  }
  return {surs_count && move.picks == pool && card_text(move.card)[0] != 'J', points, clubs,
          static_cast<int>(won.size())};
}

/// The move that `basic` must make, found by trying every play.
Move by_the_page(const View& view) {
  const Table& table = view.table;
  const int last_handout = kPlays - table.seats * kHandout;
  std::vector<Card> pool{table.pool_cards().begin(), table.pool_cards().end()};
  std::vector<Card> hand{view.hand.begin(), view.hand.end()};
  std::ranges::sort(hand, {}, [](Card one) {
    return std::pair{std::string{"AKQJT98765432"}.find(card_text(one)[0]), card_text(one)[1]};
  });
  const auto best_of = [&](const std::vector<Card>& from, Card played, bool surs_count, auto&& offer) {
    CardSet all;
    for (const Card one : from)
      all.insert(one);
    for_each_capture(played, from, [&](CardSet picks) {
      offer(Move{played, picks}, order_of(table.rules, {played, picks}, all, surs_count));
      return true;
    });
  };
  std::optional<std::pair<Order, Move>> best;
  for (const Card played : hand) {
    best_of(pool, played, table.plays < last_handout, [&](const Move& move, const Order& order) {
      if (!best || order > best->first) best = {order, move};
    });
  }
  if (best) return best->second;
  CardSet unseen = CardSet::whole_pack() - view.hand;
  for (const CardSet won : table.won)
    unseen = unseen - won;
  for (const Card one : pool)
    unseen.remove(one);
  std::optional<std::pair<std::optional<Order>, Card>> least;
  for (const Card laid : hand) {
    std::vector<Card> after = pool;
    after.push_back(laid);
    std::optional<Order> offered;
    for (const Card other : unseen) {
      best_of(after, other, table.plays + 1 < last_handout,
              [&](const Move&, const Order& order) { offered = std::max(offered, std::optional{order}); });
    }
    if (!least || offered < least->first) least = {offered, laid};
  }
  return {least->second, {}};
}

TEST(PasurBasic, FollowsTheRuleOfItsPageInEveryPosition) {
  int captures = 0;
  int laid = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto seats = static_cast<std::uint8_t>(Game::kFacts.seats_min + seed % 3);
    for (const State& state : testing::positions<Game>(seed, seats)) {
      if (state.table.stage != Stage::moves) continue;
      const View view = seen_by_turn(state);
      const Move choice = choose_basic(view);
      ASSERT_EQ(choice, by_the_page(view)) << ::testing::PrintToString(view);
      ++(choice.picks.empty() ? laid : captures);
    }
  }
  EXPECT_GT(captures, 100);
  EXPECT_GT(laid, 100);
}

TEST(PasurClever, PlaysTheLastHandoutForTwoPerfectly) {
  int positions = 0;
  int mattered = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    for (const State& state : testing::positions<Game>(seed)) {
      const Table& table = state.table;
      if (table.stage != Stage::moves || table.handout() != table.handouts()) continue;
      // The first plays of a handout have by far the most continuations.
      if (table.plays % (2 * kHandout) == 0 && seed > 3) continue;
      const Seat seat = table.turn();
      BotDice dice{seed};
      State after = state;
      NoEvents none;
      ASSERT_EQ(Game::apply(after, seat, choose_clever(seen_by_turn(state), dice), none), accepted);
      const int best = exhaustive(state, seat);
      ASSERT_EQ(exhaustive(after, seat), best) << "seed " << seed << ": " << ::testing::PrintToString(state);
      ++positions;
      State basic = state;
      ASSERT_EQ(Game::apply(basic, seat, choose_basic(seen_by_turn(state)), none), accepted);
      mattered += exhaustive(basic, seat) < best ? 1 : 0;
    }
  }
  EXPECT_GT(positions, 100);
  EXPECT_GT(mattered, 5) << "positions in which `basic` does not find the best play";
}

/// The share of deals, each played once in every rotation, in which the first bot makes more points than the second.
double duplicates_won(BotType ours, BotType theirs, std::uint64_t deals) {
  double won = 0;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    int ahead = 0;
    for (std::uint8_t our_seat = 0; our_seat < 2; ++our_seat) {
      State state = Game::begin({}, 2);
      BotDice dice{deal};
      NoEvents none;
      for (std::uint64_t round = 0; Game::stage(state) != Stage::over;) {
        if (Game::stage(state) == Stage::deal) {
          FairStream stream{simulation_key(11, deal, round++)};
          EXPECT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
          continue;
        }
        const Seat turn = state.table.turn();
        const BotType type = turn.index == our_seat ? ours : theirs;
        EXPECT_EQ(
            Game::apply(state, turn, Game::choose(type, seen_by_turn(state), Game::usual_budget(type), dice), none),
            accepted);
      }
      const Scores scores = Game::scores(state);
      ahead += scores.at(our_seat) - scores.at(1U - our_seat);
    }
    won += ahead > 0 ? 1 : ahead == 0 ? 0.5 : 0;
  }
  return won / static_cast<double>(deals);
}

// Shorter runs than the documented ones (docs/bots/pasur.md), to detect if the bots get weaker.
TEST(PasurClever, BeatsBasic) {
  EXPECT_GT(duplicates_won(BotType::clever, BotType::basic, 10), 0.75);
}

TEST(PasurBasic, BeatsRandom) {
  EXPECT_GT(duplicates_won(BotType::basic, BotType::random, 60), 0.9);
}

TEST(PasurHint, IsTrue) {
  for (std::uint8_t seats = Game::kFacts.seats_min; seats <= Game::kFacts.seats_max; ++seats) {
    const auto positions = testing::positions<Game>(seats, seats);
    for (std::size_t i = 0; i < positions.size(); i += 5) {
      const State& state = positions[i];
      if (state.table.stage != Stage::moves) continue;
      const View view = seen_by_turn(state);
      BotDice dice{i};
      const Hint hint = Game::explain(view, choose_clever(view, dice));
      ASSERT_TRUE(Game::legal_moves(view).contains(hint.move));
      State after = state;
      EventLog<Event> log;
      ASSERT_EQ(Game::apply(after, state.table.turn(), hint.move, log), accepted);
      const auto sur = std::ranges::find_if(
          log.entries, [](const auto& entry) { return std::holds_alternative<MadeSur>(entry.whole); });
      const bool made = sur != log.entries.end();
      const bool cancelled = made && std::get<MadeSur>(sur->whole).cancels;
      ASSERT_EQ(hint.reason == HintReason::makes_sur, made && !cancelled);
      ASSERT_EQ(hint.reason == HintReason::cancels_sur, cancelled);
      ASSERT_EQ(hint.reason < HintReason::can_wait, !hint.move.picks.empty());
      const auto won = order_of(view.table.rules, hint.move, {}, false);
      if (hint.reason == HintReason::takes_points) {
        ASSERT_EQ(hint.points, std::get<1>(won));
        ASSERT_GT(hint.points, 0);
      }
      if (hint.reason == HintReason::takes_clubs) {
        ASSERT_EQ(hint.clubs, std::get<2>(won));
        ASSERT_GT(hint.clubs, 0);
      }
    }
  }
}

}  // namespace
}  // namespace cardroom::pasur
