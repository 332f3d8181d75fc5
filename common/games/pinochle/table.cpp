#include "common/games/pinochle/table.h"

#include "common/games/pinochle/tricks.h"

namespace cardroom::pinochle {

void Bids::add(std::int16_t amount) {
  if (count == 0) {
    first = amount;
  } else if (amount - highest > kBidStep) {
    const std::size_t i = count - std::size_t{1};
    by_twenty[i / 64] |= std::uint64_t{1} << i % 64;
  }
  highest = amount;
  ++count;
}

Seat Table::player(std::uint8_t i) const {
  return Seat{static_cast<std::uint8_t>(leader(static_cast<std::uint8_t>(i / 2)).index ^ (i % 2))};
}

Card Table::taken_by(Seat seat) const {
  if (seat == bid_winner()) return taken;
  return taken == turned[0] ? turned[1] : turned[0];
}

std::uint8_t Table::hand_size(Seat seat) const {
  if (stage == Stage::deal) return 0;
  if (phase == Phase::tricks) {
    const bool waits = is_led() && player(static_cast<std::uint8_t>(play_count - 1)) != seat;
    return static_cast<std::uint8_t>(kHand - tricks() - (is_led() && !waits ? 1 : 0));
  }
  return phase == Phase::keeping && !kept.contains(seat) ? kDrawnHand : kHand;
}

std::uint8_t Table::stock_size() const {
  if (stage == Stage::deal) return kCards;
  if (!has_turned()) return kCards - kSeats * kHand;
  return has_taken() ? std::uint8_t{0} : static_cast<std::uint8_t>(kCards - kSeats * kHand - turned.size());
}

Cards Table::played_by(Seat seat) const {
  Cards cards;
  for (std::uint8_t i = 0; i < play_count; ++i) {
    if (player(i) == seat) cards.insert(plays[i]);
  }
  return cards;
}

Cards Table::won_by(Seat seat) const {
  Cards cards;
  for (std::uint8_t trick = 0; trick < tricks(); ++trick) {
    if (leader(static_cast<std::uint8_t>(trick + 1)) != seat) continue;
    cards.insert(plays[trick * 2U]);
    cards.insert(plays[trick * 2U + 1]);
  }
  return cards;
}

CardSet Table::denied_by(Seat seat) const {
  CardSet denied;
  for (std::uint8_t trick = 0; trick < tricks(); ++trick) {
    if (leader(trick) == seat) continue;
    denied = denied | pinochle::denied_by(plays[trick * 2U + 1], plays[trick * 2U], trump);
  }
  return denied;
}

Reckoning Table::reckoning(Seat seat) const {
  const bool must_reach = has_bid_winner() && seat == bid_winner();
  return {
      .melds = melds[seat.index].points(), .tricks = trick_points[seat.index], .bid = must_reach ? bids.highest : 0};
}

}  // namespace cardroom::pinochle
