#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "client/games/beats.h"
#include "client/games/chapter.h"
#include "common/games/pasur/pasur_wire.h"

/// The story of a Pasur game for one viewer, as values rather than words, shared by all clients. It is read from the
/// messages that the server sends to that viewer; malformed messages are skipped. Thread-safe: pure functions.
///
/// The code of the rules says "deal" and "handout" where players say "round" and "deal"; this file uses the players'
/// terms.
namespace cardroom::pasur::story {

using beats::newest;
using beats::since;

/// One event, with details that depend on earlier events.
struct Beat {
  /// The source of the event. Points into the span from which the beats were made.
  const wire::GameEvent* message;
  Event event;
  std::uint16_t round = 0;      ///< From 1; 0 if the viewer has not seen the round begin.
  std::uint8_t deal = 0;        ///< The number of the deal in its round, from 1.
  std::uint8_t deals = 0;       ///< The number of deals in a round.
  bool begins_deal = false;     ///< For Dealt: whether it is the first seat of a deal.
  bool follows_sur = false;     ///< For Scored: whether a sur was made or cancelled just before.
  bool changes_scores = false;  ///< For Scored: whether the totals or surs have changed.
  bool ends_round = false;      ///< For Scored: whether it is the last of its round.
};
using Beats = std::span<const Beat>;

/// `seats`: the number of seats in the game.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, std::size_t seats);

/// The beats of the newest round; all of them if its beginning is missing.
Beats newest_round(Beats beats);

/// The newest play; null if there is none.
const Played* last_play(Beats beats);
/// The newest play that picked up cards; null if there is none.
const Played* last_capture(Beats beats);

/// Returns a view without seats if the message is not a Pasur view.
View view_of(const wire::GameView& message);
client::Chapter chapter_of(const table::v1::TableUpdate& update);
/// A sur that was made or taken away; empty for any other event.
std::optional<client::Landmark> landmark_of(const wire::GameEvent& event);
/// Turns what one player sees into what a spectator sees: leaves out the player's own cards. Precondition: the message
/// is of this kind.
void leave_own_out(wire::GameView& view);
void leave_own_out(wire::GameEvent& event);

/// The points and surs of one seat. Lists of scores are indexed by seat.
struct Score {
  int total = 0;
  int surs = 0;
  bool operator==(const Score&) const = default;
};
std::vector<Score> scores_of(const Table& table);
std::vector<Score> scores_of(const Scored& scored, std::size_t seats);

/// The seats, best total first.
std::vector<Seat> ranked(const Table& table);
/// The seats with the best total.
std::vector<Seat> leaders(const Table& table);

/// This and deck_size() are 0 for a view without seats.
int deals_in(const Table& table);
int deck_size(const Table& table);

/// The values from which a round's score is computed.
struct Taken {
  std::array<CardSet, kSeatsMax> won{};  ///< By seat, including cards won with a sur or in the sweep.
  std::array<std::uint8_t, kSeatsMax> surs{};
};
Taken taken_in(const Table& table);

/// A column of a round's score sheet.
struct Part {
  int count = 0;   ///< The number of cards or surs.
  int points = 0;  ///< The points for them.
};
/// The columns: clubs, the rows of kCardPoints (ten of diamonds, two of clubs, aces, jacks), surs.
using Parts = std::array<Part, kCardPoints.size() + 2>;
static_assert(kCardPoints.size() == 4, "the sheet has a column for each");
Parts parts_of(const Rules& rules, const Taken& taken, std::size_t seat);

/// A round that the viewer has seen from its beginning to its end.
struct Round {
  std::uint16_t number = 0;
  Taken taken{};
  Scores totals{};                 ///< The totals by seat after this round.
  std::optional<Scores> before{};  ///< The totals before this round; empty if the previous round was not seen.
};
std::vector<Round> rounds_of(Beats beats);

/// What a seat has won in the rounds that have ended.
struct Haul {
  int rounds = 0;
  int surs = 0;  ///< Those that nobody cancelled.
  int clubs = 0;
  int aces = 0;
};
Haul haul_of(Beats beats, Seat seat);

/// Empty if the message is not a list of Pasur moves.
inline constexpr auto& moves_of = beats::moves_of<Wire>;
/// Every set of cards that a card may pick up, depth first in the order of a fresh pack; empty if it joins the pool.
std::vector<CardSet> captures_of(const Moves& moves, Card card);
/// The wire number of the rule that this move breaks. Precondition: the move breaks a rule, and its card is in the
/// hand.
std::uint32_t rule_against(const Move& move, const Table& table);
/// Returns a move with card 0 if the message is not a Pasur move.
Move move_of(const wire::GameMove& message);
inline constexpr auto& message_of = beats::message_of<Wire, Move>;

}  // namespace cardroom::pasur::story
