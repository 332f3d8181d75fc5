#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cardroom/cards/v1/card.pb.h"
#include "common/cards/card.h"

/// The formatting of cards, names and lines for a terminal.
namespace cardroom::terminal {

/// The capabilities of the terminal. No information is conveyed by colour alone.
struct Style {
  bool colours = false;
  bool symbols = true;  ///< ♠♥♦♣; otherwise S, H, D, C.
  bool operator==(const Style&) const = default;
};

/// "10♥", "Q♠"; "?" for an invalid card.
std::string card(cards::v1::Card card, const Style& style);
std::string card(Card card, const Style& style);

/// A card as a person types it: "7d", "10H", "th", "Q♠"; empty for anything else.
std::optional<cards::v1::Card> parse_card(std::string_view typed);
std::optional<Card> card_of(std::string_view typed);

/// Highlights text that a person looks for first: "Your turn", the winner.
std::string strong(std::string_view text, const Style& style);

/// Marks text that a person must not overlook.
std::string warning(std::string_view text, const Style& style);

/// A name or text from the wire, made safe for a terminal: nothing in it can move the cursor or reorder the line.
std::string shown(std::string_view from_wire);

/// "Kari", "Kari and Ola", "Kari, Ola and Per".
std::string listed(std::span<const std::string> words, std::string_view before_last = " and ");

/// Appends a member to a list, with the separator between members.
void add(std::string& list, std::string_view member, std::string_view separator = ", ");

/// A list or set of cards, separated by spaces: "4♥ 2♦".
std::string cards_line(const auto& cards, const Style& style) {
  std::string line;
  for (const Card one : cards)
    add(line, card(one, style), " ");
  return line;
}
std::string cards_line(const google::protobuf::RepeatedField<int>& cards, const Style& style);

/// "1 point", "2 points".
std::string counted(long number, std::string_view one, std::string_view many);

/// "1 point", "2 points".
inline std::string points_words(long number) {
  return counted(number, "point", "points");
}

/// A row in a table that maps the protocol's numbers to words.
struct NumberWords {
  int number;
  std::string_view words;
};

/// Empty for a number that is not in the table.
std::string_view words_for(std::span<const NumberWords> table, int number);

/// The text with each "{name}" replaced by its value.
std::string filled(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string_view>> values);

/// The width of the text in columns: every character counts as one, colours and direction marks as zero.
std::size_t width(std::string_view text);

/// Appends spaces up to that width; wider text is not changed.
std::string padded(std::string text, std::size_t columns);

/// Like padded(), but with leading spaces, for numbers in a column.
std::string right_aligned(std::string_view text, std::size_t columns);

/// Wraps at spaces so that no line is wider than `columns`. A longer word is not split (a link must stay whole).
/// Continuation lines are indented like the first line, and further if it begins with a number.
std::string wrapped(std::string_view line, std::size_t columns);

}  // namespace cardroom::terminal
