#include "tests/window/scenes/past_games.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>
#include <utility>

#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

using client::PastGame;
using client::PastPlayer;

PastPlayer person(const char* name) {
  return {.name = SceneNames::of(name)};
}
PastPlayer bot(BotType type) {
  return {.name = type == BotType::clever ? "Otto" : type == BotType::basic ? "Bo" : "Rune", .bot = type};
}

/// A game that Maren played in the first seat. The players with the most points have won it.
PastGame game(const QDateTime& ended, const char* kind, int minutes, std::vector<int> scores,
              std::vector<PastPlayer> others) {
  PastGame one{.file = std::to_string(ended.toSecsSinceEpoch()) + ".cardroom",
               .kind = kind,
               .table = SceneNames::of("Kitchen table"),
               .when = std::chrono::system_clock::time_point{std::chrono::milliseconds{ended.toMSecsSinceEpoch()}},
               .length = std::chrono::minutes{minutes},
               .players = {person("Maren")},
               .scores = std::move(scores),
               .seat = 0};
  one.players.insert(one.players.end(), others.begin(), others.end());
  const int most = *std::ranges::max_element(one.scores);
  for (std::uint8_t seat = 0; seat < one.scores.size(); ++seat)
    if (one.scores[seat] == most) one.winners.insert(Seat{seat});
  return one;
}

QDateTime at(int month, int day, int hour, int minute) {
  return {QDate{2026, month, day}, QTime{hour, minute}};
}

/// One of the earlier games, counted backwards from the middle of November; there was one every other day.
PastGame earlier(int number) {
  const QDateTime ended = at(11, 14, 20 - number % 4, (number * 17) % 60).addDays(-2 * number);
  const BotType type = kBotTypes[static_cast<std::size_t>(number % 3)];
  // Wins and losses follow no pattern that a person would see, but the later games were won more often.
  const bool won = (number * number + number / 3) % 7 < (number < 60 ? 4 : 2);
  const PastPlayer other = number % 5 < 2 ? person(number % 2 == 0 ? "Parisa" : "Selma") : bot(type);
  const int points = number * 13 % 20;
  switch (number % 4) {
    case 0: return game(ended, "pasur", 27, {won ? 64 + points % 9 : 40 + points, won ? 51 : 65}, {other});
    case 1:
      return game(ended, "lucky-thirteen", 5, {won ? 42 + points : 20, 38, 12, 0},
                  {other, bot(type), bot(BotType::clever)});
    case 2: return game(ended, "pinochle", 14, {won ? 240 + points : 120 + points, 201}, {other});
    default:
      return game(ended, "thrones", 22, {won ? 46 : 38, won ? 38 : 46, won ? 46 : 38, won ? 38 : 46},
                  {bot(type), other, bot(BotType::basic)});
  }
}

/// What the record of that game would tell, in the words of the kinds' summaries.
QString detail_of(std::size_t place) {
  const auto words = [](const char* context, const char* text, const char* comment = nullptr, int count = -1) {
    return QCoreApplication::translate(context, text, comment, count);
  };
  const auto taken = [&](int surs, const QString& cards) {
    return words("Pasur", "%1, %2", "surs; cards").arg(words("Pasur", "%Ln sur(s)", nullptr, surs), cards);
  };
  switch (place) {
    case 0: return words("Pinochle", "Bid %L1, made with %L2 to spare").arg(220).arg(48);
    case 1: return taken(1, words("Pasur", "%Ln club(s)", "won in all", 9));
    case 2: return words("Thrones", "Best battle: %Ln point(s)", nullptr, 19);
    case 3: return words("LuckyThirteen", "The only thirteen at the table");
    case 4: return taken(2, words("Pasur", "all four aces"));
    default: return {};
  }
}

}  // namespace

QDateTime this_evening() {
  return at(11, 26, 21, 30);
}

std::vector<PastGame> past_games() {
  const PastPlayer selma = person("Selma");
  std::vector<PastGame> games{
      game(at(11, 26, 20, 41), "pinochle", 14, {268, 141}, {selma}),
      game(at(11, 26, 19, 52), "pasur", 31, {58, 63, 20}, {selma, person("Jonas")}),
      game(at(11, 24, 21, 5), "thrones", 22, {38, 46, 38, 46}, {selma, person("Henrik"), bot(BotType::basic)}),
      game(at(11, 19, 20, 10), "lucky-thirteen", 5, {100, 0, 0, 0}, {selma, bot(BotType::clever), bot(BotType::basic)}),
      game(at(11, 16, 18, 30), "pasur", 27, {64, 51}, {selma})};
  PastGame watched = game(at(11, 15, 18, 2), "pinochle", 16, {180, 222}, {person("Jonas")});
  watched.players.front() = person("Parisa");
  watched.seat.reset();
  games.push_back(watched);
  for (int number = 0; number < 112; ++number)
    games.push_back(earlier(number));
  return games;
}

void keep_game(window::Application& application, const table::v1::TableUpdate& update) {
  application.table()->fair()->gameKept(update.table_id(), update.game_number(), QStringLiteral("/game.cardroom"));
}

void show_past_games(window::YourGames& games) {
  const auto all = past_games();
  games.list()->setDetail([all](const PastGame& game) {
    const auto place = std::ranges::find(all, game) - all.begin();
    return detail_of(static_cast<std::size_t>(place));
  });
  games.show(all, this_evening());
}

}  // namespace cardroom::testing
