#pragma once

#include <span>
#include <string>

#include "client/games/pasur/story.h"
#include "client/terminal/game_text.h"

/// The scores of Pasur, in words and as a sheet at the end of each round.
namespace cardroom::terminal {

/// "You 12, Kari 9 with 1 sur"
std::string scores_of_all(std::span<const pasur::story::Score> scores, const Cast& cast);

/// The last of the rounds: what everybody has in it, and how the totals came about. Totals of rounds of which the
/// viewer has not been told are left out. Precondition: there is a round.
void sheet_lines(std::span<const pasur::story::Round> rounds, const Cast& cast, const Style& style, Lines& lines);

}  // namespace cardroom::terminal
