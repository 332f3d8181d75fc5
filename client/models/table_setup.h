#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>

#include "client/core/client_io.h"
#include "client/models/rule_list.h"
#include "client/models/seat_list.h"

namespace cardroom::client {
struct Table;
}

namespace cardroom::window {

class Preferences;

/// The table set-up page: a table of ours (or somebody else's) before a game and between games. Everything is asked of
/// the server at once, and shown as the server says it; people may join meanwhile. GUI thread.
class TableSetup : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(bool owner READ owner NOTIFY changed FINAL)  ///< Otherwise everything is shown and nothing can be changed.
  /// Whose table it is; empty while nobody owns it.
  Q_PROPERTY(QString ownerName READ ownerName NOTIFY changed FINAL)
  Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
  Q_PROPERTY(QString kindTitle READ kindTitle NOTIFY changed FINAL)
  Q_PROPERTY(QString tableName READ tableName WRITE setTableName NOTIFY changed FINAL)
  Q_PROPERTY(cardroom::window::SeatList* seats READ seats CONSTANT FINAL)
  /// "3 of 4 seats are taken"; where teams play, also who is whose partner.
  Q_PROPERTY(QString seatsTaken READ seatsTaken NOTIFY changed FINAL)
  /// "Waiting for one more. The game starts by itself when all seats are taken."
  Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
  /// "Ola waits for a seat.", "You wait for a seat."; empty: everybody has one.
  Q_PROPERTY(QString waitingForSeats READ waitingForSeats NOTIFY changed FINAL)
  /// [{name, text, removable, removed}]: people without a seat ("Ola", "Waits for a seat"), whom the owner may remove;
  /// for the owner, then people who were removed and may be let back.
  Q_PROPERTY(QVariantList others READ others NOTIFY changed FINAL)
  /// "Add a bot and start", "Start", "Play again" ...; empty: nothing to do but wait.
  Q_PROPERTY(QString primaryText READ primaryText NOTIFY changed FINAL)
  /// How many play; the numbers that this kind of game can be played with are `seatCounts`.
  Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> seatCounts READ seatCounts NOTIFY changed FINAL)
  /// 0: none; kUsualTurnLimit: the usual one, which holds while two or more people are at the table.
  Q_PROPERTY(int turnLimitSeconds READ turnLimitSeconds WRITE setTurnLimitSeconds NOTIFY changed FINAL)
  Q_PROPERTY(bool locked READ locked NOTIFY changed FINAL)  ///< It has a password.
  /// Others may look on without a seat.
  Q_PROPERTY(bool watchable READ watchable WRITE setWatchable NOTIFY changed FINAL)
  /// The owner, between games: seats, kind, rules and options. During a game nobody can.
  Q_PROPERTY(bool canChange READ canChange NOTIFY changed FINAL)
  /// A seat is ours, in the game or for the next one.
  Q_PROPERTY(bool seated READ seated NOTIFY changed FINAL)
  /// The options of the rules; nobody can change them but who can change the kind.
  Q_PROPERTY(cardroom::window::RuleList* rules READ rules CONSTANT FINAL)
  /// Only where the table is on a server that this window has started.
  Q_PROPERTY(bool canKeepOpen READ canKeepOpen NOTIFY changed FINAL)
  Q_PROPERTY(bool keepOpen READ keepOpen WRITE setKeepOpen NOTIFY changed FINAL)
  /// The table is private, and ours to open to others.
  Q_PROPERTY(bool mayOpen READ mayOpen NOTIFY changed FINAL)
  /// cardroom://… with the key; empty where nobody else can come.
  Q_PROPERTY(QString invitation READ invitation NOTIFY changed FINAL)
  /// Every address that others can type, best first: "192.168.1.20:7313".
  Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed FINAL)
  /// [{seconds, text}]: the turn limits to choose from.
  Q_PROPERTY(QVariantList turnLimits READ turnLimits NOTIFY retranslated FINAL)
  /// [{type, text}]: the bots to choose from.
  Q_PROPERTY(QVariantList botTypes READ botTypes NOTIFY retranslated FINAL)
  /// [{paceMs, text}]
  Q_PROPERTY(QVariantList botPaces READ botPaces NOTIFY retranslated FINAL)

 public:
  static constexpr int kUsualTurnLimit = -1;  ///< As a `turnLimitSeconds`.
  using AskServer = std::function<void(client::Ask)>;
  TableSetup(Preferences* preferences, AskServer ask, QObject* parent = nullptr);
  ~TableSetup() override;

  bool owner() const;
  QString ownerName() const;
  QString kind() const;
  QString kindTitle() const;
  QString tableName() const;
  void setTableName(const QString& name);
  SeatList* seats() const;
  QString seatsTaken() const;
  QString waitingFor() const;
  QString waitingForSeats() const;
  QVariantList others() const;
  QString primaryText() const;
  int seatCount() const;
  void setSeatCount(int count);
  QList<int> seatCounts() const;
  int turnLimitSeconds() const;
  void setTurnLimitSeconds(int seconds);
  bool locked() const;
  bool watchable() const;
  void setWatchable(bool watchable);
  bool canChange() const;
  bool seated() const;
  RuleList* rules() const;
  bool canKeepOpen() const;
  bool keepOpen() const;
  void setKeepOpen(bool keep);
  bool mayOpen() const;
  QString invitation() const;
  QStringList addresses() const;
  QVariantList turnLimits() const;
  QVariantList botTypes() const;
  QVariantList botPaces() const;

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
  /// The next game is one of that kind; people keep their seats as far as they fit.
  Q_INVOKABLE void changeKind(const QString& kind);
  /// The next game is played by other rules: `option` is one of `rules`.
  Q_INVOKABLE void setRule(const QString& option, int value);
  /// "": none.
  Q_INVOKABLE void setPassword(const QString& password);
  Q_INVOKABLE void primary();
  Q_INVOKABLE void copyInvitation();
  /// Others may find a private table and join it from now on.
  Q_INVOKABLE void openToOthers();

  // From Application.
  void tableChanged(const client::Table* table);
  /// Who looks on now, by the names shown at the table.
  void showWatchers(const QStringList& names);
  /// Where the table is, for the invitation. `own`: a server that this window has started.
  void serverChanged(const QString& invitation, const QStringList& addresses, bool own);
  bool answered(const client::Answered& answer);
  bool givenUp(const client::GivenUp& notice);
  void retranslate();

 Q_SIGNALS:
  void changed();
  void retranslated();
  /// For a toast, styled text: a refusal, "Link copied".
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);

 private:
  struct State;
  client::RequestTag ask(session::v1::ClientMessage message);
  void remove(session::v1::ClientMessage message, bool addressToo);
  void showRules();
  void forgetWish();

  Preferences* m_preferences;
  AskServer m_ask;
  std::unique_ptr<State> m_state;
};

}  // namespace cardroom::window
