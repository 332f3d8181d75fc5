#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

/// The story of a game of Lucky Thirteen for one viewer, as values without words, shared by all clients. Read from the
/// server's messages to that viewer; malformed ones are left out. Thread-safe: functions of their arguments.
namespace cardroom::lucky_thirteen::story {

using beats::newest;
using beats::since;

/// One event, with what other events say about it.
struct Beat {
  const wire::GameEvent*
      message;  ///< Names the origin of the event. Points into the span that the beats were made from.
  Event event;
  int round = 0;                            ///< From 1; 0 before the first draw.
  bool begins_round = false;                ///< Drew.
  std::optional<Drew> drew{};               ///< Discarded: the draw before it, of the same seat.
  const wire::GameEvent* answer = nullptr;  ///< Drew: the discard that follows it; null: it has not been made yet.
};
using Beats = std::span<const Beat>;

/// `missed`: draws before the first of the events.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, int missed = 0);
/// Draws that the view has and these events do not contain.
int draws_missed(const View& view, std::span<const wire::GameEvent> events);

/// Empty if the message is not a valid view of Lucky Thirteen.
inline constexpr auto& view_of = beats::view_of<Wire>;
/// The present round, from 1; 0 before the deal. After the last discard: the last one.
int round_of(const View& view);
/// The seat that made a discard, given by its index among all discards.
constexpr Seat seat_of_discard(std::size_t discard) {
  return Seat{static_cast<std::uint8_t>(discard % kSeats)};
}
/// The discards of that seat, oldest first.
std::vector<Card> discards_of(const View& view, Seat seat);
/// The viewer's cards in the order of their arrival: dealt ones in the order of the pack, then drawn ones.
std::vector<Card> hand_as_drawn(const View& view);
/// The card that has just been drawn into the viewer's hand.
std::optional<Card> drawn_card(const View& view);

/// A card that counts in a result.
struct Counted {
  Card card{};
  bool is_public = false;
};
/// The cards that make thirteen, private ones first; without thirteen the hand.
std::vector<Counted> counted_cards(const Result& result);

/// The seats that have thirteen.
struct Thirteens {
  int count = 0;
  std::optional<Seat> alone{};  ///< The only one.
};
Thirteens thirteens_in(const Results& results);
/// The results in the beats; empty until all hands are shown.
std::optional<Results> results_of(Beats beats);

/// Empty if that is not a list of moves of Lucky Thirteen.
inline constexpr auto& moves_of = beats::moves_of<Wire>;
/// Empty if that is not a move.
inline constexpr auto& move_of = beats::move_of<Wire>;
inline constexpr auto& message_of = beats::message_of<Wire, Move>;

}  // namespace cardroom::lucky_thirteen::story
