#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "client/games/chapter.h"
#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"

/// The story of a Lucky Thirteen game for one viewer, as values rather than words, shared by all clients. Read from the
/// server's messages to that viewer; malformed ones are skipped. Thread-safe: pure functions.
namespace cardroom::lucky_thirteen::story {

using beats::newest;
using beats::since;

/// One event, with details from other events.
struct Beat {
  const wire::GameEvent* message;  ///< The source of the event. Points into the span of messages.
  Event event;
  int round = 0;                            ///< From 1; 0 before the first draw.
  bool begins_round = false;                ///< For Drew: whether it is the first draw of a round.
  std::optional<Drew> drew{};               ///< For Discarded: the same seat's draw before it.
  const wire::GameEvent* answer = nullptr;  ///< For Drew: the discard that follows it; null if not yet made.
};
using Beats = std::span<const Beat>;

/// `missed`: the number of draws before the first event.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, int missed = 0);
/// The number of draws that the view includes but these events do not.
int draws_missed(const View& view, std::span<const wire::GameEvent> events);

/// Empty if the message is not a valid Lucky Thirteen view.
inline constexpr auto& view_of = beats::view_of<Wire>;
/// The current round, from 1; 0 before the deal. After the last discard, still the last round.
int round_of(const View& view);
client::Chapter chapter_of(const table::v1::TableUpdate& update);
/// Always empty: this game has no landmarks.
std::optional<client::Landmark> landmark_of(const wire::GameEvent& event);
/// Turns what one player sees into what a spectator sees: leaves out the player's own cards. Precondition: the message
/// is of this kind.
void leave_own_out(wire::GameView& view);
void leave_own_out(wire::GameEvent& event);
/// The seat that made the discard with this index among all discards.
constexpr Seat seat_of_discard(std::size_t discard) {
  return Seat{static_cast<std::uint8_t>(discard % kSeats)};
}
/// A seat's discards, oldest first.
std::vector<Card> discards_of(const View& view, Seat seat);

/// A round in which every seat has discarded.
struct Round {
  int number = 0;                     ///< From 1.
  std::array<Card, kSeats> discards;  ///< By seat, which is also the order of play.
};
/// The last such round; empty during the first.
std::optional<Round> last_round(const View& view);
/// The viewer's cards in order of arrival: the dealt ones in pack order, then the drawn ones.
std::vector<Card> hand_as_drawn(const View& view);
/// The card that has just been drawn into the viewer's hand; empty if there is none.
std::optional<Card> drawn_card(const View& view);

/// A card that counts in a result.
struct Counted {
  Card card{};
  bool is_public = false;
};
/// The cards that make thirteen, private ones first; the hand if there is no thirteen.
std::vector<Counted> counted_cards(const Result& result);

/// The values with which the counted_cards() make thirteen, in the same order; empty if there is no thirteen.
std::vector<std::uint8_t> values_of_thirteen(const Result& result);

/// The number of seats that make thirteen.
struct Thirteens {
  int count = 0;
  std::optional<Seat> alone{};  ///< The seat, if there is only one.
};
Thirteens thirteens_in(const Results& results);
/// The points that a hand brings at the end.
enum class Brings : std::uint8_t {
  nothing,   ///< Only others have thirteen.
  hundred,   ///< It is the only one with thirteen.
  products,  ///< The products of its counted_cards().
};
Brings brings(const Results& results, const Result& result);
/// The order in which the hands are counted at the end: clockwise from seat 0, and those with the most points last.
std::vector<Seat> counting_order(const Results& results);
/// The rank of a card and the factor that it is multiplied by.
struct Product {
  int rank = 0;
  int factor = 0;
};
Product product_of(const Counted& counted);
/// The results in the beats; empty until all hands are shown.
std::optional<Results> results_of(Beats beats);

/// Empty if the message is not a list of Lucky Thirteen moves.
inline constexpr auto& moves_of = beats::moves_of<Wire>;
/// Empty if the message is not a Lucky Thirteen move.
inline constexpr auto& move_of = beats::move_of<Wire>;
inline constexpr auto& message_of = beats::message_of<Wire, Move>;

}  // namespace cardroom::lucky_thirteen::story
