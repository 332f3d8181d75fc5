#include "client/terminal/past_games.h"

#include <algorithm>
#include <utility>

#include "client/archive/game_search.h"
#include "client/archive/statistics.h"
#include "client/terminal/host_plan.h"
#include "client/terminal/kept_text.h"
#include "client/terminal/past_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

/// How many games are shown at once.
constexpr std::size_t kShownAtOnce = 10;

std::vector<client::PastGame> undated(const std::vector<DatedGame>& games) {
  std::vector<client::PastGame> all;
  for (const DatedGame& game : games)
    all.push_back(game.game);
  return all;
}

}  // namespace

bool PastGames::typed(std::span<const std::string> words, const std::string& line) {
  if (words.empty()) return false;
  const std::string rest = after_words(line, 1);
  if (words[0] == "games") {
    with_games([this, rest] { list(rest); });
  } else if (words[0] == "more" && !found_.empty()) {
    show_more();
  } else if (words[0] == "stats") {
    with_games([this, rest] { statistics(rest); });
  } else if (words[0] == "watch" || words[0] == "review") {
    const bool review = words[0] == "review";
    if (found_.empty()) {
      with_games([this, rest, review] {
        found_ = games_;
        watch(rest, review);
      });
    } else {
      watch(rest, review);
    }
  } else if (words[0] == "delete") {
    remove(rest);
  } else {
    return false;
  }
  return true;
}

void PastGames::with_games(std::function<void()> then) {
  then_ = std::move(then);
  context_.dialog.put(ListGames{});
}

void PastGames::listed(const GamesListed& in) {
  games_ = in.games;
  if (const auto then = std::exchange(then_, nullptr)) then();
}

void PastGames::list(const std::string& text) {
  const client::Day today = context_.core.today();
  const auto when = [&](const client::PastGame& game) {
    return search_words(*std::ranges::find(games_, game.file, [](const DatedGame& one) { return one.game.file; }),
                        today);
  };
  const std::vector<client::PastGame> all = undated(games_);
  const auto found = client::GameSearch{when}.find(all, {.text = text});
  found_.clear();
  for (const client::PastGame* game : found)
    found_.push_back(games_[static_cast<std::size_t>(game - all.data())]);
  shown_ = 0;
  if (games_.empty()) return context_.print("No games yet. The games that you play or watch to the end are kept here.");
  if (found_.empty()) return context_.print("No game matches. games: all of them.");
  show_more();
}

void PastGames::show_more() {
  if (shown_ == found_.size()) return context_.print("Those were all of them.");
  const std::size_t end = std::min(found_.size(), shown_ + kShownAtOnce);
  for (; shown_ < end; ++shown_) {
    context_.print(right_aligned(std::to_string(shown_ + 1), 4) + "  " +
                   past_words(found_[shown_], context_.core.today()));
  }
  const std::size_t left = found_.size() - shown_;
  context_.print("watch NUMBER: see it again. review NUMBER: what your moves cost." +
                 (left > 0 ? " more: " + counted(static_cast<long>(left), "older one", "older ones") + "." : ""));
}

void PastGames::statistics(const std::string& typed) {
  const std::vector<client::PastGame> all = undated(games_);
  const auto tell = [&](const GameText& game) {
    const std::string kind{game.kind()};
    const client::Statistics figures = client::statistics_of(all, kind);
    const client::Day today = context_.core.today();
    const auto day = [&](auto&& is) {
      const auto found = std::ranges::find_if(games_, is);
      return found == games_.end() ? today : std::chrono::floor<std::chrono::days>(found->when);
    };
    const client::Day best =
        day([&](const DatedGame& one) { return figures.best && one.game.file == figures.best->file; });
    const client::Day since = day(
        [&](const DatedGame& one) { return one.game.kind == kind && one.game.seat && one.game.when == figures.since; });
    context_.print(statistics_lines(figures, title_of(kind), date_words(since, today), past_day(best, today)));
  };
  if (typed.empty()) {
    for (const GameText* game : game_texts())
      if (client::played(all, game->kind()) > 0) tell(*game);
    if (std::ranges::none_of(all, [](const client::PastGame& game) { return game.seat.has_value(); }))
      context_.print("You have not played a game to the end yet.");
    return;
  }
  const MeantGame meant = meant_game_and_seats(typed);
  meant.game ? tell(*meant.game) : context_.print(meant.wrong);
}

const DatedGame* PastGames::numbered(const std::string& typed, std::string_view command) {
  const auto number = whole_number(typed, found_.size());
  if (number) return &found_[*number - 1];
  context_.print(found_.empty() ? "Which game? games lists them."
                                : "There is no game with that number. Type " + std::string{command} +
                                      " and a number that games has listed.");
  return nullptr;
}

void PastGames::watch(const std::string& typed, bool review) {
  if (const DatedGame* game = numbered(typed.empty() ? "1" : typed, review ? "review" : "watch"))
    replaying_.read(game->game.file.string(), game->game.seat, review);
}

void PastGames::remove(const std::string& typed) {
  const DatedGame* game = numbered(typed, "delete");
  if (game == nullptr) return;
  context_.print(past_words(*game, context_.core.today()));
  context_.dialog.ask_yes_or_no("Delete this game? It leaves the statistics, too. (yes or no)",
                                [this, path = game->game.file.string()](bool deletes) {
                                  if (deletes) context_.dialog.put(DeleteGame{path});
                                });
}

void PastGames::deleted(const GameDeleted& in) {
  found_.clear();
  if (!in.why_not.empty()) return context_.warn("The game was not deleted: " + in.why_not);
  context_.print("The game is deleted.");
}

}  // namespace cardroom::terminal
