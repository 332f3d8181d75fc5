#pragma once

#include <QDateTime>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/archive/past_game.h"
#include "client/models/application.h"

namespace cardroom::testing {

/// A Thursday evening, in the time zone of this machine.
QDateTime this_evening();

/// Games of all kinds that Maren has played since March, the newest first, and one that she watched.
std::vector<client::PastGame> past_games();

/// Tells the window that the record of the table's finished game has been kept, in a file that does not exist.
void keep_game(window::Application& application, const table::v1::TableUpdate& update);

/// Shows these games, with what their records would tell about the newest ones.
void show_past_games(window::YourGames& games);

}  // namespace cardroom::testing
