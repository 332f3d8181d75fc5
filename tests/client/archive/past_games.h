#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "client/archive/past_game.h"

/// Past games for tests.
namespace cardroom::testing {

/// Game number `number` of Maren, in seat 0, against these players. The players with the most points have won.
inline client::PastGame past_game(int number, std::string kind, std::vector<int> scores,
                                  std::vector<client::PastPlayer> others) {
  client::PastGame game{.file = "game" + std::to_string(number),
                        .kind = std::move(kind),
                        .table = "Kitchen table",
                        .when = std::chrono::system_clock::time_point{std::chrono::hours{number}},
                        .length = std::chrono::minutes{5},
                        .players = {{.name = "Maren"}},
                        .scores = std::move(scores),
                        .seat = 0};
  game.players.insert(game.players.end(), others.begin(), others.end());
  int most = game.scores.front();
  for (const int score : game.scores)
    most = std::max(most, score);
  for (std::uint8_t seat = 0; seat < game.scores.size(); ++seat)
    if (game.scores[seat] == most) game.winners.insert(Seat{seat});
  return game;
}

inline client::PastPlayer person(std::string name) {
  return {.name = std::move(name)};
}
inline client::PastPlayer bot(BotType type) {
  return {.name = "Bot", .bot = type};
}

}  // namespace cardroom::testing
