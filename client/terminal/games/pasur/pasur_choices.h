#pragma once

#include <span>
#include <string>
#include <vector>

#include "client/games/pasur/story.h"
#include "client/terminal/game_text.h"

/// The moves of Pasur as a person is shown them. An ace can have a hundred, so that they are not always all listed.
namespace cardroom::terminal {

using PasurChoices = std::vector<pasur::Move>;

/// All of them, by card; of each card what brings most comes first.
PasurChoices pasur_choices(const Asking& asking);

/// "7♥ picks up 4♣", "5♣ joins the pool".
std::string choice_words(const pasur::Move& choice, const pasur::Table& table, const Style& style);

/// Numbered; of a card with very many only the first, and how to see the others.
Lines choice_lines(const PasurChoices& choices, const pasur::Table& table, const Style& style);

/// "Which cards does 7♥ pick up? Type 1 for 4♣ or 2 for A♠ 3♦; or the cards themselves: 7h 4c." Of the choices those
/// that pick up all of `among`. Empty if there are none.
std::string capture_question(const PasurChoices& choices, Card card, std::span<const Card> among,
                             const pasur::Table& table, const Style& style);

}  // namespace cardroom::terminal
