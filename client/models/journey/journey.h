#pragma once

#include <QObject>

#include "client/models/journey/leaving.h"
#include "client/models/journey/table_shown.h"
#include "client/models/journey/waiting_seat.h"
#include "client/models/journey/whereabouts.h"
#include "client/models/launch.h"
#include "client/models/nearby_tables.h"
#include "client/net/lan_shell.h"

namespace cardroom::window {

/// The ways to a table, from it and back, over the real network: what the person asks of Application becomes requests
/// here, and what the client says becomes pages, questions and words. Decides nothing about a game. GUI thread.
class Journey : public QObject {
 public:
  /// `app` outlives it.
  Journey(Application& app, Launch launch, client::ProfileStore profile);

  /// Does what the program was started for. Precondition: the person has a name.
  void start();

  void playNow(const QString& kind);
  void host(const QString& kind);
  void join(const client::Invitation& where);
  /// Plays a property file on a server for this window alone, which ends when its table is left. `closesWindow`: the
  /// window closes then, too.
  void openFile(PropertyFileWords file, bool closesWindow = false);
  void joinTable(TableNear table, bool watch);
  void takeWaitingSeat();
  void forgetWaitingSeat();
  WaitingSeat& waitingSeat() { return m_seat; }
  Leaving& leaving() { return m_leaving; }

  /// Hands something to the client: a request, another name.
  void step(client::Input input) { m_here.client.step(std::move(input)); }
  /// Hands something to the visit, and does what it says.
  void tell(client::visit::Input input);
  void goHome();

 private:
  void go(const client::Invitation& where, client::visit::Aim aim, const QString& name = {});
  void makeTable(lobby::v1::CreateTableRequest request);
  void useOwnServer();
  void goToOwnServer();
  void perform(const client::visit::Output& output);
  void ask(const client::visit::Question& question);
  void listed();
  void failed(const client::visit::Failed& failure);
  void fail(const QString& title, const QString& text);

  void noticed(const client::Output& notice);
  void keyChanged(const client::KeyChanged& notice);
  void offline();
  void tableChanged(const client::TableChanged& change);
  void tableLeft(const client::TableLeft& notice);

  Application& m_app;
  Launch m_launch;
  Whereabouts m_here;
  LanShell m_lan;
  WaitingSeat m_seat;
  TableShown m_table;
  Leaving m_leaving;
  bool m_moving = false;  ///< From one server to another: that the table is gone is our own doing.
};

}  // namespace cardroom::window
