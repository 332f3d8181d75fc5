// Checks the contents and times of the journal: each move once and only when it is due, seats held neither too early
// nor too late.
#include <algorithm>
#include <cstdlib>

#include "tests/simulation/referee.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

constexpr milliseconds kPace = 1'500ms;

/// The client's number, from the person's name.
std::uint32_t number_of(const std::string& name) {
  return static_cast<std::uint32_t>(std::strtoul(name.substr(name.find(' ') + 1).c_str(), nullptr, 10));
}

bool is_person(const table::v1::Seat& seat) {
  return seat.has_person();
}

const std::set kAnyBot{table::v1::ORIGIN_BOT, table::v1::ORIGIN_BOT_IN_PLACE, table::v1::ORIGIN_CLOCK};

}  // namespace

void Referee::appended(server::Instant, const server::AppendRecord& appended) {
  journal::v1::Record record;
  expect(record.ParseFromString(appended.record), "a record that cannot be read");
  TableFacts& table = tables_[record.table_id()];
  expect(record.sequence() == table.sequence + 1 && record.sequence() == appended.sequence, "records with gaps");
  expect(record.table_time_ms() >= table.table_time, "the table's time goes back");
  table.sequence = record.sequence();
  table.table_time = record.table_time_ms();
  // The table's clock is the server's, read when the input arrived.
  const server::Instant now{record.table_time_ms()};

  const journal::v1::Input& input = record.input();
  const bool moves = input.has_bot_moved() || input.request().message().has_move();
  if (moves && !table.deals.empty() && !table.deals.rbegin()->second.dealt) {
    // If nobody is connected, nobody is told that the list is empty.
    Attempt& attempt = table.deals.rbegin()->second;
    expect(!attempt.list && attempt.commitments.empty(), "a move although parts of the deal are missing");
    cards_dealt(table, record.table_id(), attempt.drawn);
  }
  const journal::v1::Request* request = input.has_request() ? &input.request() : nullptr;
  if (input.has_created() && input.created().has_owner()) request = &input.created().owner();
  if (request != nullptr) {
    const bool part = request->message().has_commit_part() || request->message().has_open_part();
    expect(part == (request->message().request_id() == 0), "a request without a number");
    expect(part || recorded_.emplace(request->session(), request->message().request_id()).second,
           "a request is done twice");
  }
  if (input.has_created()) {
    table.kind = input.created().settings().kind();
    table.seats = static_cast<std::size_t>(input.created().seats_size());
    table.rules = input.created().settings().rules();
  }
  if (input.has_connection_lost() || input.has_timer_fired()) lost_a_reader(table);
  if (input.has_timer_fired()) break_may_be_over(table, now);
  if (input.has_connection_lost()) table.lost[clients_[input.connection_lost().session()]] = now;
  if (input.has_entropy_drawn()) {
    record_of_secret(table, record.table_id(), input.entropy_drawn(), now);
  } else if (input.has_bot_moved()) {
    expect(!table.stands, "a bot moves at a table that was paused");
    const auto& moved = input.bot_moved();
    take_back_if_bot_shows_it(table, moved.seat(), now);
    record_of_move(table, {}, moved.seat(), moved.decision(), moved.move(), check_bot_was_due(table, moved.seat(), now),
                   now);
  } else if (request != nullptr && request->message().request_id() == 0) {
    record_of_part(table, record.table_id(), request->message(), now);
  } else if (request != nullptr) {
    record_of_request(table, *request, now);
  }
  if (!appended.finished) return;
  record_of_game(table, record.table_id(), *appended.finished);
  table.recorded_at[appended.finished->number] = table.sequence;
}

/// An attempt at the next deal, or another attempt at the same deal.
void Referee::record_of_secret(TableFacts& table, const std::string& table_id, const journal::v1::EntropyDrawn& drawn,
                               server::Instant now) {
  if (!table.deals.empty() && !table.deals.rbegin()->second.dealt) {
    ++coverage_.burned;
    Attempt& attempt = table.deals.rbegin()->second;
    expect(attempt.list && !attempt.all_open(), "another attempt at a deal although nobody is missing");
    attempt = Attempt{.number = attempt.number + 1, .secret = drawn.secret(), .drawn = now, .record = table.sequence};
  } else {
    table.deals.emplace(table.deals.size() + 1,
                        Attempt{.secret = drawn.secret(), .drawn = now, .record = table.sequence});
  }
  if (drawn.taking_part().empty()) cards_dealt(table, table_id, now);
}

void Referee::record_of_part(TableFacts& table, const std::string& table_id, const session::v1::ClientMessage& message,
                             server::Instant now) {
  if (table.deals.empty() || table.deals.rbegin()->second.dealt) return complain("a part of no deal");
  auto& [deal, attempt] = *table.deals.rbegin();
  if (message.has_commit_part()) {
    expect(!attempt.list, "a commitment after the list was told");
    attempt.commitments.insert(message.commit_part().commitment());
    return;
  }
  if (!attempt.list) return complain("a part is opened before the list is told");
  const std::string id = testing::deal_id(table_id, deal, attempt.number);
  const std::string& entropy = message.open_part().entropy();
  const std::string commitment = testing::server_commitment(id, attempt.secret);
  const auto part = std::ranges::find_if(*attempt.list, [&](const auto& listed) {
    return testing::seat_commitment(id, commitment, listed.first, entropy) == listed.second;
  });
  if (part == attempt.list->end()) return complain("a part that opens nothing in the list");
  expect(attempt.parts.emplace(part->first, entropy).second, "a part is opened twice");
  ++coverage_.parts;
  attempt.record = table.sequence;
  if (attempt.all_open()) cards_dealt(table, table_id, now);
}

/// The first deal of a game, or another deal of the game in progress.
void Referee::cards_dealt(TableFacts& table, const std::string& table_id, server::Instant now) {
  auto& [deal, attempt] = *table.deals.rbegin();
  attempt.dealt = true;
  coverage_.deals_of_several += attempt.parts.size() > 1 ? 1U : 0U;
  const std::string key = testing::key_of_deal(testing::deal_id(table_id, deal, attempt.number), attempt.secret,
                                               {attempt.parts.begin(), attempt.parts.end()});
  if (!table.games.empty() && table.games.rbegin()->second.truth->wants_deal()) {
    Game& game = table.games.rbegin()->second;
    check_move_in_pause(table, game, now);
    game.truth->deal(key);
    ++coverage_.later_deals;
    game.deals.emplace(game.truth->moves(), deal);
    game.keys.emplace(game.truth->moves(), key);
    game_went_on(table, game, {}, {}, {.by = {table::v1::ORIGIN_TABLE}}, now);
    game.made.back().record = attempt.record;
    return;
  }
  game_is_recorded(table);
  auto truth = make_true_game(table.kind, {key, table.seats, table.rules});
  if (truth == nullptr) return complain("a game of an unknown kind");
  const Game::Made made{
      .by = {table::v1::ORIGIN_TABLE}, .events_end = truth->events(std::nullopt, 0).size(), .record = attempt.record};
  const std::uint32_t number = table.games.empty() ? 1 : table.games.rbegin()->first.first + 1;
  table.games.emplace(GameKey{number, 0}, Game{.kind = table.kind,
                                               .places = table.seats,
                                               .rules = table.rules,
                                               .truth = std::move(truth),
                                               .deals = {{0, deal}},
                                               .keys = {{0, key}},
                                               .moments = {{now, timeline_.now()}},
                                               .made = {made}});
}

void Referee::record_of_request(TableFacts& table, const journal::v1::Request& request, server::Instant now) {
  const session::v1::ClientMessage& message = request.message();
  const std::string name = "Person " + std::to_string(clients_[request.session()]);
  if (message.has_join_table() || message.has_take_seat()) table.stands = false;
  if (message.has_set_pace()) {
    ++coverage_.paces;
    table.stands = message.set_pace().has_paused() ? message.set_pace().paused() : table.stands;
  } else if (message.has_move()) {
    const auto seat = seat_of_mover(table, request.session());
    if (!seat) return complain("a move by somebody who is not asked");
    record_of_move(table, {request.session(), message.request_id()}, *seat, message.move().decision(),
                   message.move().move(), {table::v1::ORIGIN_PERSON}, now);
    table.turns_missed[name] = 0;
  } else if (message.has_take_back()) {
    record_of_take_back(table, request, now);
  } else if (message.has_leave_table() || message.has_take_seat()) {
    table.gone[name] = table.sequence;
    lost_a_reader(table);
    break_may_be_over(table, now);
  } else if (message.has_wait_for() && !message.wait_for().wait()) {
    ++coverage_.seats_to_bots;
    table.given[message.wait_for().seat()] = table.sequence;
    lost_a_reader(table);
  } else if (message.has_change_settings()) {
    if (message.change_settings().has_kind()) table.kind = message.change_settings().kind();
    if (message.change_settings().has_seats()) table.seats = message.change_settings().seats();
    if (message.change_settings().has_rules()) table.rules = message.change_settings().rules();
  } else if (message.has_go_on() && !table.games.empty() && !table.break_since) {
    table.games.rbegin()->second.gone_on.insert(request.session());
  } else if (message.has_remove_player() && !request.added().has_removed_watcher() && table.newest) {
    table.gone[table.newest->seats(static_cast<int>(message.remove_player().seat())).person().name()] = table.sequence;
    lost_a_reader(table);
    break_may_be_over(table, now);
  } else if (message.has_give_seat() && table.newest) {
    table.gone[table.newest->seats(static_cast<int>(message.give_seat().seat())).person().name()] = table.sequence;
    break_may_be_over(table, now);
  }
}

/// The seat that is asked; if several are, the person's own, which an update showed before any answer could arrive.
std::optional<std::uint32_t> Referee::seat_of_mover(const TableFacts& table, const std::string& session) const {
  if (table.games.empty() || !table.newest) return std::nullopt;
  std::vector<std::uint32_t> asked;
  for (std::uint32_t seat = 0; seat < table.seats; ++seat) {
    if (table.games.rbegin()->second.truth->asks(seat)) asked.push_back(seat);
  }
  if (asked.size() == 1) return asked.front();
  const std::string name = "Person " + std::to_string(clients_.at(session));
  const auto own = std::ranges::find_if(
      asked, [&](std::uint32_t seat) { return table.newest->seats(static_cast<int>(seat)).person().name() == name; });
  return own == asked.end() ? std::nullopt : std::optional{*own};
}

/// From now on it is unknown how many people must go on.
void Referee::lost_a_reader(TableFacts& table) {
  table.reader_lost = table.sequence;
  if (!table.games.empty()) table.games.rbegin()->second.readers = 0;
}

/// No seat is asked during a pause, so no move is made.
void Referee::check_move_in_pause(const TableFacts& table, const Game& game, server::Instant now) {
  if (!game.truth->pauses(game.truth->moves())) return;
  if (game.back && game.back->to == game.truth->moves()) return;  // It was over before the move that was taken back.
  const server::Instant since = game.moments.back().at;
  if (now - since - table.breaks.between(since, now) >= game.truth->pause()) {
    ++coverage_.pauses_read_out;
    return;
  }
  ++coverage_.pauses_cut_short;
  expect(game.gone_on.size() >= game.readers,
         "a pause is over before its time, at " + std::to_string(table.table_time));
}

void Referee::record_of_move(TableFacts& table, RequestKey mover, std::uint32_t seat, std::uint64_t decision,
                             const table::v1::GameMove& move, std::set<table::v1::Origin> by, server::Instant now) {
  if (table.games.empty()) return complain("a move without a game");
  Game& game = table.games.rbegin()->second;
  const auto asked_since = game.truth->asked_since(seat, game.truth->moves());
  if (!asked_since) return complain("a move out of turn is in the journal");
  expect(!table.break_since, "seat " + std::to_string(seat) + " moves on a break, at " + std::to_string(now.count()));
  check_move_in_pause(table, game, now);
  const std::size_t turn = turn_of(table.games.rbegin()->first.first, game, seat, *asked_since);
  const auto [known, first] = table.decisions.emplace(std::pair{seat, decision}, turn);
  expect(known->second == turn, "a decision is answered twice");
  for (std::uint32_t other = 0; other < table.seats; ++other)
    coverage_.chosen_together += other != seat && game.truth->asks(other) ? 1U : 0U;
  expect(game.truth->move(seat, move), "the journal has a move that the rules forbid: " + move.ShortDebugString());
  game_went_on(table, game, std::move(mover), move, {.by = std::move(by), .mover = seat}, now);
}

/// A move or another deal has ended the last moment.
void Referee::game_went_on(TableFacts& table, Game& game, RequestKey mover, const table::v1::GameMove& move,
                           Game::Made made, server::Instant now) {
  if (table.take_back && !made.by.contains(table::v1::ORIGIN_BOT)) {
    ++coverage_.not_taken_back;
    table.take_back.reset();
  }
  made.record = table.sequence;
  made.at = now;
  made.events_end = game.truth->events(std::nullopt, game.truth->moves()).size();
  game.made.push_back(std::move(made));
  game.movers.push_back(std::move(mover));
  game.moves.push_back(move);
  game.gone_on.clear();
  game.readers = 0;
  if (table.newest && table.reader_lost <= table.newest_sequence) {
    game.readers = static_cast<std::size_t>(std::ranges::count_if(table.newest->seats(), [](const auto& one) {
      return one.person().connected() && !one.person().held_by_bot();
    }));
  }
  game.moments.push_back({now, timeline_.now()});
}

void Referee::durable(server::Instant, const server::AppendRecord& durable) {
  journal::v1::Record record;
  record.ParseFromString(durable.record);
  TableFacts& table = tables_[record.table_id()];
  table.durable_sequence = record.sequence();
  table.durable_time = server::Instant{record.table_time_ms()};
  const journal::v1::Input& input = record.input();
  if (input.has_request()) durable_.emplace(input.request().session(), input.request().message().request_id());
}

std::uint64_t Referee::moves_of(std::uint32_t client) const {
  std::uint64_t count = 0;
  for (const RequestKey& key : recorded_) {
    const auto request = requests_.find(key);
    if (request != requests_.end() && request->second.has_move() && clients_.at(key.first) == client) ++count;
  }
  return count;
}

std::size_t Referee::tables_made_by(std::uint32_t client) const {
  return static_cast<std::size_t>(std::count_if(recorded_.begin(), recorded_.end(), [&](const RequestKey& key) {
    const auto request = requests_.find(key);
    return request != requests_.end() && request->second.has_create_table() && clients_.at(key.first) == client;
  }));
}

/// Whether the person was silent long enough for a bot to take over at some time since the newest view. Time on a break
/// does not count once the table knows that the connection is lost.
bool Referee::was_silent_since(const TableFacts& table, const std::string& name, server::Instant now) const {
  const std::uint32_t client = number_of(name);
  const auto ended = long_silence_end_.find(client);
  if (ended != long_silence_end_.end() && ended->second >= table.newest_since) return true;
  const auto sign = last_sign_.find(client);
  if (sign == last_sign_.end()) return false;
  const auto lost = table.lost.find(client);
  const bool known = lost != table.lost.end() && lost->second >= sign->second;
  return now - sign->second - (known ? table.breaks.between(lost->second, now) : milliseconds{}) >= kHold;
}

/// How long the seat has been asked, not counting breaks.
milliseconds Referee::time_asked(const TableFacts& table, std::uint32_t seat, server::Instant now) {
  const server::Instant asked = table.games.rbegin()->second.asked(seat).at;
  return now - asked - table.breaks.between(asked, now);
}

/// No bot plays for a person who is connected and has time left. Returns the possible origins of the bot's move.
std::set<table::v1::Origin> Referee::check_bot_was_due(TableFacts& table, std::uint32_t seat, server::Instant now) {
  if (!table.newest || table.games.empty() || table.newest->game_number() != table.games.rbegin()->first.first)
    return kAnyBot;
  const auto& one = table.newest->seats(static_cast<int>(seat));
  if (!is_person(one)) return {table::v1::ORIGIN_BOT};
  const auto& person = one.person();
  if (table.gone.contains(person.name())) return kAnyBot;
  const auto& settings = table.newest->settings();
  const bool time_is_over =
      settings.has_turn_limit_ms() && time_asked(table, seat, now) >= milliseconds{settings.turn_limit_ms()};
  std::set<table::v1::Origin> by;
  if (time_is_over) by.insert(table::v1::ORIGIN_CLOCK);
  if (person.held_by_bot()) {
    by.insert(table::v1::ORIGIN_BOT_IN_PLACE);
    return by;
  }
  // A bot may already hold the seat if no viewer was connected to be told.
  const bool perhaps_held = person.away() || was_silent_since(table, person.name(), now) ||
                            table.given.contains(seat) || table.turns_missed[person.name()] >= 2;
  if (time_is_over) {
    ++coverage_.turns_run_out;
    ++table.turns_missed[person.name()];
  } else if (!perhaps_held) {
    complain(person.name() + " has a move made for them too early");
  }
  if (perhaps_held) by.insert(table::v1::ORIGIN_BOT_IN_PLACE);
  return by;
}

void Referee::check_holds(TableFacts& table, const table::v1::TableUpdate& before,
                          const table::v1::TableUpdate& after) {
  for (int seat = 0; seat < std::min(before.seats_size(), after.seats_size()); ++seat) {
    const auto& was = before.seats(seat).person();
    const auto& is = after.seats(seat).person();
    const bool another =
        was.held_by_bot() != is.held_by_bot() || before.seats(seat).has_person() != after.seats(seat).has_person();
    const bool pause_over = before.phase() == table::v1::PHASE_PAUSED && after.phase() != table::v1::PHASE_PAUSED;
    const bool plays_again = before.pace().paused() && !after.pace().paused();
    const bool break_over = before.table_break().on() && !after.table_break().on();
    if (another || pause_over || plays_again || break_over) table.asked_since[seat] = timeline_.now();
    if (!is.held_by_bot() || was.held_by_bot() || was.name() != is.name()) continue;
    ++coverage_.holds;
    // A bot holds the seat once a second consecutive turn has run out.
    const auto& limit = after.settings();
    const bool time_is_over =
        limit.has_turn_limit_ms() && !table.games.empty() &&
        time_asked(table, static_cast<std::uint32_t>(seat), table.durable_time) >= milliseconds{limit.turn_limit_ms()};
    // If no viewer was connected in between, the time of the takeover is unknown.
    const bool seen = after.version() == before.version() + 1;
    expect(!seen || !before.table_break().on() || !after.table_break().on(),
           "a bot takes over the seat of " + is.name() + " during a break");
    if (is.away()) ++coverage_.holds_of_away;
    expect(!seen || is.away() || was_silent_since(table, is.name(), table.durable_time) ||
               table.given.contains(static_cast<std::uint32_t>(seat)) ||
               (table.turns_missed[is.name()] >= 1 && time_is_over) || table.turns_missed[is.name()] >= 2,
           "a bot holds the seat of " + is.name() + " too early, at " + std::to_string(table.durable_time.count()) +
               ", version " + std::to_string(after.version()));
    table.turns_missed[is.name()] = 0;
  }
}

bool Referee::somebody_looks_at(const std::string& table) const {
  return std::any_of(wires_.begin(), wires_.end(), [&](const auto& entry) {
    const Wire& wire = entry.second;
    return wire.open && wire.table == table && timeline_.now() - wire.heard < 3s;
  });
}

/// A table without connected people stands still. An update does not show whether a person with a promised seat is
/// connected.
bool Referee::nobody_is_at(const table::v1::TableUpdate& update) {
  bool has_people = !update.waiting().empty();
  bool connected = std::ranges::any_of(update.waiting(), &table::v1::Person::connected);
  for (const table::v1::Seat& seat : update.seats()) {
    has_people = has_people || seat.has_person() || seat.has_next_name();
    connected = connected || seat.person().connected();
  }
  return has_people && !connected;
}

/// A pause without a move clock has no limit if only one person is connected, because nobody else is kept waiting.
std::optional<bool> Referee::waits_for_one(const table::v1::TableUpdate& update) {
  auto people = update.waiting_size();
  auto connected = std::ranges::count_if(update.waiting(), &table::v1::Person::connected);
  for (const table::v1::Seat& seat : update.seats()) {
    if (seat.has_next_name()) return std::nullopt;
    people += seat.has_person() ? 1 : 0;
    connected += seat.person().connected() ? 1 : 0;
  }
  const bool clock = update.settings().has_turn_limit_ms() && !(update.settings().usual_turn_limit() && people == 1);
  return connected == 1 && !clock;
}

void Referee::look_around() {
  for (auto& [id, table] : tables_) {
    if (!table.newest || table.games.empty()) continue;
    // When the last viewer goes, nobody is sent an update.
    if (!somebody_looks_at(id) || nobody_is_at(*table.newest)) {
      table.stood_still = timeline_.now();
      continue;
    }
    check_break_ends(table, kSlack);
    const bool unlimited =
        table.newest->phase() == table::v1::PHASE_PAUSED && waits_for_one(*table.newest).value_or(true);
    if (table.newest->table_break().on() || unlimited) {
      table.stood_still = timeline_.now();
      continue;
    }
    const Game& game = table.games.rbegin()->second;
    if (table.newest->phase() == table::v1::PHASE_PAUSED &&
        timeline_.now() - std::max(game.moments.back().here, table.stood_still) > game.truth->pause() + kSlack) {
      complain("a pause does not end at " + table.newest->settings().name());
    }
    if (table.newest->phase() != table::v1::PHASE_PLAYING || table.newest->seats_to_act().empty()) continue;
    if (table.newest->pace().paused()) continue;
    const auto asked = table.newest->seats_to_act(0);
    const int number = static_cast<int>(asked);
    const auto& seat = table.newest->seats(number);
    const milliseconds turn_age =
        timeline_.now() - std::max({game.asked(asked).here, table.asked_since[number], table.stood_still});
    const std::string turn = std::to_string(table.newest->game_number()) + "/" + std::to_string(game.truth->moves());
    std::string what;
    if (!is_person(seat) || seat.person().held_by_bot()) {
      if (turn_age > kPace + kSlack) what = "a bot does not move";
    } else {
      const milliseconds silent = timeline_.now() - last_sign_here_[number_of(seat.person().name())];
      // A bot takes over at once from somebody who has left.
      const milliseconds unheld =
          seat.person().away() ? turn_age - kSlack : std::min(silent, turn_age) - kHold - kSlack;
      if (unheld > 0ms) what = "no bot holds the seat of " + seat.person().name();
      const auto& settings = table.newest->settings();
      if (settings.has_turn_limit_ms() &&
          turn_age > kTimeShareMax * milliseconds{settings.turn_limit_ms()} + kPace + kSlack) {
        what = "the time is up, and nobody moves for " + seat.person().name();
      }
    }
    if (what.empty() || table.complained == turn) continue;
    table.complained = turn;
    complain("table " + table.newest->settings().name() + ", turn " + turn + ", at " +
             std::to_string(timeline_.now().count()) + ": " + what);
  }
}

}  // namespace cardroom::simulation
