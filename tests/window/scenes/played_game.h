#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "client/core/table_memory.h"
#include "common/game/contract.h"

namespace cardroom::testing {

/// A table with a game of one kind, as one viewer sees it and without a server: the test decides who sits there, which
/// cards are dealt and what each player does. The real rules apply. Subclasses parse moves from text.
template <class Game, class Wire>
class PlayedGame {
 public:
  static constexpr int kSeatCount = Game::kFacts.seats_usual;

  /// `viewer`: the seat of the window's person; -1 for a spectator. `seats`: the game's number of seats.
  PlayedGame(int viewer, std::string_view name, int seats = kSeatCount) : m_viewer{viewer}, m_seats{seats} {
    m_update.set_table_id("sixteen bytes ok");
    m_update.mutable_settings()->set_kind(std::string{Game::kFacts.id});
    m_update.mutable_settings()->set_name(std::string{name});
    m_update.set_phase(table::v1::PHASE_GATHERING);
    for (int seat = 0; seat < m_seats; ++seat)
      m_update.add_seats();
    if (viewer >= 0) m_update.set_seat(static_cast<std::uint32_t>(viewer));
  }

  /// What the next show() sends besides the game: seats, settings, the phase. A test may change it.
  table::v1::TableUpdate& update() { return m_update; }

  void sitPerson(int seat, std::string_view name, bool owner = false) {
    table::v1::Person& person = *m_update.mutable_seats(seat)->mutable_person();
    person.set_name(std::string{name});
    person.set_connected(true);
    person.set_ready(true);
    person.set_owner(owner);
  }

  void sitBot(int seat, table::v1::BotType type) {
    m_update.mutable_seats(seat)->mutable_bot()->set_type(type);
    m_update.mutable_seats(seat)->mutable_bot()->set_pace_ms(1'000);
  }

  /// The table pauses for this many milliseconds.
  void rest(std::uint32_t milliseconds) {
    m_update.set_phase(table::v1::PHASE_PAUSED);
    m_update.set_pause_left_ms(milliseconds);
    m_update.clear_turn_time_left_ms();
  }
  /// The pause ends.
  void goOn() {
    m_update.set_phase(table::v1::PHASE_PLAYING);
    m_update.clear_pause_left_ms();
  }

  /// The hands are shown to everybody, as they are at this moment.
  void openHands() {
    table::v1::OpenHands& hands = *m_update.mutable_open_hands();
    hands.set_open(true);
    hands.clear_views();
    for (std::uint8_t seat = 0; seat < m_seats; ++seat)
      Wire::write(Game::view(m_state, Viewer{Viewer::Kind::seat, Seat{seat}}), *hands.add_views());
  }

  /// The origin of the next move; by default the person or bot in the seat.
  void nextMoveBy(table::v1::Origin origin) { m_by = origin; }

  bool over() const { return Game::stage(m_state) == Stage::over; }
  /// The seat whose turn it is; if several choose at the same time, the first of them. Precondition: a game is being
  /// played.
  int turn() const {
    int seat = 0;
    while (!asks(seat))
      ++seat;
    return seat;
  }
  /// Whether this seat has a decision to make.
  bool asks(int seat) const { return Game::to_act(m_state).contains(Seat{static_cast<std::uint8_t>(seat)}); }

  /// The client's view of the table after all changes since the last call. The table is valid until the next call.
  client::TableChanged show(client::Instant now = client::Instant{1'000}) {
    m_update.set_version(m_update.version() + 1);
    m_update.set_owner(m_viewer >= 0 && m_update.seats(m_viewer).person().owner());
    m_update.clear_seats_to_act();
    m_update.clear_decision();
    m_update.clear_legal_moves();
    m_update.clear_view();
    if (m_askings > 0) showGame();
    const auto change = m_memory.updated(now, m_update);
    m_update.set_first_event(m_update.first_event() + static_cast<std::uint32_t>(m_update.events_size()));
    m_update.clear_events();
    return change.value_or(client::TableChanged{});
  }
  const client::Table& table() const { return *m_memory.table(); }
  /// The next show() is the first one on a new connection.
  void resumed(bool restarted = false) { m_memory.resumed(restarted); }

 protected:
  /// Another game starts. Throws std::invalid_argument if the deal is invalid.
  void dealOut(const typename Game::Deal& deal) { dealOut(deal, Game::begin({}, static_cast<std::uint8_t>(m_seats))); }
  /// The same, from the state `before`, in which the game waits for its deal.
  void dealOut(const typename Game::Deal& deal, const typename Game::State& before) {
    m_update.set_game_number(m_update.game_number() + 1);
    m_update.set_phase(table::v1::PHASE_PLAYING);
    m_update.set_first_event(0);
    m_update.clear_events();
    m_update.clear_winners();
    m_state = before;
    m_askings = 0;
    dealMore(deal);
  }

  /// The game continues with another deal. Throws std::invalid_argument if the deal is invalid or too early.
  void dealMore(const typename Game::Deal& deal) {
    Log log;
    if (Game::deal(m_state, deal, log)) throw std::invalid_argument{"not a valid deal"};
    ++m_askings;
    add(log, table::v1::ORIGIN_TABLE, std::nullopt);
  }

  /// Makes a move for the seat whose turn it is. Throws std::invalid_argument if the move is illegal.
  void play(const typename Game::Move& move, std::string_view words) { play(turn(), move, words); }
  void play(int seat, const typename Game::Move& move, std::string_view words) {
    Log log;
    const bool asked = m_viewer >= 0 && asks(m_viewer);
    if (Game::apply(m_state, Seat{static_cast<std::uint8_t>(seat)}, move, log))
      throw std::invalid_argument{"seat " + std::to_string(seat) + " cannot play " + std::string{words}};
    add(log, std::exchange(m_by, std::nullopt).value_or(playsIn(seat)), seat);
    // A seat that already has a decision keeps it.
    if (!asked || seat == m_viewer) ++m_askings;
    if (over()) end();
  }

  const typename Game::State& state() const { return m_state; }

 private:
  using Log = EventLog<typename Game::Event>;

  table::v1::Origin playsIn(int seat) const {
    const table::v1::Seat& one = m_update.seats(seat);
    if (!one.has_person()) return table::v1::ORIGIN_BOT;
    return one.person().held_by_bot() ? table::v1::ORIGIN_BOT_IN_PLACE : table::v1::ORIGIN_PERSON;
  }

  void add(const Log& log, table::v1::Origin origin, std::optional<int> mover) {
    for (const auto& entry : log.entries) {
      const bool whole = m_viewer >= 0 && entry.whole_for.contains(Seat{static_cast<std::uint8_t>(m_viewer)});
      const bool everybody = entry.whole_for.bits == 0xFF;
      table::v1::GameEvent& event = *m_update.add_events();
      Wire::write(whole || everybody ? entry.whole : entry.rest, event);
      event.set_origin(origin);
      if (mover) event.set_mover(static_cast<std::uint32_t>(*mover));
    }
  }

  void end() {
    m_update.set_phase(table::v1::PHASE_GATHERING);
    const Scores scores = Game::scores(m_state);
    const SeatSet winners = Game::winners(m_state);
    m_update.clear_scores();
    m_update.mutable_totals()->Resize(m_seats, 0);
    for (int seat = 0; seat < m_seats; ++seat) {
      const int points = scores.at(static_cast<std::size_t>(seat));
      m_update.add_scores(points);
      m_update.set_totals(seat, m_update.totals(seat) + points);
      if (winners.contains(Seat{static_cast<std::uint8_t>(seat)}))
        m_update.add_winners(static_cast<std::uint32_t>(seat));
      if (m_update.seats(seat).has_person()) m_update.mutable_seats(seat)->mutable_person()->set_ready(false);
    }
  }

  void showGame() {
    const Viewer viewer =
        m_viewer < 0 ? Viewer{} : Viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(m_viewer)}};
    Wire::write(Game::view(m_state, viewer), *m_update.mutable_view());
    if (Game::stage(m_state) != Stage::moves || m_update.phase() != table::v1::PHASE_PLAYING) return;
    if (m_update.table_break().on()) return;
    for (int seat = 0; seat < m_seats; ++seat)
      if (asks(seat)) m_update.add_seats_to_act(static_cast<std::uint32_t>(seat));
    if (m_viewer < 0 || !asks(m_viewer) || m_update.seats(m_viewer).person().held_by_bot()) return;
    m_update.set_decision(m_askings);
    Wire::write(Game::legal_moves(m_state, viewer.seat), *m_update.mutable_legal_moves());
  }

  int m_viewer;
  int m_seats;
  table::v1::TableUpdate m_update;
  typename Game::State m_state{};
  client::TableMemory m_memory;
  std::optional<table::v1::Origin> m_by;
  std::uint64_t m_askings = 0;  ///< Grows with each deal and each new decision; 0 before the first deal.
};

}  // namespace cardroom::testing
