#pragma once

#include <QDateTime>
#include <vector>

#include "client/archive/past_game.h"
#include "client/models/history/your_games.h"

namespace cardroom::testing {

/// A Thursday evening, in the time zone of this machine.
QDateTime this_evening();

/// Games of all kinds that Maren has played since March, the newest first, and one that she watched.
std::vector<client::PastGame> past_games();

/// Shows these games, with what their records would tell about the newest ones.
void show_past_games(window::YourGames& games);

}  // namespace cardroom::testing
