#pragma once

#include <span>
#include <string>
#include <string_view>

#include "client/games/pasur/story.h"
#include "client/terminal/game_text.h"

/// Pasur rounds, the pool and the scores in words, and the score sheet at the end of each round. What the code calls a
/// deal is called a round here, and a handout is called a deal.
namespace cardroom::terminal {

/// Moves are listed by card; for each card all captures, the most valuable first. Typed: "7h" if it has only one
/// meaning, "7h 4c", "7h 3" for the third of all moves. Part of a capture ("7h 2h") is answered with the captures that
/// contain it.
extern const MoveText kPasurMoves;

inline constexpr std::string_view kPasurHowToMove =
    "In your turn: the number of a move; or a card, and where it can take different cards also those: 7h, or 7h as "
    "3d.";

/// "Round 2, deal 3 of 6, 16 cards in the deck."
std::string round_words(const pasur::Table& table);
/// "In the pool: 4♣ A♠."
std::string pool_words(const pasur::Table& table, const Style& style);

/// "You 12, Kari 9 with 1 sur"
std::string scores_of_all(std::span<const pasur::story::Score> scores, const Cast& cast);

/// The newest round: what everybody has scored in it, and how the totals were reached. Totals of rounds that the viewer
/// has not seen are left out. Precondition: there is a round.
void sheet_lines(std::span<const pasur::story::Round> rounds, const Cast& cast, const Style& style, Lines& lines);

}  // namespace cardroom::terminal
