#include "common/classic/game_log.h"

#include <utility>

#include "common/classic/classic_match.h"
#include "common/games/list.h"

namespace cardroom {
namespace {

template <class Kind>
std::string log_of(std::span<const std::unique_ptr<Match>> deals, std::vector<std::string> players) {
  using Game = typename Kind::Game;
  using MatchOfKind = MatchOf<Game, typename Kind::Wire>;
  EventLog<typename Game::Event> log;
  std::vector<typename Game::State> states;
  for (const auto& deal : deals) {
    std::vector<wire::GameEvent> events;
    deal->events(Viewer{Viewer::Kind::all, {}}, deal->first_event(), events);
    for (const wire::GameEvent& event : events)
      log.everybody(Kind::Wire::event(event).value());
    states.push_back(dynamic_cast<const MatchOfKind&>(*deal).state());
  }
  PlayedGame<Game> game{.events = log.entries, .deals = states, .seed = "fair", .players = std::move(players)};
  if (const auto* file = dynamic_cast<const ClassicMatch<Kind>*>(deals.back().get())) file->describe(game);
  return Kind::Record::log(game);
}

}  // namespace

std::string game_log(std::string_view kind, std::span<const std::unique_ptr<Match>> deals,
                     std::vector<std::string> players) {
  std::string log;
  AllKinds::for_each([&]<class Kind>(Kind) {
    if (Kind::Game::kFacts.id == kind && !deals.empty()) log = log_of<Kind>(deals, std::move(players));
  });
  return log;
}

}  // namespace cardroom
