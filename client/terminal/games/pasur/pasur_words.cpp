#include "client/terminal/games/pasur/pasur_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cardroom::terminal {
namespace {

/// The width of a column, including the spaces before it. All columns fit on a line with the longest name.
constexpr std::size_t kColumn = 7;
constexpr std::size_t kTotalColumn = 5;
/// The maximum number of rounds whose totals fit on a line next to the longest name.
constexpr std::size_t kRoundsShown = 10;
/// The minimum width of the name column.
constexpr std::size_t kNameColumn = 8;

/// A number; a dash for zero, which is easier to skip.
std::string count_cell(int count) {
  return right_aligned(count == 0 ? "-" : std::to_string(count), kColumn);
}

std::size_t name_column(std::size_t seats, const Cast& cast) {
  std::size_t column = kNameColumn;
  for (std::uint32_t seat = 0; seat < seats; ++seat)
    column = std::max(column, width(cast.subject(seat)));
  return column;
}

}  // namespace

std::string round_words(const pasur::Table& table) {
  return "Round " + std::to_string(table.number) + ", deal " + std::to_string(table.handout()) + " of " +
         std::to_string(pasur::story::deals_in(table)) + ", " +
         counted(pasur::story::deck_size(table), "card", "cards") + " in the deck.";
}

std::string pool_words(const pasur::Table& table, const Style& style) {
  return table.pool_size == 0 ? "The pool is empty." : "In the pool: " + cards_line(table.pool_cards(), style) + ".";
}

std::string scores_of_all(std::span<const pasur::story::Score> scores, const Cast& cast) {
  std::string words;
  for (std::uint32_t seat = 0; seat < scores.size(); ++seat) {
    add(words, cast.subject(seat) + " " + std::to_string(scores[seat].total));
    if (scores[seat].surs > 0) words += " with " + counted(scores[seat].surs, "sur", "surs");
  }
  return words;
}

void sheet_lines(std::span<const pasur::story::Round> rounds, const Cast& cast, const Style& style, Lines& lines) {
  const std::size_t seats = std::min(cast.names.size(), kSeatsMax);
  const std::size_t names = name_column(seats, cast);
  std::string head = padded("Taken", names);  // Counts, not points.
  for (const std::string& title : std::initializer_list<std::string>{
           "Clubs", card(cards::v1::CARD_TEN_OF_DIAMONDS, style), card(cards::v1::CARD_TWO_OF_CLUBS, style), "Aces",
           "Jacks", "Surs", "Round", "Total"})
    head += right_aligned(title, kColumn);
  lines.push_back(std::move(head));
  const pasur::story::Round& newest = rounds.back();
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    std::string row = padded(cast.subject(seat), names);
    for (const pasur::story::Part& part : pasur::story::parts_of({}, newest.taken, seat))
      row += count_cell(part.count);
    row += right_aligned(newest.before ? "+" + std::to_string(newest.totals[seat] - (*newest.before)[seat]) : "?",
                         kColumn);
    lines.push_back(row + right_aligned(std::to_string(newest.totals[seat]), kColumn));
  }

  if (rounds.size() < 2) return;
  const auto shown = rounds.last(std::min(rounds.size(), kRoundsShown));
  std::string totals = padded("Totals after round", names);
  const std::size_t first_column = width(totals);
  for (const auto& round : shown)
    totals += right_aligned(std::to_string(round.number), kTotalColumn);
  lines.push_back(std::move(totals));
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    std::string row = padded(cast.subject(seat), first_column);
    for (const auto& round : shown)
      row += right_aligned(std::to_string(round.totals[seat]), kTotalColumn);
    lines.push_back(std::move(row));
  }
}

}  // namespace cardroom::terminal
