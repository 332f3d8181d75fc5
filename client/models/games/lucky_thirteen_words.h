#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QVariantList>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/game_model.h"

/// What is said about a game of Lucky Thirteen: events, the log, the result and hints in whole sentences. Functions of
/// what the server said; nothing is worked out but how a sum is told.
namespace cardroom::window::lucky_thirteen {

using games::lucky_thirteen::v1::View;
using Events = std::span<const table::v1::GameEvent>;

/// One context for all texts of the kind, so that translators find them together.
struct LuckyThirteen {
  Q_DECLARE_TR_FUNCTIONS(LuckyThirteen)
};

inline constexpr int kSeats = 4;
inline constexpr int kRounds = 4;

/// The log of the game, a line for each turn. `events` may begin in the middle of the game; the view says where.
QList<LogLine> logOf(const View& view, Events events, const Cast& cast);

/// What the last `fresh` of the events were. `winners`: see verdictOf.
QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast,
                              const QList<int>& winners);

/// "You win with 42." Precondition: the game is over.
QString verdictOf(const View& view, const Cast& cast, const QList<int>& winners);

/// Why the points are what they are: "Nobody has thirteen, so hands count." Precondition: the game is over.
QString reasonOf(const View& view, const Cast& cast);

/// A row a seat, winners first, for LuckyThirteenModel::results, without what only the table knows (person, botType,
/// secondLine). Precondition: the game is over.
QVariantList resultsOf(const View& view, const Cast& cast, const QList<int>& winners);

/// Why this is the card to give up.
Wording hintWords(const QString& card, const games::lucky_thirteen::v1::Hint& hint);

}  // namespace cardroom::window::lucky_thirteen
