#pragma once

#include <functional>
#include <utility>

#include "client/models/dialogs.h"
#include "client/models/journey/whereabouts.h"

class QTimer;

namespace cardroom::window {

class Application;
class TableShown;
class Travel;

/// Leaves a table; asks first if the person or others would lose something. GUI thread.
class Leaving {
 public:
  using Then = std::function<void()>;

  /// The arguments must outlive this object.
  Leaving(Application& app, Travel& travel, Whereabouts& here, TableShown& table);

  /// Leaves the current table, unless the person decides to stay.
  void leaveThen(Then then);
  /// Like leaveThen(), but without asking.
  void sendLeave(Then then) { send(client::visit::Leave{}, std::move(then)); }
  /// Leaves the current table, but keeps the seat. If the server does not keep tables: like leaveThen().
  void stepAwayThen(Then then);
  /// Called when the server has answered the request to leave, or the wait for its answer has timed out.
  void hasLeft();
  /// Leaves the table and goes home.
  void leaveTable();
  /// Goes home and keeps the seat, so that the table is among those to go on with. If the server does not keep tables:
  /// like leaveTable().
  void leaveForTonight() { stepAwayThen(homeOrClosed()); }
  /// Like leaveTable(), but always asks first.
  void askToLeave();
  /// Asks the server to let us leave in the way that `wish` says.
  void send(client::visit::Input wish, Then then);
  /// Disconnects, and lets the window close.
  void close();
  /// The window is closing.
  bool closing() const { return m_closing; }

 private:
  /// A step that goes home, or closes the window if it was opened for a property file.
  Then homeOrClosed();
  /// Asks, and leaves the table, for tonight or for good, unless the person decides to stay.
  void askToLeaveThen(Dialogs::Asked asked, Then then);
  /// The question about the game in progress, as it should read now.
  Question gameQuestion() const;

  Application& m_app;
  Travel& m_travel;
  Whereabouts& m_here;
  TableShown& m_table;
  bool m_closing = false;
  Then m_afterLeaving;
  QTimer* m_leavingMax;  ///< On timeout we leave without the server's answer.
};

}  // namespace cardroom::window
