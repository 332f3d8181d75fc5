// What viewers of a game of Pinochle should be shown.
#include <algorithm>

#include "tests/simulation/true_cards.h"
#include "tests/simulation/true_pinochle.h"

namespace cardroom::simulation {

namespace game = games::pinochle::v1;

/// A seat that chooses the cards to keep is asked from the draw on, whatever the other seat does meanwhile.
std::optional<std::size_t> TruePinochle::asked_since(std::uint32_t seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  if (at.stage == game::STAGE_OVER || seat > 1) return std::nullopt;
  if (at.phase != game::PHASE_KEEPING) return at.turn == seat ? std::optional{moves} : std::nullopt;
  if (at.kept.at(seat)) return std::nullopt;
  return at.kept.at(1 - seat) ? moves - 1 : moves;
}

std::optional<std::size_t> TruePinochle::moves_in(const table::v1::GameView& view) const {
  if (!view.has_pinochle()) return std::nullopt;
  const game::View& seen = view.pinochle();
  auto moves = static_cast<std::size_t>(seen.bids_size() + seen.plays_size());
  for (const bool made : {seen.has_bid_winner(), seen.has_trump(), seen.has_taken()})
    moves += made ? 1U : 0U;
  for (const game::SeatView& seat : seen.seats())
    moves += seat.has_kept() ? 1U : 0U;
  return moves < moments_.size() ? std::optional{moves} : std::nullopt;
}

std::set<std::uint8_t> TruePinochle::known(std::optional<std::uint32_t> seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  std::set<std::uint8_t> result{at.plays.begin(), at.plays.end()};
  for (const std::uint8_t card : turned())
    result.insert(card);
  for (const auto& melds : at.melds) {
    for (const Meld& meld : melds)
      result.insert(meld.cards.begin(), meld.cards.end());
  }
  if (!seat) return result;
  for (const Cards* own : {&dealt_.at(*seat), &at.hands.at(*seat), &at.discards.at(*seat)})
    result.insert(own->begin(), own->end());
  return result;
}

table::v1::GameView TruePinochle::view(std::optional<std::uint32_t> seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  table::v1::GameView whole;
  game::View& result = *whole.mutable_pinochle();
  result.set_stage(at.stage);
  result.set_phase(at.phase);
  *result.mutable_rules() = rules_;
  result.set_first_bidder(first_bidder_);
  for (const std::uint32_t bid : at.bids)
    result.add_bids(bid);
  if (at.phase != game::PHASE_BIDDING) result.set_bid_winner(at.winner);
  if (has_trump(at)) result.set_trump(static_cast<game::Suit>(at.trump + 1));
  if (has_turned(at)) put(turned(), *result.mutable_turned());
  if (at.taken) result.set_taken(on_the_wire(*at.taken));
  result.set_stock_size(at.taken ? 0 : has_turned(at) ? 22 : 24);
  if (seat) {
    put(at.hands.at(*seat), *result.mutable_hand());
    if (at.taken) put(dealt_.at(*seat), *result.mutable_dealt());
    put(at.discards.at(*seat), *result.mutable_discards());
  }
  for (std::uint32_t other = 0; other < 2; ++other) {
    game::SeatView& shown = *result.add_seats();
    shown.set_hand_size(static_cast<std::uint32_t>(at.hands.at(other).size()));
    shown.set_has_kept(at.kept.at(other));
    std::uint32_t points = 0;
    for (const Meld& meld : at.melds.at(other)) {
      game::ShownMeld& one = *shown.add_melds();
      one.set_meld(meld.meld);
      one.set_points(meld.points);
      put(meld.cards, *one.mutable_cards());
      points += meld.points;
    }
    shown.set_meld_points(points);
    shown.set_trick_points(at.trick_points.at(other));
    for (const std::uint32_t trick : at.tricks.at(other))
      shown.add_tricks_won(trick);
    if (at.phase == game::PHASE_BIDDING || at.winner != other) continue;
    shown.set_bid(highest(at));
    shown.set_falls_short(at.stage == game::STAGE_OVER && points + at.trick_points.at(other) < highest(at));
  }
  put(at.plays, *result.mutable_plays());
  return whole;
}

std::vector<table::v1::GameEvent> TruePinochle::events(std::optional<std::uint32_t> seat, std::size_t moves) const {
  std::vector<table::v1::GameEvent> result{events_.begin(),
                                           events_.begin() + static_cast<std::ptrdiff_t>(moments_[moves].events)};
  for (table::v1::GameEvent& event : result) {
    game::Event& told = *event.mutable_pinochle();
    if (told.has_dealt() && told.dealt().seat() != seat) told.mutable_dealt()->clear_cards();
    if (told.has_drew() && told.drew().seat() != seat) told.mutable_drew()->clear_cards();
    if (told.has_kept() && told.kept().seat() != seat) told.mutable_kept()->clear_cards();
  }
  return result;
}

table::v1::GameMoves TruePinochle::legal_moves(std::uint32_t seat, std::size_t moves) const {
  const Moment& at = moments_[moves];
  table::v1::GameMoves whole;
  game::Moves& result = *whole.mutable_pinochle();
  switch (at.phase) {
    case game::PHASE_BIDDING: {
      game::BidRange& range = *result.mutable_bid();
      if (highest(at) == 4000) break;
      range.set_least(highest(at) + 10);
      range.set_most(at.bids.empty() ? 2000 : std::min(highest(at) + 20, 4000U));
      break;
    }
    case game::PHASE_TRUMP: result.mutable_trump(); break;
    case game::PHASE_TURNED: put(each_once(sorted(turned())), *result.mutable_take()->mutable_cards()); break;
    case game::PHASE_KEEPING: put(at.hands.at(seat), *result.mutable_keep()->mutable_cards()); break;
    default: put(playable(at, seat), *result.mutable_play()->mutable_cards()); break;
  }
  return whole;
}

/// After the trump, after the taking of the turned-up cards, and before the first trick.
bool TruePinochle::pauses(std::size_t moves) const {
  const Moment& at = moments_[moves];
  if (at.stage != games::pinochle::v1::STAGE_MOVES) return false;
  return at.phase == games::pinochle::v1::PHASE_TURNED ||
         (at.phase == games::pinochle::v1::PHASE_KEEPING && !at.kept[0] && !at.kept[1]) ||
         (at.phase == games::pinochle::v1::PHASE_TRICKS && at.plays.empty());
}

bool TruePinochle::is_hint(const table::v1::Hint& hint) const {
  return hint.has_move() && hint.reason().pinochle().reason() != game::HINT_REASON_UNSPECIFIED;
}

}  // namespace cardroom::simulation
