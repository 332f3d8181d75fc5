#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One card as it lies on the table. A value; the game's model makes the whole list anew for every view.
struct TableCard {
  CARDROOM_GADGET(tableCard)
  Q_PROPERTY(QString name READ name FINAL)
  Q_PROPERTY(QString text READ text FINAL)
  /// The same as long as it is the same card for this viewer, whatever its place. Unique on a table. Where a pack has
  /// each card once, a card that is known has its code.
  CARDROOM_FIELD(QString, key) = {};
  CARDROOM_FIELD(QString, card) = {};  ///< "KC"; empty face down.
  /// Where it lies; the kind's own words: "hand", "pile", "public", "discards", "seat".
  CARDROOM_FIELD(QString, zone) = {};
  CARDROOM_FIELD(int, seat) = -1;          ///< Whose, where the zone is one of a seat's; else -1.
  CARDROOM_FIELD(int, place) = 0;          ///< In its zone, from 0, in the order in which they lie.
  CARDROOM_FIELD(int, places) = 1;         ///< Cards in that zone.
  CARDROOM_FIELD(QString, origin) = {};    ///< The zone from which it comes when it is new: "pile", "seat" (out of the
                                           ///< plaque), "" (is just there).
  CARDROOM_FIELD(int, step) = 0;           ///< New and moved cards start one after another, in this order from 0.
  CARDROOM_FIELD(bool, playable) = false;  ///< A legal move plays it.
  CARDROOM_FIELD(bool, drawn) = false;     ///< The one that has just been drawn.
  CARDROOM_FIELD(bool, lastPlayed) = false;  ///< The newest play on the table.
  CARDROOM_FIELD(bool, hinted) = false;      ///< The hint is about it: "Try this".
  CARDROOM_FIELD(bool, marked) = false;      ///< One of several that the person has chosen for one move.
  CARDROOM_FIELD(bool, used) = false;        ///< Among the cards that made the result; only when the game is over.
  /// "king of clubs", in the person's language; "face down" without a face.
  QString name() const;
  /// "K♣", left to right also inside a sentence of another direction.
  QString text() const;
  friend bool operator==(const TableCard&, const TableCard&) = default;
};

/// Where a card has just come from, and when it starts: see TableCard.
struct Coming {
  QString origin{};
  int step = 0;
};

/// The key of a card that is not known: in the hand of that seat, the place-th from 0.
QString backKey(int seat, int place);

/// All cards that this viewer sees on the table, in one flat list, so that a card that goes from a hand to the discards
/// stays one item, and moves. Rows change by the smallest steps (insert, remove, dataChanged): a delegate lives as long
/// as its key.
class TableCards : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by the game's model")
  explicit TableCards(QObject* parent = nullptr) : RowList{m_cards, parent} {}

  /// Precondition: keys are unique. The order of the rows means nothing.
  void show(QList<TableCard> cards);
  /// Names and texts are in another language now.
  void retranslate() { tellAllChanged(); }
  const QList<TableCard>& cards() const { return m_cards; }
  /// The code of the card with that key; empty face down, or if there is none.
  QString codeOf(const QString& key) const;

 private:
  QList<TableCard> m_cards;
};

/// Gives every card that is known a key, where a pack has cards that look alike: nobody can tell which of two is which,
/// so the window says it by where they lay. A card that lies where one like it lay before is that one; any other one
/// comes from where such a card has gone; only what came from nowhere has a new key. Keys that are there already stay.
/// `before`: how the cards lay. `sent`: the key of the card that was sent last with a move, which goes first; empty:
/// none.
QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent);

}  // namespace cardroom::window
