#pragma once

#include "client/models/journey/kept_games.h"
#include "client/models/journey/table_shown.h"
#include "client/models/journey/travel.h"
#include "client/models/journey/waiting_seats.h"
#include "client/models/journey/whereabouts.h"
#include "client/models/ways.h"
#include "client/net/lan_shell.h"

namespace cardroom::window {

/// Implements Ways over the real network: turns the person's requests into aims of the visit, and the client's notices
/// into pages, questions and messages. Contains no game logic. GUI thread.
class Journey : public Ways {
 public:
  /// `app` must outlive this object.
  Journey(Application& app, client::CommandLine launch, client::ProfileStore profile);

  void start() override;
  void playNow(const QString& kind) override;
  void host(const QString& kind) override;
  void learn(const QString& kind) override;
  void joinAt(const client::Invitation& where) override;
  void joinTable(TableNear table, bool watch) override;
  void drop(const client::KeptSeat& seat) override;
  void play(PropertyFileWords file, bool closesWindow) override;
  void goOn(int row) override;
  void removeGame(const QString& file) override { m_games.remove(file.toStdString()); }
  void leaveForTonight() override { leaving().leaveForTonight(); }
  void leaveTable() override { leaving().leaveTable(); }
  void askToLeave() override { leaving().askToLeave(); }
  void closeTable() override { leaving().closeTable(); }
  bool mayClose() override { return leaving().mayClose(); }
  void follow() override;
  void step(client::Input input) override { m_here.client.step(std::move(input)); }

 private:
  Leaving& leaving() { return m_travel.leaving(); }
  void noticed(const client::Output& notice);
  /// Starts a server for one table, which ends when the person leaves.
  void playAlone(const client::ServerOptions& options, const QString& underWay, bool closesWindow);
  /// A person who is new to this game is told that it can be learnt.
  void offerLesson();
  void keyChanged(const client::KeyChanged& notice);
  void offline();
  void tableChanged(const client::TableChanged& change);
  void tableLeft(const client::TableLeft& notice);

  Whereabouts m_here;
  LanShell m_lan;
  WaitingSeats m_seats;
  KeptGames m_games;
  TableShown m_table;
  Travel m_travel;
};

}  // namespace cardroom::window
