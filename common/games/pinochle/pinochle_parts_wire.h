#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "cardroom/games/pinochle/v1/pinochle.pb.h"
#include "common/games/cards_wire.h"
#include "common/games/pinochle/pinochle.h"

/// What moves, views and events on the wire have in common. Reading returns an empty value for invalid input.
namespace cardroom::pinochle::wire_parts {

namespace pb = games::pinochle::v1;
using cards_wire::WireCards;

inline std::optional<Seat> seat_from_wire(std::uint32_t seat) {
  return cards_wire::seat_from_wire(seat, kSeats);
}

inline std::optional<Card> card_from_wire(int in) {
  const auto card = cards_wire::card_from_wire(in);
  return card && kKinds.contains(*card) ? card : std::nullopt;
}

/// Also empty if a card occurs three times.
inline std::optional<Cards> cards_from_wire(const WireCards& in) {
  Cards cards;
  for (const int number : in) {
    const auto card = card_from_wire(number);
    if (!card || cards.both().contains(*card)) return std::nullopt;
    cards.insert(*card);
  }
  return cards;
}

/// Fills the front of a list; returns the number of cards, or empty if there are too many or one is not in this pack.
template <std::size_t Size>
std::optional<std::uint8_t> list_from_wire(const WireCards& in, std::array<Card, Size>& out) {
  const auto count = cards_wire::list_from_wire(in, out);
  const bool known = std::ranges::all_of(in, [](int card) { return card_from_wire(card).has_value(); });
  return known ? count : std::nullopt;
}

inline std::optional<Suit> suit_from_wire(int suit) {
  if (suit < pb::SUIT_SPADES || suit > pb::SUIT_CLUBS) return std::nullopt;
  return static_cast<Suit>(suit - 1);
}

inline pb::Suit suit_to_wire(Suit suit) {
  return static_cast<pb::Suit>(static_cast<int>(suit) + 1);
}

/// Empty if the number is not a valid bid; 0 is a pass.
inline std::optional<std::int16_t> bid_from_wire(std::uint32_t bid) {
  if (bid > static_cast<std::uint32_t>(kBidMax) || bid % kBidStep != 0) return std::nullopt;
  return static_cast<std::int16_t>(bid);
}

inline Rules rules_from_wire(const pb::Rules& in) {
  Rules rules;
  if (in.has_additional_melds()) rules.additional = in.additional_melds();
  if (in.has_cutthroat()) rules.cutthroat = in.cutthroat();
  return rules;
}

inline void write_rules(const Rules& rules, pb::Rules& out) {
  out.set_additional_melds(rules.additional);
  out.set_cutthroat(rules.cutthroat);
}

using WireMelds = google::protobuf::RepeatedPtrField<pb::ShownMeld>;

inline void write_melds(Melds melds, Suit trump, WireMelds& out) {
  for_each_meld(melds, trump, [&](std::size_t row, Cards cards) {
    pb::ShownMeld& shown = *out.Add();
    shown.set_meld(static_cast<pb::Meld>(row + 1));
    cards_wire::add(cards, *shown.mutable_cards());
    shown.set_points(static_cast<std::uint32_t>(kMelds[row].points));
  });
}

/// Empty if no hand can have these melds.
inline std::optional<Melds> melds_from_wire(const WireMelds& in, Suit trump) {
  Melds melds;
  for (const pb::ShownMeld& shown : in) {
    const auto cards = cards_from_wire(shown.cards());
    if (shown.meld() < 1 || shown.meld() > static_cast<int>(kMelds.size()) || !cards || cards->empty()) {
      return std::nullopt;
    }
    const auto row = static_cast<std::size_t>(shown.meld() - 1);
    // Melds are listed from the highest to the lowest.
    if (melds.rows >> row != 0) return std::nullopt;
    melds.rows = static_cast<std::uint16_t>(melds.rows | 1U << row);
    if (kMelds[row].suits == MeldSuits::other_suit) melds.other_suit = suit_of(*cards->begin());
    const bool same = cards_of_meld(row, trump, melds.other_suit) == *cards &&
                      shown.points() == static_cast<std::uint32_t>(kMelds[row].points);
    if (!same || (kMelds[row].suits == MeldSuits::other_suit && melds.other_suit == trump)) return std::nullopt;
  }
  return melds;
}

}  // namespace cardroom::pinochle::wire_parts
