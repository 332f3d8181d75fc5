#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

/// A game of Lucky Thirteen as one viewer is told it, for every client: values and no words. Made from what the server
/// says to that viewer; what cannot be read is left out. Thread-safe: functions of their arguments.
namespace cardroom::lucky_thirteen::story {

using beats::newest;
using beats::since;

/// One event, and what others say about it.
struct Beat {
  const wire::GameEvent*
      message;  ///< It says by whose doing it happened. Lives as long as what the beats were made of.
  Event event;
  int round = 0;                            ///< From 1; 0 before the first draw.
  bool begins_round = false;                ///< Drew.
  std::optional<Drew> drew{};               ///< Discarded: the draw before it, of the same seat.
  const wire::GameEvent* answer = nullptr;  ///< Drew: the discard that follows it; null: it has not been made.
};
using Beats = std::span<const Beat>;

/// `missed`: draws before the first of the events.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, int missed = 0);
/// Draws that the view has and these events do not tell.
int draws_missed(const View& view, std::span<const wire::GameEvent> events);

/// Empty if the message is not a valid view of Lucky Thirteen.
std::optional<View> view_of(const wire::GameView& message);
/// The round that is played, from 1; 0 before the deal. After the last discard: the last one.
int round_of(const View& view);
/// Whose discard it was, by its place among all.
constexpr Seat seat_of_discard(std::size_t discard) {
  return Seat{static_cast<std::uint8_t>(discard % kSeats)};
}
/// What that seat has laid down, oldest first.
std::vector<Card> discards_of(const View& view, Seat seat);
/// The viewer's cards as they came into the hand: dealt ones in the order of the pack, then drawn ones.
std::vector<Card> hand_as_drawn(const View& view);
/// The card that has just been drawn and waits in the viewer's hand.
std::optional<Card> drawn_card(const View& view);

/// A card that counts in a result.
struct Counted {
  Card card{};
  bool is_public = false;
};
/// The cards that make thirteen, private ones first; without thirteen the hand.
std::vector<Counted> counted_cards(const Result& result);

/// Who has thirteen.
struct Thirteens {
  int count = 0;
  std::optional<Seat> alone{};  ///< The only one.
};
Thirteens thirteens_in(const Results& results);
/// Of the beats that show them; empty until all hands are shown.
std::optional<Results> results_of(Beats beats);

/// Empty if that is not a list of moves of Lucky Thirteen.
std::optional<Moves> moves_of(const wire::GameMoves& message);
/// Empty if that is not a move.
std::optional<Move> move_of(const wire::GameMove& message);
wire::GameMove message_of(const Move& move);

}  // namespace cardroom::lucky_thirteen::story
