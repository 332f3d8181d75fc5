#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "cardroom/cards/v1/card.pb.h"
#include "common/base/expected.h"
#include "common/cards/card.h"
#include "common/game/contract.h"

/// Cards and seats on the wire, shared by all games that use one pack. Reading returns an empty value for invalid
/// input, because proto3 accepts any number.
namespace cardroom::cards_wire {

using WireCards = google::protobuf::RepeatedField<int>;

inline Unexpected<Refusal> malformed() {
  return Unexpected<Refusal>{Refusal{Reason::malformed}};
}

inline cards::v1::Card to_wire(Card card) {
  return static_cast<cards::v1::Card>(card + 1);
}

inline std::optional<Card> card_from_wire(int card) {
  if (card < 1 || card > static_cast<int>(kPackSize)) return std::nullopt;
  return static_cast<Card>(card - 1);
}

/// Also empty if a card occurs twice.
inline std::optional<CardSet> set_from_wire(const WireCards& in) {
  CardSet cards;
  for (const int number : in) {
    const auto card = card_from_wire(number);
    if (!card || cards.contains(*card)) return std::nullopt;
    cards.insert(*card);
  }
  return cards;
}

/// Fills the front of a list; returns the number of cards, or empty if there are too many or one is not a card.
template <std::size_t Size>
std::optional<std::uint8_t> list_from_wire(const WireCards& in, std::array<Card, Size>& out) {
  if (in.size() > static_cast<int>(Size)) return std::nullopt;
  std::uint8_t count = 0;
  for (const int number : in) {
    const auto card = card_from_wire(number);
    if (!card) return std::nullopt;
    out[count++] = *card;
  }
  return count;
}

/// The seat with this number; empty if there are not that many seats.
inline std::optional<Seat> seat_from_wire(std::uint32_t seat, std::uint8_t seats) {
  if (seat >= seats) return std::nullopt;
  return Seat{static_cast<std::uint8_t>(seat)};
}

/// Writes a CardSet or a list of cards.
void add(const auto& cards, WireCards& out) {
  for (const Card card : cards)
    out.Add(to_wire(card));
}

}  // namespace cardroom::cards_wire
