#pragma once

#include <QList>
#include <QString>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/games/thrones_sides.h"

/// What is said about a game of Game of Thrones: events, the log, refusals and hints in whole sentences. Functions of
/// what the server said.
namespace cardroom::window::thrones {

using Events = std::span<const table::v1::GameEvent>;

/// The log of the game, a line for each turn and two for a battle. `events` may begin in the middle of the game; the
/// view says where.
QList<LogLine> logOf(const View& view, Events events, const Cast& cast);

/// What the last `fresh` of the events were.
QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast);

/// What the seat of the last turn did: "Put 5♦ on ours", "Passed"; empty for every other seat.
Wording lastTurnOf(const View& view, int seat, const Cast& cast);

/// The rule that a move would break, or has broken (games.thrones.v1.BrokeRule); empty for one that this version does
/// not know.
QString ruleText(int rule);

/// Why this is the move to make.
Wording hintWords(const games::thrones::v1::Move& move, const games::thrones::v1::Hint& hint, const Cast& cast);

}  // namespace cardroom::window::thrones
