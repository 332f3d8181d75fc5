#include "client/core/table_memory.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "client/core/take_backs.h"

namespace cardroom::client {
namespace {

/// Whether the view shows a finished game.
bool is_over(const table::v1::TableUpdate& update) {
  return update.phase() == table::v1::PHASE_GATHERING && update.has_view();
}

/// An update that contains only everybody's seats and the number of the viewer's seat.
table::v1::TableUpdate seats_of(const table::v1::TableUpdate& update) {
  table::v1::TableUpdate seats;
  *seats.mutable_seats() = update.seats();
  if (update.has_seat()) seats.set_seat(update.seat());
  return seats;
}

bool same_player(const table::v1::Seat& before, const table::v1::Seat& after) {
  return before.has_person() == after.has_person() && before.person().name() == after.person().name() &&
         before.has_bot() == after.has_bot();
}

/// Whether the same people, by their names as shown to this viewer, and bots sit in the same seats.
bool same_players(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after) {
  const bool same_viewer = before.has_seat() == after.has_seat() && before.seat() == after.seat();
  return same_viewer && std::ranges::equal(before.seats(), after.seats(), same_player);
}

std::optional<Instant> deadline(Instant now, bool has, std::uint32_t left_ms) {
  return has ? std::optional{now + Instant{left_ms}} : std::nullopt;
}

}  // namespace

bool same_game(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after) {
  return before.table_id() == after.table_id() && before.game_number() == after.game_number() &&
         (after.has_view() || !before.has_view());
}

table::v1::TableUpdate as_played(const Table& table) {
  table::v1::TableUpdate update = table.update;
  if (!table.players) return update;
  *update.mutable_seats() = table.players->seats();
  update.clear_seat();
  if (table.players->has_seat()) update.set_seat(table.players->seat());
  return update;
}

std::optional<session::v1::Seen> TableMemory::seen() const {
  if (!table_) return std::nullopt;
  session::v1::Seen seen;
  seen.set_table_id(table_->update.table_id());
  seen.set_game_number(table_->update.game_number());
  seen.set_next_event(table_->first_event + static_cast<std::uint32_t>(table_->events.size()));
  if (!chat_.empty()) seen.set_last_chat_line(chat_.back().number());
  return seen;
}

std::optional<TableChanged> TableMemory::updated(Instant now, table::v1::TableUpdate update) {
  TableChanged change;
  change.other_table = !table_ || table_->update.table_id() != update.table_id();
  if (!change.other_table) {
    const std::uint64_t kept = table_->update.version();
    if (update.version() < kept || (update.version() == kept && !after_resume_ && !table_->waiting))
      return std::nullopt;
  }
  change.after_resume = std::exchange(after_resume_, false);
  change.after_restart = std::exchange(after_restart_, false);
  change.other_game = change.other_table || !same_game(table_->update, update);

  if (change.other_table) {
    chat_.clear();
    watchers_.clear();
  }
  Table next;
  if (!change.other_game) next = std::move(*table_);
  const auto end = next.first_event + static_cast<std::uint32_t>(next.events.size());
  const std::uint32_t from = update.first_event();
  const auto count = static_cast<std::uint32_t>(update.events_size());
  if (change.other_game || from > end) {
    // Events of an earlier deal are no longer available. A client that has just joined has missed none.
    change.events_missed = !change.other_game;
    next.events.clear();
    next.earlier_players.clear();
    next.first_event = from;
  }
  if (!change.other_game && taken_back_since(next.update, update)) {
    // The events from here on are no longer part of the game.
    const std::uint32_t kept = next.first_event + static_cast<std::uint32_t>(next.events.size());
    // A step back may lead to a deal before the first one that we know.
    const bool earlier = from < next.first_event;
    const std::uint32_t stays = earlier ? next.first_event : std::clamp(from + count, next.first_event, kept);
    change.events_taken_back = kept - stays;
    next.events.resize(stays - next.first_event);
    if (earlier) next.first_event = from;
    std::erase_if(next.earlier_players, [&](const EarlierPlayers& one) { return one.until > next.events.size(); });
  }
  const std::uint32_t known = std::min(count, next.first_event + static_cast<std::uint32_t>(next.events.size()) - from);
  change.new_events = count - known;
  const std::size_t told = next.events.size();
  auto& events = *update.mutable_events();
  // The server repeats events for a person who has been given somebody else's seat during the game and may now see more
  // of them.
  for (std::uint32_t i = 0; i < known; ++i)
    if (from + i >= next.first_event) next.events[from + i - next.first_event] = std::move(events[static_cast<int>(i)]);
  std::move(events.begin() + static_cast<int>(known), events.end(), std::back_inserter(next.events));
  update.clear_events();

  next.turn_deadline = deadline(now, update.has_turn_time_left_ms(), update.turn_time_left_ms());
  const bool pause_goes_on = next.pause_deadline.has_value();
  next.pause_deadline = deadline(now, update.has_pause_left_ms(), update.pause_left_ms());
  if (!pause_goes_on) next.pause_time = Instant{update.pause_left_ms()};
  const auto& table_break = update.table_break();
  next.break_since = table_break.on() ? std::optional{now - Instant{table_break.lasted_ms()}} : std::nullopt;
  next.break_deadline = deadline(now, table_break.has_left_ms(), table_break.left_ms());
  next.takeovers.clear();
  for (const auto& seat : update.seats())
    next.takeovers.push_back(deadline(now, seat.person().has_held_in_ms(), seat.person().held_in_ms()));
  if (change.other_game || !is_over(update)) {
    next.players.reset();
  } else if (!is_over(next.update)) {
    next.players = seats_of(next.update);
  }
  const std::size_t known_until = next.earlier_players.empty() ? 0 : next.earlier_players.back().until;
  if (told > known_until && !next.players && !same_players(next.update, update))
    next.earlier_players.push_back({.until = told, .players = seats_of(next.update)});
  next.update = std::move(update);
  next.waiting = false;
  table_ = std::move(next);
  return change;
}

bool TableMemory::waiting(const table::v1::TableWaiting& message) {
  if (!table_ || table_->update.table_id() != message.table_id()) return false;
  return !std::exchange(table_->waiting, true);
}

bool TableMemory::watched(table::v1::Watchers message) {
  if (!table_ || table_->update.table_id() != message.table_id()) return false;
  std::vector<std::string> names{message.names().begin(), message.names().end()};
  return std::exchange(watchers_, names) != names;
}

std::optional<ChatChanged> TableMemory::said(table::v1::ChatLines message) {
  if (!table_ || table_->update.table_id() != message.table_id()) return std::nullopt;
  ChatChanged change{.said_before = message.said_before()};
  for (auto& line : *message.mutable_lines()) {
    if (!chat_.empty() && line.number() <= chat_.back().number()) continue;
    chat_.push_back(std::move(line));
    ++change.new_lines;
    if (chat_.size() > kChatLinesKept) chat_.pop_front();
  }
  change.new_lines = std::min(change.new_lines, chat_.size());
  return change.new_lines == 0 ? std::nullopt : std::optional{change};
}

void TableMemory::clear() {
  *this = TableMemory{};
}

}  // namespace cardroom::client
