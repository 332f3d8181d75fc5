#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "client/core/visit.h"
#include "client/local/own_server.h"
#include "client/models/launch.h"
#include "client/models/nearby_tables.h"
#include "client/net/client_shell.h"
#include "client/net/hosted_server.h"
#include "client/net/lan_shell.h"

namespace cardroom::window {

class Application;

/// The ways to a table, from it and back, over the real network: what the person asks of Application becomes requests
/// here, and what the client says becomes pages, questions and words. Decides nothing about a game. GUI thread.
class Journey : public QObject {
 public:
  /// `app` outlives it.
  Journey(Application& app, Launch launch, client::ProfileStore profile);
  ~Journey() override;

  /// Does what the program was started for. Precondition: the person has a name.
  void start();

  void playNow(const QString& kind);
  void host(const QString& kind);
  void join(const client::Invitation& where);
  /// Plays a property file on a server for this window alone, which ends when its table is left.
  void openFile(PropertyFileWords file);
  void joinTable(NearbyTables::Row table, bool watch);
  void takeWaitingSeat();
  void forgetWaitingSeat();
  void leaveTable();
  void askToLeave();
  void closeTable();
  void tryNow();
  void rename(const QString& name);
  bool mayClose();
  void ask(client::Ask request);
  /// Finds out whether a seat waits, and where, and says so.
  void showWaitingSeat();

 private:
  // journey.cpp: the ways to a table.
  void go(const client::Invitation& where, client::visit::Aim aim, const QString& name);
  void makeTable(lobby::v1::CreateTableRequest request);
  void useOwnServer();
  void goToOwnServer();
  void serverReady(const client::OwnServer& server);
  void serverFailed(const QString& why);
  void serverEnded();
  /// Hands something to the visit, and does what it says.
  void tell(client::visit::Input input);
  void perform(const client::visit::Output& output);
  void listed();
  void askPassword(bool again);
  void offerToWatch();
  void failed(const client::visit::Failed& failure);
  void keyChanged(const client::KeyChanged& notice);
  void goHome();
  void fail(const QString& title, const QString& text);

  // journey_file.cpp: property files.
  void startFile();
  void endFile();
  void fileReady(const client::OwnServer& server);
  void fileFailed(const QString& why);
  void fileEnded();
  /// The server here plays a property file.
  bool atFile() const;

  // journey_table.cpp: what happens there.
  void noticed(const client::Output& notice);
  void answered(const client::Answered& notice);
  void givenUp(const client::GivenUp& notice);
  void statusChanged();
  void offline();
  void tableChanged(const client::TableChanged& change);
  void enterTable();
  void tableLeft(const client::TableLeft& notice);
  void hasLeft();
  void forgetTable();
  void showInvitation();
  void showLine();
  void showNearby();
  /// The table of ours that is announced by the server where our seat waits.
  std::optional<lan::TableSummary> announcedSeat() const;

  // journey_end.cpp: leaving and closing.
  void leaveThen(std::function<void()> then);
  QVariantMap leaveQuestion() const;
  void sendLeave(std::function<void()> then);
  void endServerThen(std::function<void()> then);
  void close();
  /// Whether the window may be closed at once.
  bool closeOwnServer();
  bool closeElsewhere();
  void askBeforeClosing();

  const client::ClientCore& core() const { return m_client.core(); }
  const client::Table* tableHere() const { return m_visit.table(); }
  bool atOwnServer() const;
  /// A server of this machine that has told us its key itself; null: it is none.
  const client::OwnServer* knownAt(const client::Address& address) const;
  /// The server here is ours to end.
  bool hosting() const { return m_ownServer && m_ownServer->started_by_us; }
  /// Persons besides us who are connected: at the table where we are, and at the one on our own server.
  int othersHere() const;
  int othersAtOwnServer() const;

  Application& m_app;
  Launch m_launch;
  ClientShell m_client;
  client::Visit m_visit;
  std::unique_ptr<LanShell> m_lan;
  std::unique_ptr<HostedServer> m_server;
  std::optional<client::OwnServer> m_ownServer;  ///< That runs, as far as we know.

  std::optional<PropertyFileWords> m_file;  ///< To be played as soon as its server is there.
  std::unique_ptr<HostedServer> m_fileServer;
  std::optional<client::OwnServer> m_fileAt;  ///< Plays the file.
  bool m_fileEnding = false;                  ///< Nobody wants what `m_fileServer` plays any more.
  bool m_closesWithFile = false;              ///< The window was opened for this file alone.

  bool m_atTable = false;
  bool m_moving = false;  ///< From one server to another: that the table is gone is our own doing.
  std::function<void()> m_afterLeaving;
  std::function<void()> m_afterServerEnds;
  int m_leftBehind = 0;  ///< People at the table on our own server when we left it.
  bool m_outlives = false;
  bool m_closing = false;
  bool m_hosts = false;  ///< The table is, or is to be, made for others.
  std::optional<client::Address> m_forgottenSeat;

  QTimer m_everySecond;  ///< While there is a table.
  QTimer m_lineTimer;    ///< While the line is down.
  QTimer m_leavingMax;   ///< Then we go without the server's answer.
  QTimer m_endingMax;    ///< Then we go without the end of our own server.
};

}  // namespace cardroom::window
