#include "server/table/requests/change_settings.h"

#include <utility>

#include "server/table/table_wire.h"

namespace cardroom::server {

Read<ChangeSettings> ChangeSettings::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.change_settings();
  ChangeSettings change;
  if (wanted.has_name()) change.name = wanted.name();
  if (wanted.has_kind()) change.kind = wanted.kind();
  if (wanted.has_rules()) change.rules = wanted.rules();
  if (wanted.has_watching_allowed()) change.watching_allowed = wanted.watching_allowed();
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
  if (is_private) message.set_private_table(*is_private);
  message.set_usual_turn_limit(usual_turn_limit);
  if (password_hash) added.set_password_hash(*password_hash);
  if (rules_version) added.set_rules_version(*rules_version);
}

bool ChangeSettings::only_opens() const {
  return is_private && !name && !kind && !seats && !rules && !turn_limit && !usual_turn_limit && !password_hash &&
         !watching_allowed;
}

}  // namespace cardroom::server
