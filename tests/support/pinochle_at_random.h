#pragma once

#include "cardroom/games/pinochle/v1/pinochle.pb.h"
#include "tests/support/any.h"

namespace cardroom::testing {

inline void legal(const games::pinochle::v1::Moves& moves, Dice& dice, games::pinochle::v1::Move& chosen) {
  using games::pinochle::v1::Moves;
  const auto one_of = [&](const games::pinochle::v1::OneOf& cards) {
    return cards.cards(any(cards.cards_size(), dice));
  };
  switch (moves.moves_case()) {
    case Moves::kBid: {
      const auto& range = moves.bid();
      const std::uint32_t bids = range.least() == 0 ? 0 : (range.most() - range.least()) / 10 + 1;
      const std::uint32_t bid = dice.uniform(bids + 1);
      chosen.mutable_bid()->set_amount(bid == bids ? 0 : range.least() + bid * 10);
      break;
    }
    case Moves::kTrump:
      chosen.mutable_trump()->set_suit(static_cast<games::pinochle::v1::Suit>(1 + dice.uniform(4)));
      break;
    case Moves::kTake: chosen.mutable_take()->set_card(one_of(moves.take())); break;
    case Moves::kPlay: chosen.mutable_play()->set_card(one_of(moves.play())); break;
    case Moves::kKeep: {
      auto& kept = *chosen.mutable_keep()->mutable_cards();
      kept = moves.keep().cards();
      while (kept.size() > 12)
        kept.erase(kept.begin() + any(kept.size(), dice));
      break;
    }
    case Moves::MOVES_NOT_SET: break;
  }
}

/// A move for a random phase, usually an illegal one.
inline void lawless(cards::v1::Card card, Dice& dice, games::pinochle::v1::Move& move) {
  switch (dice.uniform(5)) {
    case 0: move.mutable_bid()->set_amount(5 * dice.uniform(900)); break;
    case 1: move.mutable_trump()->set_suit(static_cast<games::pinochle::v1::Suit>(dice.uniform(6))); break;
    case 2: move.mutable_take()->set_card(card); break;
    case 3:
      for (int count = 11 + any(3, dice); count > 0; --count)
        move.mutable_keep()->add_cards(any_card(dice));
      break;
    default: move.mutable_play()->set_card(card); break;
  }
}

}  // namespace cardroom::testing
