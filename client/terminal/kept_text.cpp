#include "client/terminal/kept_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <vector>

#include "client/games/games.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {
namespace {

constexpr std::array<std::string_view, 7> kWeekdays{"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                    "Thursday", "Friday", "Saturday"};
constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                   "May",       "June",     "July",     "August",
                                                   "September", "October",  "November", "December"};

/// The other players: "Henrik and 2 bots". Empty if there were none.
std::string players_words(const client::KeptTable& table) {
  std::vector<std::string> words;
  for (const client::KeptPerson& person : table.people)
    words.push_back(shown(person.name));
  const auto bots = static_cast<long>(table.bots.size());
  if (bots > 0) words.push_back(bots == 1 ? "a bot" : counted(bots, "bot", "bots"));
  return words.empty() ? std::string{} : listed(words);
}

std::string score_words(const client::KeptTable& table) {
  const GameText* game = find_game_text(table.kind);
  const auto scores = client::told_scores(table, game ? client::teams_of(game->facts) : std::vector<Seats>{});
  if (scores.empty()) return table.playing ? "in the middle of a game" : "no game is on";
  std::string words;
  for (const std::int32_t score : scores)
    add(words, std::to_string(score), " to ");
  return words;
}

/// "21:40"
std::string time_words(std::chrono::minutes since_midnight) {
  const auto two_digits = [](auto number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return two_digits(since_midnight.count() / 60) + ":" + two_digits(since_midnight.count() % 60);
}

std::string words_of(const client::WaitingTable& waiting, client::Day today, bool with_time) {
  const auto& [server, own, table_id, table] = waiting.seat;
  if (!table)
    return own ? "your own table, where you left it" : "your seat at " + to_text(server) + ", if it is still there";
  const std::string players = players_words(*table);
  std::string words = title_of(table->kind) + (players.empty() ? "" : " with " + players) + ": " + score_words(*table);
  if (waiting.there.empty()) {
    words += ", " + day_words(client::told_day(*table, today), today);
    return words + (with_time && table->since ? ", " + time_words(*table->since) : "") + ".";
  }
  std::vector<std::string> there;
  for (const std::string& person : waiting.there)
    there.push_back(shown(person));
  return words + ". " + listed(there) + (there.size() == 1 ? " is" : " are") + " there.";
}

}  // namespace

std::string day_words(const client::ToldDay& told, client::Day today) {
  const std::string before = told.is_end ? "kept until " : "since ";
  const auto away = (told.is_end ? told.day - today : today - told.day).count();
  if (away == 0) return before + "today";
  if (away == 1) return before + (told.is_end ? "tomorrow" : "yesterday");
  // A day that is a week away has the same weekday as today.
  if (away < 7) return before + std::string{kWeekdays.at(std::chrono::weekday{told.day}.c_encoding())};
  const std::chrono::year_month_day date{told.day};
  return before + std::to_string(static_cast<unsigned>(date.day())) + " " +
         std::string{kMonths.at(static_cast<unsigned>(date.month()) - 1)};
}

Lines waiting_words(const std::vector<client::WaitingTable>& tables, client::Day today) {
  Lines lines;
  for (const client::WaitingTable& table : tables)
    lines.push_back(words_of(table, today, /*with_time=*/false));
  const Lines short_ones = lines;
  for (std::size_t i = 0; i < tables.size(); ++i)
    if (std::ranges::count(short_ones, short_ones[i]) > 1) lines[i] = words_of(tables[i], today, /*with_time=*/true);
  return lines;
}

}  // namespace cardroom::terminal
