#include "client/terminal/break_text.h"

#include <vector>

#include "client/core/breaks.h"
#include "client/core/successors.h"
#include "client/terminal/table_text.h"

namespace cardroom::terminal {

using table::v1::TableUpdate;

std::string break_words(const TableUpdate& update) {
  const table::v1::TableBreak& one = update.table_break();
  if (!update.has_table_break()) return {};
  if (one.on() && one.has_left_ms()) return "The game goes on in a moment.";
  const Cast people = cast_of(update).of_people();
  const std::string go_on = may_go_on(update) ? " Type go to go on with the game." : "";
  if (one.has_waits_for())
    return "The table waits for " + people.subject(one.waits_for()) + ". No clock is running." + go_on;
  if (one.on()) return "Time for a break. No clock is running." + go_on;
  if (one.has_seat() && is_own_seat(update, static_cast<int>(one.seat())))
    return "You ask for a break. It begins when the owner or all others agree.";
  return (one.has_seat() ? people.subject(one.seat()) : "Somebody") + " asks for a break." +
         (client::may_take_break(update) ? " Type break to agree." : "");
}

std::string missing_words(const TableUpdate& update, std::uint32_t seat, std::span<const std::string> watchers) {
  const std::string name = cast_of(update).of_people().subject(seat);
  const std::string words = "Type wait to wait for " + name + ", or bot to let a bot play at once.";
  const std::vector<std::string> successors = client::successors(update, watchers);
  if (successors.empty() || !client::may_give_seat(update, static_cast<int>(seat))) return words;
  const std::string whom = successors.size() == 1 ? shown(successors.front()) : "NAME";
  return words + " Or type give " + std::to_string(seat + 1) + " " + whom + " to give the seat to " +
         (successors.size() == 1 ? whom : "somebody else") + ".";
}

std::string nobody_to_wait_for(const TableUpdate& update) {
  if (update.table_break().on()) return break_words(update);
  if (!update.has_seat()) return "You watch: the players decide whom to wait for.";
  if (update.phase() == table::v1::PHASE_GATHERING) return "There is no game that could wait for a player.";
  for (const table::v1::Seat& seat : update.seats()) {
    const table::v1::Person& person = seat.person();
    if (!seat.has_person() || person.connected() || person.away()) continue;
    const std::string name = shown(person.name());
    if (person.held_by_bot())
      return "A bot plays for " + name + " now and hands the seat back when " + name + " returns.";
    return "The connection to " + name + " is lost. The server decides when a bot takes over.";
  }
  return "No player is missing.";
}

}  // namespace cardroom::terminal
