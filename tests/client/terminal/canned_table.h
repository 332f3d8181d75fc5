#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/terminal/table_text.h"
#include "common/cards/deal_key.h"
#include "common/games/registry.h"

namespace cardroom::terminal {

/// A table with a real game, as a server would show it to one viewer, for client tests. Kari and Ola sit there, with
/// bots in the other seats; the test moves for all of them.
class CannedTable {
 public:
  /// `seat`: the viewer's; empty for a spectator.
  explicit CannedTable(std::optional<std::uint8_t> seat, const std::string& kind = "lucky-thirteen",
                       std::uint8_t seats = 4)
      : seat_{seat}, seats_{seats} {
    update.set_table_id("0123456789abcdef");
    update.mutable_settings()->set_name("Kari's table");
    update.mutable_settings()->set_kind(kind);
    update.mutable_settings()->set_watching_allowed(true);
    for (const char* name : {"Kari", "Ola"}) {
      auto& person = *update.add_seats()->mutable_person();
      person.set_name(name);
      person.set_connected(true);
      person.set_ready(true);
    }
    update.mutable_seats(0)->mutable_person()->set_owner(true);
    for (const auto type : {table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_BASIC}) {
      if (update.seats_size() == seats_) break;
      auto& bot = *update.add_seats()->mutable_bot();
      bot.set_type(type);
      bot.set_pace_ms(1'000);
    }
    if (seat_) update.set_seat(*seat_);
    update.set_owner(seat_ == 0);
    update.set_phase(table::v1::PHASE_GATHERING);
  }

  /// A new game with deal number `index` of a fixed seed.
  void begin(std::uint64_t index) {
    match_ = find_game_kind(update.settings().kind())->make_match(update.settings().rules(), seats_).value();
    index_ = index;
    deals_ = 0;
    made_.clear();
    deal();
    update.set_game_number(update.game_number() + 1);
    update.set_phase(table::v1::PHASE_PLAYING);
    for (table::v1::Seat& seat : *update.mutable_seats())
      if (seat.has_person()) seat.mutable_person()->set_ready(false);
    next_event_ = 0;
  }

  /// The viewer, who had no seat, is given this one, and appears there under this name.
  void sit_down(std::uint8_t seat, const std::string& name) {
    seat_ = seat;
    update.set_seat(seat);
    auto& person = *update.mutable_seats(seat)->mutable_person();
    person.set_name(name);
    person.set_connected(true);
    person.clear_held_by_bot();
  }

  /// Between games: switches the table to this kind and its number of seats, and drops the last game.
  void change_kind(const std::string& kind, const table::v1::GameRules& rules = {}) {
    update.mutable_settings()->set_kind(kind);
    *update.mutable_settings()->mutable_rules() = rules;
    seats_ = static_cast<std::uint8_t>(std::min<std::uint32_t>(seats_, find_game_text(kind)->seats().most));
    while (update.seats_size() > seats_)
      update.mutable_seats()->RemoveLast();
    match_.reset();
  }

  std::optional<std::uint8_t> seat() const { return seat_; }
  bool over() const { return match_->stage() == Stage::over; }
  std::uint8_t turn() const {
    std::uint8_t seat = 0;
    while (!match_->to_act().contains(Seat{seat}))
      ++seat;
    return seat;
  }

  /// Whether this seat has to move; several may have to at the same time.
  bool asks(std::uint8_t seat) const { return match_->to_act().contains(Seat{seat}); }

  /// The seat whose turn it is plays its i-th legal move, as the terminal numbers them.
  void play(std::size_t i) {
    const Seat seat{turn()};
    wire::GameView view;
    wire::GameMoves moves;
    match_->view({Viewer::Kind::seat, seat}, view);
    match_->legal_moves(seat, moves);
    Cast cast;
    cast.own_seat = seat.index;
    apply(find_game_text(update.settings().kind())->moves.turn({view, moves, cast}, {}).moves.at(i).move);
  }
  /// The seat moves like a `basic` bot, deterministically.
  void play_as_a_bot() { play_as_a_bot(turn()); }
  void play_as_a_bot(std::uint8_t seat) {
    wire::GameMove move;
    match_->think(Seat{seat}, BotType::basic, moves_)->run(move);
    apply(move, seat);
  }
  /// The origin of the next move; by default the seat's occupant.
  void next_move_by(table::v1::Origin origin) { by_ = origin; }
  /// Returns false, without any effect, if the rules refuse the move.
  bool apply(const wire::GameMove& move) { return apply(move, turn()); }
  bool apply(const wire::GameMove& move, std::uint8_t seat) {
    if (match_->apply(Seat{seat}, move)) return false;
    table::v1::GameEvent made;
    made.set_origin(std::exchange(by_, std::nullopt).value_or(plays_in(seat)));
    made.set_mover(seat);
    made_.resize(match_->end_event(), made);
    ++moves_;
    ++decisions_.at(seat);
    if (match_->pause_ms() > 0) {
      update.set_phase(table::v1::PHASE_PAUSED);
      update.set_pause_left_ms(match_->pause_ms());
    } else if (over()) {
      update.set_phase(table::v1::PHASE_GATHERING);
    }
    return true;
  }
  bool paused() const { return update.phase() == table::v1::PHASE_PAUSED; }
  void end_pause() {
    update.set_phase(over() ? table::v1::PHASE_GATHERING : table::v1::PHASE_PLAYING);
    update.clear_pause_left_ms();
    if (match_->stage() == Stage::deal) deal();
  }

  /// What the server sends now. Events that were already sent are left out, unless `from` asks for them.
  session::v1::ServerMessage message(std::optional<std::uint32_t> from = {}) {
    update.set_version(update.version() + 1);
    session::v1::ServerMessage message;
    auto& out = *message.mutable_table_update();
    out = update;
    if (!match_) return message;
    const Viewer viewer = seat_ ? Viewer{Viewer::Kind::seat, Seat{*seat_}} : Viewer{Viewer::Kind::watcher, {}};
    match_->view(viewer, *out.mutable_view());
    const std::uint32_t first = std::max(from.value_or(next_event_), match_->first_event());
    std::vector<wire::GameEvent> events;
    match_->events(viewer, first, events);
    out.set_first_event(first);
    for (std::uint32_t i = 0; i < events.size(); ++i) {
      events[i].MergeFrom(made_[first + i]);
      *out.add_events() = std::move(events[i]);
    }
    next_event_ = match_->end_event();
    const bool playing = update.phase() == table::v1::PHASE_PLAYING;
    for (std::uint8_t seat = 0; playing && seat < seats_; ++seat)
      if (asks(seat)) out.add_seats_to_act(seat);
    if (playing && seat_ && asks(*seat_) && !update.seats(*seat_).person().held_by_bot()) {
      out.set_decision(decisions_.at(*seat_));
      match_->legal_moves(Seat{*seat_}, *out.mutable_legal_moves());
      if (update.settings().turn_limit_ms() > 0) out.set_turn_time_left_ms(update.settings().turn_limit_ms());
    }
    for (std::uint8_t seat = 0; seat < seats_; ++seat) {
      out.add_scores(match_->scores()[seat]);
      if (!paused() && match_->winners().contains(Seat{seat})) out.add_winners(seat);
    }
    return message;
  }

  /// Opens all hands, as they are now.
  void open_hands() {
    update.mutable_open_hands()->set_open(true);
    for (std::uint8_t seat = 0; seat < seats_; ++seat)
      match_->view({Viewer::Kind::seat, Seat{seat}}, *update.mutable_open_hands()->add_views());
  }

  /// The server's answer to this viewer's request for a hint.
  session::v1::ServerMessage hint() const {
    session::v1::ServerMessage message;
    message.mutable_hint()->set_decision(decisions_.at(*seat_));
    match_->advise(Seat{*seat_}, BotType::clever, 1)->run(*message.mutable_hint());
    return message;
  }

  table::v1::TableUpdate update;  ///< The part that is the same for every viewer; the test may change it.

 private:
  void deal() {
    FairStream stream{simulation_key(13, index_, deals_++)};
    match_->deal(stream);
    table::v1::GameEvent made;
    made.set_origin(table::v1::ORIGIN_TABLE);
    made_.resize(match_->end_event(), made);
  }
  table::v1::Origin plays_in(std::uint8_t seat) const {
    const table::v1::Seat& one = update.seats(seat);
    if (!one.has_person()) return table::v1::ORIGIN_BOT;
    return one.person().held_by_bot() ? table::v1::ORIGIN_BOT_IN_PLACE : table::v1::ORIGIN_PERSON;
  }

  std::optional<std::uint8_t> seat_;
  std::uint8_t seats_;
  std::unique_ptr<Match> match_;
  std::uint32_t next_event_ = 0;
  std::vector<table::v1::GameEvent> made_;  ///< By event number; only the origin and the mover.
  std::optional<table::v1::Origin> by_;
  std::uint64_t moves_ = 1;
  std::array<std::uint64_t, kSeatsMax> decisions_{1, 1, 1, 1};
  std::uint64_t index_ = 0;  ///< The game's index among those of the fixed seed.
  std::uint64_t deals_ = 0;  ///< The number of deals in this game so far.
};

}  // namespace cardroom::terminal
