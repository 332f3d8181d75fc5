#pragma once

#include <string>

#include "client/terminal/game_text.h"

/// Choosing twelve of 24 cards in Pinochle, line by line: cards are marked until there are twelve, and then kept.
namespace cardroom::terminal {

/// What is marked and what is not, what the marked cards meld, and what can be typed.
Lines keeping_lines(const Asking& asking, const Style& style);

/// How many are marked, which, and what they meld.
std::string marked_words(const Asking& asking, const Style& style);

/// Whether as many are marked as are kept.
bool may_keep_marked(const Asking& asking);

/// "as kh" marks cards, "h" a suit, "-as" takes a mark away, "clear" all of them; "keep" keeps the marked ones, and
/// "keep as kh ..." these twelve.
TypedMove typed_keeping(const Asking& asking, std::string_view typed, const Style& style);

}  // namespace cardroom::terminal
