#include "tests/window/scenes/played_table.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "common/games/lucky_thirteen/lucky_thirteen_wire.h"
#include "tests/support/cards_text.h"
#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::testing {

using lucky_thirteen::Game;
using lucky_thirteen::Wire;

PlayedTable::PlayedTable(int viewer) : m_viewer{viewer} {
  m_update.set_table_id("sixteen bytes ok");
  m_update.mutable_settings()->set_kind(std::string{Game::kId});
  m_update.mutable_settings()->set_name("Kitchen table");
  m_update.set_phase(table::v1::PHASE_GATHERING);
  for (int seat = 0; seat < lucky_thirteen::kSeats; ++seat)
    m_update.add_seats();
  if (viewer >= 0) m_update.set_seat(static_cast<std::uint32_t>(viewer));
}

void PlayedTable::sitPerson(int seat, std::string_view name, bool owner) {
  table::v1::Person& person = *m_update.mutable_seats(seat)->mutable_person();
  person.set_name(std::string{name});
  person.set_connected(true);
  person.set_ready(true);
  person.set_owner(owner);
}

void PlayedTable::sitBot(int seat, table::v1::BotType type) {
  m_update.mutable_seats(seat)->mutable_bot()->set_type(type);
  m_update.mutable_seats(seat)->mutable_bot()->set_pace_ms(1'000);
}

void PlayedTable::deal(std::string_view cards) {
  m_update.set_game_number(m_update.game_number() + 1);
  m_update.set_phase(table::v1::PHASE_PLAYING);
  m_update.set_first_event(0);
  m_update.clear_events();
  m_update.clear_winners();
  m_state = Game::begin({}, lucky_thirteen::kSeats);
  Log log;
  if (Game::deal(m_state, lucky_thirteen::deal_of(cards), log)) throw std::invalid_argument{"no deal"};
  m_played = true;
  add(log);
}

void PlayedTable::discard(std::string_view card) {
  Log log;
  if (Game::apply(m_state, m_state.turn, {testing::card(card)}, log))
    throw std::invalid_argument{"seat " + std::to_string(turn()) + " cannot discard " + std::string{card}};
  add(log);
  if (!over()) return;
  m_update.set_phase(table::v1::PHASE_GATHERING);
  const Scores scores = Game::scores(m_state);
  const auto most = *std::ranges::max_element(scores);
  m_update.clear_scores();
  m_update.mutable_totals()->Resize(lucky_thirteen::kSeats, 0);
  for (int seat = 0; seat < lucky_thirteen::kSeats; ++seat) {
    const int points = scores.at(static_cast<std::size_t>(seat));
    m_update.add_scores(points);
    m_update.set_totals(seat, m_update.totals(seat) + points);
    if (points == most) m_update.add_winners(static_cast<std::uint32_t>(seat));
    if (m_update.seats(seat).has_person()) m_update.mutable_seats(seat)->mutable_person()->set_ready(false);
  }
}

void PlayedTable::discards(std::string_view cards) {
  for (const Card card : testing::cards(cards))
    discard(card_text(card));
}

void PlayedTable::discardWhatIsDrawn() {
  while (!over())
    discard(card_text(m_state.pack.at(m_state.handed_out - 1U)));
}

void PlayedTable::add(const Log& log) {
  for (const Log::Entry& entry : log.entries) {
    const bool whole = m_viewer >= 0 && entry.whole_for.contains(Seat{static_cast<std::uint8_t>(m_viewer)});
    const bool everybody = entry.whole_for.bits == 0xFF;
    Wire::write(whole || everybody ? entry.whole : entry.rest, *m_update.add_events());
  }
}

client::TableChanged PlayedTable::show(client::Instant now) {
  m_update.set_version(m_update.version() + 1);
  m_update.clear_seats_to_act();
  m_update.clear_decision();
  m_update.clear_legal_moves();
  m_update.clear_view();
  if (m_played) {
    const Viewer viewer =
        m_viewer < 0 ? Viewer{} : Viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(m_viewer)}};
    Wire::write(Game::view(m_state, viewer), *m_update.mutable_view());
    if (m_state.stage == Stage::moves && m_update.phase() == table::v1::PHASE_PLAYING) {
      m_update.add_seats_to_act(m_state.turn.index);
      const bool asked = turn() == m_viewer && !m_update.seats(m_viewer).person().held_by_bot();
      if (asked) {
        m_update.set_decision(static_cast<std::uint64_t>(m_state.discard_count) + 1);
        Wire::write(Game::legal_moves(m_state, m_state.turn), *m_update.mutable_legal_moves());
      }
    }
  }
  const auto change = m_memory.updated(now, m_update);
  m_update.set_first_event(m_update.first_event() + static_cast<std::uint32_t>(m_update.events_size()));
  m_update.clear_events();
  return change.value_or(client::TableChanged{});
}

}  // namespace cardroom::testing
