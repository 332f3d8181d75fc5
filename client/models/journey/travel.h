#pragma once

#include <QString>

#include "client/models/journey/leaving.h"
#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class TableShown;

/// Goes to a server, to a table there, and home: gives the visit the person's aims, and performs its outputs. GUI
/// thread.
class Travel {
 public:
  /// All of them outlive it.
  Travel(Application& app, Whereabouts& here, TableShown& table);

  /// `name`: of the table, for the person; empty: the address is shown.
  void go(const client::Invitation& where, client::visit::Aim aim, const QString& name = {});
  /// Makes that table on our own server, named after the person.
  void makeTable(lobby::v1::CreateTableRequest request);
  /// Goes to our own server, which is started if none runs.
  void useOwnServer();
  /// Gives the visit an input, and performs the outputs.
  void tell(client::visit::Input input);
  void goHome();
  /// Goes home, and tells the person what went wrong.
  void fail(const QString& title, const QString& text);

  Leaving& leaving() { return m_leaving; }
  /// We are switching to another server, so the previous table is left without an error.
  bool moving() const { return m_moving; }

 private:
  void followServers();
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
};

}  // namespace cardroom::window
