#pragma once

#include <QList>
#include <QString>
#include <span>

#include "client/models/game_model.h"
#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/games/pinochle/pinochle_values.h"
#include "client/models/rules_text.h"

/// Sentences about a Pinochle game: events, the log, melds, refusals and hints. Derived from the game's story.
namespace cardroom::window::pinochle {

/// The log of the game, one line per player action.
QList<LogLine> logOf(story::Beats beats, const Cast& cast);

/// The last trick.
Recall recallOf(const PinochleShown& shown);

/// Announcements of what has just happened.
QList<Happening> happeningsOf(const PinochleShown& shown);

/// What a seat did last: "Bid 210", "Led 10♥".
Wording lastDoneOf(const Table& table, story::Beats beats, int seat);

/// One event in words.
struct Telling {
  LogLine line{};  ///< If its text is empty, the event has no line of its own.
  Happening happening{};
};
Telling tellingOf(const story::Beat& beat, const Cast& cast);
/// "You win the trick, 21 points."
QString trickSentence(const rules::WonTrick& won, const Cast& cast);

QList<PinochleMeld> meldRows(rules::Melds melds, Suit trump);
/// "Run and queen, marriage"; "No melds" for none.
QString meldsText(rules::Melds melds);
/// The same in fewer words: a royal marriage and another one are "Two marriages".
QString meldsInBrief(rules::Melds melds);
/// "Run and queen 190, dix 10".
QString meldsListed(rules::Melds melds);

GameFace faceOf(const PinochleShown& shown);
/// The rule that restricts which card the person may play: "You must play a trump."; empty if any card is allowed.
QString followNoteOf(const PinochleShown& shown);

/// The wording of the rule that a move would break or has broken (games.pinochle.v1.BrokeRule); `led`: the suit that
/// was led. Empty for a rule that this version does not know.
QString ruleText(int rule, const QString& led);

/// Why this move is recommended.
Wording hintWords(const rules::Move& move, const games::pinochle::v1::Hint& hint);

/// Who has won; empty until the game is over.
QString verdictOf(const PinochleShown& shown);

/// How the game went for that seat, in a few words: see Kind::summary.
QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat);

/// The rules of the game.
RulesText rulesText();

}  // namespace cardroom::window::pinochle
