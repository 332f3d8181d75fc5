#include "tests/simulation/death_watch.h"

#include <algorithm>
#include <array>
#include <openssl/sha.h>

#include "tests/simulation/public_part.h"
#include "tests/simulation/true_game.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

/// The time from a person's last sign of life until a bot takes over the seat.
constexpr milliseconds kSeatKept{15'000};

/// A bot also takes over after this many consecutive missed turns.
constexpr std::uint32_t kMissedTurns = 2;

/// A remaining time is computed when an input arrives, but sent only when the record of that input is durable, which
/// other records may delay.
constexpr milliseconds kSentLate{4'000};

std::string hash_of(std::string_view token) {
  std::array<unsigned char, 32> hash{};
  SHA256(reinterpret_cast<const unsigned char*>(token.data()), token.size(), hash.data());
  return {hash.begin(), hash.end()};
}

std::string text_of(const server::TableId& id) {
  return {reinterpret_cast<const char*>(id.data()), id.size()};
}

journal::v1::Record parsed(const std::string& bytes) {
  journal::v1::Record record;
  record.ParseFromString(bytes);
  return record;
}

/// The request in this record, including one that created the table; null if there is none.
const journal::v1::Request* request_of(const journal::v1::Input& input) {
  if (input.has_request()) return &input.request();
  return input.has_created() && input.created().has_owner() ? &input.created().owner() : nullptr;
}

}  // namespace

DeathCoverage& DeathCoverage::operator+=(const DeathCoverage& other) {
  deaths += other.deaths;
  games_interrupted += other.games_interrupted;
  records_lost += other.records_lost;
  records_never_reported += other.records_never_reported;
  requests_acknowledged += other.requests_acknowledged;
  answers_repeated += other.answers_repeated;
  seats_resumed += other.seats_resumed;
  clocks_compared += other.clocks_compared;
  breaks += other.breaks;
  breaks_survived += other.breaks_survived;
  records_sent += other.records_sent;
  moves_in_place += other.moves_in_place;
  moves += other.moves;
  games += other.games;
  return *this;
}

void DeathWatch::Company::note(const journal::v1::Record& record) {
  const journal::v1::Input& input = record.input();
  const server::Instant now{record.table_time_ms()};
  if (input.has_connection_lost()) {
    connected.erase(input.connection_lost().session());
  } else if (input.has_connection_back()) {
    connected.insert(input.connection_back().session());
  } else if (const auto* request = request_of(input)) {
    connected.insert(request->session());
  }
  if (connected.empty()) {
    if (!left_alone) left_alone = now;
  } else if (left_alone) {
    alone.add(*std::exchange(left_alone, std::nullopt), now);
  }
}

// --- A process begins --------------------------------------------------------------------------------------------

void DeathWatch::began(server::Instant now, const std::map<server::TableId, server::KeptTable>& disk) {
  if (++process_ > 1) ++coverage_.deaths;
  began_ = now;
  silences_.clear();
  std::set<RequestKey> found;
  std::set<std::string> there;
  for (const auto& [id, kept] : disk) {
    there.insert(text_of(id));
    TableFacts& table = tables_[text_of(id)];
    coverage_.games_interrupted += table.phase == table::v1::PHASE_PLAYING ? 1U : 0U;
    const auto count = static_cast<std::uint64_t>(kept.records.size());
    expect(count >= table.on_disk, "a record that was durable is not on the disk");
    coverage_.records_lost += table.sequence > count ? table.sequence - count : 0;
    coverage_.records_never_reported += count > table.on_disk ? count - table.on_disk : 0;
    find_break(table, count);
    table.sequence = table.on_disk = count;
    table.last_epoch = kept.epoch;
    table.epoch = 0;
    table.shown = false;
    table.company = {};
    for (const std::string& bytes : kept.records) {
      const journal::v1::Record record = parsed(bytes);
      table.company.note(record);
      table.time = server::Instant{record.table_time_ms()};
      if (const auto* request = request_of(record.input())) {
        found.emplace(request->session(), request->message().request_id());
      }
    }
    table.ahead = table.time - now;
  }
  for (const auto& [key, table] : acknowledged_) {
    // The records of a table that has ended are gone.
    expect(!there.contains(table) || found.contains(key), "an acknowledged request is lost");
  }
  durable_.insert(found.begin(), found.end());
  std::erase_if(tables_, [&](const auto& table) { return !there.contains(table.first) && table.second.on_disk == 0; });
}

// --- What clients say --------------------------------------------------------------------------------------------

void DeathWatch::received(server::Instant now, server::ConnectionId connection, std::string_view bytes) {
  Wire& wire = wires_[connection];
  if (!wire.session.empty()) hear(now, wire.session);
  wire.in.push(bytes);
  for (auto payload = wire.in.next(); payload && *payload; payload = wire.in.next()) {
    session::v1::ClientMessage message;
    expect(message.ParseFromString(**payload), "a client sends something that is not a message");
    asked(wire, message);
  }
}

void DeathWatch::hear(server::Instant now, const std::string& session) {
  const auto [silence, first] = silences_.try_emplace(session, Silence{began_, {}});
  silence->second.longest = std::max(silence->second.longest, now - silence->second.heard);
  silence->second.heard = now;
}

void DeathWatch::asked(Wire& wire, const session::v1::ClientMessage& message) {
  if (message.has_hello()) wire.token = message.hello().token();
  if (message.request_id() != 0) asked_[{wire.session, message.request_id()}] = message;
}

// --- What clients are told ---------------------------------------------------------------------------------------

void DeathWatch::sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) {
  Wire& wire = wires_[connection];
  wire.out.push(bytes);
  for (auto payload = wire.out.next(); payload && *payload; payload = wire.out.next()) {
    session::v1::ServerMessage message;
    expect(message.ParseFromString(**payload), "the server sends something that is not a message");
    told(now, wire, message);
  }
}

void DeathWatch::told(server::Instant now, Wire& wire, const session::v1::ServerMessage& message) {
  if (message.request_id() != 0) told_answer(wire, message);
  if (message.has_welcome()) {
    welcomed(wire, message.welcome());
    hear(now, wire.session);
  } else if (message.has_left_table()) {
    complain("client " + std::to_string(wire.client) + " is told that its table is gone");
  } else if (message.has_table_update()) {
    table::v1::TableUpdate update = message.table_update();
    expect(wire.deltas.decode(update), "an update builds on one that was never sent");
    told_update(now, wire, update);
  } else if (message.has_game_record()) {
    told_game(message.game_record());
  } else if (message.has_deal_committed()) {
    const auto& committed = message.deal_committed();
    const std::string& first =
        commitments_.emplace(committed.id().SerializeAsString(), committed.commitment()).first->second;
    expect(first == committed.commitment(), "a deal is committed to twice");
  } else if (message.has_deal_revealed()) {
    const auto& revealed = message.deal_revealed();
    const std::string id = revealed.id().SerializeAsString();
    expect(secrets_.emplace(id, revealed.secret()).first->second == revealed.secret(), "a deal has two secrets");
    const std::string name = testing::deal_id(revealed.id().table_id(), revealed.id().deal(), revealed.id().attempt());
    expect(commitments_[id] == testing::server_commitment(name, revealed.secret()), "a secret does not open C");
  }
}

/// A person who was shown a seat still has it in the next process.
void DeathWatch::welcomed(Wire& wire, const session::v1::Welcome& welcome) {
  const std::string shown = hash_of(wire.token);
  wire.session = hash_of(welcome.token());
  clients_[wire.session] = wire.client;
  const auto at = wire.token.empty() ? table_of_.end() : table_of_.find(shown);
  if (at == table_of_.end()) return;
  const std::string who = "client " + std::to_string(wire.client);
  expect(welcome.resumed() && wire.session == shown, who + " has lost its session");
  expect(welcome.table_id() == at->second, who + " has lost its table");
  ++coverage_.seats_resumed;
}

/// Checks only answers to requests that are always recorded when carried out.
void DeathWatch::told_answer(const Wire& wire, const session::v1::ServerMessage& message) {
  const RequestKey key{wire.session, message.request_id()};
  const auto request = asked_.find(key);
  if (request == asked_.end()) return complain("an answer to a request that was never made");
  const bool recorded =
      (request->second.has_move() && message.has_done()) || (message.has_joined_table() && !message.has_refused());
  if (!recorded) return;
  expect(durable_.contains(key), "a request is acknowledged before its record is durable");
  const auto [known, first] = answers_.emplace(key, message.SerializeAsString());
  expect(known->second == message.SerializeAsString(), "a repeated request is answered differently");
  coverage_.answers_repeated += first ? 0U : 1U;
  if (!first) return;
  ++coverage_.requests_acknowledged;
  acknowledged_[key] = message.has_joined_table() ? message.joined_table().table_id() : table_of_[wire.session];
}

/// The record is the one that was kept with the end of the game, whichever process sends it.
void DeathWatch::told_game(const table::v1::GameRecord& part) {
  const auto file = files_.find({part.table_id(), part.game_number()});
  if (file == files_.end()) return complain("a record of a game is sent that was never kept");
  expect(part.size() == file->second.size() &&
             file->second.compare(part.from(), part.text().size(), part.text()) == 0 && !part.text().empty(),
         "another record of a game is sent than the one that was kept");
  coverage_.records_sent += part.from() + part.text().size() == part.size() ? 1U : 0U;
}

void DeathWatch::told_update(server::Instant now, Wire& wire, const table::v1::TableUpdate& update) {
  TableFacts& table = tables_[update.table_id()];
  const std::string where =
      "client " + std::to_string(wire.client) + ", version " + std::to_string(update.version()) + ": ";
  std::uint64_t& seen = table.versions[wire.session];
  expect(update.version() >= seen, where + "a view goes back from version " + std::to_string(seen));
  seen = update.version();
  // The first version sent after a restart must be the newest.
  if (!std::exchange(table.shown, true) && process_ > 1) {
    expect(update.version() >= table.version, where + "the table goes back from " + std::to_string(table.version));
  }
  table.version = std::max(table.version, update.version());
  expect(update.game_number() >= table.game || update.version() < table.version, where + "games go back");
  if (update.version() == table.version) {
    coverage_.games += update.winners_size() > 0 && table.phase != table::v1::PHASE_GATHERING ? 1U : 0U;
    table.game = update.game_number();
    table.phase = update.phase();
  }
  const std::string face = public_part(update);
  expect(table.faces.emplace(update.version(), face).first->second == face, where + "a version with two faces");
  if (update.has_seat()) {
    const auto [seat, first] = table.seats.emplace(wire.session, update.seat());
    expect(seat->second == update.seat(), where + "another seat");
    table_of_[wire.session] = update.table_id();
  } else {
    expect(!table.seats.contains(wire.session), where + "a seat is lost");
  }
  if (update.has_decision()) table.asked[{wire.session, update.decision()}] = update.seat();
  told_time(now, table, update, where);
  told_break(now, table, update, where);
  wire.updated = true;
}

/// Not counting standstills, a turn ends at the same time by the table's clock, whichever process reports it.
void DeathWatch::told_time(server::Instant now, TableFacts& table, const table::v1::TableUpdate& update,
                           const std::string& where) {
  if (!update.has_decision() || !update.has_turn_time_left_ms() || update.seats_to_act_size() != 1) return;
  expect(update.turn_time_left_ms() <= update.turn_time_ms(), where + "more time than the turn has");
  const server::Instant table_now = now + table.ahead;
  Standstill still = table.company.alone;
  still.add(table.breaks);
  const server::Instant ends =
      table_now + milliseconds{update.turn_time_left_ms()} - still.between(server::Instant{}, table_now);
  const server::Instant breaks = table.breaks.between(server::Instant{}, table_now);
  const auto [known, first] =
      table.deadlines.emplace(std::pair{update.seat(), update.decision()}, Deadline{ends, process_, breaks});
  if (first || (known->second.process == process_ && known->second.breaks_before == breaks)) return;
  ++coverage_.clocks_compared;
  const auto& told = known->second.ends;
  expect(ends >= told - kSentLate && ends <= told + kSentLate,
         where + "a turn that ended at " + std::to_string(told.count()) + " ends at " + std::to_string(ends.count()) +
             " by the table's clock after a restart or a break");
}

void DeathWatch::logged(const server::LogLine& line) {
  expect(line.level != server::LogLine::Level::error, "the server logs an error: " + line.text);
}

// --- Records -----------------------------------------------------------------------------------------------------

void DeathWatch::appended(server::Instant now, const server::AppendRecord& append) {
  const journal::v1::Record record = parsed(append.record);
  TableFacts& table = tables_[record.table_id()];
  const std::string which = "record " + std::to_string(append.sequence) + ": ";
  expect(record.sequence() == append.sequence && record.epoch() == append.epoch, which + "two numbers");
  expect(append.sequence == table.sequence + 1, which + "a sequence number is used twice, or skipped");
  if (table.epoch == 0) {
    expect(append.epoch > table.last_epoch, which + "an epoch is used twice");
    table.epoch = append.epoch;
  }
  expect(append.epoch == table.epoch, which + "two epochs of one process");
  table.sequence = append.sequence;
  const server::Instant time{record.table_time_ms()};
  expect(time >= table.time, which + "the table's clock goes back");
  expect(time <= now + table.ahead, which + "the table's clock ran while no server did");
  table.time = time;
  table.company.note(record);
  note_break(table, record);
  // If the disk lost an earlier record of the end, the game has ended a second time, perhaps differently.
  if (append.finished) files_[{record.table_id(), append.finished->number}] = append.finished->file;
  if (record.input().has_connection_lost()) {
    const auto& lost = record.input().connection_lost();
    const auto silence = silences_.try_emplace(lost.session(), Silence{began_, {}}).first->second;
    expect(milliseconds{lost.silent_for_ms()} <= std::max(silence.longest, now - silence.heard),
           which + "a recorded silence is longer than it really was");
  }
}

void DeathWatch::durable(server::Instant, const server::AppendRecord& append) {
  const journal::v1::Record record = parsed(append.record);
  TableFacts& table = tables_[record.table_id()];
  table.on_disk = append.sequence;
  if (table.on_break && table.on_break->end) break_is_over(table);
  table.last_epoch = std::max(table.last_epoch, append.epoch);
  const auto* request = request_of(record.input());
  if (request != nullptr) durable_.emplace(request->session(), request->message().request_id());
}

// --- At the end --------------------------------------------------------------------------------------------------

void DeathWatch::judge(const std::map<server::TableId, server::KeptTable>& disk) {
  std::set<RequestKey> found;
  for (const auto& [id, kept] : disk) {
    judge_table(kept, tables_[text_of(id)]);
    for (const std::string& bytes : kept.records) {
      const journal::v1::Record record = parsed(bytes);
      const auto* request = request_of(record.input());
      if (request == nullptr) continue;
      const bool first = found.emplace(request->session(), request->message().request_id()).second;
      expect(first, "a request is carried out twice");
    }
  }
  for (const auto& [key, table] : acknowledged_)
    expect(found.contains(key), "an acknowledged request is not in the records");
}

/// Checks the records of a table against the independent rules (true_game.h) and its own clock.
void DeathWatch::judge_table(const server::KeptTable& kept, const TableFacts& table) {
  std::string kind;
  table::v1::GameRules rules;
  std::size_t seats = 0;
  milliseconds limit{};
  std::uint64_t deals = 0;
  std::unique_ptr<TrueGame> game;
  std::vector<server::Instant> moments;
  Company company;
  for (const std::string& bytes : kept.records)
    company.note(parsed(bytes));
  Standstill still = std::exchange(company, {}).alone;
  still.add(table.breaks);
  std::map<std::uint32_t, Presence> people;
  std::set<std::pair<std::uint32_t, std::uint64_t>> answered;  // Seat and decision.
  const auto seat_of = [&](const std::string& session) -> Presence& {
    const auto seat = table.seats.find(session);
    return people[seat == table.seats.end() ? 99U : seat->second];
  };
  const auto move = [&](const std::string& where, server::Instant now, std::uint32_t seat, std::uint64_t decision,
                        const table::v1::GameMove& made) {
    expect(!table.breaks.covers(now), where + "a move during a break, at " + std::to_string(now.count()));
    expect(answered.emplace(seat, decision).second, where + "a decision is answered twice");
    if (game == nullptr) return complain(where + "a move without a game");
    expect(game->move(seat, made), where + "a move that the rules forbid: " + made.ShortDebugString());
    ++coverage_.moves;
  };
  for (const std::string& bytes : kept.records) {
    const journal::v1::Record record = parsed(bytes);
    const journal::v1::Input& input = record.input();
    const server::Instant now{record.table_time_ms()};
    const std::string where = "record " + std::to_string(record.sequence()) + ": ";
    const bool alone = company.left_alone.has_value();
    company.note(record);
    const std::size_t moves_before = game == nullptr ? 0 : game->moves();
    if (input.has_created()) {
      kind = input.created().settings().kind();
      rules = input.created().settings().rules();
      seats = static_cast<std::size_t>(input.created().seats_size());
      limit = milliseconds{input.created().settings().turn_limit_ms()};
    } else if (input.has_entropy_drawn()) {
      const std::string id = testing::deal_id(record.table_id(), ++deals, 0);
      const std::string key = testing::key_of_deal(id, input.entropy_drawn().secret(), {});
      if (game != nullptr && game->wants_deal()) {
        game->deal(key);
        moments.push_back(now);
      } else {
        game = make_true_game(kind, {key, seats, rules});
        moments = {now};
      }
    } else if (input.has_connection_lost()) {
      Presence& person = seat_of(input.connection_lost().session());
      person.lost_since = now - milliseconds{input.connection_lost().silent_for_ms()};
      person.lost_at = now;
    } else if (input.has_connection_back()) {
      Presence& person = seat_of(input.connection_back().session());
      person.lost_since.reset();
      if (person.held) person = {};
    } else if (input.has_timer_fired()) {
      for (auto& [seat, person] : people) {
        const bool silent =
            person.lost_since && now - *person.lost_since - still.between(person.lost_at, now) >= kSeatKept;
        person.held = person.held || silent;
      }
    } else if (input.has_request()) {
      const session::v1::ClientMessage& message = input.request().message();
      if (message.has_take_my_seat()) seat_of(input.request().session()) = {};
      if (message.has_wait_for() && !message.wait_for().wait()) people[message.wait_for().seat()].held = true;
      if (!message.has_move()) continue;
      const auto asked = table.asked.find({input.request().session(), message.move().decision()});
      if (asked == table.asked.end()) {
        complain(where + "a move by somebody who was not asked");
        continue;
      }
      move(where, now, asked->second, message.move().decision(), message.move().move());
      ++moves_[input.request().session()];
      seat_of(input.request().session()).turns_missed = 0;
    } else if (input.has_bot_moved()) {
      const auto& moved = input.bot_moved();
      expect(!alone, where + "a bot moves while nobody is there");
      const bool persons =
          std::ranges::any_of(table.seats, [&](const auto& seat) { return seat.second == moved.seat(); });
      const auto since = game == nullptr ? std::nullopt : game->asked_since(moved.seat(), game->moves());
      if (persons && since) {
        ++coverage_.moves_in_place;
        Presence& person = people[moved.seat()];
        const bool time_is_over =
            limit > milliseconds{0} && now - moments.at(*since) - still.between(moments.at(*since), now) >= limit;
        expect(time_is_over || person.held, where + "seat " + std::to_string(moved.seat()) +
                                                " has a move made for it too early, at " + std::to_string(now.count()));
        if (time_is_over && !person.held && ++person.turns_missed >= kMissedTurns) person.held = true;
      }
      move(where, now, moved.seat(), moved.decision(), moved.move());
    }
    if (game != nullptr && game->moves() > moves_before) moments.resize(game->moves() + 1, now);
  }
}

std::uint64_t DeathWatch::moves_of(std::uint32_t client) const {
  std::uint64_t count = 0;
  for (const auto& [session, moves] : moves_) {
    const auto known = clients_.find(session);
    if (known != clients_.end() && known->second == client) count += moves;
  }
  return count;
}

}  // namespace cardroom::simulation
