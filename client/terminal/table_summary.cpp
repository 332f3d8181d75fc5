#include "client/terminal/table_text.h"

namespace cardroom::terminal {

std::string summary_words(const lan::TableSummary& table, const std::string& title) {
  using Who = lan::SeatSummary::Who;
  std::vector<std::string> occupants;
  int bots = 0;
  int open = 0;
  for (const lan::SeatSummary& seat : table.seats) {
    if (seat.who == Who::person || seat.who == Who::held) occupants.push_back(shown(seat.name));
    if (seat.who == Who::bot) ++bots;
    if (seat.who == Who::open) ++open;
  }
  if (bots > 0) occupants.push_back(counted(bots, "bot", "bots"));
  std::string words = shown(table.name) + ": " + title + ". ";
  if (!occupants.empty()) words += listed(occupants) + "; ";
  words += open > 0 ? counted(open, "seat", "seats") + " open" : bots > 0 ? "you can have a bot's seat" : "full";
  if (table.has_password) words += "; password";
  if (table.playing) words += "; a game is going on";
  return words + ".";
}

}  // namespace cardroom::terminal
