#include "tests/simulation/alike_worlds.h"

#include <variant>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/table/v1/table.pb.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

/// Much longer than any planned world, including its pauses and absent people.
constexpr milliseconds kLongest = 15min;
/// How long a person who is alone with bots reads.
constexpr milliseconds kReads = 1'300ms;

/// The next turn of a seat; empty if it has no more.
std::optional<std::size_t> next_turn(const PlannedWorld& world, const Course& course, std::uint32_t seat) {
  for (std::size_t turn = course.turns > 0 ? course.turns - 1 : 0; turn < world.moves.size(); ++turn) {
    if (!course.played[turn] && world.movers[turn] == seat) return turn;
  }
  return std::nullopt;
}

/// Collects the server's output by client, and notes which turns have been played.
class Recorder : public Witness {
 public:
  Recorder(const PlannedWorld& world, Course& course) : world_{world}, course_{course} {}
  void appended(server::Instant, const server::AppendRecord& appended) override {
    journal::v1::Record record;
    record.ParseFromString(appended.record);
    const auto& input = record.input();
    if (input.has_bot_moved()) played(input.bot_moved().move().SerializeAsString());
    if (input.request().message().has_move()) played(input.request().message().move().move().SerializeAsString());
  }
  void opened(server::ConnectionId connection, std::uint32_t client) override { clients_[connection] = client; }
  void sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) override {
    course_.received[clients_[connection]].emplace_back(now, bytes);
  }
  void logged(const server::LogLine& line) override { course_.log.push_back(line.text); }

 private:
  void played(const std::string& move) {
    for (std::size_t turn = 0; turn < world_.moves.size(); ++turn) {
      if (course_.played[turn] || world_.moves[turn] != move) continue;
      course_.played[turn] = true;
      ++course_.turns;
      return;
    }
  }

  const PlannedWorld& world_;
  Course& course_;
  std::map<server::ConnectionId, std::uint32_t> clients_;
};

/// A client that follows the plan.
class Actor {
 public:
  Actor(Timeline& timeline, ServerHost& server, const PlannedWorld& world, std::uint32_t viewer, Course& course)
      : timeline_{timeline},
        world_{world},
        viewer_{viewer},
        course_{course},
        dice_{world.seed + viewer},
        host_{timeline,
              server,
              viewer,
              profile_named("Viewer " + std::to_string(viewer)),
              [this](const client::Output& output) { heard(output); },
              // Most clients have a part in the deal. All of them ask for the record of a game that is over.
              {.fair = (world.seed + viewer) % 4 != 0, .keeps_games = true}} {}

  void start(bool pries) {
    host_.start();
    if (pries) pry();
  }
  void ask(session::v1::ClientMessage message) { host_.tell(client::Ask{++tag_, std::move(message)}); }

  void leave_for(milliseconds away) {
    host_.pull_plug();
    timeline_.after(away, [this] { host_.put_plug_back(); });
  }

 private:
  void heard(const client::Output& output) {
    if (std::holds_alternative<client::Welcomed>(output) && !joining_) {
      joining_ = true;
      session::v1::ClientMessage message;
      message.mutable_list_tables();
      ask(std::move(message));
    }
    if (const auto* answered = std::get_if<client::Answered>(&output)) {
      if (answered->answer.has_table_list() && host_.core().table() == nullptr) join(answered->answer.table_list());
    }
    if (!std::holds_alternative<client::TableChanged>(output)) return;
    if (course_.updates++ % 10 == 0) {
      session::v1::ClientMessage say;
      say.mutable_say()->set_text("Viewer " + std::to_string(viewer_) + " is here");
      ask(std::move(say));
    }
    const table::v1::TableUpdate& update = host_.core().table()->update;
    go_on_after_a_while(update);
    const auto turn = next_turn(world_, course_, viewer_);
    if (!update.has_decision() || !turn || update.decision() == decision_) return;
    decision_ = update.decision();
    if (dice_.one_in(2)) {
      session::v1::ClientMessage hint;
      hint.mutable_hint()->set_decision(decision_);
      ask(std::move(hint));
    }
    timeline_.after(world_.delays[*turn], [this, turn = *turn, decision = decision_] {
      session::v1::ClientMessage message;
      message.mutable_move()->set_decision(decision);
      message.mutable_move()->mutable_move()->ParseFromString(world_.moves[turn]);
      ask(std::move(message));
    });
  }

  /// Ends a pause that waits for the only person; others end by themselves.
  void go_on_after_a_while(const table::v1::TableUpdate& update) {
    const bool waits = update.has_seat() && update.phase() == table::v1::PHASE_PAUSED && !update.has_pause_left_ms();
    if (!waits || going_on_) return;
    going_on_ = true;
    timeline_.after(kReads, [this] {
      going_on_ = false;
      session::v1::ClientMessage message;
      message.mutable_go_on();
      ask(std::move(message));
    });
  }

  void join(const lobby::v1::TableList& list) {
    session::v1::ClientMessage message;
    auto& join = *message.mutable_join_table();
    join.set_table_id(list.tables(0).table_id());
    if (viewer_ < world_.seats) {
      join.set_seat(viewer_);
    } else {
      join.set_watch(true);
    }
    ask(std::move(message));
  }

  /// Sends requests whose refusals could reveal something.
  void pry() {
    const auto& foreign = world_.prying->moves;
    const client::Table* at = host_.core().table();
    session::v1::ClientMessage message;
    if (at != nullptr && at->update.has_view() && !foreign.empty()) {
      auto& move = *message.mutable_move();
      move.set_decision(at->update.decision());
      move.mutable_move()->ParseFromString(foreign[dice_.uniform(static_cast<std::uint32_t>(foreign.size()))]);
    } else {
      message.mutable_list_tables();
    }
    ask(std::move(message));
    timeline_.after(dice_.between(100ms, 600ms), [this] { pry(); });
  }

  Timeline& timeline_;
  const PlannedWorld& world_;
  std::uint32_t viewer_;
  Course& course_;
  Dice dice_;
  client::RequestTag tag_ = 0;
  bool joining_ = false;
  bool going_on_ = false;
  std::uint64_t decision_ = 0;
  ClientHost host_;
};

}  // namespace

Course play(const PlannedWorld& world, const std::function<std::unique_ptr<Match>()>& make) {
  Course course;
  course.played.resize(world.moves.size());
  Recorder recorder{world, course};
  Timeline timeline;
  Dice dice{world.seed};

  server::PrivateTable table{"Planned", world.kind, make, {}, {}};
  for (std::size_t seat = 0; seat < world.seats; ++seat) {
    table.seats.push_back(world.person[seat] ? std::nullopt : std::optional{server::BotPlan{BotType::random, 400ms}});
  }
  server::Config config;
  config.server_name = "Planned";
  config.private_table = std::move(table);
  ServerHost server{timeline, world.seed, std::move(config), Faults{.delay_max = 40ms, .thought_max = 900ms}, recorder};
  // A bot's answer is an input, so it is the same in both worlds.
  server.set_think([&](const server::AskBot& asked) {
    const auto turn = next_turn(world, course, asked.seat.index);
    return turn ? world.moves[*turn] : std::string{};
  });

  std::map<std::uint32_t, std::unique_ptr<Actor>> actors;
  for (const std::uint32_t viewer : viewers_of(world)) {
    Actor& actor =
        *actors.emplace(viewer, std::make_unique<Actor>(timeline, server, world, viewer, course)).first->second;
    const bool pries = world.prying && world.prying->viewer == viewer;
    timeline.at(dice.between(0ms, viewer < world.seats ? 3s : 12s), [&actor, pries] { actor.start(pries); });
  }
  for (const PlannedWorld::Absence& absence : world.absences) {
    timeline.at(absence.at, [&] { actors.at(absence.viewer)->leave_for(absence.away); });
  }
  while (course.turns < world.moves.size() && timeline.now() < kLongest)
    timeline.run_until(timeline.now() + 1s);
  timeline.run_until(timeline.now() + 20s);
  return course;
}

PlannedWorld draw_people(std::uint64_t seed, std::string_view kind, std::uint8_t seats) {
  Dice dice{seed};
  PlannedWorld world;
  world.seed = seed;
  world.kind = kind;
  world.seats = seats;
  for (std::size_t seat = 0; seat < seats; ++seat)
    world.person[seat] = dice.one_in(2);
  world.person[dice.uniform(seats)] = true;
  world.watchers = dice.uniform(3);
  const auto viewers = viewers_of(world);
  const auto any_viewer = [&] { return viewers[dice.uniform(static_cast<std::uint32_t>(viewers.size()))]; };
  for (std::uint32_t i = dice.uniform(4); i > 0; --i) {
    world.absences.push_back({any_viewer(), dice.between(14s, 40s), dice.between(100ms, dice.one_in(3) ? 30s : 4s)});
  }
  return world;
}

std::vector<std::uint32_t> viewers_of(const PlannedWorld& world) {
  std::vector<std::uint32_t> viewers;
  for (std::uint32_t viewer = 0; viewer < world.seats + world.watchers; ++viewer) {
    if (viewer >= world.seats || world.person[viewer]) viewers.push_back(viewer);
  }
  return viewers;
}

}  // namespace cardroom::simulation
