#pragma once

#include <QList>
#include <QString>
#include <span>

#include "cardroom/games/thrones/v1/thrones.pb.h"
#include "client/models/game_model.h"
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/rules_text.h"

/// Sentences about Game of Thrones: events, the log, refusals and hints. Derived from the game's story.
namespace cardroom::window::thrones {

/// The log of the game, one line per turn and two per battle.
QList<LogLine> logOf(story::Beats beats, const Cast& cast);

/// The last battle.
Recall recallOf(const ThronesShown& shown);

/// Announcements of what has just happened.
QList<Happening> happeningsOf(const ThronesShown& shown);

/// What the seat that had the last turn did: "Played 5♦ on ours", "Passed"; empty for every other seat.
Wording lastTurnOf(const rules::Board& board, int seat, const Cast& cast);

/// The wording of the rule that a move would break or has broken (games.thrones.v1.BrokeRule); empty for a rule that
/// this version does not know.
QString ruleText(int rule);

/// Why this move is recommended.
Wording hintWords(const rules::Move& move, const games::thrones::v1::Hint& hint, const Cast& cast);

/// How the game went for that seat, in a few words: see Kind::summary.
QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat);

/// The rules of the game.
RulesText rulesText();

}  // namespace cardroom::window::thrones
