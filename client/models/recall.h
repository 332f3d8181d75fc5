#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"

/// What was last completed on a table, to be shown again: a trick, a capture, a battle, a round of discards.
namespace cardroom::window {

/// The cards of one player or one pile.
struct RecallRow {
  CARDROOM_GADGET(recallRow)
  CARDROOM_FIELD(QString, name) = {};       ///< "You", "Jonas", "Ours".
  CARDROOM_FIELD(QStringList, cards) = {};  ///< Codes, in the order of play.
  CARDROOM_FIELD(QStringList, taken) = {};  ///< The cards that were taken with them.
  CARDROOM_FIELD(QString, note) = {};       ///< "30 beats 23"; may be empty.
  CARDROOM_FIELD(bool, won) = false;        ///< It won the trick.
  CARDROOM_FIELD(QString, spoken) = {};     ///< "You: ace of spades."
};

struct Recall {
  CARDROOM_GADGET(recall)
  CARDROOM_FIELD(QString, title) = {};  ///< "Trick 4"; empty: nothing has been completed yet.
  CARDROOM_FIELD(QList<cardroom::window::RecallRow>, rows) = {};
  CARDROOM_FIELD(QString, text) = {};    ///< "You win the trick, 21 points."; may be empty.
  CARDROOM_FIELD(QString, spoken) = {};  ///< All of it in a few sentences.

  bool empty() const { return title.isEmpty(); }
};

/// A row of these cards, with its sentence.
RecallRow recallRow(const QString& name, const QStringList& cards);
/// Fills in `spoken` from the other members.
Recall spokenRecall(Recall recall);

}  // namespace cardroom::window
