#include "common/games/pinochle/moves.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cardroom::pinochle {
namespace {

Refusal broke(BrokeRule rule) {
  return {Reason::broke_rule, static_cast<std::uint8_t>(rule)};
}

Verdict verdict_on_bid(const Bids& bids, std::int16_t bid) {
  if (bid == 0) return accepted;
  if (bids.count == 0) {
    const bool fits = bid >= kBidStep && bid <= kFirstBidMax && bid % kBidStep == 0;
    return fits ? Verdict{} : broke(BrokeRule::first_bid);
  }
  const int raise = bid - bids.highest;
  if (raise != kBidStep && raise != 2 * kBidStep) return broke(BrokeRule::raise);
  return bid > kBidMax ? Verdict{broke(BrokeRule::past_bid_max)} : accepted;
}

Verdict verdict_on_play(const Table& table, Cards hand, Card card) {
  if (!hand.contains(card)) return Refusal{Reason::not_in_hand};
  if (playable(table, hand).contains(card)) return accepted;
  const bool could_beat = !(hand.kinds() & kStronger[table.led()]).empty();
  return broke(could_beat ? BrokeRule::must_beat : BrokeRule::must_trump);
}

/// The number of ways to take `wanted` cards from this many kinds, some of which have two copies.
class WaysToTake {
 public:
  constexpr WaysToTake() {
    for (std::size_t singles = 0; singles <= kDrawnHand; ++singles) {
      for (std::size_t pairs = 0; 2 * pairs + singles <= kDrawnHand; ++pairs)
        count(singles, pairs);
    }
  }
  constexpr std::uint32_t operator()(std::size_t singles, std::size_t pairs, std::size_t wanted) const {
    return ways_[singles][pairs][wanted];
  }

 private:
  constexpr void count(std::size_t singles, std::size_t pairs) {
    for (std::size_t wanted = 0; wanted <= kHand; ++wanted) {
      std::uint32_t ways = wanted == 0 ? 1 : 0;
      if (singles > 0 || pairs > 0) {
        // Decides how many to take of one kind (at most one of a single card, two of a pair), and counts the ways for
        // the rest.
        const auto& rest = singles > 0 ? ways_[singles - 1][pairs] : ways_[singles][pairs - 1];
        const std::size_t most = std::min<std::size_t>(singles > 0 ? 1 : 2, wanted);
        ways = 0;
        for (std::size_t taken = 0; taken <= most; ++taken)
          ways += rest[wanted - taken];
      }
      ways_[singles][pairs][wanted] = ways;
    }
  }

  std::array<std::array<std::array<std::uint32_t, kHand + 1>, kHand + 1>, kDrawnHand + 1> ways_{};
};

const WaysToTake& ways_to_take() {
  static const WaysToTake ways;
  return ways;
}

/// The i-th set of twelve of these cards: first the sets with two of the first kind, then those with one, then those
/// with none, and so on.
Cards twelve_of(Cards cards, std::uint32_t i) {
  const WaysToTake& ways = ways_to_take();
  Cards taken;
  std::size_t wanted = kHand;
  std::size_t pairs = cards.both().size();
  std::size_t singles = cards.kinds().size() - pairs;
  for (const Card card : cards.kinds()) {
    const int copies = cards.count(card);
    --(copies == 2 ? pairs : singles);
    for (std::size_t take = std::min<std::size_t>(static_cast<std::size_t>(copies), wanted);; --take) {
      const std::uint32_t here = ways(singles, pairs, wanted - take);
      if (i < here) {
        for (std::size_t n = 0; n < take; ++n)
          taken.insert(card);
        wanted -= take;
        break;
      }
      i -= here;
      if (take == 0) return taken;  // There are not that many sets.
    }
  }
  return taken;
}

}  // namespace

std::uint32_t Moves::size() const {
  if (!is_asked) return 0;
  switch (phase) {
    case Phase::bidding: {
      const int most = is_first_bid ? kFirstBidMax : std::min<int>(bid + 2 * kBidStep, kBidMax);
      return static_cast<std::uint32_t>(1 + (most - bid) / kBidStep);
    }
    case Phase::trump: return 4;
    case Phase::turned:
    case Phase::tricks: return cards.kinds().size();
    case Phase::keeping: {
      const std::size_t pairs = cards.both().size();
      return ways_to_take()(cards.kinds().size() - pairs, pairs, kHand);
    }
  }
  return 0;
}

Move Moves::operator[](std::uint32_t i) const {
  switch (phase) {
    case Phase::bidding:
      return i == 0 ? Move::pass() : Move::bids(static_cast<std::int16_t>(bid + static_cast<int>(i) * kBidStep));
    case Phase::trump: return Move::names(static_cast<Suit>(i));
    case Phase::turned: return Move::takes(cards.kinds()[i]);
    case Phase::keeping: return Move::keeps(twelve_of(cards, i));
    case Phase::tricks: return Move::plays(cards.kinds()[i]);
  }
  return {};
}

bool Moves::contains(const Move& move) const {
  if (!is_asked || move.phase != phase) return false;
  switch (phase) {
    case Phase::bidding: {
      Bids bids;
      bids.count = is_first_bid ? 0 : 1;
      bids.highest = bid;
      return move == Move::bids(move.bid) && !verdict_on_bid(bids, move.bid);
    }
    case Phase::trump: return move == Move::names(move.trump) && move.trump <= Suit::clubs;
    case Phase::turned: return move == Move::takes(move.card) && cards.contains(move.card);
    case Phase::keeping:
      return move == Move::keeps(move.keep) && move.keep.size() == kHand && cards.contains(move.keep);
    case Phase::tricks: return move == Move::plays(move.card) && cards.contains(move.card);
  }
  return false;
}

Verdict refusal_of(const Table& table, Cards hand, const Move& move) {
  if (move.phase != table.phase) return broke(BrokeRule::other_phase);
  switch (move.phase) {
    case Phase::bidding: return verdict_on_bid(table.bids, move.bid);
    case Phase::trump: return move.trump <= Suit::clubs ? Verdict{} : Refusal{Reason::malformed};
    case Phase::turned: {
      const bool there = move.card == table.turned[0] || move.card == table.turned[1];
      return there ? Verdict{} : broke(BrokeRule::not_turned_up);
    }
    case Phase::keeping:
      if (!hand.contains(move.keep)) return Refusal{Reason::not_in_hand};
      return move.keep.size() == kHand ? Verdict{} : broke(BrokeRule::keep_twelve);
    case Phase::tricks: return verdict_on_play(table, hand, move.card);
  }
  return Refusal{Reason::malformed};
}

Moves moves_of(const Table& table, Cards hand) {
  Moves moves{.phase = table.phase, .is_asked = true};
  switch (table.phase) {
    case Phase::bidding:
      moves.is_first_bid = table.bids.count == 0;
      moves.bid = table.bids.highest;
      break;
    case Phase::trump: break;
    case Phase::turned: moves.cards = Cards::of(CardSet{table.turned[0], table.turned[1]}); break;
    case Phase::keeping: moves.cards = hand; break;
    case Phase::tricks: moves.cards = Cards::of(playable(table, hand)); break;
  }
  return moves;
}

}  // namespace cardroom::pinochle
