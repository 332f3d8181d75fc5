#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/classic/classic_play.h"
#include "common/game/bot_type.h"
#include "server/tools/sim/arguments.h"
#include "server/tools/sim/bad_input.h"
#include "server/tools/sim/outputs.h"
#include "server/tools/sim/transcript.h"

namespace cardroom::sim {

/// Plays the game described by a property file, then writes its log and transcript. If the file is invalid, nothing is
/// written. Throws BadInput.
template <class Kind>
void run_property_file(const Arguments& arguments, Properties properties) {
  using Game = typename Kind::Game;
  const std::string& name = *arguments.file;
  auto file = read_classic_file<Kind>(std::move(properties), Humans::absent);
  if (!file) throw BadInput{file.error().text(name)};
  if (arguments.classic_seed) file->settings.seed = *arguments.classic_seed;
  const auto game = play_classic<Kind>(*file);
  if (!game) throw BadInput{game.error().text(name)};
  const auto played = as_played(*file, *game);

  Arguments places = arguments;
  if (!places.log && places.transcript != kStandardOutput) places.log = Kind::Record::kLogPlace;
  Sinks sinks{places};
  for (const PropertyWarning& warning : file->warnings)
    print("warning: " + warning.text(name) + "\n", true);
  if (sinks.log.open()) sinks.log.write(Kind::Record::log(played));
  if (sinks.transcript.open()) {
    TranscriptHeader header{.game = Game::kFacts.id,
                            .rules = Kind::Record::options(file->settings.rules),
                            .source = "classic",
                            .seed = played.seed,
                            .pack = Kind::Record::pack(game->deals.front())};
    for (const auto& player : file->settings.players) {
      header.seats.emplace_back(player ? bot_name(*player) : "human");
    }
    sinks.transcript.write(transcript_text(header, Kind::Record::transcript(played), Game::scores(played.ended()),
                                           Game::winners(played.ended())));
  }
  sinks.finish();
}

}  // namespace cardroom::sim
