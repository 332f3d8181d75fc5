// Breaks: each one survives the death of the process, stops the table while it lasts, and ends with a record.
#include "common/protocol/hex.h"
#include "tests/simulation/death_watch.h"

namespace cardroom::simulation {
namespace {

/// The time from somebody's request to resume the game until it resumes.
constexpr milliseconds kGoneOn{3'000};

/// Allowed in addition: time for the journal, and for records of other tables.
constexpr milliseconds kEndsLate{4'000};

}  // namespace

/// A process begins with a disk that has this many records of the table.
void DeathWatch::find_break(TableFacts& table, std::uint64_t records) {
  if (!table.on_break) return;
  if (table.on_break->due && table.on_break->due->sequence > records) table.on_break->due.reset();
  if (!table.on_break->end) return;
  if (table.on_break->end->sequence <= records) {
    break_is_over(table);
  } else {
    table.on_break->end.reset();
  }
}

void DeathWatch::told_break(server::Instant now, TableFacts& table, const table::v1::TableUpdate& update,
                            const std::string& where) {
  if (update.version() < table.version) return;
  const auto& shown = update.table_break();
  if (!shown.on()) {
    // The break ended with a record; a view may show this before the record is known to be durable.
    if (table.on_break && !table.on_break->end) table.on_break.reset();
    return;
  }
  expect(update.seats_to_act().empty() && !update.has_decision() && !update.has_turn_time_left_ms(),
         where + "somebody is asked, or a clock runs, during a break");
  if (table.on_break && table.on_break->process != process_) {
    ++coverage_.breaks_survived;
    table.on_break->process = process_;
  }
  if (!table.on_break) {
    const server::Instant since = now + table.ahead - milliseconds{shown.lasted_ms()};
    expect(table.breaks.between(since, server::Instant::max()) == server::Instant{},
           where + "a break goes on that ended before");
    table.on_break = Break{since, process_};
  }
  if (shown.has_left_ms() && !table.on_break->due) {
    table.on_break->due = Break::End{0, now + table.ahead + milliseconds{shown.left_ms()}};
  }
}

/// The break ends soon after somebody resumes the game, and nothing else falls due until then.
void DeathWatch::note_break(TableFacts& table, const journal::v1::Record& record) {
  if (!table.on_break || table.on_break->end) return;
  const Break::End now{record.sequence(), server::Instant{record.table_time_ms()}};
  if (record.input().has_timer_fired()) {
    table.on_break->end = now;
  } else if (record.input().request().message().has_go_on() && !table.on_break->due) {
    table.on_break->due = Break::End{now.sequence, now.at + kGoneOn};
  }
}

void DeathWatch::break_is_over(TableFacts& table) {
  ++coverage_.breaks;
  table.breaks.add(table.on_break->since, table.on_break->end->at);
  table.on_break.reset();
}

/// Complains about each break that was due to end longer ago than `slack`.
void DeathWatch::check_breaks_end(server::Instant now, milliseconds slack) {
  for (const auto& [id, table] : tables_) {
    if (!table.on_break || table.on_break->end || !table.on_break->due) continue;
    const server::Instant due = table.on_break->due->at;
    if (now + table.ahead <= due + slack) continue;
    complain("table " + bytes_to_hex(id).substr(0, 8) + " is on a break whose end was due by " +
             std::to_string(due.count()) + " by its clock, and which does not end");
  }
}

void DeathWatch::look_around(server::Instant now) {
  check_breaks_end(now, kEndsLate);
}

void DeathWatch::time_stands_still(server::Instant now) {
  check_breaks_end(now, -kEndsLate);
}

}  // namespace cardroom::simulation
