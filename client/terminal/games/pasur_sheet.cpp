#include "client/terminal/games/pasur_sheet.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "common/cards/card.h"

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
std::string count_cell(long count) {
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

std::string scores_of_all(std::span<const PasurScore> scores, const Cast& cast) {
  std::string words;
  for (std::uint32_t seat = 0; seat < scores.size(); ++seat) {
    words += (words.empty() ? "" : ", ") + cast.subject(seat) + " " + std::to_string(scores[seat].total);
    if (scores[seat].surs > 0) words += " with " + counted(scores[seat].surs, "sur", "surs");
  }
  return words;
}

void PasurSheet::begin_round(std::uint32_t number) {
  round_ = number;
  taken_.assign(seats_, {});
  // The surs of the round before are in its totals.
  for (PasurScore& score : scores_)
    score.surs = 0;
  // Where we have not been there from the beginning, the totals before this round are not known.
  if (scores_.empty() && number == 1) scores_.assign(seats_, {});
}

void PasurSheet::take(std::uint32_t seat, const google::protobuf::RepeatedField<int>& cards) {
  for (const int card : cards)
    take(seat, static_cast<cards::v1::Card>(card));
}

void PasurSheet::take(std::uint32_t seat, cards::v1::Card card) {
  if (seat >= taken_.size() || !cards::v1::Card_IsValid(card) || card == cards::v1::CARD_UNSPECIFIED) return;
  Taken& taken = taken_[seat];
  if (suit_of(static_cast<Card>(card - cards::v1::CARD_ACE_OF_SPADES)) == Suit::clubs) ++taken.clubs;
  if (card == cards::v1::CARD_TEN_OF_DIAMONDS) ++taken.ten_diamonds;
  if (card == cards::v1::CARD_TWO_OF_CLUBS) ++taken.two_clubs;
  const auto rank = rank_of(static_cast<Card>(card - cards::v1::CARD_ACE_OF_SPADES));
  if (rank == 1) ++taken.aces;
  if (rank == 11) ++taken.jacks;
}

std::optional<int> PasurSheet::points_of(std::size_t seat) const {
  if (round_ == 1) return scores_[seat].total;
  if (over_.empty() || over_.back().number + 1 != round_) return std::nullopt;
  return scores_[seat].total - over_.back().totals[seat];
}

void PasurSheet::end_round(const Cast& cast, const Style& style, Lines& lines) {
  if (scores_.size() != seats_ || taken_.size() != seats_) return;
  const std::size_t names = name_column(seats_, cast);
  std::string head = "Taken" + std::string(names - std::min<std::size_t>(names, 5), ' ');  // Counts, not points.
  for (const std::string& title :
       {std::string{"Clubs"}, card(cards::v1::CARD_TEN_OF_DIAMONDS, style), card(cards::v1::CARD_TWO_OF_CLUBS, style),
        std::string{"Aces"}, std::string{"Jacks"}, std::string{"Surs"}, std::string{"Round"}, std::string{"Total"}})
    head += cell(title, kColumn);
  lines.push_back(std::move(head));
  for (std::uint32_t seat = 0; seat < seats_; ++seat) {
    const Taken& taken = taken_[seat];
    std::string row = name_cell(seat, names, cast);
    for (const long count : {long{taken.clubs}, long{taken.ten_diamonds}, long{taken.two_clubs}, long{taken.aces},
                             long{taken.jacks}, long{scores_[seat].surs}})
      row += count_cell(count);
    const auto points = points_of(seat);
    row += cell(points ? "+" + std::to_string(*points) : "?", kColumn);
    lines.push_back(row + cell(std::to_string(scores_[seat].total), kColumn));
  }

  Round& over = over_.emplace_back(Round{round_, {}});
  for (const PasurScore& score : scores_)
    over.totals.push_back(score.total);
  if (over_.size() < 2) return;
  const auto shown = std::span{over_}.last(std::min(over_.size(), kRoundsShown));
  std::string rounds = "Totals after round" + std::string(names > 18 ? names - 18 : 0, ' ');
  const std::size_t first_column = width(rounds);
  for (const Round& round : shown)
    rounds += cell(std::to_string(round.number), kTotalColumn);
  lines.push_back(std::move(rounds));
  for (std::uint32_t seat = 0; seat < seats_; ++seat) {
    std::string row = name_cell(seat, first_column, cast);
    for (const Round& round : shown)
      row += cell(std::to_string(round.totals[seat]), kTotalColumn);
    lines.push_back(std::move(row));
  }
}

}  // namespace cardroom::terminal
