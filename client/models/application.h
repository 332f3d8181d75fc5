#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <memory>

#include "client/models/connection_state.h"
#include "client/models/nearby_tables.h"
#include "client/models/preferences.h"
#include "client/models/table_controller.h"
#include "client/models/table_setup.h"

namespace cardroom::window {

/// Everything the window stands on: which page is shown, and the ways to a table. Given to Main.qml; QML reaches all
/// other models through it. GUI thread.
class Application : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by main")
  Q_PROPERTY(Page page READ page NOTIFY pageChanged FINAL)
  Q_PROPERTY(cardroom::window::Preferences* preferences READ preferences CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::NearbyTables* nearby READ nearby CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TableSetup* setup READ setup CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TableController* table READ table CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ConnectionState* connection READ connection CONSTANT FINAL)
  /// [{kind, title, text, seatsText, minutesText, cards}]: the games that can be played, in the order of the tiles.
  Q_PROPERTY(QVariantList kinds READ kinds NOTIFY retranslated FINAL)
  /// Empty until the person was asked.
  Q_PROPERTY(QString personName READ personName NOTIFY personNameChanged FINAL)
  /// What to propose when asking.
  Q_PROPERTY(QString proposedName READ proposedName CONSTANT FINAL)
  /// "Good evening. What shall we play?", by the time of day.
  Q_PROPERTY(QString greeting READ greeting NOTIFY greetingChanged FINAL)
  /// A seat of ours waits somewhere: "Sunday Pasur with Parisa. A bot has held your seat for 2 minutes."; empty: none.
  Q_PROPERTY(QString waitingSeat READ waitingSeat NOTIFY waitingSeatChanged FINAL)
  /// On the way to a table: "Starting a server …", "Joining Kitchen table …"; empty: not.
  Q_PROPERTY(QString underWay READ underWay NOTIFY underWayChanged FINAL)
  /// Something has gone wrong and is to be read: {title, text, primary, secondary}; empty: nothing. acknowledge() and
  /// secondary() answer.
  Q_PROPERTY(QVariantMap trouble READ trouble NOTIFY troubleChanged FINAL)
  /// The question that waits for an answer of the person: {what, title, text, …}; `what` is "name", "password",
  /// "leave", "close" or "key"; empty: none.
  Q_PROPERTY(QVariantMap question READ question NOTIFY questionChanged FINAL)
  Q_PROPERTY(QString version READ version CONSTANT FINAL)
  /// For the window's frame: "Your turn · Kitchen table".
  Q_PROPERTY(QString windowTitle READ windowTitle NOTIFY windowTitleChanged FINAL)

 public:
  enum Page { HomePage, SetupPage, NearbyPage, SettingsPage, RulesPage, TablePage };
  Q_ENUM(Page)

  struct Parts;  ///< The connection, the servers near, a server of our own: whatever does the work.

  /// The models alone, for pictures and tests of the pages: nothing that is asked goes anywhere.
  Application(Preferences* preferences, QObject* parent = nullptr);
  ~Application() override;

  Page page() const;
  Preferences* preferences() const;
  NearbyTables* nearby() const;
  TableSetup* setup() const;
  TableController* table() const;
  ConnectionState* connection() const;
  QVariantList kinds() const;
  QString personName() const;
  QString proposedName() const;
  QString greeting() const;
  QString waitingSeat() const;
  QString underWay() const;
  QVariantMap trouble() const;
  QVariantMap question() const;
  QString version() const;
  QString windowTitle() const;

  /// Home, settings, rules, nearby: pages that one can go to from anywhere; back() returns to where one was (a table
  /// goes on meanwhile).
  Q_INVOKABLE void show(Page page);
  Q_INVOKABLE void back();

  Q_INVOKABLE void playNow(const QString& kind);
  Q_INVOKABLE void host(const QString& kind);
  Q_INVOKABLE void joinNearby(int row);
  /// A link, or an address that was typed. False: it is neither (say so beside the field).
  Q_INVOKABLE bool join(const QString& linkOrAddress);
  /// Back to the seat that waits.
  Q_INVOKABLE void takeWaitingSeat();
  /// Gives the waiting seat up.
  Q_INVOKABLE void forgetWaitingSeat();
  /// Leaves the table; asks first where others would be left with a bot.
  Q_INVOKABLE void leaveTable();
  /// Ends our own server's table for all.
  Q_INVOKABLE void closeTable();
  Q_INVOKABLE void tryNow();
  /// The person's name. False: it cannot be one (1 to 24 characters, no control characters).
  Q_INVOKABLE bool setPersonName(const QString& name);
  /// Answers `question`: the text (name, password) or the choice ("keep", "end", "leave", "trust", "cancel").
  Q_INVOKABLE void answer(const QString& text);
  /// The primary and the secondary button of `trouble`.
  Q_INVOKABLE void acknowledge();
  Q_INVOKABLE void secondary();
  /// The window wants to close. True: it may; false: `question` is asked first.
  Q_INVOKABLE bool mayClose();

 Q_SIGNALS:
  void pageChanged();
  void personNameChanged();
  void greetingChanged();
  void waitingSeatChanged();
  void underWayChanged();
  void troubleChanged();
  void questionChanged();
  void windowTitleChanged();
  void retranslated();
  /// For a toast.
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);
  void heard(const QString& sound);
  /// It is our turn and the window may be in the background.
  void alerted();
  /// Close the window now.
  void closing();

 private:
  std::unique_ptr<Parts> m_parts;
};

}  // namespace cardroom::window
