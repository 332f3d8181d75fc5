#include "common/games/pasur/scoring.h"

#include <algorithm>

namespace cardroom::pasur {
namespace {

/// Each seat's points for clubs.
std::array<std::int16_t, 4> clubs_points(const Rules& rules, const std::array<CardSet, 4>& won) {
  std::array<std::int16_t, 4> clubs{};
  std::ranges::transform(won, clubs.begin(),
                         [](CardSet cards) { return static_cast<std::int16_t>((cards & kClubs).size()); });
  const std::int16_t most = std::ranges::max(clubs);
  const bool shared = std::ranges::count(clubs, most) > 1;
  std::array<std::int16_t, 4> points{};
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    const bool scores =
        rules.clubs_rule == ClubsRule::needed ? clubs[seat] >= rules.clubs_needed : clubs[seat] == most && !shared;
    if (scores) points[seat] = rules.clubs_points;
  }
  return points;
}

}  // namespace

bool valid(const Rules& rules) {
  const bool in_range = std::ranges::all_of(kNumberOptions, [&](const NumberOption& option) {
    return rules.*option.value >= option.least && rules.*option.value <= option.most;
  });
  return in_range && (rules.clubs_rule == ClubsRule::needed || rules.clubs_rule == ClubsRule::most) &&
         card_points(rules, CardSet::whole_pack()) > 0;
}

std::int16_t card_points(const Rules& rules, CardSet cards) {
  int points = 0;
  for (const CardPoints& row : kCardPoints)
    points += static_cast<int>((cards & row.cards).size()) * rules.*row.each;
  return static_cast<std::int16_t>(points);
}

std::array<std::int16_t, 4> deal_points(const Rules& rules, const std::array<CardSet, 4>& won,
                                        const std::array<std::uint8_t, 4>& surs) {
  auto points = clubs_points(rules, won);
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    points[seat] = static_cast<std::int16_t>(points[seat] + card_points(rules, won[seat]) + surs[seat] * rules.sur);
  }
  return points;
}

}  // namespace cardroom::pasur
