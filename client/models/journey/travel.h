#pragma once

#include <QString>
#include <functional>

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
  /// The requested table, named after the person.
  client::visit::Create named(lobby::v1::CreateTableRequest request) const;
  /// Passes an input to the visit, and performs its outputs.
  void tell(client::visit::Input input);
  void goHome();
  /// Goes home, and tells the person what went wrong. `remedy`: what the button `remedyText` does about it, if it has a
  /// label.
  void fail(const QString& title, const QString& text, const QString& remedyText = {},
            std::function<void()> remedy = {});

  Leaving& leaving() { return m_leaving; }
  /// We are switching to another server, so the previous table is left without an error.
  bool moving() const { return m_moving; }

 private:
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
