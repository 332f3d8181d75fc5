#include "tests/simulation/alike_worlds.h"

#include <algorithm>
#include <numeric>
#include <variant>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/games/lucky_thirteen/lucky_thirteen_kind.h"
#include "common/games/match_of.h"

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;
using Pack = std::array<Card, 52>;

constexpr std::size_t kFirstOfPile = 10;
constexpr std::size_t kTurnsMax = 15;  // The sixteenth shows all hands.

class PlannedMatch : public MatchOf<lucky_thirteen::Game, lucky_thirteen::Wire> {
 public:
  explicit PlannedMatch(const Pack& pack) : MatchOf{{}, 4}, pack_{pack} {}
  Verdict deal(FairStream&) override { return deal_as(lucky_thirteen::Deal{pack_}); }

 private:
  Pack pack_;
};

std::string move_of(Card card) {
  table::v1::GameMove move;
  move.mutable_lucky_thirteen()->set_discard(static_cast<cards::v1::Card>(card + 1));
  return move.SerializeAsString();
}

/// Whether a place in the pack is handed to this seat, if the game goes on for so long.
bool goes_to(std::size_t place, std::uint32_t seat) {
  if (place < kFirstOfPile) return place / 2 == 1 + seat;
  return place < kFirstOfPile + 16 && (place - kFirstOfPile) % 4 == seat;
}

/// Before the world ends.
bool ever_holds(const PlannedWorld& world, std::uint32_t viewer, Card card) {
  const auto place = static_cast<std::size_t>(std::ranges::find(world.pack, card) - world.pack.begin());
  return viewer < 4 && goes_to(place, viewer) && place <= kFirstOfPile + world.discards.size();
}

/// Keeps what goes out, by client, and counts the moves.
class Recorder : public Witness {
 public:
  explicit Recorder(Course& course) : course_{course} {}
  std::size_t turn() const { return turn_; }
  void appended(server::Instant, const server::AppendRecord& appended) override {
    journal::v1::Record record;
    record.ParseFromString(appended.record);
    if (record.input().has_bot_moved() || record.input().request().has_move()) ++turn_;
  }
  void opened(server::ConnectionId connection, std::uint32_t client) override { clients_[connection] = client; }
  void sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) override {
    course_.received[clients_[connection]].emplace_back(now, bytes);
  }
  void logged(const server::LogLine& line) override { course_.log.push_back(line.text); }

 private:
  Course& course_;
  std::map<server::ConnectionId, std::uint32_t> clients_;
  std::size_t turn_ = 0;
};

/// One client that does what the world says.
class Actor {
 public:
  Actor(Timeline& timeline, ServerHost& server, const PlannedWorld& world, std::uint32_t viewer, Course& course)
      : timeline_{timeline},
        world_{world},
        viewer_{viewer},
        course_{course},
        dice_{world.seed + viewer},
        host_{timeline, server, viewer, profile_named("Viewer " + std::to_string(viewer)),
              [this](const client::Output& output) { heard(output); }} {}

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
    const auto turn = static_cast<std::size_t>(update.view().lucky_thirteen().discards_size());
    course_.turns = std::max(course_.turns, turn);
    if (!update.has_decision() || turn >= world_.discards.size() || update.decision() == decision_) return;
    decision_ = update.decision();
    if (dice_.one_in(2)) {
      session::v1::ClientMessage hint;
      hint.mutable_hint()->set_decision(decision_);
      ask(std::move(hint));
    }
    timeline_.after(world_.delays[turn], [this, turn, decision = decision_] {
      session::v1::ClientMessage message;
      message.mutable_move()->set_decision(decision);
      message.mutable_move()->mutable_move()->ParseFromString(move_of(world_.discards[turn]));
      ask(std::move(message));
    });
  }

  void join(const lobby::v1::TableList& list) {
    session::v1::ClientMessage message;
    auto& join = *message.mutable_join_table();
    join.set_table_id(list.tables(0).table_id());
    if (viewer_ < 4) {
      join.set_seat(viewer_);
    } else {
      join.set_watch(true);
    }
    ask(std::move(message));
  }

  /// Asks for things whose refusals could tell something.
  void pry() {
    const client::Table* at = host_.core().table();
    session::v1::ClientMessage message;
    if (at != nullptr && at->update.has_view()) {
      auto& move = *message.mutable_move();
      move.set_decision(at->update.decision());
      move.mutable_move()->ParseFromString(move_of(foreign_card()));
    } else {
      message.mutable_list_tables();
    }
    ask(std::move(message));
    timeline_.after(dice_.between(100ms, 600ms), [this] { pry(); });
  }

  /// Any card that this viewer does not hold before the world ends, wherever it is.
  Card foreign_card() {
    for (;;) {
      const auto card = static_cast<Card>(dice_.uniform(52));
      if (!ever_holds(world_, viewer_, card)) return card;
    }
  }

  Timeline& timeline_;
  const PlannedWorld& world_;
  std::uint32_t viewer_;
  Course& course_;
  Dice dice_;
  client::RequestTag tag_ = 0;
  bool joining_ = false;
  std::uint64_t decision_ = 0;
  ClientHost host_;
};

}  // namespace

std::unique_ptr<Match> make_planned(const Pack& pack) {
  return std::make_unique<PlannedMatch>(pack);
}

Course play(const PlannedWorld& world, const MakePlanned& make) {
  Course course;
  Recorder recorder{course};
  Timeline timeline;
  Dice dice{world.seed};

  server::PrivateTable table{"Planned", "lucky-thirteen", [&] { return make(world.pack); }, {}, {}};
  for (const bool person : world.person) {
    table.seats.push_back(person ? std::nullopt : std::optional{server::BotPlan{BotType::random, 400ms}});
  }
  server::Config config;
  config.server_name = "Planned";
  config.private_table = std::move(table);
  ServerHost server{timeline, world.seed, std::move(config), Faults{.delay_max = 40ms, .thought_max = 900ms}, recorder};
  // A bot's answer is an input: the same one in both worlds.
  server.set_think([&](const server::AskBot&) {
    return recorder.turn() < world.discards.size() ? move_of(world.discards[recorder.turn()]) : std::string{};
  });

  std::map<std::uint32_t, std::unique_ptr<Actor>> actors;
  for (std::uint32_t viewer = 0; viewer < 4 + world.watchers; ++viewer) {
    if (viewer < 4 && !world.person[viewer]) continue;
    Actor& actor =
        *actors.emplace(viewer, std::make_unique<Actor>(timeline, server, world, viewer, course)).first->second;
    timeline.at(dice.between(0ms, viewer < 4 ? 3s : 12s),
                [&actor, pries = viewer == world.prying] { actor.start(pries); });
  }
  for (const PlannedWorld::Absence& absence : world.absences) {
    timeline.at(absence.at, [&] { actors.at(absence.viewer)->leave_for(absence.away); });
  }
  while (course.turns < world.discards.size() && timeline.now() < 4min)
    timeline.run_until(timeline.now() + 1s);
  timeline.run_until(timeline.now() + 20s);
  return course;
}

PlannedWorld draw_world(std::uint64_t seed) {
  Dice dice{seed};
  PlannedWorld world;
  world.seed = seed;
  std::iota(world.pack.begin(), world.pack.end(), Card{0});
  for (std::uint32_t i = 0; i < 51; ++i)
    std::swap(world.pack[i], world.pack[i + dice.uniform(52 - i)]);

  std::array<std::vector<Card>, 4> hands;
  for (std::size_t seat = 0; seat < 4; ++seat)
    hands[seat] = {world.pack[2 + 2 * seat], world.pack[3 + 2 * seat]};
  const std::size_t turns = dice.one_in(2) ? kTurnsMax : dice.uniform(kTurnsMax);
  for (std::size_t turn = 0; turn < turns; ++turn) {
    std::vector<Card>& hand = hands[turn % 4];
    hand.push_back(world.pack[kFirstOfPile + turn]);
    const std::uint32_t chosen = dice.uniform(3);
    world.discards.push_back(hand[chosen]);
    hand.erase(hand.begin() + chosen);
    world.delays.push_back(dice.between(20ms, 1'500ms));
  }
  for (bool& person : world.person)
    person = dice.one_in(2);
  world.person[dice.uniform(4)] = true;
  world.watchers = dice.uniform(3);
  std::vector<std::uint32_t> viewers;
  for (std::uint32_t viewer = 0; viewer < 4 + world.watchers; ++viewer) {
    if (viewer >= 4 || world.person[viewer]) viewers.push_back(viewer);
  }
  const auto any_viewer = [&] { return viewers[dice.uniform(static_cast<std::uint32_t>(viewers.size()))]; };
  for (std::uint32_t i = dice.uniform(4); i > 0; --i) {
    world.absences.push_back({any_viewer(), dice.between(14s, 40s), dice.between(100ms, dice.one_in(3) ? 30s : 4s)});
  }
  return world;
}

Pack alike_pack(const PlannedWorld& world, std::uint32_t viewer, std::uint64_t seed) {
  Dice dice{seed};
  const std::size_t turns = world.discards.size();
  std::array<std::optional<Card>, 52> places;
  std::array<bool, 52> placed{};
  const auto put = [&](std::size_t place, Card card) {
    places[place] = card;
    placed[card] = true;
  };
  // What the viewer has seen stays where it was ...
  for (std::size_t place = 0; place < 52; ++place) {
    if (place < 2 || ever_holds(world, viewer, world.pack[place])) put(place, world.pack[place]);
  }
  // ... each discard of the others was dealt or drawn to them at some time before it was made ...
  for (std::size_t turn = 0; turn < turns; ++turn) {
    const auto seat = static_cast<std::uint32_t>(turn % 4);
    if (seat == viewer) continue;
    std::vector<std::size_t> free;
    for (std::size_t place = 2; place <= kFirstOfPile + turn; ++place) {
      if (goes_to(place, seat) && !places[place]) free.push_back(place);
    }
    put(free[dice.uniform(static_cast<std::uint32_t>(free.size()))], world.discards[turn]);
  }
  // ... and all others can lie anywhere.
  std::vector<Card> others;
  for (Card card = 0; card < 52; ++card) {
    if (!placed[card]) others.push_back(card);
  }
  for (std::uint32_t i = static_cast<std::uint32_t>(others.size()); i > 1; --i) {
    std::swap(others[i - 1], others[dice.uniform(i)]);
  }
  Pack pack{};
  for (std::size_t place = 0; place < 52; ++place) {
    if (!places[place]) {
      places[place] = others.back();
      others.pop_back();
    }
    pack[place] = *places[place];
  }
  return pack;
}

}  // namespace cardroom::simulation
