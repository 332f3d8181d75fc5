#pragma once

#include "client/models/journey/closing.h"
#include "client/models/journey/kept_games.h"
#include "client/models/journey/own_page.h"
#include "client/models/journey/own_servers.h"
#include "client/models/journey/own_whereabouts.h"
#include "client/models/journey/table_ways.h"

namespace cardroom::window {

/// The ways of the desktop program: reaches any server, including those found on this network and this user's own,
/// opens files, and shows the games that the person keeps. GUI thread.
class Journey : public TableWays {
 public:
  /// `app` must outlive this object.
  Journey(Application& app, client::CommandLine launch, client::ProfileStore profile);

  void start() override;
  void hostAt(const client::Invitation& where) override;
  void learn(const QString& kind) override;
  void drop(const client::KeptSeat& seat) override;
  void play(PropertyFileWords file, bool closesWindow) override;
  void playFrom(PositionWords position) override;
  void showOnTv() override;
  void removeGame(const QString& file) override { m_games.remove(file.toStdString()); }
  void closeTable() override { m_closing.closeTable(); }
  bool mayClose() override { return m_closing.mayClose(); }
  void follow() override;

 protected:
  void create(client::visit::Create table) override;
  void resume(const client::KeptSeat& seat) override;
  void connectionChanged() override;
  void offline() override;
  void tableFollowed(bool arrived) override;

 private:
  /// Starts a server for one table, which ends when the person leaves.
  void playAlone(const client::ServerOptions& options, const QString& underWay, bool closesWindow);
  /// Offers the guided first game to a person who is new to this kind.
  void offerLesson();

  OwnWhereabouts& m_here;
  KeptGames m_games;
  OwnServers m_servers;
  OwnPage m_page;
  Closing m_closing;
};

}  // namespace cardroom::window
