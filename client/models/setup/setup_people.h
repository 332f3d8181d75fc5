#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "client/models/seat_list.h"
#include "client/models/setup/rule_list.h"
#include "client/models/setup/setup_part.h"

namespace cardroom::window {

/// A person without a seat, or one who was removed.
struct PersonBeside {
  CARDROOM_GADGET(personBeside)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, text) = {};       ///< "Waits for a seat", "Is watching", "Removed".
  CARDROOM_FIELD(bool, removable) = false;  ///< The owner may remove that person.
  CARDROOM_FIELD(bool, removed) = false;    ///< The person was removed, and the owner may let them back in.
};

/// A type of bot that can be chosen, with its display name.
struct BotChoice {
  CARDROOM_GADGET(botChoice)
  CARDROOM_FIELD(QString, type) = {};  ///< "clever"
  CARDROOM_FIELD(QString, text) = {};  ///< "Clever bot"
};

/// The seats of the table that is being set up, the people at the table, and the types of bots.
class SetupPeople : public SetupPart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableSetup")
  SetupPeople(SetupNow& now, QObject* parent) : SetupPart{now, parent}, m_seats{new SeatList{this}} {}

  CARDROOM_PART(cardroom::window::SeatList, seats)
  /// "3 of 4 seats are taken"; in a game with teams, also who plays with whom.
  CARDROOM_READ(QString, seatsTaken, changed);
  /// "Ola waits for a seat.", "You wait for a seat."; empty: everybody has a seat.
  CARDROOM_READ(QString, waitingForSeats, changed);
  /// People without a seat; for the owner, followed by people who were removed.
  CARDROOM_READ(QList<cardroom::window::PersonBeside>, others, changed);
  /// The people to whom the seat of an absent player may be given, by their names as shown at the table.
  CARDROOM_READ(QStringList, successors, changed);
  CARDROOM_READ(QList<cardroom::window::BotChoice>, botTypes, retranslated);
  /// The paces to choose from, in milliseconds.
  CARDROOM_READ(QList<cardroom::window::NumberChoice>, botPaces, retranslated);

  Q_INVOKABLE void setBot(int seat, const QString& type, int paceMs);
  /// Opens a bot's seat, or removes the person from the table. `addressToo`: also bars that person's address from the
  /// table for ten minutes.
  Q_INVOKABLE void clearSeat(int seat, bool addressToo = false);
  /// Removes a person without a seat; `addressToo` as in `clearSeat`.
  Q_INVOKABLE void removeOther(const QString& name, bool addressToo = false);
  /// Allows a person who was removed to join again.
  Q_INVOKABLE void letBack(const QString& name);
  /// Gives the seat of an absent player, with the hand and the score, to one of `successors`.
  Q_INVOKABLE void giveSeat(int seat, const QString& name);
  /// Requests the list of removed people, if we own the table; `others` shows it.
  Q_INVOKABLE void lookAtRemoved();
  Q_INVOKABLE void sitAt(int seat);
  /// For the owner, between games: gives up the seat, but not the table, and watches.
  void standUp();

  // Called by TableSetup.
  /// The table was updated, or is gone.
  void follow();
  void answered(const client::Answered& answer);
  /// Shows the spectators, under the names shown at the table.
  void showWatchers(const QStringList& names);

 private:
  template <class Fill>
  void remove(Fill fill, bool addressToo);

  SeatList* m_seats;
  QStringList m_watchers;
  lobby::v1::RemovedList m_removed;  ///< People removed by an owner and not let back in, as last listed.
  /// Once this request is answered, the list is requested again.
  std::optional<client::RequestTag> m_changesRemoved;
  QString m_letBack;  ///< Whom that request lets back in; empty: it removes somebody.
};

}  // namespace cardroom::window
