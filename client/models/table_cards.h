#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One card on the table. A value: the game's model builds a new list of cards for every view.
struct TableCard {
  CARDROOM_GADGET(tableCard)
  Q_PROPERTY(QString name READ name FINAL)
  Q_PROPERTY(QString text READ text FINAL)
  /// Identifies a card for this viewer, wherever it lies; unique on a table. If the pack has only one copy of each
  /// card, the key of a card with a known face is its code.
  CARDROOM_FIELD(QString, key) = {};
  CARDROOM_FIELD(QString, card) = {};  ///< "KC"; empty: face down.
  /// The zone in which it lies, named by the kind: "hand", "pile", "public", "discards", "seat".
  CARDROOM_FIELD(QString, zone) = {};
  CARDROOM_FIELD(int, seat) = -1;   ///< The seat that the zone belongs to; -1: no seat.
  CARDROOM_FIELD(int, place) = 0;   ///< Position in its zone, from 0, in layout order.
  CARDROOM_FIELD(int, places) = 1;  ///< The number of positions in that zone.
  /// The zone that a new card comes from: "pile", "seat" (from the plaque), "" (appears in place).
  CARDROOM_FIELD(QString, origin) = {};
  CARDROOM_FIELD(int, step) = 0;  ///< New and moved cards start moving one after another, in this order from 0.
  CARDROOM_FIELD(bool, playable) = false;    ///< A legal move plays it.
  CARDROOM_FIELD(bool, drawn) = false;       ///< It has just been drawn.
  CARDROOM_FIELD(bool, lastPlayed) = false;  ///< It is the last card played on the table.
  CARDROOM_FIELD(bool, hinted) = false;      ///< The hint recommends it: "Try this".
  CARDROOM_FIELD(bool, marked) = false;      ///< One of the cards that the person has marked for a move.
  CARDROOM_FIELD(bool, used) = false;        ///< It counts towards the result; only set when the game is over.
  /// "king of clubs", in the person's language; "face down" if the face is not known.
  QString name() const;
  /// "K♣", left to right even inside a right-to-left sentence.
  QString text() const;
  friend bool operator==(const TableCard&, const TableCard&) = default;
};

/// Where a card has just come from, and when it starts to move: see TableCard.
struct Coming {
  QString origin{};
  int step = 0;
};

/// The key of a card with an unknown face in that seat's hand, at that position from 0.
QString backKey(int seat, int place);

/// All cards that this viewer sees on the table, in one flat list, so that a card moving from a hand to the discards
/// remains the same item and is animated. Rows change as little as possible (insert, remove, dataChanged): a delegate
/// lives as long as its key.
class TableCards : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by the game's model")
  explicit TableCards(QObject* parent = nullptr) : RowList{m_cards, parent} {}

  /// Precondition: keys are unique. The order of the rows is irrelevant.
  void show(QList<TableCard> cards);
  /// Updates names and texts after a language change.
  void retranslate() { tellAllChanged(); }
  const QList<TableCard>& cards() const { return m_cards; }
  /// The code of the card with that key; empty if it is face down, or if there is no such card.
  QString codeOf(const QString& key) const;
  /// The cards with known faces that another player holds in that seat, in layout order.
  Q_INVOKABLE QList<cardroom::window::TableCard> heldBy(int seat) const;

 private:
  QList<TableCard> m_cards;
};

/// Assigns a key to every card with a known face, for packs with identical cards. Nobody can tell two copies apart, so
/// the window identifies a copy by where it lay: a card in a zone where a copy lay before gets that copy's key; any
/// other card takes the key of a copy that may have moved there; only a card with no possible predecessor gets a new
/// key. Keys that are already set stay. `before`: the previous layout. `sent`: the key of the card in the last move,
/// which is assigned last, so that it is left for the card that has moved; empty: none.
QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent);

}  // namespace cardroom::window
