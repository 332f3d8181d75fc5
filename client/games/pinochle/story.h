#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "client/games/chapter.h"
#include "common/games/pinochle/pinochle_wire.h"
#include "common/games/pinochle/worth.h"

/// The story of a Pinochle game for one viewer, as values rather than words, shared by all clients. It is read from the
/// messages that the server sends to that viewer; malformed messages are skipped. Thread-safe: pure functions.
namespace cardroom::pinochle::story {

using beats::newest;
using beats::since;

using Reckonings = std::array<Reckoning, kSeats>;  ///< By seat.

/// One event, with details that depend on earlier events.
struct Beat {
  /// The source of the event. Points into the span from which the beats were made.
  const wire::GameEvent* message;
  Event event;
  int plays = 0;                         ///< The number of cards played to tricks before it.
  bool is_second = false;                ///< For Took and Drew: whether the other seat has already done so.
  std::optional<Played> completed_by{};  ///< For WonTrick: the second card of the trick.
  Reckonings points{};                   ///< The points so far, including those of this event.

  /// The trick of a Played event, from 1.
  int trick() const { return plays / 2 + 1; }
  bool leads() const { return plays % 2 == 0; }
};
using Beats = std::span<const Beat>;

/// `now`: the current table, for the score of a viewer who may not have been sent the earliest events.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, const Table& now = {});

/// Empty if the message is not a Pinochle view.
inline constexpr auto& view_of = beats::view_of<Wire>;

/// The moment that everybody looks at. `paused`: whether the table is in a pause.
constexpr Moment moment_shown(const Table& table, bool paused) {
  return paused ? table.moment() : Moment::none;
}
/// The phase to show: while everybody looks at the trump or at the card taken, the phase that has brought it about.
Phase phase_shown(const Table& table, bool paused);
/// Whether the melds are laid out, and the first card has not been led yet.
bool melds_lie(const Table& table);
client::Chapter chapter_of(const table::v1::TableUpdate& update);
/// The end of the bidding, or the melds; empty for any other event.
std::optional<client::Landmark> landmark_of(const wire::GameEvent& event);
/// Turns what one player sees into what a spectator sees: leaves out the player's own cards. Precondition: the message
/// is of this kind.
void leave_own_out(wire::GameView& view);
void leave_own_out(wire::GameEvent& event);

/// A bid, and the seat that made it.
struct Bid {
  Seat seat{};
  int amount = 0;
};
std::vector<Bid> bids_of(const Table& table);
/// The trick in progress, from 1; after the last trick, still that one. Precondition: the tricks have begun.
int trick_of(const Table& table);
/// The number of tricks that a seat has won.
int tricks_won(const Table& table, Seat seat);
/// A complete trick.
struct Trick {
  int number = 0;  ///< From 1.
  Seat leader{};
  std::array<Card, 2> cards{};  ///< The leader's first.
  Seat winner{};
  int points = 0;
};
/// The last one; empty before the end of the first.
std::optional<Trick> last_trick(const Table& table);
/// The suit of the led card until the other seat has followed; otherwise empty.
std::optional<Suit> led_suit(const Table& table);
Reckonings reckonings_of(const Table& table);
/// The bid winner if that seat fell short of its bid; empty before the end.
std::optional<Seat> fallen_short(const Table& table);

/// How the bidder's points compare with the bid.
struct BidKept {
  Seat bidder{};
  int bid = 0;    ///< 0: nobody has bid.
  int spare = 0;  ///< The points beyond the bid; negative: the points that are missing.
};
/// Empty before the bidding is over.
std::optional<BidKept> bid_kept(const Table& table);

/// The melds of these cards with this trump, under the rules of the game.
Melds melds_with(const Table& table, Cards cards, Suit trump);
/// The melds of these cards with each suit as trump.
std::array<Melds, 4> melds_by_trump(const Table& table, Cards cards);

/// What a bidder's hand is worth with each suit as trump, the best first; empty outside the bidding, and for anything
/// but a whole hand.
std::vector<Worth> worths(const Table& table, Cards hand);

/// Empty if the message is not a list of Pinochle moves.
inline constexpr auto& moves_of = beats::moves_of<Wire>;
/// The range of legal bids, apart from a pass; both 0 if there are none. Precondition: Phase::bidding.
struct BidRange {
  int least = 0;
  int most = 0;
};
BidRange bid_range(const Moves& moves);
/// How the seat whose turn it is must follow the card that was led.
enum class Following : std::uint8_t {
  freely,  ///< With any card; also if the seat leads.
  higher,  ///< With a higher card of the same suit.
  trump,
};
/// `hand`: the hand of the seat whose turn it is.
Following following_of(const Table& table, const Moves& moves, Cards hand);

/// Empty if the message is not a Pinochle move.
inline constexpr auto& move_of = beats::move_of<Wire>;
inline constexpr auto& message_of = beats::message_of<Wire, Move>;

}  // namespace cardroom::pinochle::story
