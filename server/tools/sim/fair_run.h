#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "common/base/check.h"
#include "common/classic/properties.h"
#include "common/game/baseline.h"
#include "common/game/bot_type.h"
#include "common/game/played_game.h"
#include "server/tools/progress.h"
#include "server/tools/sim/arguments.h"
#include "server/tools/sim/bad_input.h"
#include "server/tools/sim/fair_game.h"
#include "server/tools/sim/outputs.h"
#include "server/tools/sim/player.h"
#include "server/tools/sim/summary.h"
#include "server/tools/sim/transcript.h"

namespace cardroom::sim {

/// A run of games that use the fair shuffle, with its statistics and outputs.
template <class Kind>
class FairRun {
 public:
  /// Throws BadInput for a number of seats or an option that the game does not support.
  explicit FairRun(const Arguments& arguments)
      : arguments_{arguments}, players_{players(arguments)}, statistics_{players_, arguments.duplicate} {
    for (const auto& [key, value] : arguments.options) {
      if (const auto wrong = Kind::Record::set_option(rules_, key, value)) {
        throw BadInput{"cardroom-sim: --option " + one_line(key + "=" + value) + ": " + *wrong};
      }
    }
    const std::uint64_t group = statistics_.games_in_group();
    games_ = (arguments.games + group - 1) / group * group;
  }

  /// Plays all games and writes all outputs.
  void run() {
    Sinks sinks{arguments_};
    const auto start = std::chrono::steady_clock::now();
    {
      tools::Progress progress{games_, "games"};
      play_all(sinks, progress);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    sinks.finish();
    const RunFacts facts{Game::kFacts.id, arguments_.first, arguments_.seed, arguments_.duplicate, seconds.count()};
    const bool aside = arguments_.log == kStandardOutput || arguments_.transcript == kStandardOutput;
    print(arguments_.json ? summary_json(statistics_, facts) : summary_text(statistics_, facts), aside);
  }

 private:
  using Game = typename Kind::Game;

  /// The results of consecutive games.
  struct Part {
    Statistics statistics;
    std::string logs{};
    std::string transcripts{};
  };

  /// The number of games in a part, which one thread plays: a multiple of every group size, and about a millisecond of
  /// work for the fastest bots.
  static constexpr std::uint64_t kGamesOfAPart = 1200;

  /// Throws BadInput if neither a bot nor a baseline has this name.
  static Player player(const std::string& name, const Arguments& arguments) {
    if (const auto type = bot_type(name)) return *type;
    const auto baselines = baselines_of<Game>();
    check(baselines.size() <= kBaselinesMax, "a game has few baselines");
    std::string known{kExpectedBotTypes};
    for (std::size_t i = 0; i < baselines.size(); ++i) {
      if (baselines[i].name == name) return {i, baselines[i].name};
      known += ", or the baseline " + std::string{baselines[i].name};
    }
    std::string all;
    for (const std::string& one : arguments.seats)
      all += (all.empty() ? "" : ",") + one;
    throw BadInput{"cardroom-sim: --seats " + one_line(all) + ": '" + one_line(name) +
                   "' is not a bot type; expected " + known};
  }

  static std::vector<Player> players(const Arguments& arguments) {
    if (arguments.seats.empty()) return std::vector<Player>(Game::kFacts.seats_usual, BotType::random);
    if (arguments.seats.size() < Game::kFacts.seats_min || arguments.seats.size() > Game::kFacts.seats_max) {
      const std::string least = std::to_string(Game::kFacts.seats_min);
      const std::string most = std::to_string(Game::kFacts.seats_max);
      throw BadInput{"cardroom-sim: --seats: " + std::string{Game::kFacts.name} + " has " +
                     (least == most ? least : least + " to " + most) + " seats, not " +
                     std::to_string(arguments.seats.size())};
    }
    std::vector<Player> players;
    for (const std::string& name : arguments.seats)
      players.push_back(player(name, arguments));
    return players;
  }

  /// Several threads play parts. Results are merged in the order of the parts, so they do not depend on the number of
  /// threads.
  void play_all(Sinks& sinks, tools::Progress& progress) {
    const auto how = arguments_.threads > 1 ? std::launch::async : std::launch::deferred;
    std::deque<std::future<Part>> playing;
    std::uint64_t begun = 0;
    while (begun < games_ || !playing.empty()) {
      while (begun < games_ && playing.size() < arguments_.threads) {
        const std::uint64_t end = std::min(begun + kGamesOfAPart, games_);
        playing.push_back(std::async(how, [this, begun, end, &sinks] {
          return play_part(begun, end, sinks.log.open(), sinks.transcript.open());
        }));
        begun = end;
      }
      const Part part = playing.front().get();
      playing.pop_front();
      sinks.log.write(part.logs);
      sinks.transcript.write(part.transcripts);
      statistics_.add(part.statistics);
      progress.reached(statistics_.games());
    }
  }

  Part play_part(std::uint64_t begin, std::uint64_t end, bool wants_log, bool wants_transcript) const {
    Part part{.statistics = Statistics{players_, arguments_.duplicate}};
    const std::uint64_t group = part.statistics.games_in_group();
    for (std::uint64_t i = begin; i < end; ++i) {
      const std::size_t rotation = i % group;
      const FairGame game{arguments_.seed, arguments_.first + i, arguments_.first + i - rotation};
      if (wants_log || wants_transcript) {
        play_recorded(game, rotation, part, wants_log, wants_transcript);
      } else {
        NoEvents none;
        play(game, rotation, part.statistics, none, [](const auto&) {});
      }
    }
    return part;
  }

  void play(const FairGame& game, std::size_t rotation, Statistics& statistics, auto& log, auto&& deal_ended) const {
    typename Game::State state = Game::begin(rules_, static_cast<std::uint8_t>(players_.size()));
    const auto player_at = [&](Seat seat) { return statistics.player_at(seat, rotation); };
    const auto budget_of = [&](BotType type) {
      return type == BotType::expert && arguments_.budget ? *arguments_.budget : Game::usual_budget(type);
    };
    const auto moves =
        play_fair<Game>(game, state, static_cast<std::uint8_t>(players_.size()), player_at, budget_of, log, deal_ended);
    statistics.add(Game::scores(state), Game::winners(state), rotation, moves);
  }

  void play_recorded(const FairGame& game, std::size_t rotation, Part& part, bool wants_log,
                     bool wants_transcript) const {
    EventLog<typename Game::Event> log;
    std::vector<typename Game::State> deals;
    play(game, rotation, part.statistics, log, [&](const auto& state) { deals.push_back(state); });
    PlayedGame<Game> played{.events = log.entries, .deals = deals, .seed = std::to_string(game.seed)};
    for (Seat seat{}; seat.index < players_.size(); ++seat.index) {
      played.players.emplace_back(part.statistics.player_at(seat, rotation).name());
    }
    if (wants_log) {
      const std::string text = Kind::Record::log(played);
      // An empty line between games, whether or not a log ends with a newline.
      if (game.index > arguments_.first) part.logs += text.ends_with('\n') ? "\n" : "\n\n";
      part.logs += text;
    }
    if (!wants_transcript) return;
    TranscriptHeader header{.game = Game::kFacts.id,
                            .index = game.index,
                            .seats = played.players,
                            .rules = Kind::Record::options(rules_),
                            .source = "fair",
                            .seed = played.seed,
                            .pack = Kind::Record::pack(deals.front())};
    if (arguments_.duplicate) header.pack_of = game.pack_of;
    part.transcripts += transcript_text(header, Kind::Record::transcript(played), Game::scores(played.ended()),
                                        Game::winners(played.ended()));
  }

  Arguments arguments_;
  typename Game::Rules rules_{};
  std::vector<Player> players_;
  Statistics statistics_;
  std::uint64_t games_ = 0;
};

}  // namespace cardroom::sim
