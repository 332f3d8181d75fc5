#include "server/table/record_wire.h"

#include <utility>

#include "common/base/check.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

std::uint32_t wire_time(std::chrono::milliseconds time) {
  return static_cast<std::uint32_t>(time.count());
}

// --- To a record ---------------------------------------------------------------------------------------------------

void write(const BotPlan& bot, wire::Bot& out) {
  out.set_type(static_cast<wire::BotType>(static_cast<int>(bot.type) + 1));
  out.set_pace_ms(wire_time(bot.pace));
}

void write(const std::optional<BotPlan>& bot, lobby::v1::SeatPlan& out) {
  if (bot) write(*bot, *out.mutable_bot());
}

void write(const Join& join, journal::v1::Request& out) {
  out.set_name(join.name);
  if (join.address) out.set_address_mark(wire_bytes(*join.address));
  if (join.seat) out.mutable_join_table()->set_seat(join.seat->index);
  out.mutable_join_table()->set_watch(join.watch);
}
void write(const Leave&, journal::v1::Request& out) {
  out.mutable_leave_table();
}
void write(const TakeSeat& take, journal::v1::Request& out) {
  out.set_name(take.name);
  if (take.address) out.set_address_mark(wire_bytes(*take.address));
  out.mutable_take_seat()->set_seat(take.seat.index);
}
void write(const SetSeat& set, journal::v1::Request& out) {
  out.mutable_set_seat()->set_seat(set.seat.index);
  write(set.bot, *out.mutable_set_seat()->mutable_plan());
}
void write(const ChangeSettings& change, journal::v1::Request& out) {
  auto& message = *out.mutable_change_settings();
  if (change.name) message.set_name(*change.name);
  if (change.kind) message.set_kind(*change.kind);
  if (change.rules) *message.mutable_rules() = *change.rules;
  if (change.turn_limit) message.set_turn_limit_ms(wire_time(*change.turn_limit));
  if (change.watching_allowed) message.set_watching_allowed(*change.watching_allowed);
  if (change.is_private) message.set_private_table(*change.is_private);
  message.set_usual_turn_limit(change.usual_turn_limit);
  if (change.password_hash) out.set_password_hash(*change.password_hash);
  if (change.seats) out.set_seats(*change.seats);
  if (change.rules_version) out.set_rules_version(*change.rules_version);
}
void write(const FillWithBots& fill, journal::v1::Request& out) {
  write(fill.bot, *out.mutable_fill_with_bots()->mutable_bot());
}
void write(const RemovePlayer& remove, journal::v1::Request& out) {
  out.mutable_remove_player()->set_seat(remove.seat.index);
  out.mutable_remove_player()->set_name(remove.name);
  out.mutable_remove_player()->set_address_too(remove.address_too);
  if (!remove.watcher) return;
  out.mutable_removed_watcher()->set_session(wire_bytes(remove.watcher->session));
  if (remove.watcher->address) out.mutable_removed_watcher()->set_address_mark(wire_bytes(*remove.watcher->address));
}
void write(const LetBack& let, journal::v1::Request& out) {
  out.mutable_let_back()->set_name(let.name);
}
void write(const MakeMove& made, journal::v1::Request& out) {
  out.mutable_move()->set_decision(made.decision);
  *out.mutable_move()->mutable_move() = made.move;
}
void write(const GoOn&, journal::v1::Request& out) {
  out.mutable_go_on();
}
void write(const AskAgain&, journal::v1::Request& out) {
  out.mutable_ready();
}
void write(const TakeMySeat&, journal::v1::Request& out) {
  out.mutable_take_my_seat();
}
void write(const SetPace& pace, journal::v1::Request& out) {
  auto& message = *out.mutable_set_pace();
  if (pace.paused) message.set_paused(*pace.paused);
  if (pace.percent) message.set_speed_percent(*pace.percent);
  message.set_step(pace.step);
}

void write(const Say&, journal::v1::Request&) {
  check(false, "what is said at a table is in no record");
}
void write(const ListRemoved&, journal::v1::Request&) {
  check(false, "who looks at a list is in no record");
}
void write(const GetHint&, journal::v1::Request&) {
  check(false, "who wants a hint is in no record");
}

void write(const Request& request, journal::v1::Request& out) {
  out.set_session(wire_bytes(request.session));
  out.set_request_id(request.request_id);
  std::visit([&](const auto& wish) { write(wish, out); }, request.wish);
}

void write(const Created& created, journal::v1::Input& input) {
  auto& out = *input.mutable_created();
  auto& settings = *out.mutable_settings();
  settings.set_name(created.settings.name);
  settings.set_kind(created.settings.kind);
  *settings.mutable_rules() = created.settings.rules;
  if (created.settings.turn_limit) settings.set_turn_limit_ms(wire_time(*created.settings.turn_limit));
  settings.set_watching_allowed(created.settings.watching_allowed);
  settings.set_private_table(created.settings.is_private);
  settings.set_usual_turn_limit(created.settings.usual_turn_limit);
  out.set_password_hash(created.settings.password_hash);
  out.set_rules_version(created.rules_version);
  for (const auto& seat : created.seats)
    write(seat, *out.add_seats());
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
  if (!back.seen) return;
  out.mutable_connection_back()->mutable_seen()->set_game_number(back.seen->game_number);
  out.mutable_connection_back()->mutable_seen()->set_next_event(back.seen->next_event);
}
void write(const EntropyDrawn& entropy, journal::v1::Input& out) {
  out.mutable_entropy_drawn()->set_secret(wire_bytes(entropy.secret));
}
void write(const BotMoved& moved, journal::v1::Input& out) {
  out.mutable_bot_moved()->set_seat(moved.seat.index);
  out.mutable_bot_moved()->set_decision(moved.decision);
  *out.mutable_bot_moved()->mutable_move() = moved.move;
}
void write(const TimerFired&, journal::v1::Input& out) {
  out.mutable_timer_fired();
}

// --- From a record -------------------------------------------------------------------------------------------------

std::optional<Wish> kept(Read<Wish> wish) {
  if (!wish) return std::nullopt;
  return std::move(*wish);
}

/// Nothing if there is none. What is there and is none is no record of ours.
std::optional<AddressMark> read_mark(const std::string& bytes) {
  return from_wire_bytes<sizeof(AddressMark)>(bytes);
}

std::optional<Wish> read_removal(const journal::v1::Request& request) {
  auto wish = kept(read_request(request.remove_player()));
  if (!wish || !request.has_removed_watcher()) return wish;
  const auto session = from_wire_bytes<sizeof(SessionId)>(request.removed_watcher().session());
  if (!session) return std::nullopt;
  std::get<RemovePlayer>(*wish).watcher = RemovedWatcher{*session, read_mark(request.removed_watcher().address_mark())};
  return wish;
}

std::optional<Wish> read_wish(const journal::v1::Request& request) {
  switch (request.wish_case()) {
    case journal::v1::Request::kJoinTable: {
      Join join{request.name(), std::nullopt, request.join_table().watch(), read_mark(request.address_mark())};
      if (request.join_table().has_seat()) {
        const auto seat = read_seat(request.join_table().seat());
        if (!seat) return std::nullopt;
        join.seat = *seat;
      }
      return join;
    }
    case journal::v1::Request::kLeaveTable: return Leave{};
    case journal::v1::Request::kTakeSeat: {
      auto wish = kept(read_request(request.take_seat(), request.name()));
      if (wish) std::get<TakeSeat>(*wish).address = read_mark(request.address_mark());
      return wish;
    }
    case journal::v1::Request::kSetSeat: return kept(read_request(request.set_seat()));
    case journal::v1::Request::kChangeSettings: {
      auto wish = kept(read_request(request.change_settings()));
      if (!wish) return std::nullopt;
      auto& change = std::get<ChangeSettings>(*wish);
      if (request.has_password_hash()) change.password_hash = request.password_hash();
      if (request.has_seats()) change.seats = static_cast<std::uint8_t>(request.seats());
      if (request.has_rules_version()) change.rules_version = request.rules_version();
      return wish;
    }
    case journal::v1::Request::kFillWithBots: return kept(read_request(request.fill_with_bots()));
    case journal::v1::Request::kRemovePlayer: return read_removal(request);
    case journal::v1::Request::kLetBack: return LetBack{request.let_back().name()};
    case journal::v1::Request::kMove: return kept(read_request(request.move()));
    case journal::v1::Request::kGoOn: return GoOn{};
    case journal::v1::Request::kReady: return AskAgain{};
    case journal::v1::Request::kTakeMySeat: return TakeMySeat{};
    case journal::v1::Request::kSetPace: return kept(read_request(request.set_pace()));
    case journal::v1::Request::WISH_NOT_SET: break;
  }
  return std::nullopt;
}

std::optional<Request> read(const journal::v1::Request& request) {
  const auto session = from_wire_bytes<sizeof(SessionId)>(request.session());
  auto wish = read_wish(request);
  if (!session || !wish) return std::nullopt;
  return Request{*session, request.request_id(), std::move(*wish)};
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
      if (input.connection_back().has_seen()) back.seen = read_seen(input.connection_back().seen());
      return back;
    }
    case journal::v1::Input::kTimerFired: return TimerFired{};
    case journal::v1::Input::kEntropyDrawn: {
      const auto secret = from_wire_bytes<sizeof(DealSecret)>(input.entropy_drawn().secret());
      if (!secret) return std::nullopt;
      return EntropyDrawn{*secret};
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
