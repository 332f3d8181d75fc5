#include "server/table/requests/change_settings.h"

#include <utility>

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<ChangeSettings> ChangeSettings::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.change_settings();
  ChangeSettings change;
  if (wanted.has_name()) change.name = wanted.name();
  if (wanted.has_kind()) change.kind = wanted.kind();
  if (wanted.has_rules()) change.rules = wanted.rules();
  if (wanted.has_watching_allowed()) change.watching_allowed = wanted.watching_allowed();
  if (wanted.has_hints_by_expert()) change.hints_by_expert = wanted.hints_by_expert();
  if (wanted.has_private_table()) change.is_private = wanted.private_table();
  change.usual_turn_limit = wanted.usual_turn_limit();
  if (added.has_password_hash()) change.password_hash = added.password_hash();
  if (added.has_rules_version()) change.rules_version = added.rules_version();
  if (wanted.has_seats()) {
    if (wanted.seats() > kSeatsMax) return unread(session::v1::REFUSAL_REASON_BAD_OPTION);
    change.seats = static_cast<std::uint8_t>(wanted.seats());
  }
  if (!wanted.has_turn_limit_ms()) return change;
  return read_turn_limit(wanted.turn_limit_ms()).map([&](std::chrono::milliseconds limit) {
    change.turn_limit = limit;
    return std::move(change);
  });
}

void ChangeSettings::write(ClientMessage& out, Added& added) const {
  auto& message = *out.mutable_change_settings();
  if (name) message.set_name(*name);
  if (kind) message.set_kind(*kind);
  if (seats) message.set_seats(*seats);
  if (rules) *message.mutable_rules() = *rules;
  if (turn_limit) message.set_turn_limit_ms(wire_time(*turn_limit));
  if (watching_allowed) message.set_watching_allowed(*watching_allowed);
  if (hints_by_expert) message.set_hints_by_expert(*hints_by_expert);
  if (is_private) message.set_private_table(*is_private);
  message.set_usual_turn_limit(usual_turn_limit);
  if (password_hash) added.set_password_hash(*password_hash);
  if (rules_version) added.set_rules_version(*rules_version);
}

bool ChangeSettings::only_opens() const {
  return is_private && !name && !kind && !seats && !rules && !turn_limit && !usual_turn_limit && !password_hash &&
         !watching_allowed && !hints_by_expert;
}

Settings ChangeSettings::changed(Settings settings) const {
  const bool another_kind = kind && *kind != settings.kind;
  if (name) settings.name = *name;
  if (kind) settings.kind = *kind;
  if (another_kind || rules) settings.rules = rules.value_or(wire::GameRules{});
  if (turn_limit) settings.turn_limit = *turn_limit;
  if (turn_limit) settings.usual_turn_limit = false;
  if (usual_turn_limit) settings.set_usual_turn_limit();
  if (settings.turn_limit == 0ms) settings.turn_limit.reset();
  if (is_private) settings.is_private = *is_private;
  if (password_hash) settings.password_hash = *password_hash;
  if (watching_allowed) settings.watching_allowed = *watching_allowed;
  if (hints_by_expert) settings.hints_by_expert = *hints_by_expert;
  return settings;
}

Refused ChangeSettings::open(Table& table, const SessionId& session) const {
  if (!table.state.seating.roster().owns(session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (table.state.seating.fixed()) return refusal(session::v1::REFUSAL_REASON_UNSUPPORTED);
  const bool was_private = std::exchange(table.state.settings.is_private, *is_private);
  if (was_private != *is_private) table.step.change_listing();
  return std::nullopt;
}

Refused ChangeSettings::apply(Table& table, Answer& answer) const {
  if (only_opens()) return open(table, answer.session);
  if (const auto refused = table.owner_between_games(answer.session)) return refused;
  Roster& roster = table.state.seating.roster();
  Settings settings = changed(table.state.settings);
  const std::uint8_t seats_then = seats.value_or(roster.seats());
  if (!table.make_match(settings.kind, settings.rules, seats_then)) {
    return refusal(session::v1::REFUSAL_REASON_BAD_OPTION);
  }

  const bool owner_ready = roster.find(answer.session)->ready;
  if (settings.kind != table.state.settings.kind || seats_then != roster.seats()) {
    table.state.play.drop_match();
    roster.change_kind(seats_then);
  } else if (settings.rules.SerializeAsString() != table.state.settings.rules.SerializeAsString()) {
    // Readiness does not carry over to the new rules.
    for (Person& person : roster.people())
      person.ready = false;
  }
  // An owner who chooses a game and waits for others is ready for it. But if all seats are filled, being ready would
  // start the game while the owner is still changing settings.
  if (owner_ready && !roster.full()) roster.find(answer.session)->ready = true;
  table.state.settings = std::move(settings);
  while (!table.state.settings.watching_allowed && !table.audience.watchers().empty())
    table.audience.turn_away(table.audience.watchers().front().session);
  table.step.change_listing();
  return std::nullopt;
}

}  // namespace cardroom::server
