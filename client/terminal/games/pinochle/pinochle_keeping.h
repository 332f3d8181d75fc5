#pragma once

#include <string>

#include "client/terminal/game_text.h"

/// Choosing twelve of 24 cards in Pinochle, line by line: cards are marked until there are twelve, and then kept.
namespace cardroom::terminal {

/// Which cards are marked and which are not, what the marked ones meld, and what can be typed.
Lines keeping_lines(const Asking& asking, const Style& style);

/// The number of marked cards, the cards themselves, and what they meld.
std::string marked_words(const Asking& asking, const Style& style);

/// Whether the number of marked cards is exactly the number to keep.
bool may_keep_marked(const Asking& asking);

/// "as kh" marks cards, "h" a suit, "-as" unmarks a card, "clear" unmarks all; "keep" keeps the marked cards, and "keep
/// as kh ..." these twelve.
TypedMove typed_keeping(const Asking& asking, std::string_view typed, const Style& style);

}  // namespace cardroom::terminal
