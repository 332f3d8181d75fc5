// Breaks: they begin once enough people agree, stop the table while they last, and end soon after somebody resumes.
#include <algorithm>

#include "tests/simulation/referee.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;
using table::v1::TableUpdate;

/// The time from somebody's request to resume the game until it resumes.
constexpr milliseconds kCountedIn = 3s;
/// The time until the question about a break lapses.
constexpr milliseconds kAskedFor = 15s;

bool agrees(const TableUpdate& update, int seat) {
  return std::ranges::find(update.table_break().agreed(), static_cast<std::uint32_t>(seat)) !=
         update.table_break().agreed().end();
}

bool owner_agrees(const TableUpdate& update) {
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    if (update.seats(seat).person().owner()) return agrees(update, seat);
  }
  return false;
}

/// Whether all players who are present have agreed.
bool all_agree(const TableUpdate& update) {
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const auto& person = update.seats(seat).person();
    if (person.connected() && !person.held_by_bot() && !agrees(update, seat)) return false;
  }
  return true;
}

}  // namespace

/// A takeover by a bot is announced for the seat of each person who is not connected, unless a bot already plays there
/// or the table stands still.
void Referee::check_takeovers(const TableUpdate& update, const std::string& where) {
  // If only people without a seat are connected, the seats do not show that the table is running.
  const bool anybody = std::ranges::any_of(update.seats(), [](const auto& seat) { return seat.person().connected(); });
  for (const auto& seat : update.seats()) {
    const auto& person = seat.person();
    const bool due = seat.has_person() && !person.connected() && !person.held_by_bot() && !update.table_break().on();
    expect(due || !person.has_held_in_ms(), where + "a bot is announced for somebody who needs none");
    expect(!due || !anybody || person.has_held_in_ms(), where + "no bot is announced for somebody who is absent");
    expect(milliseconds{person.held_in_ms()} <= (person.away() ? 0ms : kHold), where + "a bot takes over too late");
    expect(!person.away() || !person.connected(), where + "somebody is both away and connected");
  }
}

/// During a break nobody is asked and no clock runs.
void Referee::check_break(const TableUpdate& update, const std::string& where) {
  if (!update.has_table_break()) return;
  const auto& table_break = update.table_break();
  expect(update.phase() != table::v1::PHASE_GATHERING, where + "a break without a game");
  expect(milliseconds{table_break.left_ms()} <= (table_break.on() ? kCountedIn : kAskedFor),
         where + "a break, or the question about one, ends too late");
  if (!table_break.on()) {
    expect(table_break.has_left_ms(), where + "a question about a break never lapses");
    expect(!all_agree(update), where + "a break that everybody wants does not begin");
    return;
  }
  expect(update.seats_to_act().empty() && !update.has_decision() && !update.has_legal_moves(),
         where + "somebody is asked during a break");
  expect(!update.has_turn_time_left_ms() && !update.has_pause_left_ms(), where + "a clock runs during a break");
}

void Referee::check_break_begins(const TableUpdate& before, const TableUpdate& after, const std::string& where) {
  if (after.version() != before.version() + 1) return;
  const auto& table_break = after.table_break();
  if (before.table_break().on()) {
    coverage_.breaks_ended += table_break.on() ? 0U : 1U;
  } else if (!table_break.on()) {
    coverage_.breaks_not_taken += before.has_table_break() && !after.has_table_break() ? 1U : 0U;
  } else if (table_break.has_waits_for()) {
    ++coverage_.breaks_to_wait;
    const auto& missing = after.seats(static_cast<int>(table_break.waits_for())).person();
    expect(!missing.connected() && !missing.held_by_bot(), where + "the table waits for somebody who is there");
  } else {
    ++coverage_.breaks_agreed;
    expect(owner_agrees(after) || all_agree(after), where + "a break begins before enough players have agreed");
  }
}

/// Called for each new `newest`, which shows when the break began, if there is one, and when it is due to end.
void Referee::note_break(server::Instant now, TableFacts& table) {
  const auto& table_break = table.newest->table_break();
  table.break_ends.reset();
  if (table_break.has_left_ms()) table.break_ends = timeline_.now() + milliseconds{table_break.left_ms()};
  if (!table_break.on()) {
    table.break_since.reset();
    table.went_on_at.reset();
    return;
  }
  // The view may be older than the record that ends the break.
  if (table.break_over <= table.durable_sequence) table.break_since = now - milliseconds{table_break.lasted_ms()};
}

/// Unless the next view says otherwise, the break ends with this record.
void Referee::break_may_be_over(TableFacts& table, server::Instant now) {
  table.break_over = table.sequence;
  table.went_on_at.reset();
  if (table.break_since) table.breaks.add(*std::exchange(table.break_since, std::nullopt), now);
}

/// Somebody has resumed the game, and the server has confirmed it.
void Referee::went_on(TableFacts& table) {
  if (table.newest && table.newest->table_break().on() && !table.went_on_at) table.went_on_at = timeline_.now();
}

/// Complains if a break, or the question about one, was due to end longer ago than `slack`. The latest possible due
/// time counts, since it is calculated from the time at which a view was sent.
void Referee::check_break_ends(TableFacts& table, milliseconds slack) {
  const auto counted_in = table.went_on_at ? std::optional{*table.went_on_at + kCountedIn} : std::nullopt;
  for (const auto& end : {table.break_ends, counted_in}) {
    if (!end || timeline_.now() <= *end + slack) continue;
    const bool on = table.newest->table_break().on();
    complain(table.newest->settings().name() + (on ? " is on a break" : " has a question about a break") +
             " whose end was due by " + std::to_string(end->count()) + ", and which does not end");
    table.break_ends.reset();
    table.went_on_at.reset();
    return;
  }
}

void Referee::time_stands_still() {
  for (auto& [id, table] : tables_) {
    if (table.newest && table.newest->has_table_break()) check_break_ends(table, -kSlack);
  }
}

}  // namespace cardroom::simulation
