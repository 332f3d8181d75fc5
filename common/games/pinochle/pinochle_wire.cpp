#include "common/games/pinochle/pinochle_wire.h"

#include <variant>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/overloaded.h"
#include "common/games/cards_wire.h"
#include "common/games/pinochle/pinochle_parts_wire.h"

namespace cardroom::pinochle {
namespace {

namespace pb = games::pinochle::v1;
using cards_wire::add;
using cards_wire::malformed;
using cards_wire::to_wire;
using wire_parts::bid_from_wire;
using wire_parts::card_from_wire;
using wire_parts::cards_from_wire;
using wire_parts::list_from_wire;
using wire_parts::melds_from_wire;
using wire_parts::rules_from_wire;
using wire_parts::seat_from_wire;
using wire_parts::suit_from_wire;
using wire_parts::suit_to_wire;
using wire_parts::write_melds;
using wire_parts::write_rules;

/// Reads an event that consists of a seat and cards.
template <class Made>
Expected<Event, Refusal> cards_of_seat(const auto& in) {
  const auto seat = seat_from_wire(in.seat());
  const auto cards = cards_from_wire(in.cards());
  if (!seat || !cards) return malformed();
  return Made{*seat, *cards};
}

/// Reads an event that consists of a seat and one card.
template <class Made>
Expected<Event, Refusal> card_of_seat(const auto& in) {
  const auto seat = seat_from_wire(in.seat());
  const auto card = card_from_wire(in.card());
  if (!seat || !card) return malformed();
  return Made{*seat, *card};
}

/// Reads an event that consists of a seat and a bid.
template <class Made>
Expected<Event, Refusal> bid_of_seat(const auto& in) {
  const auto seat = seat_from_wire(in.seat());
  const auto bid = bid_from_wire(in.amount());
  if (!seat || !bid) return malformed();
  return Made{*seat, *bid};
}

Expected<Event, Refusal> melded_from_wire(const pb::Melded& in) {
  const auto seat = seat_from_wire(in.seat());
  const auto trump = suit_from_wire(in.trump());
  const auto melds = trump ? melds_from_wire(in.melds(), *trump) : std::nullopt;
  if (!seat || !melds) return malformed();
  return Melded{*seat, *trump, *melds};
}

void write_cards(const auto& event, auto& out) {
  out.set_seat(event.seat.index);
  add(event.cards, *out.mutable_cards());
}

void write_card(const auto& event, auto& out) {
  out.set_seat(event.seat.index);
  out.set_card(to_wire(event.card));
}

void write_bid(const auto& event, auto& out) {
  out.set_seat(event.seat.index);
  out.set_amount(static_cast<std::uint32_t>(event.bid));
}

}  // namespace

Expected<Rules, Refusal> Wire::rules(const wire::GameRules& in) {
  const bool other_kind = in.game_case() != wire::GameRules::GAME_NOT_SET && !in.has_pinochle();
  if (other_kind) return malformed();
  return rules_from_wire(in.pinochle());
}

void Wire::write(const Rules& rules, wire::GameRules& out) {
  write_rules(rules, *out.mutable_pinochle());
}

Expected<Move, Refusal> Wire::move(const wire::GameMove& in) {
  const pb::Move& move = in.pinochle();
  switch (move.move_case()) {
    case pb::Move::kBid: {
      const std::uint32_t bid = move.bid().amount();
      // An illegal amount may be requested; the game decides which rule it breaks.
      if (bid > static_cast<std::uint32_t>(2 * kBidMax)) return malformed();
      return Move::bids(static_cast<std::int16_t>(bid));
    }
    case pb::Move::kTrump: {
      const auto trump = suit_from_wire(move.trump().suit());
      if (!trump) return malformed();
      return Move::names(*trump);
    }
    case pb::Move::kTake: {
      const auto card = card_from_wire(move.take().card());
      if (!card) return malformed();
      return Move::takes(*card);
    }
    case pb::Move::kKeep: {
      const auto cards = cards_from_wire(move.keep().cards());
      if (!cards) return malformed();
      return Move::keeps(*cards);
    }
    case pb::Move::kPlay: {
      const auto card = card_from_wire(move.play().card());
      if (!card) return malformed();
      return Move::plays(*card);
    }
    case pb::Move::MOVE_NOT_SET: break;
  }
  return malformed();
}

void Wire::write(const Move& move, wire::GameMove& out) {
  pb::Move& told = *out.mutable_pinochle();
  switch (move.phase) {
    case Phase::bidding: told.mutable_bid()->set_amount(static_cast<std::uint32_t>(move.bid)); break;
    case Phase::trump: told.mutable_trump()->set_suit(suit_to_wire(move.trump)); break;
    case Phase::turned: told.mutable_take()->set_card(to_wire(move.card)); break;
    case Phase::keeping: add(move.keep, *told.mutable_keep()->mutable_cards()); break;
    case Phase::tricks: told.mutable_play()->set_card(to_wire(move.card)); break;
  }
}

Expected<Moves, Refusal> Wire::moves(const wire::GameMoves& in) {
  const pb::Moves& told = in.pinochle();
  Moves moves{.is_asked = true};
  std::optional<Cards> cards{Cards{}};
  switch (told.moves_case()) {
    case pb::Moves::kBid: {
      const auto least = bid_from_wire(told.bid().least());
      if (!least) return malformed();
      moves.is_first_bid = told.bid().most() == static_cast<std::uint32_t>(kFirstBidMax) && *least == kBidStep;
      moves.bid = *least == 0 ? kBidMax : static_cast<std::int16_t>(*least - kBidStep);
      break;
    }
    case pb::Moves::kTrump: moves.phase = Phase::trump; break;
    case pb::Moves::kTake:
      moves.phase = Phase::turned;
      cards = cards_from_wire(told.take().cards());
      break;
    case pb::Moves::kKeep:
      moves.phase = Phase::keeping;
      cards = cards_from_wire(told.keep().cards());
      break;
    case pb::Moves::kPlay:
      moves.phase = Phase::tricks;
      cards = cards_from_wire(told.play().cards());
      break;
    case pb::Moves::MOVES_NOT_SET: return malformed();
  }
  if (!cards) return malformed();
  moves.cards = *cards;
  // The message must be exactly what write() produces from these moves.
  wire::GameMoves same;
  write(moves, same);
  if (same.SerializeAsString() != in.SerializeAsString()) return malformed();
  return moves;
}

void Wire::write(const Moves& moves, wire::GameMoves& out) {
  pb::Moves& told = *out.mutable_pinochle();
  if (!moves.is_asked) return;
  switch (moves.phase) {
    case Phase::bidding: {
      pb::BidRange& range = *told.mutable_bid();
      if (moves.size() == 1) break;
      range.set_least(static_cast<std::uint32_t>(moves[1].bid));
      range.set_most(static_cast<std::uint32_t>(moves[moves.size() - 1].bid));
      break;
    }
    case Phase::trump: told.mutable_trump(); break;
    case Phase::turned: add(moves.cards, *told.mutable_take()->mutable_cards()); break;
    case Phase::keeping: add(moves.cards, *told.mutable_keep()->mutable_cards()); break;
    case Phase::tricks: add(moves.cards, *told.mutable_play()->mutable_cards()); break;
  }
}

Expected<Event, Refusal> Wire::event(const wire::GameEvent& in) {
  const pb::Event& told = in.pinochle();
  switch (told.event_case()) {
    case pb::Event::kBegan: {
      const auto first = seat_from_wire(told.began().first_bidder());
      if (!first) return malformed();
      return Began{*first};
    }
    case pb::Event::kDealt: return cards_of_seat<Dealt>(told.dealt());
    case pb::Event::kMadeBid: return bid_of_seat<MadeBid>(told.made_bid());
    case pb::Event::kWonBidding: return bid_of_seat<WonBidding>(told.won_bidding());
    case pb::Event::kNamedTrump: {
      const auto seat = seat_from_wire(told.named_trump().seat());
      const auto trump = suit_from_wire(told.named_trump().suit());
      if (!seat || !trump) return malformed();
      return NamedTrump{*seat, *trump};
    }
    case pb::Event::kTurnedUp: {
      TurnedUp turned;
      if (list_from_wire(told.turned_up().cards(), turned.cards) != turned.cards.size()) return malformed();
      return turned;
    }
    case pb::Event::kTook: return card_of_seat<Took>(told.took());
    case pb::Event::kDrew: return cards_of_seat<Drew>(told.drew());
    case pb::Event::kKept: return cards_of_seat<Kept>(told.kept());
    case pb::Event::kMelded: return melded_from_wire(told.melded());
    case pb::Event::kPlayed: return card_of_seat<Played>(told.played());
    case pb::Event::kWonTrick: {
      const auto seat = seat_from_wire(told.won_trick().seat());
      constexpr std::uint32_t kMost = 22;  // Two aces.
      if (!seat || told.won_trick().points() > kMost) return malformed();
      return WonTrick{*seat, static_cast<std::int16_t>(told.won_trick().points())};
    }
    case pb::Event::EVENT_NOT_SET: break;
  }
  return malformed();
}

void Wire::write(const Event& event, wire::GameEvent& out) {
  pb::Event& told = *out.mutable_pinochle();
  std::visit(Overloaded{
                 [&](const Began& e) { told.mutable_began()->set_first_bidder(e.first_bidder.index); },
                 [&](const Dealt& e) { write_cards(e, *told.mutable_dealt()); },
                 [&](const MadeBid& e) { write_bid(e, *told.mutable_made_bid()); },
                 [&](const WonBidding& e) { write_bid(e, *told.mutable_won_bidding()); },
                 [&](const NamedTrump& e) {
                   told.mutable_named_trump()->set_seat(e.seat.index);
                   told.mutable_named_trump()->set_suit(suit_to_wire(e.trump));
                 },
                 [&](const TurnedUp& e) { add(e.cards, *told.mutable_turned_up()->mutable_cards()); },
                 [&](const Took& e) { write_card(e, *told.mutable_took()); },
                 [&](const Drew& e) { write_cards(e, *told.mutable_drew()); },
                 [&](const Kept& e) { write_cards(e, *told.mutable_kept()); },
                 [&](const Melded& e) {
                   told.mutable_melded()->set_seat(e.seat.index);
                   told.mutable_melded()->set_trump(suit_to_wire(e.trump));
                   write_melds(e.melds, e.trump, *told.mutable_melded()->mutable_melds());
                 },
                 [&](const Played& e) { write_card(e, *told.mutable_played()); },
                 [&](const WonTrick& e) {
                   told.mutable_won_trick()->set_seat(e.seat.index);
                   told.mutable_won_trick()->set_points(static_cast<std::uint32_t>(e.points));
                 },
             },
             event);
}

void Wire::write(const Hint& hint, wire::GameHint& out) {
  pb::Hint& told = *out.mutable_pinochle();
  told.set_reason(static_cast<pb::HintReason>(static_cast<int>(hint.reason) + 1));
  told.set_points(hint.points);
  switch (hint.reason) {  // The suit, for reasons that have one.
    case HintReason::opens_with_melds:
    case HintReason::raises_below:
    case HintReason::worth_no_more:
    case HintReason::longest_suit: told.set_suit(suit_to_wire(hint.suit)); break;
    default: break;
  }
}

}  // namespace cardroom::pinochle
