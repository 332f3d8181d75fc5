#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QVariantList>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/lucky_thirteen/story.h"
#include "client/models/game_model.h"
#include "client/models/games/listed_cards.h"

/// What is said about a game of Lucky Thirteen: events, the log, the result and hints in whole sentences. Functions of
/// its story; nothing is worked out but how a sum is told.
namespace cardroom::window::lucky_thirteen {

namespace rules = cardroom::lucky_thirteen;
namespace story = cardroom::lucky_thirteen::story;
using rules::kRounds;
using rules::kSeats;
using rules::Results;
using rules::View;

/// One context for all texts of the kind, so that translators find them together.
struct LuckyThirteen {
  Q_DECLARE_TR_FUNCTIONS(LuckyThirteen)
};

/// The log of the game, a line for each turn.
QList<LogLine> logOf(story::Beats beats, const Cast& cast);

/// What these were. `results`: empty until the game is over. `winners`: see verdictOf.
QList<Happening> happeningsOf(story::Beats fresh, const std::optional<Results>& results, const Cast& cast,
                              const QList<int>& winners);

/// "You win with 42."
QString verdictOf(const Results& results, const Cast& cast, const QList<int>& winners);

/// Why the points are what they are: "Nobody has thirteen, so hands count."
QString reasonOf(const Results& results, const Cast& cast);

/// A row a seat, winners first, for LuckyThirteenModel::results, without what only the table knows (person, botType,
/// secondLine). Precondition: the game is over.
QVariantList resultsOf(const View& view, const Cast& cast, const QList<int>& winners);

/// Why this is the card to give up.
Wording hintWords(const QString& card, const games::lucky_thirteen::v1::Hint& hint);

}  // namespace cardroom::window::lucky_thirteen
