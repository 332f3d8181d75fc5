#include "client/terminal/past_text.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "client/terminal/kept_text.h"
#include "client/terminal/words.h"
#include "common/game/bot_type.h"

namespace cardroom::terminal {
namespace {

using client::Outcome;
using client::PastGame;
using client::Tally;

/// The other players, or everybody if the person watched: "Henrik and 2 bots".
std::string others_words(const PastGame& game) {
  std::vector<std::string> words;
  long bots = 0;
  for (std::uint32_t seat = 0; seat < game.players.size(); ++seat) {
    if (game.seat == seat) continue;
    const client::PastPlayer& player = game.players[seat];
    player.bot ? static_cast<void>(++bots) : words.push_back(shown(player.name));
  }
  if (bots > 0) words.push_back(bots == 1 ? "a bot" : counted(bots, "bot", "bots"));
  return listed(words);
}

std::string outcome_word(Outcome outcome) {
  switch (outcome) {
    case Outcome::watched: return "watched";
    case Outcome::won: return "won";
    case Outcome::second: return "second";
    case Outcome::third: return "third";
    case Outcome::lost: return "lost";
  }
  return {};
}

std::string ending_words(const PastGame& game) {
  const client::Ending ending = client::ending_of(game);
  return outcome_word(ending.outcome) +
         (ending.other ? ", " + std::to_string(ending.points) + " to " + std::to_string(*ending.other)
                       : " with " + std::to_string(ending.points));
}

std::string length_words(std::chrono::milliseconds length) {
  const auto minutes = std::chrono::round<std::chrono::minutes>(length).count();
  return minutes < 1 ? "less than a minute" : counted(minutes, "minute", "minutes");
}

client::Day day_of(client::Minute minute) {
  return std::chrono::floor<std::chrono::days>(minute);
}

std::string capitalised(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

/// The mean, with one digit after the point: "57.8".
std::string mean_words(std::int64_t sum, std::size_t number) {
  const auto tenths = std::llround(10.0 * static_cast<double>(sum) / static_cast<double>(number));
  return (tenths < 0 ? "-" : "") + std::to_string(std::llabs(tenths) / 10) + "." +
         std::to_string(std::llabs(tenths) % 10);
}

std::string tally_words(const Tally& tally) {
  return std::to_string(tally.won) + " of " + std::to_string(tally.played);
}

}  // namespace

std::string past_words(const DatedGame& dated, client::Day today) {
  const PastGame& game = dated.game;
  const std::string others = others_words(game);
  const client::Day day = day_of(dated.when);
  return title_of(game.kind) + (others.empty() ? "" : (game.seat ? " with " : " by ") + others) + ": " +
         ending_words(game) + ". " + capitalised(past_day(day, today)) + ", " + time_words(dated.when - day) + ", " +
         length_words(game.length) + ".";
}

std::string search_words(const DatedGame& dated, client::Day today) {
  const client::Day day = day_of(dated.when);
  return title_of(dated.game.kind) + " " + past_day(day, today) + " " + date_words(day, today);
}

Lines statistics_lines(const client::Statistics& statistics, const std::string& title, const std::string& since,
                       const std::string& best_day) {
  if (statistics.games == 0) return {"You have not played " + title + " to the end yet."};
  const auto games = static_cast<long>(statistics.games);
  Lines lines{title + ": " + counted(games, "game", "games") + " since " + since + ", " +
              std::to_string(statistics.won) + " won (" +
              std::to_string(std::lround(100.0 * static_cast<double>(statistics.won) / static_cast<double>(games))) +
              " of 100)."};
  lines.push_back("Points: " + mean_words(statistics.points, statistics.games) + " on average" +
                  (statistics.won > 0
                       ? ", " + mean_words(statistics.points_of_won, statistics.won) + " in the games won"
                       : std::string{}) +
                  "; best " + std::to_string(client::ending_of(*statistics.best).points) + ", " + best_day + ".");
  lines.push_back("Won in a row: " + std::to_string(statistics.streak) + " now, " +
                  std::to_string(statistics.longest_streak) + " at most.");
  if (statistics.curve.empty()) {
    lines.emplace_back("Five games make a curve.");
  } else {
    const Tally& last = statistics.curve.back().tally;
    lines.push_back("The last " + std::to_string(last.played) + " games: " + std::to_string(last.won) + " won.");
  }
  std::string bots;
  for (std::size_t i = 0; i < kBotTypes.size(); ++i) {
    if (statistics.bots.at(i).played == 0) continue;
    add(bots, std::string{bot_name(kBotTypes.at(i))} + " " + tally_words(statistics.bots.at(i)));
  }
  if (!bots.empty()) lines.push_back("Won against bots: " + bots + ".");
  std::string people;
  for (const client::WithPerson& one : statistics.people)
    add(people, shown(one.name) + " " + tally_words(one.tally));
  if (!people.empty()) lines.push_back("Won with people: " + people + ".");
  return lines;
}

std::string chapter_words(const client::Chapter& chapter) {
  using Kind = client::Chapter::Kind;
  const auto numbered = [&](const std::string& what) {
    return chapter.number > 0 ? what + " " + std::to_string(chapter.number) : what;
  };
  switch (chapter.kind) {
    case Kind::round: return numbered("Round");
    case Kind::battle: return numbered("Battle");
    case Kind::trick: return numbered("Trick");
    case Kind::bidding: return "Bidding";
    case Kind::trump: return "Trump";
    case Kind::turned: return "Turned cards";
    case Kind::keeping: return "Keeping cards";
    case Kind::melds: return "Melds";
    case Kind::none: break;
  }
  return "The deal";
}

std::string landmark_words(const client::Landmark& landmark, const Cast& players) {
  using Kind = client::Landmark::Kind;
  const auto does = [&](std::string_view verb) {
    return landmark.seat ? players.does(landmark.seat->index, verb) : std::string{verb};
  };
  switch (landmark.kind) {
    case Kind::sur: return does("make a sur");
    case Kind::sur_taken: return does("cancel a sur");
    case Kind::battle: return "a battle is decided";
    case Kind::bid: return does("win the bidding");
    case Kind::melds: return "the melds are shown";
  }
  return {};
}

}  // namespace cardroom::terminal
