#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/games/cards_wire.h"
#include "common/games/pasur/pasur.h"

/// A game of Pasur as one viewer is told it, for every client: values and no words. Made from what the server says to
/// that viewer; what cannot be read is left out. Thread-safe: functions of their arguments.
///
/// People call a deal of the code a round, and a handout a deal; the names here are those of people.
namespace cardroom::pasur::story {

/// One event, and what only those before it say about it.
struct Beat {
  const wire::GameEvent*
      message;  ///< It says by whose doing it happened. Lives as long as what the beats were made of.
  Event event;
  std::uint16_t round = 0;      ///< From 1; 0: the beginning of the round has not been told.
  std::uint8_t deal = 0;        ///< Of the round, from 1.
  std::uint8_t deals = 0;       ///< In a round.
  bool begins_deal = false;     ///< Dealt: the first seat of a deal.
  bool follows_sur = false;     ///< Scored: after a sur was made or cancelled.
  bool changes_scores = false;  ///< Scored: other totals or surs than before.
  bool ends_round = false;      ///< Scored: the last of its round.
};
using Beats = std::span<const Beat>;

/// `seats`: in the game.
std::vector<Beat> beats_of(std::span<const wire::GameEvent> events, std::size_t seats);

/// From the beginning of the newest round on; all of them if that has not been told.
Beats newest_round(Beats beats);

/// Those that this message and later ones tell.
Beats since(Beats beats, const wire::GameEvent* message);

/// The newest; null: none is among them.
const Played* last_play(Beats beats);

/// Without seats for what is not a view of Pasur.
View view_of(const wire::GameView& message);
/// With how many points each seat stands, and how many surs each has. By seat of the game.
struct Score {
  int total = 0;
  int surs = 0;
  bool operator==(const Score&) const = default;
};
std::vector<Score> scores_of(const Table& table);
std::vector<Score> scores_of(const Scored& scored, std::size_t seats);

/// Seats, the best total first.
std::vector<Seat> ranked(const Table& table);
/// Those that have the best total.
std::vector<Seat> leaders(const Table& table);

/// Zero for a view without seats.
int deals_in(const Table& table);
int deck_size(const Table& table);

/// What a round is counted by.
struct Taken {
  std::array<CardSet, kSeatsMax> won{};  ///< By seat: with surs and sweep.
  std::array<std::uint8_t, kSeatsMax> surs{};
};
Taken taken_in(const Table& table);

/// A column of the sheet of a round.
struct Part {
  int count = 0;   ///< Of the cards, or surs.
  int points = 0;  ///< For them.
};
/// Clubs, the rows of kCardPoints (ten of diamonds, two of clubs, aces, jacks), surs.
using Parts = std::array<Part, kCardPoints.size() + 2>;
static_assert(kCardPoints.size() == 4, "the sheet has a column for each");
Parts parts_of(const Rules& rules, const Taken& taken, std::size_t seat);

/// A round of which the viewer has been told from its beginning to its end.
struct Round {
  std::uint16_t number = 0;
  Taken taken{};
  Scores totals{};                 ///< By seat, with this round.
  std::optional<Scores> before{};  ///< Without it; empty: the round before has not been told.
};
std::vector<Round> rounds_of(Beats beats);

/// Empty if that is not a list of moves of Pasur.
std::optional<Moves> moves_of(const wire::GameMoves& message);
/// All that a card picks up, depth first in the order of a fresh pack; none: it joins the pool.
std::vector<CardSet> captures_of(const Moves& moves, Card card);
/// Which rule a card of the hand breaks that is played so, as it is numbered on the wire. Precondition: one.
std::uint32_t rule_against(const Move& move, const Table& table);
/// The card 0 for what is not a move.
Move move_of(const wire::GameMove& message);
wire::GameMove message_of(const Move& move);

}  // namespace cardroom::pasur::story
