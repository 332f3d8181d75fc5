#include "client/terminal/fair_words.h"

#include <string>
#include <utility>
#include <vector>

#include "common/protocol/hex.h"

namespace cardroom::terminal {
namespace {

using client::Absence;
using client::DealResult;

/// The machines of these players: "Selma's machine", "your machine".
std::string machines(const auto& seats, const Cast& players) {
  std::string words;
  int left = seats.size();
  for (const std::uint32_t seat : seats) {
    if (!words.empty()) words += left == 1 ? " and " : ", ";
    words += players.is_you(seat) ? "your machine" : players.people.at(seat) + "'s machine";
    --left;
  }
  return words;
}

Lines burned_words(const table::v1::DealBurned& burned, const Cast& players) {
  return {"One deal was thrown away, because " + machines(burned.missing(), players) + " did not answer."};
}

std::string fault_words(const DealMismatch& mismatch) {
  switch (mismatch.fault) {
    case DealFault::malformed: return "The server's account of the deal is incomplete.";
    case DealFault::id_used: return "The server used the number of an earlier deal again.";
    case DealFault::not_revealed: return "The server dropped a deal without a word.";
    case DealFault::commitment_changed: return "The server changed its lock after it had shown it.";
    case DealFault::list_changed: return "The server changed the list of locks after it was final.";
    case DealFault::own_part_changed: return "The server put another lock in the place of yours.";
    case DealFault::secret_not_committed: return "The server's key does not fit the lock that it had shown.";
    case DealFault::parts_not_listed: return "The keys are not those of the players in the list.";
    case DealFault::part_not_committed: return "A player's key does not fit the lock that was shown.";
    case DealFault::move_refused: return "A move of the game was against the rules.";
    case DealFault::event_differs: return "The cards that you saw are not those of this deal.";
    case DealFault::view_differs: return "The table that you saw is not that of this deal.";
  }
  return {};
}

Lines alarm(const DealMismatch& mismatch) {
  Lines lines{"This deal does not match its numbers. " + fault_words(mismatch)};
  if (!mismatch.told.empty()) lines.push_back("  The server says:  " + mismatch.told);
  if (!mismatch.found.empty()) lines.push_back("  It should be:     " + mismatch.found);
  return lines;
}

std::string absence_words(Absence absence) {
  switch (absence) {
    case Absence::watching: return "You were watching, so no part of this deal was yours.";
    case Absence::came_late: return "You came when this deal was under way, so you cannot vouch for it.";
    case Absence::left_out: return "Your part was not in this deal, so you cannot vouch for it.";
    case Absence::none: break;
  }
  return {};
}

std::string verdict(const client::Deal& deal) {
  switch (deal.result) {
    case DealResult::open: return "Your program checks the deal when it is over.";
    case DealResult::fair: return "Checked: nobody can have chosen this deal.";
    case DealResult::not_ours: return "Everything matches. " + absence_words(deal.absence);
    case DealResult::practice: return "The hands were open, so there is nothing to check.";
    case DealResult::unknown: return "You were away for a part of this game, so this deal cannot be checked.";
    case DealResult::wrong: break;
  }
  return {};
}

std::string who_locked(const client::Deal& deal, const Cast& players) {
  std::vector<std::uint32_t> seats;
  for (const auto& part : deal.parties->commitments())
    seats.push_back(part.seat());
  return seats.empty() ? "nobody" : players.together(seats);
}

}  // namespace

Lines fair_words(const client::Deal* deal, const Cast& players) {
  if (deal == nullptr) return {"Nothing has been dealt here yet."};
  Lines lines{"Deal " + std::to_string(deal->committed.id().deal()) + " at this table:"};
  for (const auto& burned : deal->burned)
    for (const std::string& line : burned_words(burned, players))
      lines.push_back(line);
  lines.push_back("1  The server locked away a secret number: " + bytes_to_hex(deal->committed.commitment()));
  lines.push_back(deal->parties ? "2  Who added a secret number of their own: " + who_locked(*deal, players) + "."
                                : "2  The players add secret numbers of their own.");
  lines.push_back(deal->revealed ? "3  All numbers were opened: " + bytes_to_hex(deal->revealed->secret())
                                 : "3  The numbers are opened when the deal is over.");
  if (deal->mismatch) {
    for (const std::string& line : alarm(*deal->mismatch))
      lines.push_back(line);
  } else {
    lines.push_back("4  " + verdict(*deal));
  }
  return lines;
}

Lines fair_news(const client::Deal& deal, const Cast& players) {
  switch (client::news_of(deal)) {
    case client::DealNews::none: return {};
    case client::DealNews::thrown_away: return burned_words(deal.burned.back(), players);
    case client::DealNews::left_out: return {absence_words(deal.absence) + " fair shows more."};
    case client::DealNews::alarm: break;
  }
  Lines lines = alarm(*deal.mismatch);
  lines.emplace_back("Tell the others. fair shows all of it.");
  return lines;
}

}  // namespace cardroom::terminal
