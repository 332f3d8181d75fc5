#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "client/models/row_list.h"

namespace cardroom::window {

/// One seat, as its plaque shows it.
struct SeatCard {
  int seat = 0;
  QString name{};        ///< Of the person, or of the bot ("Otto"); empty for an open seat.
  QString secondLine{};  ///< "Clever bot", "Your turn", "Discarded <b>10♥</b>", "Lost connection" ...: styled text.
  QString spokenLine{};  ///< The same for a screen reader, where that is something else: "Discarded the ten of hearts".
  bool person = false;   ///< Else a bot, or open.
  bool open = false;
  QString botType{};    ///< "random", "basic", "clever"; also of the bot that holds a person's seat. Empty without.
  int botPaceMs = 0;    ///< Of a bot in the seat.
  bool you = false;     ///< This window's own seat.
  bool owner = false;   ///< Of the table.
  bool ready = false;   ///< For the next game.
  bool lost = false;    ///< Not connected.
  int lostSeconds = 0;  ///< Since then; counted by this window.
  bool held = false;    ///< A bot plays for the person.
  bool toAct = false;   ///< Asked for a move.
  QString nextName{};   ///< Who sits here from the next game on, if that is another one.
  int cardsHeld = 0;
  QString scoreText{};  ///< Of the whole evening, or the game's, as the kind wants; empty: none.
  QString team{};       ///< "ours", "theirs" in a game of teams; else empty.
  bool winner = false;  ///< The game is over, and this seat is among its winners.
  friend bool operator==(const SeatCard&, const SeatCard&) = default;
};

/// All seats of the table, by seat. `place` says where they are drawn: 0 is the bottom (one's own, or seat 0 for a
/// watcher), then clockwise.
class SeatList : public RowList {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")

 public:
  enum Role {
    SeatRole = Qt::UserRole + 1,
    PlaceRole,
    NameRole,
    SecondLineRole,
    PersonRole,
    OpenRole,
    BotTypeRole,
    BotPaceMsRole,
    YouRole,
    OwnerRole,
    ReadyRole,
    LostRole,
    LostSecondsRole,
    HeldRole,
    ToActRole,
    NextNameRole,
    CardsHeldRole,
    ScoreTextRole,
    TeamRole,
    WinnerRole,
    AccessibleTextRole,  ///< The whole plaque in one sentence.
  };

  using RowList::RowList;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void show(QList<SeatCard> seats);
  const QList<SeatCard>& seats() const { return m_seats; }
  /// Texts that are made here are in another language now.
  void retranslate();

 private:
  int placeOf(int seat) const;
  static QString accessibleText(const SeatCard& seat);

  QList<SeatCard> m_seats;
};

}  // namespace cardroom::window
