#pragma once

#include <QString>

#include "client/models/journey/leaving.h"
#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class TableShown;

/// Takes the person to a server, to a table there, and home: passes the person's aims to the visit, and performs its
/// outputs. GUI thread.
class Travel {
 public:
  /// The arguments must outlive this object.
  Travel(Application& app, Whereabouts& here, TableShown& table);

  /// `name`: the table's name, to show to the person; if empty, the address is shown.
  void go(const client::Invitation& where, client::visit::Aim aim, const QString& name = {});
  /// Creates the requested table, named after the person, on our own server.
  void makeTable(lobby::v1::CreateTableRequest request);
  /// Goes to our own server, starting it if none is running.
  void useOwnServer();
  /// Goes to our own server with this aim.
  void useOwnServer(client::visit::Aim aim);
  /// Passes an input to the visit, and performs its outputs.
  void tell(client::visit::Input input);
  void goHome();
  /// Goes home, and tells the person what went wrong.
  void fail(const QString& title, const QString& text);

  Leaving& leaving() { return m_leaving; }
  /// We are switching to another server, so the previous table is left without an error.
  bool moving() const { return m_moving; }

 private:
  void followServers();
  void tellServerEnded();
  /// Called when the server has been restarted or cannot be: withdraws the notice that it has ended.
  void withdrawServerEnded();
  void goToOwnServer();
  void perform(const client::visit::Output& output);
  void ask(const client::visit::Question& question);
  void listed();
  void failed(const client::visit::Failed& failure);

  Application& m_app;
  Whereabouts& m_here;
  TableShown& m_table;
  Leaving m_leaving;
  bool m_moving = false;
  QString m_serverEnded;  ///< The notice that our server has ended, while it is true; otherwise empty.
};

}  // namespace cardroom::window
