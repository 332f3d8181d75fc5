#include "tests/simulation/mortal_server.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

#include "common/base/overloaded.h"
#include "common/protocol/frame_codec.h"
#include "common/record/record_file.h"
#include "tests/simulation/simulation.h"
#include "tests/simulation/true_games.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

/// How long the server keeps dying. Most games are over by then, but not those of Pasur.
constexpr milliseconds kMortal = 3min;
/// Time for the longest game after that: Pasur for four, with pauses.
constexpr milliseconds kImmortal = 40min;

server::Config mortal_config() {
  server::Config result;
  result.server_name = "Mortal";
  result.write_record = write_record;
  return result;
}

Faults draw_mortal_faults(Dice& dice) {
  Faults faults;
  faults.delay_min = dice.between(0ms, 10ms);
  faults.delay_max = faults.delay_min + dice.between(1ms, 150ms);
  if (dice.one_in(3)) faults.cut_one_in = 100 + dice.uniform(500);
  faults.journal_max = dice.one_in(4) ? 400ms : dice.between(1ms, 60ms);
  faults.thought_max = dice.between(1ms, 300ms);
  faults.late_max = dice.between(0ms, 40ms);
  return faults;
}

}  // namespace

// --- Survivor ----------------------------------------------------------------------------------------------------

Survivor::Survivor(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number)
    : timeline_{timeline},
      dice_{seed},
      host_{timeline,
            server,
            number,
            profile_named("Person " + std::to_string(number)),
            [this](const client::Output& output) { heard(output); },
            {.keeps_games = true}} {}

void Survivor::join(const std::string& table_id) {
  if (first_request_) return;
  first_request_.emplace().mutable_join_table()->set_table_id(table_id);
}

void Survivor::live() {
  host_.start();
  look();
  timeline_.after(dice_.between(5s, 60s), [this] { suffer(); });
}

void Survivor::settle() {
  settled_ = true;
  if (!host_.running()) host_.start();
}

const table::v1::TableUpdate* Survivor::table() const {
  return host_.running() && host_.core().table() != nullptr ? &host_.core().table()->update : nullptr;
}

bool Survivor::at_rest() const {
  return table() != nullptr && host_.core().status().kind == client::Status::Kind::online && unanswered_.empty() &&
         table()->phase() == table::v1::PHASE_GATHERING && table()->game_number() > 0;
}

/// The client's process dies, half of the time for long enough that a bot takes over.
void Survivor::suffer() {
  if (settled_) return;
  timeline_.after(dice_.between(10s, 90s), [this] { suffer(); });
  if (!host_.running()) return;
  host_.kill();
  forgot_ = forgot_ || !unanswered_.empty();
  unanswered_.clear();
  timeline_.after(dice_.one_in(2) ? dice_.between(100ms, 5s) : dice_.between(16s, 40s), [this] {
    if (!host_.running()) host_.start();
  });
}

void Survivor::look() {
  timeline_.after(dice_.between(50ms, settled_ ? 400ms : 1'200ms), [this] { look(); });
  if (!host_.running() || !unanswered_.empty()) return;
  if (host_.core().status().kind == client::Status::Kind::offline) {  // The client gave up before there was a server.
    return host_.tell(client::GoTo{client::Address{"server", 7313}, std::nullopt, false});
  }
  if (host_.core().status().kind != client::Status::Kind::online) return;
  auto message = next_request();
  if (!message) return;
  unanswered_.emplace(++tag_, *message);
  host_.tell(client::Ask{tag_, *std::move(message)});
}

std::optional<session::v1::ClientMessage> Survivor::next_request() {
  if (table() == nullptr) return seated_ ? std::nullopt : first_request_;
  const table::v1::TableUpdate& update = *table();
  session::v1::ClientMessage message;
  if (update.seats(static_cast<int>(update.seat())).person().held_by_bot()) {
    message.mutable_take_my_seat();
  } else if (update.table_break().on()) {
    if (update.table_break().has_left_ms() || (!settled_ && !dice_.one_in(8))) return std::nullopt;
    message.mutable_go_on();
  } else if (!settled_ && update.phase() != table::v1::PHASE_GATHERING && wants_break(update, message)) {
    return message;
  } else if (update.phase() == table::v1::PHASE_PAUSED) {
    if (!dice_.one_in(2)) return std::nullopt;
    message.mutable_go_on();
  } else if (update.has_decision()) {
    auto& move = *message.mutable_move();
    // Now and then answers an old decision again, as after a double click.
    move.set_decision(update.decision() - (dice_.one_in(8) && update.decision() > 1 ? 1 : 0));
    *move.mutable_move() = testing::legal_move(update.legal_moves(), dice_);
  } else if (update.phase() == table::v1::PHASE_GATHERING && !settled_ &&
             !update.seats(static_cast<int>(update.seat())).person().ready()) {
    message.mutable_ready();
  } else {
    return std::nullopt;
  }
  return message;
}

/// Sometimes asks for a break, agrees to one, or decides what happens while another player is missing.
bool Survivor::wants_break(const table::v1::TableUpdate& update, session::v1::ClientMessage& message) {
  const auto& agreed = update.table_break().agreed();
  if (update.has_table_break()) {
    if (std::ranges::find(agreed, update.seat()) != agreed.end() || !dice_.one_in(3)) return false;
    message.mutable_take_break();
    return true;
  }
  const auto missing = std::ranges::find_if(update.seats(), [](const table::v1::Seat& seat) {
    return seat.has_person() && !seat.person().connected() && !seat.person().held_by_bot();
  });
  if (missing != update.seats().end() && dice_.one_in(20)) {
    message.mutable_wait_for()->set_seat(static_cast<std::uint32_t>(missing - update.seats().begin()));
    message.mutable_wait_for()->set_wait(dice_.one_in(2));
    return true;
  }
  if (!dice_.one_in(40)) return false;
  message.mutable_take_break();
  return true;
}

void Survivor::heard(const client::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Answered& out) { answered(out); },
                 [this](const client::GivenUp& out) {
                   unanswered_.erase(out.tag);
                   forgot_ = true;
                   if (seated_) complain("gives up a request");
                 },
                 [this](const client::Welcomed& out) {
                   if (seated_ && !out.resumed) complain("has lost its session");
                 },
                 [this](const client::TableLeft&) { complain("has lost its table"); },
                 [this](const client::GameKept& out) {
                   if (!check_record(out.game.file)) complain("keeps a record that does not pass the check");
                 },
                 [this](const client::TableChanged& out) { table_changed(out); },
                 [](const auto&) {},
             },
             output);
}

void Survivor::answered(const client::Answered& answer) {
  const auto request = unanswered_.extract(answer.tag);
  if (request.empty()) return complain("an answer without a request, or a second answer to one");
  if (answer.answer.has_refused()) {
    const auto reason = answer.answer.refused().reason();
    if (reason == session::v1::REFUSAL_REASON_OUT_OF_ORDER || reason == session::v1::REFUSAL_REASON_UNSUPPORTED) {
      complain("refused: " + session::v1::RefusalReason_Name(reason));
    }
  } else if (request.mapped().has_move()) {
    ++moves_done_;
    if (++done_[request.mapped().move().decision()] > 1) complain("has answered a decision twice");
  }
}

/// What has been shown stays the same, and more follows.
void Survivor::table_changed(const client::TableChanged&) {
  if (table() == nullptr) return;
  const client::Table& now = *host_.core().table();
  seated_ = seated_ || now.update.has_seat();
  if (seated_ && !now.update.has_seat()) complain("has lost its seat");
  if (now.update.version() < version_) complain("sees an older version");
  version_ = now.update.version();
  std::vector<std::string> events;
  for (const table::v1::GameEvent& event : now.events)
    events.push_back(event.SerializeAsString());
  if (now.update.game_number() < game_) complain("sees an older game");
  if (now.update.game_number() == game_ && now.first_event == first_event_ &&
      (events.size() < events_.size() || !std::equal(events_.begin(), events_.end(), events.begin()))) {
    complain("events that it has seen have changed");
  }
  game_ = now.update.game_number();
  first_event_ = now.first_event;
  events_ = std::move(events);
}

// --- MortalServer ------------------------------------------------------------------------------------------------

MortalServer::MortalServer(std::uint64_t seed, std::string kind, Planted planted)
    : dice_{seed},
      kind_{std::move(kind)},
      server_{timeline_, dice_.seed(), mortal_config(), draw_mortal_faults(dice_), watch_} {
  server_.plant(planted);
  for (std::uint32_t tables = 1 + dice_.uniform(2); tables > 0; --tables)
    open_tables(dice_.seed());
}

void MortalServer::open_tables(std::uint64_t seed) {
  Dice dice{seed};
  session::v1::ClientMessage message;
  auto& create = *message.mutable_create_table();
  create.set_kind(kind_);
  std::uint32_t seats = 0;
  for_each_true_game([&]<class Game>(const GameFacts& facts, std::type_identity<Game>) {
    if (facts.id != kind_) return;
    seats = facts.seats_min + dice.uniform(facts.seats_max - facts.seats_min + 1U);
    if constexpr (requires { &Game::any_rules; }) Game::any_rules(*create.mutable_rules(), dice);
  });
  const std::uint32_t people = std::min(seats, 1 + dice.uniform(3));
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    auto& plan = *create.add_seats();
    if (seat < people) continue;
    plan.mutable_bot()->set_type(static_cast<table::v1::BotType>(1 + dice.uniform(3)));
    plan.mutable_bot()->set_pace_ms(dice.uniform(800));
  }
  if (!dice.one_in(3)) create.set_turn_limit_ms(5'000 + dice.uniform(10'000));
  auto& table = tables_.emplace_back();
  for (std::uint32_t person = 0; person < people; ++person) {
    const auto number = static_cast<std::uint32_t>(10 * tables_.size() + person);
    table.push_back(std::make_unique<Survivor>(timeline_, server_, dice.seed(), number));
  }
  table.front()->make(std::move(message));
}

void MortalServer::run() {
  try {
    spend();
  } catch (const TimeStandsStill& still) {
    complaints_.push_back(std::string{still.what()} + "; the server was woken " +
                          std::to_string(server_.wakes_at_once()) + " times");
    watch_.time_stands_still(server_.now());
  }
}

void MortalServer::spend() {
  for (const auto& table : tables_) {
    for (const auto& person : table)
      person->live();
  }
  change_the_weather();
  keep_looking();
  die();
  timeline_.run_until(kMortal);
  settled_ = true;
  server_.set_faults({});
  server_.kill_after(std::nullopt);
  if (server_.finished()) server_.start_again();
  for (const auto& table : tables_) {
    for (const auto& person : table)
      person->settle();
  }
  const auto at_rest = [this] {
    return std::ranges::all_of(tables_, [](const auto& table) {
      return std::ranges::all_of(table, &Survivor::at_rest, [](const auto& one) -> const Survivor& { return *one; });
    });
  };
  while (!at_rest() && timeline_.now() < kMortal + kImmortal)
    timeline_.run_until(timeline_.now() + 1s);
  if (!at_rest()) complaints_.push_back("a game does not end");
  timeline_.run_until(timeline_.now() + 3s);
  agree();
}

/// Changes the faults, and tells each table's guests its id.
void MortalServer::change_the_weather() {
  if (settled_) return;
  server_.set_faults(draw_mortal_faults(dice_));
  for (const auto& table : tables_) {
    if (table.front()->table() == nullptr) continue;
    for (const auto& person : table)
      person->join(table.front()->table()->table_id());
  }
  timeline_.after(dice_.between(1s, 5s), [this] { change_the_weather(); });
}

void MortalServer::keep_looking() {
  if (!server_.finished()) watch_.look_around(server_.now());
  timeline_.after(500ms, [this] { keep_looking(); });
}

void MortalServer::die() {
  if (settled_) return;
  timeline_.after(dice_.one_in(3) ? dice_.between(1ms, 500ms) : dice_.between(500ms, 12s), [this] {
    if (settled_) return;
    if (!server_.finished()) {
      // The server dies with a goodbye, at once, or between the outputs of a step.
      switch (dice_.uniform(6)) {
        case 0: server_.shut_down(); break;
        case 1: server_.kill(); break;
        default: server_.kill_after(dice_.uniform(12)); break;
      }
    }
    start_again();
  });
}

/// Starts the server again some time after it has died.
void MortalServer::start_again() {
  if (settled_) return;
  if (!server_.finished()) return timeline_.after(50ms, [this] { start_again(); });
  timeline_.after(dice_.one_in(5) ? dice_.between(5s, 40s) : dice_.between(20ms, 2s), [this] {
    if (!settled_) {
      if (dice_.one_in(4)) server_.kill_after(dice_.uniform(30));
      server_.start_again();
    }
    die();
  });
}

/// Checks that everybody at a table sees the same state and that the records agree with it.
void MortalServer::agree() {
  watch_.judge(server_.disk());
  std::uint32_t number = 0;
  for (const auto& table : tables_) {
    ++number;
    for (std::size_t i = 0; i < table.size(); ++i) {
      const Survivor& person = *table[i];
      const auto client = static_cast<std::uint32_t>(10 * number + i);
      const std::string who = "person " + std::to_string(client) + " ";
      if (person.table() == nullptr) {
        complaints_.push_back(who + "is not at a table");
      } else if (const auto* maker = table.front()->table();
                 maker != nullptr && person.table()->version() != maker->version()) {
        complaints_.push_back(who + "sees a different version from the others");
      }
      const std::uint64_t moves = watch_.moves_of(client);
      if (person.forgot() ? moves < person.moves_done() : moves != person.moves_done()) {
        complaints_.push_back(who + "has made " + std::to_string(person.moves_done()) + " moves; the journal has " +
                              std::to_string(moves));
      }
    }
  }
  for (const std::string& complaint : replay(journal()))
    complaints_.push_back(complaint);
}

std::string MortalServer::journal() const {
  std::string frames;
  for (const auto& [id, table] : server_.disk()) {
    for (const std::string& record : table.records)
      append_frame(frames, record);
  }
  return frames;
}

std::vector<std::string> MortalServer::complaints() const {
  std::vector<std::string> all = watch_.complaints();
  all.insert(all.end(), complaints_.begin(), complaints_.end());
  std::uint32_t number = 0;
  for (const auto& table : tables_) {
    ++number;
    for (std::size_t i = 0; i < table.size(); ++i) {
      for (const std::string& complaint : table[i]->complaints())
        all.push_back("person " + std::to_string(10 * number + i) + " " + complaint);
    }
  }
  return all;
}

}  // namespace cardroom::simulation
