#include "client/terminal/games/pasur/pasur_sheet.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cardroom::terminal {
namespace {

/// Of a column, with the blanks before it; all columns of a round beside the longest name fit into a line.
constexpr std::size_t kColumn = 7;
constexpr std::size_t kTotalColumn = 5;
/// Totals of more rounds do not fit into a line beside the longest name.
constexpr std::size_t kRoundsShown = 10;
/// The width of the names at least.
constexpr std::size_t kNameColumn = 8;

/// Right-aligned.
std::string cell(std::string_view text, std::size_t columns) {
  return std::string(columns - std::min(columns, width(text)), ' ') + std::string{text};
}

/// How many; a dash for none, which is easier to overlook.
std::string count_cell(int count) {
  return cell(count == 0 ? "-" : std::to_string(count), kColumn);
}

std::size_t name_column(std::size_t seats, const Cast& cast) {
  std::size_t column = kNameColumn;
  for (std::uint32_t seat = 0; seat < seats; ++seat)
    column = std::max(column, width(cast.subject(seat)));
  return column;
}

std::string name_cell(std::uint32_t seat, std::size_t column, const Cast& cast) {
  const std::string name = cast.subject(seat);
  return name + std::string(column - width(name), ' ');
}

}  // namespace

std::string scores_of_all(std::span<const pasur::story::Score> scores, const Cast& cast) {
  std::string words;
  for (std::uint32_t seat = 0; seat < scores.size(); ++seat) {
    words += (words.empty() ? "" : ", ") + cast.subject(seat) + " " + std::to_string(scores[seat].total);
    if (scores[seat].surs > 0) words += " with " + counted(scores[seat].surs, "sur", "surs");
  }
  return words;
}

void sheet_lines(std::span<const pasur::story::Round> rounds, const Cast& cast, const Style& style, Lines& lines) {
  const std::size_t seats = std::min(cast.names.size(), kSeatsMax);
  const std::size_t names = name_column(seats, cast);
  std::string head = "Taken" + std::string(names - std::min<std::size_t>(names, 5), ' ');  // Counts, not points.
  for (const std::string& title :
       {std::string{"Clubs"}, card(cards::v1::CARD_TEN_OF_DIAMONDS, style), card(cards::v1::CARD_TWO_OF_CLUBS, style),
        std::string{"Aces"}, std::string{"Jacks"}, std::string{"Surs"}, std::string{"Round"}, std::string{"Total"}})
    head += cell(title, kColumn);
  lines.push_back(std::move(head));
  const pasur::story::Round& newest = rounds.back();
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    std::string row = name_cell(seat, names, cast);
    for (const pasur::story::Part& part : pasur::story::parts_of({}, newest.taken, seat))
      row += count_cell(part.count);
    row += cell(newest.before ? "+" + std::to_string(newest.totals[seat] - (*newest.before)[seat]) : "?", kColumn);
    lines.push_back(row + cell(std::to_string(newest.totals[seat]), kColumn));
  }

  if (rounds.size() < 2) return;
  const auto shown = rounds.last(std::min(rounds.size(), kRoundsShown));
  std::string totals = "Totals after round" + std::string(names > 18 ? names - 18 : 0, ' ');
  const std::size_t first_column = width(totals);
  for (const auto& round : shown)
    totals += cell(std::to_string(round.number), kTotalColumn);
  lines.push_back(std::move(totals));
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    std::string row = name_cell(seat, first_column, cast);
    for (const auto& round : shown)
      row += cell(std::to_string(round.totals[seat]), kTotalColumn);
    lines.push_back(std::move(row));
  }
}

}  // namespace cardroom::terminal
