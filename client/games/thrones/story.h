#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "client/games/chapter.h"
#include "common/games/thrones/thrones_wire.h"

/// The story of a game of Game of Thrones for one viewer, as values rather than words, shared by all clients. It is
/// read from the messages that the server sends to that viewer; malformed messages are skipped. Thread-safe: pure
/// functions.
namespace cardroom::thrones::story {

using beats::newest;
using beats::since;

using Piles = std::array<Pile, kPiles>;
using Points = std::array<int, kPiles>;  ///< By team.

/// One event, with details that depend on earlier events.
struct Beat {
  /// The source of the event. Points into the span from which the beats were made.
  const wire::GameEvent* message;
  Event event;
  int play = 0;          ///< For Played and Passed: the number of the play, from 1.
  bool doubled = false;  ///< For Played: whether the card has the rank of the one below it.
  Points scores{};       ///< The scores after this event.
};
using Beats = std::span<const Beat>;

/// `now`: the current board, for the scores of a viewer who may not have been sent the earliest events.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, const Board& now = {});

/// Returns a view from before the deal if the message is not a Game of Thrones view.
View view_of(const wire::GameView& message);

/// The play in progress, from 1; 0 before the deal. At the end, still the last one.
int play_of(const Board& board);
/// Whether a battle has been fought, and its piles are still shown. `paused`: whether the table is in a pause.
constexpr bool battle_shown(const Board& board, bool paused) {
  return board.fought() && (paused || board.stage == Stage::over);
}
/// The same as play_of(), but while a play's battle is shown, that play.
int play_shown(const Board& board, bool paused);
client::Chapter chapter_of(const table::v1::TableUpdate& update);
/// A battle; empty for any other event.
std::optional<client::Landmark> landmark_of(const wire::GameEvent& event);
/// Turns what one player sees into what a spectator sees: leaves out the player's own cards. Precondition: the message
/// is of this kind.
void leave_own_out(wire::GameView& view);
void leave_own_out(wire::GameEvent& event);
/// The turn within that play, from 1; 0 before the deal and at the end.
int turn_of(const Board& board);
/// The piles to which the next card goes: empty ones once the current piles have fought.
Piles piles_of(const Board& board);
/// The piles of a play that has ended, as they fought. `play`: from 1.
Piles piles_of(const Board& board, int play);
/// A play that has ended.
struct Fight {
  int play = 0;                                 ///< From 1.
  std::array<std::vector<Card>, kPiles> cards;  ///< By pile, the heart first.
  Piles piles;
  Battle battle{};
};
/// The last one; empty during the first.
std::optional<Fight> last_fight(const Board& board);
/// By team: the number of battles that brought it more points than the other.
std::array<int, kPiles> battles_won(const Board& board);
/// The most points that a single battle has brought a team so far.
int best_battle(const Board& board, std::size_t team);
/// The piles after this move; empty if the rules forbid it. Precondition: the seat whose turn it is holds the card.
std::optional<Piles> piles_after(const Board& board, const Move& move);
/// The battle between these piles; empty if one of them has no heart.
std::optional<Battle> battle_of(const Piles& piles);

/// One of the two attacks of a battle.
struct Attack {
  std::size_t attacker = 0;  ///< The attacking pile.
  int attack = 0;
  int defence = 0;  ///< The other pile's defence.
  bool succeeds = false;
  int points = 0;  ///< The points that winner() gets.
  bool operator==(const Attack&) const = default;

  /// The team that gets the points.
  std::size_t winner() const { return succeeds ? attacker : 1 - attacker; }
};
Attack attack_of(const Battle& battle, std::size_t attacker);

/// Empty if the message is not a list of Game of Thrones moves.
inline constexpr auto& moves_of = beats::moves_of<Wire>;
/// Empty if the message is not a Game of Thrones move.
inline constexpr auto& move_of = beats::move_of<Wire>;
inline constexpr auto& message_of = beats::message_of<Wire, Move>;
/// The wire number of the rule that the move would break; 0 if none. Precondition: it is a seat's turn.
std::uint32_t rule_against(const Board& board, const Move& move);
/// The rule that the card would break on the first pile that does not allow it; 0 if both piles allow it.
std::uint32_t rule_against(const Board& board, Card card);

}  // namespace cardroom::thrones::story
