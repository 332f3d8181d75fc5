#include "client/models/recall.h"

#include <QCoreApplication>
#include <utility>

#include "client/models/games/listed_cards.h"
#include "client/models/words.h"

namespace cardroom::window {
namespace {

struct RecallWords {
  Q_DECLARE_TR_FUNCTIONS(RecallWords)
};

}  // namespace

RecallRow recallRow(const QString& name, const QStringList& cards) {
  return {.name = name,
          .cards = cards,
          .spoken = RecallWords::tr("%1: %2.", "a player, and cards").arg(name, listed(cards, cardName))};
}

Recall spokenRecall(Recall recall) {
  QStringList sentences{RecallWords::tr("%1.", "a title as a sentence").arg(recall.title)};
  for (const RecallRow& row : std::as_const(recall.rows))
    sentences << row.spoken;
  sentences << recall.text;
  recall.spoken = inARow(sentences);
  return recall;
}

}  // namespace cardroom::window
