#include <gtest/gtest.h>
#include <map>

#include "common/games/thrones/bot/thrones_bot.h"
#include "tests/support/random_game.h"
#include "tests/support/thrones_game.h"

/// The reasons for the choices of `clever` and `expert`. Every reason must be true.
namespace cardroom::thrones {
namespace {

Hint hint_for(const View& view, BotType type = BotType::clever) {
  BotDice dice{1};
  return Game::explain(view, Game::choose(type, view, Budget{200}, dice));
}

struct Battles {
  Battle now;
  Battle then;
};

Battles battles(const View& view, const Move& move) {
  auto piles = view.board.piles;
  if (!move.passes()) piles.at(move.pile).put(move.card);
  return {view.board.battle(), battle_of(piles[0], piles[1])};
}

void expect_so(const View& view, const Hint& hint) {
  const Team us = team_of(view.viewer.seat);
  const Team them = 1 - us;
  ASSERT_TRUE(Game::legal_moves(view).contains(hint.move));
  ASSERT_EQ(!hint.feared.empty(), hint.reason == HintReason::cannot_be_lost);
  if (view.board.heart_turn()) {
    ASSERT_EQ(hint.gain_now + hint.gain_then, 0) << "there is no battle yet";
    ASSERT_EQ(hint.reason == HintReason::only_heart, (view.hand & kHearts).size() == 1);
    ASSERT_LE(hint.reason, HintReason::weak_heart);
    if (hint.reason != HintReason::only_heart) {
      ASSERT_EQ(hint.reason == HintReason::strong_heart, strength(hint.move.card) >= 7);
    }
    return;
  }
  const auto [now, then] = battles(view, hint.move);
  ASSERT_EQ(hint.gain_now, now.gains.at(us));
  ASSERT_EQ(hint.gain_then, then.gains.at(us));
  switch (hint.reason) {
    case HintReason::only_heart:
    case HintReason::strong_heart:
    case HintReason::weak_heart: FAIL() << "not a turn for hearts";
    case HintReason::wins_attack: ASSERT_TRUE(!now.succeeds.at(us) && then.succeeds.at(us)); break;
    case HintReason::stops_attack: ASSERT_TRUE(now.succeeds.at(them) && !then.succeeds.at(them)); break;
    case HintReason::cannot_be_lost:
      ASSERT_EQ(now.succeeds, then.succeeds);
      ASSERT_EQ(hint.feared, diamonds_like(hint.move.card));
      ASSERT_EQ(hint.feared - view.hand - view.board.played(), CardSet{}) << "no other hand has one";
      break;
    case HintReason::builds_up:
      ASSERT_EQ(now.succeeds, then.succeeds);
      ASSERT_TRUE(helps(us, hint.move.card, hint.move.pile));
      ASSERT_NE(diamonds_like(hint.move.card) - view.hand - view.board.played(), CardSet{}) << "it can be lost";
      break;
    case HintReason::stands_well: ASSERT_TRUE(now.succeeds.at(us) && !now.succeeds.at(them)); break;
    case HintReason::saves_cards: ASSERT_FALSE(clever_effects(view).empty()); break;
    case HintReason::nothing_helps: ASSERT_TRUE(clever_effects(view).empty()); break;
    case HintReason::no_place: ASSERT_EQ(Game::legal_moves(view).size(), 1U); break;
  }
  const bool a_pass = hint.reason == HintReason::stands_well || hint.reason == HintReason::saves_cards ||
                      hint.reason == HintReason::nothing_helps || hint.reason == HintReason::no_place;
  ASSERT_EQ(hint.move.passes(), a_pass);
}

TEST(ThronesHint, IsTrueInEveryPosition) {
  std::map<HintReason, int> given;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    testing::RandomGame<Game> game{seed};
    while (!game.over()) {
      ASSERT_TRUE(game.step());
      if (game.state.board.stage != Stage::moves) continue;
      const View view = Game::view(game.state, {Viewer::Kind::seat, game.state.board.turn});
      for (const BotType type : {BotType::clever, BotType::expert}) {
        const Hint hint = hint_for(view, type);
        ++given[hint.reason];
        expect_so(view, hint);
      }
      ASSERT_FALSE(HasFatalFailure()) << "seed " << seed << ", turn " << int{view.board.turn_count};
    }
  }
  for (int reason = 0; reason <= static_cast<int>(HintReason::builds_up); ++reason)
    EXPECT_GT(given[static_cast<HintReason>(reason)], 0) << reason;
}

TEST(ThronesHint, IsTheSameForTheSameDice) {
  const View view = Game::view(dealt({"", "", "", ""}), {Viewer::Kind::seat, Seat{0}});
  EXPECT_EQ(hint_for(view), hint_for(view));
}

}  // namespace
}  // namespace cardroom::thrones
