#pragma once

#include <QDateTime>
#include <QString>

#include "client/archive/past_game.h"

/// What a list says about past games, in the person's language. `now`: by this machine's clock and time zone.
namespace cardroom::window {

/// When the game ended, in this machine's time zone.
QDateTime whenEnded(const client::PastGame& game);

/// "Won, 268 to 141", "Second, 58 to 63"; "Selma won, 268 to 141" if the person watched.
QString endingWords(const client::PastGame& game);

/// "Won Pinochle, 268 to 141", with the first word in bold; plain text if `styled` is false. Precondition: the person
/// played.
QString latelyWords(const client::PastGame& game, bool styled);

/// "with Selma and two bots"; empty if the person was alone.
QString companyOf(const client::PastGame& game);

/// The heading under which the game appears in a list by date: "This evening", "Yesterday", "Last week", "October".
QString headingFor(const QDateTime& ended, const QDateTime& now);

/// "Today, 20:41", "Tuesday 17 November, 21:05"
QString dateWords(const QDateTime& ended, const QDateTime& now);

/// "Pinochle, 17 November 2025, 21:05": identifies the game outside its row.
QString gameAndDate(const client::PastGame& game);

/// "yesterday", "on Sunday", "on 4 October", within a sentence.
QString dayWords(const QDateTime& ended, const QDateTime& now);

/// "14 minutes"
QString lengthWords(const client::PastGame& game);

/// The words that a search looks through besides the names of players and of the table: the title and the date.
QString wordsToFind(const client::PastGame& game, const QDateTime& now);

/// The month of that day: "March"; in another year, "March 2025".
QString monthWords(const QDate& day, const QDate& today);

}  // namespace cardroom::window
