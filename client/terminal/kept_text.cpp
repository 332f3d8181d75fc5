#include "client/terminal/kept_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
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

/// The weekday of a day that is `away` days from today; empty from a week on, because it would suggest a nearer day.
std::optional<std::string> near_day(client::Day day, std::int64_t away) {
  if (away < 0 || away >= 7) return std::nullopt;
  return std::string{kWeekdays.at(std::chrono::weekday{day}.c_encoding())};
}

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

std::string time_words(std::chrono::minutes since_midnight) {
  const auto two_digits = [](auto number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return two_digits(since_midnight.count() / 60) + ":" + two_digits(since_midnight.count() % 60);
}

std::string date_words(client::Day day, client::Day today) {
  const std::chrono::year_month_day date{day};
  const bool this_year = date.year() == std::chrono::year_month_day{today}.year();
  return std::to_string(static_cast<unsigned>(date.day())) + " " +
         std::string{kMonths.at(static_cast<unsigned>(date.month()) - 1)} +
         (this_year ? "" : " " + std::to_string(static_cast<int>(date.year())));
}

std::string past_day(client::Day day, client::Day today) {
  const auto away = (today - day).count();
  return away == 0 ? "today" : away == 1 ? "yesterday" : near_day(day, away).value_or(date_words(day, today));
}

std::string day_words(const client::ToldDay& told, client::Day today) {
  if (!told.is_end) return "since " + past_day(told.day, today);
  const auto away = (told.day - today).count();
  const std::string day = away == 0   ? "today"
                          : away == 1 ? "tomorrow"
                                      : near_day(told.day, away).value_or(date_words(told.day, today));
  return "kept until " + day;
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
