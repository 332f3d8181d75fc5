// What each viewer is shown: versions, public state, cards, events, decisions, and the seat of a person who returns.
#include <algorithm>
#include <iterator>
#include <utility>

#include "tests/simulation/public_part.h"
#include "tests/simulation/referee.h"

namespace cardroom::simulation {
namespace {

using table::v1::TableUpdate;

std::optional<std::uint32_t> seat_of(const TableUpdate& update) {
  return update.has_seat() ? std::optional{update.seat()} : std::nullopt;
}

}  // namespace

void Referee::told_update(server::Instant now, Wire& wire, const TableUpdate& update) {
  ++coverage_.updates;
  TableFacts& table = tables_[update.table_id()];
  const std::string where = "client " + std::to_string(wire.client) + ", table " + update.settings().name() +
                            ", version " + std::to_string(update.version()) + ": ";
  const bool new_table = wire.table != update.table_id();
  if (new_table) {
    wire.table = update.table_id();
    wire.version = 0;
    wire.game = 0;
  }
  expect(update.version() >= wire.version, where + "versions go back");
  const bool waits = !update.has_seat() && !update.has_next_seat() &&
                     update.waiting_place() < static_cast<std::uint32_t>(update.waiting_size());
  expect(!update.has_waiting_place() || waits, where + "a waiting place for somebody who is not waiting");
  wire.version = update.version();
  wire.seated.clear();
  for (const auto& seat : update.seats())
    if (seat.has_person()) wire.seated.insert(seat.person().name());
  take_back_if_view_shows_it(table, update, now);
  if (wire.resumed && !wire.updated) check_return(wire, table, update, where);
  wire.updated = true;
  check_kind(table, update, where);
  check_face(now, table, update, where);
  check_cards(wire, table, update, where);
  check_decision(table, update, where);
  check_pause(table, update, where);
  check_break(update, where);
  check_takeovers(update, where);
}

/// Two viewers of the same version see the same table.
void Referee::check_face(server::Instant now, TableFacts& table, const TableUpdate& update, const std::string& where) {
  const auto [known, first] = table.faces.emplace(update.version(), public_part(update));
  if (!first) {
    if (known->second == public_part(update)) return;
    TableUpdate other;
    other.ParseFromString(known->second);
    TableUpdate here;
    here.ParseFromString(public_part(update));
    return complain(where + "a table that differs from what others see\n" + other.ShortDebugString() + "\n" +
                    here.ShortDebugString());
  }
  if (table.newest && table.newest->version() > update.version()) return;
  if (table.newest) {
    check_holds(table, *table.newest, update);
    check_break_begins(*table.newest, update, where);
    const bool wanted = !table.newest->take_back().agreed().empty();
    const bool same = table.newest->taken_back().times() == update.taken_back().times();
    if (wanted && same && update.has_take_back() && update.take_back().agreed().empty()) ++coverage_.not_taken_back;
  }
  const bool over = update.winners_size() > 0;
  if (over && (!table.newest || table.newest->winners_size() == 0)) {
    ++coverage_.games;
    ++coverage_.games_by_kind[update.settings().kind()];
  }
  if (update.phase() == table::v1::PHASE_PAUSED) ++coverage_.pauses;
  table.newest = update;
  table.newest_since = now;
  table.newest_sequence = table.durable_sequence;
  std::erase_if(table.gone, [&](const auto& left) { return left.second <= table.durable_sequence; });
  std::erase_if(table.given, [&](const auto& given) { return given.second <= table.durable_sequence; });
  note_break(now, table);
}

/// A table whose kind has changed starts afresh: nobody is ready except an owner who waits for others, nobody has
/// points, and the previous game is not shown.
void Referee::check_kind(const TableFacts& table, const TableUpdate& update, const std::string& where) {
  if (!table.newest || table.newest->settings().kind() == update.settings().kind()) return;
  if (update.version() != table.newest->version() + 1) return;
  ++coverage_.changes_of_kind;
  coverage_.changes_with_seats += table.newest->seats_size() == update.seats_size() ? 0U : 1U;
  expect(!update.has_view() && update.winners().empty(), where + "a game of another kind is still there");
  const bool open = std::ranges::any_of(
      update.seats(), [](const auto& seat) { return seat.occupant_case() == table::v1::Seat::OCCUPANT_NOT_SET; });
  expect(
      std::ranges::none_of(update.seats(),
                           [&](const auto& seat) { return seat.person().ready() && !(open && seat.person().owner()); }),
      where + "somebody is ready for a kind that they have not asked for");
  expect(std::ranges::all_of(update.totals(), [](int total) { return total == 0; }), where + "points of another kind");
}

/// During a pause no seat is asked, and the game is not shown as over.
void Referee::check_pause(const TableFacts& table, const TableUpdate& update, const std::string& where) {
  const bool paused = update.phase() == table::v1::PHASE_PAUSED;
  const bool still = update.table_break().on() || nobody_is_at(update);
  const auto waits = waits_for_one(update);
  expect(paused ? update.has_pause_left_ms() || still || waits.value_or(true) : !update.has_pause_left_ms(),
         where + "reading time without a pause, or a pause without it");
  expect(!update.has_pause_left_ms() || !waits.value_or(false), where + "somebody alone is given a limit to read");
  if (!paused) return;
  expect(update.seats_to_act().empty() && !update.has_decision() && !update.has_turn_time_left_ms(),
         where + "somebody is asked in a pause");
  expect(update.winners().empty(), where + "the game is over before its last battle is read");
  const Game* game = game_of(table, update);
  const auto moves = game == nullptr ? std::nullopt : game->truth->moves_in(update.view());
  if (!moves) return complain(where + "a pause without a game");
  expect(game->truth->pauses(*moves), where + "a pause where there is nothing to read");
  expect(milliseconds{update.pause_left_ms()} <= game->truth->pause(), where + "a pause is too long");
}

void Referee::check_cards(Wire& wire, TableFacts& table, const TableUpdate& update, const std::string& where) {
  if (wire.game != update.game_number()) {
    wire.game = update.game_number();
    const bool seen_before =
        wire.seen && wire.seen->table_id() == update.table_id() && wire.seen->game_number() == update.game_number();
    // A client may know events of moves that were taken back in the meantime, so it gets all of them again.
    wire.taken_back = key_of(table, update).second;
    wire.next_event = seen_before && wire.taken_back == 0 ? wire.seen->next_event() : 0;
  }
  if (!update.has_view()) {
    expect(cards_in(update).empty() && update.events().empty(), where + "cards before the deal");
    return;
  }
  const auto found = table.games.find(key_of(table, update));
  if (found == table.games.end()) return complain(where + "cards that no record has dealt, or a move taken back");
  Game& game = found->second;
  expect(update.settings().kind() == game.kind, where + "a game of another kind");
  const auto moves = game.truth->moves_in(update.view());
  if (!moves) return complain(where + "moves that nobody has made");
  expect(game.made.at(*moves).record <= table.durable_sequence, where + "a move is shown before its record is durable");
  const bool in_progress = update.phase() != table::v1::PHASE_GATHERING;
  // Once the deal is over, a commitment is no longer required.
  const auto& [begin, deal] = *std::prev(game.deals.upper_bound(*moves));
  const auto end = game.truth->end_of_deal(begin);
  expect(!in_progress || (end && *end <= *moves) || wire.commitments.contains(deal),
         where + "cards before the commitment");
  for (int seat = 0; in_progress && seat < update.seats_size(); ++seat)
    if (update.seats(seat).has_person())
      game.seats[update.seats(seat).person().name()] = static_cast<std::uint32_t>(seat);
  // A person who changes seats after a game still sees it from the old seat.
  const auto sat_in = game.seats.find("Person " + std::to_string(wire.client));
  const auto eyes = in_progress || sat_in == game.seats.end() ? seat_of(update) : std::optional{sat_in->second};
  const auto known = game.truth->known(eyes, *moves);
  for (const std::uint8_t card : cards_in(update)) {
    if (!known.contains(card)) return complain(where + "a card that its viewer may not know: " + std::to_string(card));
  }
  if (in_progress) {
    const auto expected = game.truth->view(seat_of(update), *moves);
    expect(update.view().SerializeAsString() == expected.SerializeAsString(),
           where + "a view that differs from the expected one\n" + update.view().ShortDebugString() + "\n" +
               expected.ShortDebugString());
  }
  for (std::uint32_t seat = 0; update.phase() == table::v1::PHASE_PLAYING && seat < table.seats; ++seat) {
    const auto& to_act = update.seats_to_act();
    const bool is_asked = std::find(to_act.begin(), to_act.end(), seat) != to_act.end();
    const bool to_be_asked = !update.table_break().on() && game.truth->asked_since(seat, *moves);
    expect(is_asked == to_be_asked, where + "the wrong seats are asked");
  }
  check_take_back(wire, table, game, *moves, update, where);
  check_events(wire, game, *moves, update, where);
  for (std::size_t turn = 0; turn < *moves; ++turn) {
    const auto& [session, request] = game.movers[turn];
    expect(session != wire.session || !wire.requests.contains(request) || wire.answered.contains(request),
           where + "a view comes before the answer that caused it");
  }
}

/// Expects the events after the last one that this viewer has seen, without gaps or repeats, each as this viewer may
/// see it.
void Referee::check_events(Wire& wire, const Game& game, std::size_t moves, const TableUpdate& update,
                           const std::string& where) {
  // A person who is given somebody else's seat in this game gets all events again, as that seat saw them.
  const auto seat_before = std::exchange(wire.seat, seat_of(update));
  if (update.first_event() < wire.next_event && wire.seat && wire.seat != seat_before) {
    wire.next_event = 0;
    if (update.phase() != table::v1::PHASE_GATHERING) ++coverage_.seats_given;
  }
  // Events of an earlier deal are no longer available.
  wire.next_event = std::max(wire.next_event, static_cast<std::uint32_t>(game.truth->first_event_kept(moves)));
  if (!update.events().empty()) {
    expect(update.first_event() == wire.next_event, where + "events from " + std::to_string(update.first_event()) +
                                                        ", not from " + std::to_string(wire.next_event));
  }
  const auto expected = game.truth->events(seat_of(update), moves);
  std::size_t index = update.first_event();
  for (const auto& event : update.events()) {
    if (index >= expected.size()) return complain(where + "more events than have happened");
    check_origin(game, index, event, where);
    table::v1::GameEvent seen = event;
    seen.clear_origin();
    seen.clear_mover();
    game.truth->leave_results_out(seen);
    // Seats may have changed after a game, but by then no card is secret.
    if (update.phase() != table::v1::PHASE_GATHERING) {
      expect(seen.SerializeAsString() == expected[index].SerializeAsString(),
             where + "an event that differs from the expected one: " + seen.ShortDebugString());
    }
    ++index;
  }
  if (!update.events().empty()) wire.next_event = static_cast<std::uint32_t>(index);
  expect(wire.next_event == expected.size(), where + "events are missing");
}

/// An event has the same origin whenever and to whomever it is shown.
void Referee::check_origin(const Game& game, std::size_t index, const table::v1::GameEvent& event,
                           const std::string& where) {
  const auto made = std::ranges::upper_bound(game.made, index, {}, &Game::Made::events_end);
  if (made == game.made.end()) return complain(where + "an event that no record has led to");
  const std::optional<std::uint32_t> mover = event.has_mover() ? std::optional{event.mover()} : std::nullopt;
  expect(made->by.contains(event.origin()) && mover == made->mover,
         where + "event " + std::to_string(index) + " is attributed to the wrong origin: " + event.ShortDebugString());
  if (made->by.size() == 1) ++coverage_.events_by_origin[event.origin()];
}

/// Each decision belongs to one turn only, and later decisions have larger numbers.
void Referee::check_decision(TableFacts& table, const TableUpdate& update, const std::string& where) {
  if (!update.has_decision()) return;
  if (!update.has_seat()) return complain(where + "a watcher is asked");
  const Game* game = game_of(table, update);
  const auto moves = game == nullptr ? std::nullopt : game->truth->moves_in(update.view());
  if (!moves) return complain(where + "asked without a game");
  const auto asked_since = game->truth->asked_since(update.seat(), *moves);
  if (!asked_since) return complain(where + "asked out of turn");
  const std::size_t turn = turn_of(update.game_number(), *game, update.seat(), *asked_since);
  const auto [known, first] = table.decisions.emplace(std::pair{update.seat(), update.decision()}, turn);
  expect(known->second == turn, where + "a decision is used twice");
  std::uint64_t& last = table.last_decision[update.seat()];
  expect(!first || update.decision() > last, where + "decisions go back");
  last = std::max(last, update.decision());
  expect(
      update.legal_moves().SerializeAsString() == game->truth->legal_moves(update.seat(), *moves).SerializeAsString(),
      where + "the wrong legal moves: " + update.legal_moves().ShortDebugString());
  if (update.settings().has_turn_limit_ms()) {
    expect(update.has_turn_time_left_ms() && update.turn_time_left_ms() <= update.turn_time_ms() &&
               update.turn_time_ms() >= update.settings().turn_limit_ms() &&
               update.turn_time_ms() <= kTimeShareMax * update.settings().turn_limit_ms(),
           where + "an impossible time left");
  }
}

/// A person who returns has the same seat, and no bot holds it.
void Referee::check_return(const Wire& wire, const TableFacts& table, const TableUpdate& update,
                           const std::string& where) {
  ++coverage_.resumes_at_a_table;
  if (!table.newest) return;
  const std::string name = "Person " + std::to_string(wire.client);
  const bool same_game = table.newest->game_number() == update.game_number() && !table.gone.contains(name);
  for (int seat = 0; seat < table.newest->seats_size() && same_game; ++seat) {
    if (table.newest->seats(seat).person().name() != name) continue;
    if (table.newest->seats(seat).person().held_by_bot()) ++coverage_.returns_to_a_held_seat;
    expect(update.has_seat() && static_cast<int>(update.seat()) == seat,
           where + "whoever comes back has lost the seat");
  }
  if (update.events_size() > 0 && update.first_event() > 0) ++coverage_.resumes_with_missed_events;
  if (!update.has_seat()) return;
  const auto& person = update.seats(static_cast<int>(update.seat())).person();
  expect(person.name() == name && person.connected(), where + "whoever comes back is not shown as connected");
  expect(!person.held_by_bot(), where + "a bot holds the seat of somebody who is back");
  const auto& table_break = update.table_break();
  const bool awaited = table_break.on() && table_break.has_waits_for() && table_break.waits_for() == update.seat();
  expect(!awaited || table_break.has_left_ms(), where + "the table still waits for somebody who is back");
}

}  // namespace cardroom::simulation
