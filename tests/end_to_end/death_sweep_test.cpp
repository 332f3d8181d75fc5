// Goal: a server killed by SIGKILL after any event of a game loses nothing that a client has been told. How: a real
// server on a real disk and two real client state machines play a whole game over TLS. The server is killed after every
// single event that one of the clients sees, and restarted with the same directory and port; the clients reconnect
// automatically. Only the server knows the cards, so the same game cannot be played again without kills. Instead, the
// journal is replayed at the end by the rules alone, without a server, restarts or clients, which shows how the game
// would have gone. Scores and both views must match, and every acknowledged move must occur exactly once.
//
// The full sweep requires CARDROOM_SWEEP=1 (`deploy/test sweep`); otherwise the server is killed only a few times per
// kind.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/cards/fair_stream.h"
#include "common/cards/sha256.h"
#include "common/games/registry.h"
#include "server/journal/journal_database.h"
#include "tests/end_to_end/running_server.h"
#include "tests/headless/player.h"
#include "tests/support/journal_deals.h"
#include "tests/support/run_until.h"

namespace cardroom::end_to_end {
namespace {

struct SweptGame {
  std::string kind;
  std::string seats;  ///< As in a Plan: two open seats, then bots.
  std::string short_rules;
  std::uint32_t events_a_kill;  ///< The number of events between kills in the short sweep.
};

void PrintTo(const SweptGame& game, std::ostream* out) {
  *out << game.kind;
}

/// One player as the test sees it.
struct Swept {
  std::unique_ptr<headless::Player> player;
  std::uint64_t version = 0;
  std::uint32_t events = 0;

  const table::v1::TableUpdate* table() const {
    return player->core().table() == nullptr ? nullptr : &player->core().table()->update;
  }
  bool online() const { return player->core().status().kind == client::Status::Kind::online; }
  /// SHA-256 of its token, which identifies the session in records.
  std::string session() const {
    const std::string& token = player->core().session()->token();
    const Digest digest = sha256(std::as_bytes(std::span{token}));
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
  }
};

class DeathSweep {
 public:
  DeathSweep(const SweptGame& game, bool whole)
      : game_{game}, whole_{whole}, server_{std::make_unique<RunningServer>()}, port_{server_->port()} {}

  void play() {
    const auto begun = std::chrono::steady_clock::now();
    headless::Plan plan;
    plan.name = "Ann";
    plan.create = true;
    plan.kind = game_.kind;
    if (!whole_) plan.rules = game_.short_rules;
    plan.seats = game_.seats;
    plan.games = 1;
    if (whole_) {
      // Slow enough that the server can be killed before the next event.
      plan.think_ms = 100;
      plan.bot_pace_ms = 200;
    }
    sit_down(0, plan);
    ASSERT_TRUE(run_until(io_, [this] { return people_[0].table() != nullptr; })) << said();
    plan.name = "Bo";
    plan.create = false;
    plan.table = people_[0].table()->table_id();
    sit_down(1, plan);
    do {
      ASSERT_TRUE(run_until(io_, [this] { return kill_ || over(); })) << said() << " after " << kills_ << " kills";
      if (std::exchange(kill_, false)) kill_and_start_again();
      if (::testing::Test::HasFatalFailure()) return;
    } while (!over() || kill_);
    process().signal(SIGKILL);
    ASSERT_TRUE(process().ended());
    compare();
    EXPECT_GE(kills_, whole_ ? moves_ : 2) << "too few kills to prove anything";
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    std::cout << game_.kind << ": killed " << kills_ << " times in a game of " << moves_ << " moves and " << events_
              << " events, " << took.count() << " s\n";
  }

 private:
  void sit_down(std::size_t seat, const headless::Plan& plan) {
    people_[seat].player = std::make_unique<headless::Player>(
        io_, tls_, plan, [this, seat](const client::Output& output) { heard(people_[seat], output); });
    people_[seat].player->go("127.0.0.1", static_cast<std::uint16_t>(port_));
  }

  void heard(Swept& person, const client::Output& output) {
    EXPECT_FALSE(std::holds_alternative<client::TableLeft>(output)) << "a table is lost";
    EXPECT_FALSE(std::holds_alternative<client::GivenUp>(output)) << "a request is lost";
    if (const auto* welcomed = std::get_if<client::Welcomed>(&output)) {
      EXPECT_TRUE(welcomed->resumed || welcomed->first) << "a session is lost";
    }
    const auto* changed = std::get_if<client::TableChanged>(&output);
    if (changed == nullptr || person.table() == nullptr) return;
    EXPECT_GE(person.table()->version(), person.version) << "a view goes back";
    EXPECT_FALSE(changed->events_missed);
    person.version = person.table()->version();
    const std::uint32_t seen = person.player->core().table()->first_event +
                               static_cast<std::uint32_t>(person.player->core().table()->events.size());
    EXPECT_GE(seen, person.events) << "events that were shown are gone";
    person.events = seen;
    if (seen <= events_) return;
    events_ = seen;
    if (whole_ || events_ / game_.events_a_kill > killed_at_ / game_.events_a_kill) kill_ = true;
  }

  bool over() const {
    return std::ranges::all_of(people_, [this](const Swept& person) {
      return person.player != nullptr && person.online() && person.table() != nullptr &&
             person.table()->game_number() == 1 && person.table()->phase() == table::v1::PHASE_GATHERING &&
             person.table()->version() == people_[0].table()->version();
    });
  }

  ChildProcess& process() { return again_ == nullptr ? server_->process() : *again_; }

  void kill_and_start_again() {
    killed_at_ = events_;
    ++kills_;
    process().signal(SIGKILL);
    ASSERT_TRUE(process().ended());
    again_ = server_->start_server("server", port_, {"--local-only"});
    ASSERT_EQ(port_of(*again_), port_) << again_->said();
  }

  /// Compares the game with its journal, replayed by the rules.
  void compare() {
    server::JournalDatabase database{server_->path("server") / server::kJournalFile, {}};
    const std::unique_ptr<Match> match = begin(*people_[0].table());
    std::map<std::string, std::uint32_t> seats;
    for (const Swept& person : people_)
      seats[person.session()] = person.table()->seat();
    std::map<std::string, std::uint64_t> moves;
    std::set<std::pair<std::uint32_t, std::uint64_t>> answered;
    testing::JournalDeals deals;
    const auto play = [&](std::uint32_t seat, std::uint64_t decision, const table::v1::GameMove& move) {
      EXPECT_TRUE(answered.emplace(seat, decision).second) << "a decision is answered twice";
      EXPECT_FALSE(match->apply(Seat{static_cast<std::uint8_t>(seat)}, move)) << move.ShortDebugString();
      ++moves_;
    };
    std::uint64_t sequence = 0;
    for (const auto& found : database.read_all()) {
      journal::v1::Record record;
      ASSERT_TRUE(record.ParseFromString(found.record.bytes));
      // The first record is the one that began the game.
      if (sequence == 0) {
        ASSERT_TRUE(record.has_snapshot());
        sequence = record.sequence() - 1;
      }
      ASSERT_EQ(record.sequence(), ++sequence);
      const journal::v1::Input& input = record.input();
      if (const auto key = deals.after(record, seats)) {
        FairStream stream{*key};
        ASSERT_FALSE(match->deal(stream));
      } else if (input.has_bot_moved()) {
        play(input.bot_moved().seat(), input.bot_moved().decision(), input.bot_moved().move());
      } else if (input.has_request() && input.request().message().has_move()) {
        const auto& move = input.request().message().move();
        play(seats.at(input.request().session()), move.decision(), move.move());
        ++moves[input.request().session()];
      }
    }
    ASSERT_EQ(match->stage(), Stage::over);
    const Scores scores = match->scores();
    for (const Swept& person : people_) {
      const table::v1::TableUpdate& update = *person.table();
      EXPECT_EQ(moves[person.session()], person.player->moves()) << "acknowledged, and in the journal";
      table::v1::GameView view;
      match->view(Viewer{Viewer::Kind::seat, Seat{static_cast<std::uint8_t>(update.seat())}}, view);
      EXPECT_EQ(update.view().SerializeAsString(), view.SerializeAsString());
      for (int seat = 0; seat < update.scores_size(); ++seat)
        EXPECT_EQ(update.scores(seat), scores[static_cast<std::size_t>(seat)]);
      for (const std::uint32_t winner : update.winners())
        EXPECT_TRUE(match->winners().contains(Seat{static_cast<std::uint8_t>(winner)}));
      EXPECT_GT(update.winners_size(), 0);
    }
  }
  std::unique_ptr<Match> begin(const table::v1::TableUpdate& table) const {
    return std::move(find_game_kind(game_.kind)
                         ->make_match(table.settings().rules(), static_cast<std::uint8_t>(table.seats_size()))
                         .value());
  }
  std::string said() { return process().said(); }

  const SweptGame& game_;
  bool whole_;
  std::unique_ptr<RunningServer> server_;
  std::unique_ptr<ChildProcess> again_;  ///< The server after its first restart.
  int port_;
  boost::asio::io_context io_;
  client::TlsClient tls_{io_};
  std::array<Swept, 2> people_;
  std::uint32_t events_ = 0;     ///< The number of events that one of the players has seen.
  std::uint32_t killed_at_ = 0;  ///< `events_` at the last kill.
  bool kill_ = false;
  std::uint64_t kills_ = 0;
  std::uint64_t moves_ = 0;
};

/// Every kind, with two people, and with bots of two types in any other seats. Pasur's short game ends after its first
/// deal.
std::vector<SweptGame> swept_games() {
  std::vector<SweptGame> games;
  for (const GameKind& kind : game_kinds()) {
    SweptGame& game = games.emplace_back(
        SweptGame{std::string{kind.id}, std::string{"oobc"}.substr(0, kind.seats_usual), "", /*events_a_kill=*/15});
    if (kind.id == "pasur") game.short_rules = "pasur { target: 1 }";
  }
  return games;
}

class OfAKind : public ::testing::TestWithParam<SweptGame> {};

TEST_P(OfAKind, AGameGoesOnAfterSomeKillsOfItsServer) {
  DeathSweep{GetParam(), /*whole=*/false}.play();
}

TEST_P(OfAKind, AGameGoesOnAfterAKillAtEveryEvent) {
  if (std::getenv("CARDROOM_SWEEP") == nullptr) GTEST_SKIP() << "a kill for every event: CARDROOM_SWEEP=1 runs it";
  DeathSweep{GetParam(), /*whole=*/true}.play();
}

INSTANTIATE_TEST_SUITE_P(DeathSweep, OfAKind, ::testing::ValuesIn(swept_games()), [](const auto& game) {
  std::string name = game.param.kind;
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace cardroom::end_to_end
