#pragma once

#include <QList>
#include <QString>

#include "client/models/games/pinochle/pinochle_shown.h"

/// What is said about a game of Pinochle: events, the log, melds, refusals and hints in whole sentences. Functions of
/// its story.
namespace cardroom::window::pinochle {

/// The log of the game, a line for each thing that somebody did.
QList<LogLine> logOf(story::Beats beats, const Cast& cast);

/// What these were. `ended`: what is said of a game that is over; empty: it is not.
QList<Happening> happeningsOf(story::Beats fresh, const Cast& cast, const QString& ended, bool youWin);

/// What a seat did last: "Bid 210", "Led 10♥".
Wording lastDoneOf(const Table& table, story::Beats beats, int seat);

// Each thing that happens as a sentence.
QString bidSentence(const rules::MadeBid& bid, const Cast& cast);
QString wonBiddingSentence(const rules::WonBidding& won, const Cast& cast);
QString trumpSentence(const rules::NamedTrump& named, const Cast& cast);
QString tookSentence(const rules::Took& took, const Cast& cast);
QString keptSentence(Seat seat, const Cast& cast);
QString meldedSentence(const rules::Melded& melded, const Cast& cast);
QString playedSentence(const rules::Played& played, bool leads, const Cast& cast);
/// "You win the trick, 21 points."
QString trickSentence(const rules::WonTrick& won, const Cast& cast);

/// A meld by its row in the table of the rules: "Run and queen".
QString meldName(std::size_t row);

/// See `meldRows` in PinochleModel. And "Run and queen, marriage"; "No melds" for none.
QVariantList meldRows(rules::Melds melds, Suit trump);
QString meldsText(rules::Melds melds);
/// "Run and queen 190, dix 10".
QString meldsListed(rules::Melds melds);

/// The rule that a move would break, or has broken (games.pinochle.v1.BrokeRule); `led`: the suit that was led. Empty
/// for one that this version does not know.
QString ruleText(int rule, const QString& led);

/// Why this is the move to make.
Wording hintWords(const rules::Move& move, const games::pinochle::v1::Hint& hint);

/// How a seat stands, and the result: see PinochleModel. `winners`: seats, empty until the game is over.
QVariantMap seatRow(const Table& table, int seat, const Cast& cast);
QString verdictOf(const Table& table, const QList<int>& winners, const Cast& cast);
QString reasonOf(const Table& table, const QList<int>& winners, const Cast& cast);
QVariantList resultsOf(const Table& table, const QList<int>& winners, const QList<SeatCard>& seats, const Cast& cast);

}  // namespace cardroom::window::pinochle
