// Breaks: each one survives the process, stops the table while it lasts, and ends with a record.
#include "tests/simulation/death_watch.h"

namespace cardroom::simulation {

/// The disk with which a process begins has this many records of the table.
void DeathWatch::find_break(TableFacts& table, std::uint64_t records) {
  if (!table.on_break || !table.on_break->end) return;
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
    // It ended with a record; another view may tell that before the record is known to be durable.
    if (table.on_break && !table.on_break->end) table.on_break.reset();
    return;
  }
  expect(update.seats_to_act().empty() && !update.has_decision() && !update.has_turn_time_left_ms(),
         where + "somebody is asked, or a clock runs, during a break");
  if (table.on_break && table.on_break->process != process_) {
    ++coverage_.breaks_survived;
    table.on_break->process = process_;
  }
  if (!table.on_break) table.on_break = Break{now + table.ahead - milliseconds{shown.lasted_ms()}, process_};
}

/// During a break nothing else falls due than its end.
void DeathWatch::note_break(TableFacts& table, const journal::v1::Record& record) {
  if (!record.input().has_timer_fired() || !table.on_break) return;
  table.on_break->end = Break::End{record.sequence(), server::Instant{record.table_time_ms()}};
}

void DeathWatch::break_is_over(TableFacts& table) {
  ++coverage_.breaks;
  table.breaks.add(table.on_break->since, table.on_break->end->at);
  table.on_break.reset();
}

}  // namespace cardroom::simulation
