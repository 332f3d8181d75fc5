#pragma once

#include <QList>
#include <QString>

#include "client/models/games/pinochle_cards.h"
#include "client/models/games/pinochle_shown.h"

/// What is said about a game of Pinochle: events, the log, melds, refusals and hints in whole sentences. Functions of
/// what the server said.
namespace cardroom::window::pinochle {

/// The log of the game, a line for each thing that somebody did.
QList<LogLine> logOf(const View& view, Events events, const Cast& cast);

/// What the last `fresh` of the events were. `ended`: what is said of a game that is over; empty: it is not.
QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast,
                              const QString& ended, bool youWin);

/// What a seat did last: "Bid 210", "Led 10♥".
Wording lastDoneOf(const View& view, Events events, int seat);

// Each thing that happens as a sentence.
QString bidSentence(const games::pinochle::v1::MadeBid& bid, const Cast& cast);
QString wonBiddingSentence(const games::pinochle::v1::WonBidding& won, const Cast& cast);
QString trumpSentence(const games::pinochle::v1::NamedTrump& named, const Cast& cast);
QString tookSentence(const games::pinochle::v1::Took& took, const Cast& cast);
QString keptSentence(std::uint32_t seat, const Cast& cast);
QString meldedSentence(const games::pinochle::v1::Melded& melded, const Cast& cast);
QString playedSentence(const games::pinochle::v1::Played& played, bool leads, const Cast& cast);
/// "You win the trick, 21 points."
QString trickSentence(const games::pinochle::v1::WonTrick& won, const Cast& cast);

int pointsOf(const games::pinochle::v1::Melded& melded);

/// A meld by its row in the table of the rules, "Run and queen"; empty for one that this version does not know.
QString meldName(int row);

/// Of melds on the wire: see `meldRows` in PinochleModel. And "Run and queen, marriage"; "No melds" for none.
QVariantList meldRows(const google::protobuf::RepeatedPtrField<games::pinochle::v1::ShownMeld>& melds);
QVariantList meldRows(rules::Melds melds, Suit trump);
QString meldsText(rules::Melds melds);
/// "Run and queen 190, dix 10" of such rows.
QString meldsListed(const QVariantList& rows);

/// The rule that a move would break, or has broken (games.pinochle.v1.BrokeRule); `led`: the suit that was led. Empty
/// for one that this version does not know.
QString ruleText(int rule, const QString& led);

/// Why this is the move to make.
Wording hintWords(const games::pinochle::v1::Move& move, const games::pinochle::v1::Hint& hint);

/// How a seat stands, and the result: see PinochleModel. `winners`: seats, empty until the game is over; `scores`: by
/// seat.
QVariantMap seatRow(const View& view, int seat, const Cast& cast);
QString verdictOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores, const Cast& cast);
QString reasonOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores, const Cast& cast);
QVariantList resultsOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores,
                       const QList<SeatCard>& seats, const Cast& cast);

}  // namespace cardroom::window::pinochle
