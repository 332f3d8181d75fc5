#include "client/terminal/style.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "client/core/direction.h"
#include "common/protocol/name_text.h"

namespace cardroom::terminal {
namespace {

constexpr std::string_view kReset = "\x1b[0m";
constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kYellow = "\x1b[33m";

/// The maximum number of characters shown of a server's text; names are shorter.
constexpr std::size_t kShownMax = 200;

std::string with(std::string_view sign, std::string_view text, const Style& style) {
  if (!style.colours) return std::string{text};
  return std::string{sign} + std::string{text} + std::string{kReset};
}

std::size_t count_of(std::string_view sign, std::string_view text) {
  std::size_t count = 0;
  for (auto at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at + sign.size()))
    ++count;
  return count;
}

std::size_t indent_of(std::string_view line) {
  const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t digits = std::min(line.find_first_not_of("0123456789", blanks), line.size());
  if (digits == blanks || !line.substr(digits).starts_with("  ")) return blanks;
  return digits + 2;
}

}  // namespace

std::string card(cards::v1::Card card, const Style& style) {
  if (card < cards::v1::CARD_ACE_OF_SPADES || card > cards::v1::CARD_TWO_OF_CLUBS) return "?";
  const auto kind = static_cast<Card>(card - 1);
  constexpr std::array<std::string_view, 4> kSymbols{"♠", "♥", "♦", "♣"};
  const auto suit = static_cast<std::size_t>(suit_of(kind));
  const char rank = card_text(kind).front();
  std::string text = rank == 'T' ? "10" : std::string(1, rank);
  text += style.symbols ? kSymbols[suit] : text::kSuits.substr(suit, 1);
  const bool red = suit_of(kind) == Suit::hearts || suit_of(kind) == Suit::diamonds;
  return red ? with(kRed, text, style) : text;
}

std::optional<cards::v1::Card> parse_card(std::string_view typed) {
  std::string upper{typed};
  std::ranges::transform(upper, upper.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (upper.starts_with('T')) upper.replace(0, 1, "10");
  for (int number = cards::v1::CARD_ACE_OF_SPADES; number <= cards::v1::CARD_TWO_OF_CLUBS; ++number) {
    const auto one = static_cast<cards::v1::Card>(number);
    if (card(one, {.symbols = false}) == upper || card(one, {.symbols = true}) == upper) return one;
  }
  return std::nullopt;
}

std::string card(Card one, const Style& style) {
  return card(static_cast<cards::v1::Card>(one + cards::v1::CARD_ACE_OF_SPADES), style);
}

std::optional<Card> card_of(std::string_view typed) {
  const auto number = parse_card(typed);
  return number ? std::optional{static_cast<Card>(*number - cards::v1::CARD_ACE_OF_SPADES)} : std::nullopt;
}

std::string cards_line(const google::protobuf::RepeatedField<int>& cards, const Style& style) {
  std::string line;
  for (const int one : cards)
    add(line, card(static_cast<cards::v1::Card>(one), style), " ");
  return line;
}

std::string strong(std::string_view text, const Style& style) {
  return with(kBold, text, style);
}

std::string warning(std::string_view text, const Style& style) {
  return with(kYellow, text, style);
}

std::string shown(std::string_view from_wire) {
  return is_line(from_wire, kShownMax) ? client::isolated(from_wire) : "(a text that cannot be shown)";
}

std::string listed(std::span<const std::string> words, std::string_view before_last) {
  std::string list;
  for (const std::string& word : words) {
    if (&word != &words.front()) list += &word == &words.back() ? before_last : ", ";
    list += word;
  }
  return list;
}

void add(std::string& list, std::string_view member, std::string_view separator) {
  if (!list.empty()) list += separator;
  list += member;
}

std::string counted(long number, std::string_view one, std::string_view many) {
  return std::to_string(number) + " " + std::string{number == 1 ? one : many};
}

std::string_view words_for(std::span<const NumberWords> table, int number) {
  const auto row = std::ranges::find(table, number, &NumberWords::number);
  return row == table.end() ? std::string_view{} : row->words;
}

std::string filled(std::string_view text, std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
  std::string all{text};
  for (const auto& [name, value] : values) {
    const std::string place = "{" + std::string{name} + "}";
    if (const auto at = all.find(place); at != std::string::npos) all.replace(at, place.size(), value);
  }
  return all;
}

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  bool escape = false;
  for (const char c : text) {
    if (c == '\x1b') escape = true;
    if (!escape && (static_cast<unsigned char>(c) & 0xC0) != 0x80) ++columns;
    if (escape && c == 'm') escape = false;
  }
  return columns - count_of(client::kIsolate, text) - count_of(client::kPopIsolate, text);
}

std::string padded(std::string text, std::size_t columns) {
  return text.append(columns - std::min(columns, width(text)), ' ');
}

std::string right_aligned(std::string_view text, std::size_t columns) {
  return std::string(columns - std::min(columns, width(text)), ' ') + std::string{text};
}

std::string wrapped(std::string_view line, std::size_t columns) {
  if (width(line) <= columns) return std::string{line};
  const std::size_t indent = indent_of(line);
  std::string result{line.substr(0, indent)};
  std::size_t used = indent;
  std::size_t isolates = 0;  // Open isolates, which the end of a line would close.
  for (std::size_t at = indent; at < line.size();) {
    const auto end = std::min(line.find(' ', std::max(at, line.find_first_not_of(' ', at))), line.size());
    std::string_view word = line.substr(at, end - at);  // Including the spaces before it.
    at = end;
    if (used > indent && used + width(word) > columns) {
      word.remove_prefix(std::min(word.find_first_not_of(' '), word.size()));
      if (isolates > 0) result += client::kPopIsolate;
      result += "\n" + std::string(indent, ' ');
      if (isolates > 0) result += client::kIsolate;
      used = indent;
    }
    result += word;
    used += width(word);
    isolates += count_of(client::kIsolate, word);
    isolates -= count_of(client::kPopIsolate, word);
  }
  return result;
}

}  // namespace cardroom::terminal
