#include <utility>

#include "client/terminal/table_text.h"

/// Tables as lists of them show them.
namespace cardroom::terminal {
namespace {

using table::v1::Seat;

/// A table as somebody sees it who is not there.
struct Summary {
  std::string name;
  std::string title;
  std::vector<std::string> people{};
  int bots = 0;
  int open = 0;
  bool has_password = false;
  bool playing = false;
};

std::string words_for(Summary table) {
  std::string words = shown(table.name) + ": " + table.title + ". ";
  if (table.bots > 0) table.people.push_back(counted(table.bots, "bot", "bots"));
  if (!table.people.empty()) words += listed(table.people) + "; ";
  words += table.open > 0   ? counted(table.open, "seat", "seats") + " open"
           : table.bots > 0 ? "you can have a bot's seat"
                            : "full";
  if (table.has_password) words += "; password";
  if (table.playing) words += "; a game is going on";
  return words + ".";
}

/// Seats in which nobody sits.
int open_seats(const lobby::v1::TableSummary& table) {
  int open = 0;
  for (const Seat& seat : table.seats())
    if (seat.occupant_case() == Seat::OCCUPANT_NOT_SET) ++open;
  return open;
}

}  // namespace

std::string summary_words(const lobby::v1::TableSummary& table) {
  Summary summary{.name = table.settings().name(),
                  .title = title_of(table.settings()),
                  .open = open_seats(table),
                  .has_password = table.settings().has_password(),
                  .playing = table.phase() != table::v1::PHASE_GATHERING};
  for (const Seat& seat : table.seats()) {
    if (seat.has_person()) summary.people.push_back(shown(seat.person().name()));
    if (seat.has_bot()) ++summary.bots;
  }
  return words_for(std::move(summary));
}

std::string summary_words(const lan::TableSummary& table) {
  using Who = lan::SeatSummary::Who;
  Summary summary{
      .name = table.name, .title = title_of(table.kind), .has_password = table.has_password, .playing = table.playing};
  for (const lan::SeatSummary& seat : table.seats) {
    if (seat.who == Who::person || seat.who == Who::held) summary.people.push_back(shown(seat.name));
    if (seat.who == Who::bot) ++summary.bots;
    if (seat.who == Who::open) ++summary.open;
  }
  return words_for(std::move(summary));
}

}  // namespace cardroom::terminal
