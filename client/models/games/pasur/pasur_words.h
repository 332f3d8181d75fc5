#pragma once

#include <QList>
#include <QString>
#include <span>

#include "client/models/game_model.h"
#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/rules_text.h"

/// Sentences about a Pasur game: events, the log, refusals and hints. Derived from the server's messages.
namespace cardroom::window::pasur {

/// The log of the game, with one line per play and one for the end of each round.
QList<LogLine> logOf(const PasurShown& shown);

/// The last capture in this round.
Recall recallOf(const PasurShown& shown);

/// Announcements of what has just happened.
QList<Happening> happeningsOf(const PasurShown& shown);

/// "Parisa takes the six of clubs with the five of diamonds."
QString playedSentence(const rules::Played& played, const Cast& cast);

/// What the seat that made the last play did: "Played 5♦"; empty for every other seat.
Wording lastPlayOf(story::Beats beats, int seat);

/// "Parisa scores a sur"; empty if no sur was made.
QString surText(const rules::MadeSur& sur, const Cast& cast);

/// "You have 41, Parisa 37, Otto 22."
QString totalsText(const QList<int>& totals, const Cast& cast);

/// "Round 3 is over."
QString roundTitle(const Table& table);

/// "You win with 64."
QString verdictOf(const Table& table, const Cast& cast);

/// The wording of the rule that a move would break or has broken (games.pasur.v1.BrokeRule); empty for a rule that this
/// version does not know.
QString ruleText(int rule);

/// Why this move is recommended.
Wording hintWords(const rules::Move& move, const games::pasur::v1::Hint& hint);

/// How the game went for that seat, in a few words: see Kind::summary.
QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat);

/// The rules of the game.
RulesText rulesText();

}  // namespace cardroom::window::pasur
