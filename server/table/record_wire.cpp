#include "server/table/record_wire.h"

#include <utility>

#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

// --- To a record ---------------------------------------------------------------------------------------------------

void write(const Request& request, journal::v1::Request& out) {
  out.set_session(wire_bytes(request.session));
  out.mutable_message()->set_request_id(request.request_id);
  write_request(request.wanted, *out.mutable_message(), *out.mutable_added());
}

void write(const Created& created, journal::v1::Input& input) {
  auto& out = *input.mutable_created();
  auto& settings = *out.mutable_settings();
  settings.set_name(created.settings.name);
  settings.set_kind(created.settings.kind);
  *settings.mutable_rules() = created.settings.rules;
  if (created.settings.turn_limit) settings.set_turn_limit_ms(wire_time(*created.settings.turn_limit));
  settings.set_watching_allowed(created.settings.watching_allowed);
  settings.set_hints_by_expert(created.settings.hints_by_expert);
  settings.set_private_table(created.settings.is_private);
  settings.set_usual_turn_limit(created.settings.usual_turn_limit);
  out.set_password_hash(created.settings.password_hash);
  out.set_rules_version(created.rules_version);
  for (const auto& seat : created.seats)
    write_plan(seat, *out.add_seats());
  out.set_bots_key(wire_bytes(created.bots_key));
  out.set_script_pace_ms(wire_time(created.script_pace));
  out.set_seats_fixed(created.seats_fixed);
  if (created.animate) out.set_animate(*created.animate);
  if (created.owner) write(*created.owner, *out.mutable_owner());
}
void write(const Request& request, journal::v1::Input& out) {
  write(request, *out.mutable_request());
}
void write(const ConnectionLost& lost, journal::v1::Input& out) {
  out.mutable_connection_lost()->set_session(wire_bytes(lost.session));
  out.mutable_connection_lost()->set_silent_for_ms(wire_time(lost.silent_for));
}
void write(const ConnectionBack& back, journal::v1::Input& out) {
  out.mutable_connection_back()->set_session(wire_bytes(back.session));
  if (back.name) out.mutable_connection_back()->set_name(*back.name);
  if (back.address) out.mutable_connection_back()->set_address_mark(wire_bytes(*back.address));
  if (back.picture) out.mutable_connection_back()->set_picture(*back.picture);
  if (!back.seen) return;
  out.mutable_connection_back()->mutable_seen()->set_game_number(back.seen->game_number);
  out.mutable_connection_back()->mutable_seen()->set_next_event(back.seen->next_event);
}
void write(const EntropyDrawn& entropy, journal::v1::Input& out) {
  out.mutable_entropy_drawn()->set_secret(wire_bytes(entropy.secret));
  out.mutable_entropy_drawn()->set_pauses(entropy.pauses);
  out.mutable_entropy_drawn()->set_drawn_at(entropy.at.count());
  for (const SessionId& session : entropy.taking_part)
    out.mutable_entropy_drawn()->add_taking_part(wire_bytes(session));
}
void write(const BotMoved& moved, journal::v1::Input& out) {
  out.mutable_bot_moved()->set_seat(moved.seat.index);
  out.mutable_bot_moved()->set_decision(moved.decision);
  *out.mutable_bot_moved()->mutable_move() = moved.move;
}
void write(const TimerFired& fired, journal::v1::Input& out) {
  out.mutable_timer_fired()->set_owner_idle(fired.owner_idle);
  out.mutable_timer_fired()->set_away_held_at_once(fired.away_held_at_once);
}

// --- From a record -------------------------------------------------------------------------------------------------

std::optional<Request> read(const journal::v1::Request& request) {
  const auto session = from_wire_bytes<sizeof(SessionId)>(request.session());
  auto wanted = parse_request(request.message(), request.added());
  if (!session || !wanted || !*wanted || !is_recorded(**wanted)) return std::nullopt;
  return Request{*session, request.message().request_id(), std::move(**wanted)};
}

std::optional<TableInput> read(const journal::v1::Created& message) {
  Created created;
  created.settings.name = message.settings().name();
  created.settings.kind = message.settings().kind();
  created.settings.rules = message.settings().rules();
  if (message.settings().has_turn_limit_ms()) {
    created.settings.turn_limit = std::chrono::milliseconds{message.settings().turn_limit_ms()};
  }
  created.settings.watching_allowed = message.settings().watching_allowed();
  created.settings.hints_by_expert = message.settings().hints_by_expert();
  created.settings.is_private = message.settings().private_table();
  created.settings.usual_turn_limit = message.settings().usual_turn_limit();
  created.settings.password_hash = message.password_hash();
  created.rules_version = message.rules_version();
  for (const auto& seat : message.seats()) {
    const auto plan = read_plan(seat);
    if (!plan) return std::nullopt;
    created.seats.push_back(*plan);
  }
  const auto bots_key = from_wire_bytes<sizeof created.bots_key>(message.bots_key());
  if (!bots_key) return std::nullopt;
  created.bots_key = *bots_key;
  created.script_pace = std::chrono::milliseconds{message.script_pace_ms()};
  created.seats_fixed = message.seats_fixed();
  if (message.has_animate()) created.animate = message.animate();
  if (message.has_owner()) {
    created.owner = read(message.owner());
    if (!created.owner) return std::nullopt;
  }
  return created;
}

}  // namespace

void write_input(const TableInput& input, journal::v1::Input& out) {
  std::visit([&](const auto& happened) { write(happened, out); }, input);
}

std::optional<TableInput> read_input(const journal::v1::Input& input) {
  switch (input.input_case()) {
    case journal::v1::Input::kCreated: return read(input.created());
    case journal::v1::Input::kRequest: return read(input.request());
    case journal::v1::Input::kConnectionLost: {
      const auto session = from_wire_bytes<sizeof(SessionId)>(input.connection_lost().session());
      if (!session) return std::nullopt;
      return ConnectionLost{*session, std::chrono::milliseconds{input.connection_lost().silent_for_ms()}};
    }
    case journal::v1::Input::kConnectionBack: {
      const auto session = from_wire_bytes<sizeof(SessionId)>(input.connection_back().session());
      if (!session) return std::nullopt;
      ConnectionBack back{*session, std::nullopt, {}, std::nullopt};
      if (input.connection_back().has_name()) back.name = input.connection_back().name();
      back.address = read_mark(input.connection_back().address_mark());
      if (input.connection_back().has_picture()) back.picture = input.connection_back().picture();
      if (input.connection_back().has_seen()) back.seen = read_seen(input.connection_back().seen());
      return back;
    }
    case journal::v1::Input::kTimerFired:
      return TimerFired{.owner_idle = input.timer_fired().owner_idle(),
                        .away_held_at_once = input.timer_fired().away_held_at_once()};
    case journal::v1::Input::kEntropyDrawn: {
      const auto secret = from_wire_bytes<sizeof(DealSecret)>(input.entropy_drawn().secret());
      if (!secret) return std::nullopt;
      EntropyDrawn drawn{.secret = *secret,
                         .pauses = input.entropy_drawn().pauses(),
                         .at = WallTime{input.entropy_drawn().drawn_at()}};
      for (const std::string& one : input.entropy_drawn().taking_part()) {
        const auto session = from_wire_bytes<sizeof(SessionId)>(one);
        if (!session) return std::nullopt;
        drawn.taking_part.push_back(*session);
      }
      return drawn;
    }
    case journal::v1::Input::kBotMoved: {
      const auto seat = read_seat(input.bot_moved().seat());
      if (!seat) return std::nullopt;
      return BotMoved{*seat, input.bot_moved().decision(), input.bot_moved().move()};
    }
    case journal::v1::Input::INPUT_NOT_SET: break;
  }
  return std::nullopt;
}

}  // namespace cardroom::server
