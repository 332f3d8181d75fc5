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

/// Somebody without a seat, or who was removed.
struct PersonBeside {
  CARDROOM_GADGET(personBeside)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, text) = {};       ///< "Waits for a seat", "Is watching", "Removed".
  CARDROOM_FIELD(bool, removable) = false;  ///< The owner may remove that person.
  CARDROOM_FIELD(bool, removed) = false;    ///< The owner may let that person back.
};

/// A bot to choose, in words.
struct BotChoice {
  CARDROOM_GADGET(botChoice)
  CARDROOM_FIELD(QString, type) = {};  ///< "clever"
  CARDROOM_FIELD(QString, text) = {};  ///< "Clever bot"
};

/// The seats of the table that is set up, the people there, and the bots.
class SetupPeople : public SetupPart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableSetup")
  Q_PROPERTY(cardroom::window::SeatList* seats READ seats CONSTANT FINAL)
  /// "3 of 4 seats are taken"; where teams play, also who is whose partner.
  Q_PROPERTY(QString seatsTaken READ seatsTaken NOTIFY changed FINAL)
  /// "Ola waits for a seat.", "You wait for a seat."; empty: everybody has one.
  Q_PROPERTY(QString waitingForSeats READ waitingForSeats NOTIFY changed FINAL)
  /// People without a seat, and, for the owner, then people who were removed.
  Q_PROPERTY(QList<cardroom::window::PersonBeside> others READ others NOTIFY changed FINAL)
  Q_PROPERTY(QList<cardroom::window::BotChoice> botTypes READ botTypes NOTIFY retranslated FINAL)
  /// In milliseconds.
  Q_PROPERTY(QList<cardroom::window::NumberChoice> botPaces READ botPaces NOTIFY retranslated FINAL)

 public:
  SetupPeople(SetupNow& now, QObject* parent) : SetupPart{now, parent}, m_seats{new SeatList{this}} {}

  SeatList* seats() const { return m_seats; }
  QString seatsTaken() const;
  QString waitingForSeats() const;
  QList<PersonBeside> others() const;
  QList<BotChoice> botTypes() const;
  QList<NumberChoice> botPaces() const;

  Q_INVOKABLE void setBot(int seat, const QString& type, int paceMs);
  /// Makes a bot's seat open, or removes the person from the table. `addressToo`: for ten minutes nobody comes from
  /// that person's address either.
  Q_INVOKABLE void clearSeat(int seat, bool addressToo = false);
  /// Somebody without a seat leaves the table; as `clearSeat`.
  Q_INVOKABLE void removeOther(const QString& name, bool addressToo = false);
  /// Somebody who was removed may come again.
  Q_INVOKABLE void letBack(const QString& name);
  /// Asks who was removed, if it is ours to know: `others` tells it.
  Q_INVOKABLE void lookAtRemoved();
  Q_INVOKABLE void sitAt(int seat);

  // From TableSetup.
  /// The table is newer, or gone.
  void follow();
  void answered(const client::Answered& answer);
  /// The spectators, by the names shown at the table.
  void showWatchers(const QStringList& names);

 private:
  void remove(session::v1::ClientMessage message, bool addressToo);

  SeatList* m_seats;
  QStringList m_watchers;
  lobby::v1::RemovedList m_removed;                    ///< By the owners, and not let back; as it was told last.
  std::optional<client::RequestTag> m_changesRemoved;  ///< What it is told anew after.
};

}  // namespace cardroom::window
