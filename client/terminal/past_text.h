#pragma once

#include <string>
#include <string_view>

#include "client/archive/statistics.h"
#include "client/games/chapter.h"
#include "client/terminal/game_text.h"
#include "client/terminal/terminal_io.h"

/// The wording for finished games.
namespace cardroom::terminal {

/// "Pasur with Selma and 2 bots: won, 64 to 51. Tuesday, 21:05, 27 minutes."
std::string past_words(const DatedGame& game, client::Day today);

/// What a game can be found by besides names: its title and date.
std::string search_words(const DatedGame& game, client::Day today);

/// The figures about the games of one kind, line by line.
Lines statistics_lines(const client::Statistics& statistics, const std::string& title, const std::string& since,
                       const std::string& best_day);

/// "Round 3", "Melds"; "The deal" for a part without a name.
std::string chapter_words(const client::Chapter& chapter);

/// "Kari makes a sur", "the piles fight".
std::string landmark_words(const client::Landmark& landmark, const Cast& players);

}  // namespace cardroom::terminal
