#include "server/table/table_view.h"

#include <algorithm>
#include <utility>

#include "common/protocol/message_scratch.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

std::string text(const TableId& id) {
  return {reinterpret_cast<const char*>(id.data()), id.size()};
}

void write(const Settings& settings, wire::Settings& out) {
  out.set_name(settings.name);
  out.set_kind(settings.kind);
  *out.mutable_rules() = settings.rules;
  if (settings.turn_limit) out.set_turn_limit_ms(wire_time(*settings.turn_limit));
  out.set_watching_allowed(settings.watching_allowed);
  out.set_hints_by_expert(settings.hints_by_expert);
  out.set_has_password(!settings.password_hash.empty());
  out.set_private_table(settings.is_private);
  out.set_usual_turn_limit(settings.usual_turn_limit);
}

void write(const Roster& roster, const Person& person, wire::Person& out) {
  out.set_name(person.name.text());
  out.set_connected(person.reading.connected);
  out.set_ready(person.ready);
  out.set_held_by_bot(person.held());
  out.set_owner(roster.owns(person.session));
  out.set_away(person.away);
  out.set_picture(person.picture);
}

void write(const Roster& roster, Seat seat, wire::Seat& out) {
  if (const Person* person = roster.sitting(seat)) {
    write(roster, *person, *out.mutable_person());
  } else if (const auto& bot = roster.place(seat).bot) {
    write_bot(*bot, *out.mutable_bot());
  }
  if (const Person* next = roster.promised(seat)) out.set_next_name(next->name.text());
}

void write(const TableBreak& table_break, const Roster& roster, Instant now, wire::TableBreak& out) {
  const auto seat_of = [&](const SessionId& session) -> std::optional<std::uint32_t> {
    const Person* const person = roster.find(session);
    return person != nullptr && person->seat ? std::optional<std::uint32_t>{person->seat->index} : std::nullopt;
  };
  out.set_on(table_break.on());
  if (const auto seat = seat_of(*table_break.asked_by())) out.set_seat(*seat);
  for (const SessionId& session : table_break.agreed()) {
    if (const auto seat = seat_of(session)) out.add_agreed(*seat);
  }
  const auto missing = table_break.waits_for() ? seat_of(*table_break.waits_for()) : std::nullopt;
  if (missing) out.set_waits_for(*missing);
  if (const auto since = table_break.since()) out.set_lasted_ms(wire_time(now - *since));
  if (const auto ends = table_break.ends_at()) out.set_left_ms(wire_time(*ends - now));
}

void write(const LastMove& last, const Roster& roster, Instant now, wire::TableUpdate& out) {
  if (last.times() > 0) {
    out.mutable_taken_back()->set_seat(last.taken_back_by().index);
    out.mutable_taken_back()->set_times(last.times());
    out.mutable_taken_back()->set_stepped(last.stepped());
  }
  if (!last.stands()) return;
  wire::TakeBack& message = *out.mutable_take_back();
  message.set_seat(last.seat().index);
  message.set_at_once(plays_alone(roster));
  for (const SessionId& session : last.agreed()) {
    const Person* const person = roster.find(session);
    if (person != nullptr && person->seat) message.add_agreed(person->seat->index);
  }
  if (const auto lapses = last.lapses_at()) message.set_left_ms(wire_time(*lapses - now));
}

void write(const Evening::Standing& standing, const Roster& roster, wire::Standing& out) {
  const Person* const here = roster.find(standing.session);
  out.set_name(here != nullptr ? here->name.text() : standing.name);
  out.set_here(here != nullptr);
  for (const Evening::OfKind& games : standing.kinds) {
    wire::KindStanding& kind = *out.add_kinds();
    kind.set_kind(games.kind);
    kind.set_games(games.games);
    kind.set_won(games.won);
    kind.set_points(games.points);
  }
}

/// Tells when bots take over the seats of people who are not connected. Not part of write_seats(), because a list of
/// tables is not sent again as time passes.
void write_takeovers(const Seating& seating, Instant now, wire::TableUpdate& out) {
  for (const Person& person : seating.roster().people()) {
    const auto at = person.seat ? seating.held_at(person) : std::nullopt;
    if (at) out.mutable_seats(person.seat->index)->mutable_person()->set_held_in_ms(wire_time(*at - now));
  }
}

template <class Out>
void write_seats(const Roster& roster, Out& out) {
  for (std::uint8_t i = 0; i < roster.seats(); ++i)
    write(roster, Seat{i}, *out.add_seats());
}

}  // namespace

std::shared_ptr<const WrittenMessage> public_update(const PublicTable& table) {
  MessageScratch scratch;
  auto& update = scratch.make<wire::TableUpdate>();
  update.set_table_id(text(table.id));
  update.set_version(table.version);
  write(table.settings, *update.mutable_settings());
  const Roster& roster = table.seating.roster();
  write_seats(roster, update);
  write_takeovers(table.seating, table.now, update);
  update.set_phase(table.phase);
  update.set_game_number(table.game_number);
  for (std::uint8_t i = 0; i < roster.seats(); ++i) {
    const Seat seat{i};
    if (table.to_act.contains(seat)) update.add_seats_to_act(i);
    if (table.winners.contains(seat)) update.add_winners(i);
    if (table.scores) update.add_scores((*table.scores)[i]);
    update.add_totals(roster.total(seat));
  }
  for (const Person& person : roster.people()) {
    if (person.waits()) write(roster, person, *update.add_waiting());
  }
  if (table.turn_left) {
    update.set_turn_time_left_ms(wire_time(*table.turn_left));
    update.set_turn_time_ms(wire_time(table.turn_time));
  }
  if (table.pause_left) update.set_pause_left_ms(wire_time(*table.pause_left));
  if (const TableBreak& table_break = table.seating.table_break(); table_break.asked_by()) {
    write(table_break, roster, table.now, *update.mutable_table_break());
  }
  if (table.last_move != nullptr) write(*table.last_move, roster, table.now, update);
  if (table.evening != nullptr) {
    for (const Evening::Standing& standing : table.evening->standings())
      write(standing, roster, *update.add_evening());
  }
  update.set_owner_lapsed(table.seating.owner_lapsed());
  update.set_not_a_fair_deal(!table.fair);
  if (table.pace != nullptr) {
    update.mutable_pace()->set_paused(table.pace->paused());
    update.mutable_pace()->set_speed_percent(table.pace->percent());
  }
  if (table.animate) update.set_animate(*table.animate);
  return std::make_shared<const WrittenMessage>(update);
}

lobby::v1::TableSummary summary(const PublicTable& table) {
  lobby::v1::TableSummary line;
  line.set_table_id(text(table.id));
  write(table.settings, *line.mutable_settings());
  write_seats(table.seating.roster(), line);
  line.set_phase(table.phase);
  return line;
}

}  // namespace cardroom::server
