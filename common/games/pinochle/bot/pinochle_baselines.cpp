#include <array>

#include "common/games/pinochle/bot/pinochle_bot.h"

namespace cardroom::pinochle {
namespace {

/// Raises to 120 whatever its hand, names its longest suit, and plays like `basic`.
Move raise_naively(const View& view, BotDice&) {
  constexpr std::int16_t kHighest = 120;
  if (view.table.phase != Phase::bidding) return choose_basic(view);
  const auto bid = static_cast<std::int16_t>(view.table.bids.highest + kBidStep);
  return bid <= kHighest ? Move::bids(bid) : Move::pass();
}

}  // namespace

std::span<const Baseline<Game>> Game::baselines() {
  static constexpr std::array<Baseline<Game>, 1> kAll{{{"raiser", &raise_naively}}};
  return kAll;
}

}  // namespace cardroom::pinochle
