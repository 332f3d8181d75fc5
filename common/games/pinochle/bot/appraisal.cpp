#include "common/games/pinochle/bot/appraisal.h"

#include <algorithm>
#include <numeric>

#include "common/bots/best_first.h"
#include "common/bots/root.h"

namespace cardroom::pinochle {
int points_of(Cards cards, Suit trump) {
  int points = 0;
  for (const Card card : cards)
    points += value_of(card, trump);
  return points;
}

Totals totals_of(Cards own, Cards others, Suit trump, bool additional, int ahead) {
  const int all = points_of(own, trump) + points_of(others, trump);
  return {.own = static_cast<std::int16_t>(melds_of(own, trump, additional).points() + (all + ahead) / 2),
          .others = static_cast<std::int16_t>(melds_of(others, trump, additional).points() + (all - ahead) / 2)};
}

Outcome outcome_of(Totals totals, int bid, bool is_bid_winner) {
  const bool falls_short = (is_bid_winner ? totals.own : totals.others) < bid;
  if (falls_short && is_bid_winner) return {.lead = static_cast<std::int16_t>(-totals.others), .win = 0};
  if (falls_short) return {.lead = totals.own, .win = 2};
  const int lead = totals.own - totals.others;
  return {.lead = static_cast<std::int16_t>(lead), .win = static_cast<std::int8_t>(lead > 0 ? 2 : lead < 0 ? 0 : 1)};
}

void Appraisal::add(std::size_t i, Outcome outcome) {
  outcomes_[i].push_back(outcome);
  uses_[i] += use_of(outcome);
}

std::vector<Valued<Move>> Appraisal::ranked() const {
  std::vector<std::size_t> order(moves_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  bots::best_first(std::span{order}, [&](std::size_t move) { return uses_[move]; });
  std::vector<Valued<Move>> ranked;
  for (const std::size_t i : order)
    ranked.push_back(valued(i, order.front()));
  return ranked;
}

Valued<Move> Appraisal::valued(std::size_t i, std::size_t best) const {
  constexpr std::int64_t kHundredths = 100;
  constexpr std::int64_t kConfidence = 196;  // 1.96 standard errors, in hundredths.
  const auto games = static_cast<std::int64_t>(outcomes_[i].size());
  if (games == 0) return {.move = moves_[i]};
  std::int64_t leads = 0;
  std::int64_t wins = 0;
  std::int64_t differences = 0;
  std::int64_t squares = 0;
  for (std::size_t game = 0; game < outcomes_[i].size(); ++game) {
    leads += outcomes_[i][game].lead;
    wins += outcomes_[i][game].win;
    const std::int64_t difference = outcomes_[i][game].lead - outcomes_[best][game].lead;
    differences += difference;
    squares += difference * difference;
  }
  // The standard error of the mean difference, times the number of games, all squared.
  const std::int64_t spread = squares - differences * differences / games;
  return {.move = moves_[i],
          .points = static_cast<std::int32_t>(kHundredths * leads / games),
          .chance = static_cast<std::int32_t>(kHundredths * kHundredths * wins / (2 * games)),
          .uncertainty = static_cast<std::int32_t>(
              bots::root_of(static_cast<std::uint64_t>(kConfidence * kConfidence * spread)) / games)};
}

}  // namespace cardroom::pinochle
