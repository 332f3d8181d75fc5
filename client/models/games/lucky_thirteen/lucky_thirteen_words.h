#pragma once

#include <QString>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/game_model.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_shown.h"
#include "client/models/rules_text.h"

/// Sentences about a Lucky Thirteen game: events, the log, the result and hints. Derived from the game's story; nothing
/// is computed here except the wording of a sum.
namespace cardroom::window::lucky_thirteen {

/// The log of the game, one line per turn.
QList<LogLine> logOf(story::Beats beats, const Cast& cast);

/// The discards of the last round that everybody has finished.
Recall recallOf(const LuckyThirteenShown& shown);

/// Announcements of what has just happened.
QList<Happening> happeningsOf(const LuckyThirteenShown& shown);

/// "8♠ and 5♠ made thirteen.", with the cards worded by `word`; empty if none did.
QString madeThirteen(const rules::Result& result, QString (*word)(const QString&));
/// See LuckyThirteenEnd. Precondition: the game is over.
QString verdictOf(const LuckyThirteenShown& shown);
/// `word`: how cards are written, cardText() or cardName().
QString reasonOf(const LuckyThirteenShown& shown, QString (*word)(const QString&));

/// Why this is the card to give up.
Wording hintWords(const QString& card, const games::lucky_thirteen::v1::Hint& hint);

/// How the game went for that seat, in a few words: see Kind::summary.
QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat);

/// The rules of the game.
RulesText rulesText();

}  // namespace cardroom::window::lucky_thirteen
