#pragma once

#include <QTimer>
#include <functional>

#include "client/models/dialogs.h"
#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class TableShown;
class Travel;

/// Leaves a table, ends a server of our own, and closes the window; asks first where that matters to the person or to
/// others. GUI thread.
class Leaving {
 public:
  using Then = std::function<void()>;

  /// All of them outlive it.
  Leaving(Application& app, Travel& travel, Whereabouts& here, TableShown& table);

  /// Leaves the table where we are, unless the person decides to stay.
  void leaveThen(Then then);
  /// The same, without asking.
  void sendLeave(Then then);
  /// The server has answered the request to leave, or the wait for it is over.
  void hasLeft();
  /// Leaves, and goes home.
  void leaveTable();
  /// The same, but always asks first.
  void askToLeave();
  /// Ends our own server's table for all; elsewhere the same as leaveTable().
  void closeTable();
  /// The window wants to close. False: not yet; the person or the server has to answer first.
  bool mayClose();
  /// The window is closing.
  bool closing() const { return m_closing; }

 private:
  /// A step that goes home, or closes the window if it was opened for a property file.
  Then homeOrClosed();
  /// Asks, and calls `then` if the answer is `wanted`.
  void askThen(const char* wanted, Dialogs::Asked asked, Then then);
  void endServerThen(Then then);
  void close();
  bool closeOwnServer();
  bool closeElsewhere();
  void askBeforeClosing();

  Application& m_app;
  Travel& m_travel;
  Whereabouts& m_here;
  TableShown& m_table;
  bool m_closing = false;
  Then m_afterLeaving;
  QTimer m_leavingMax;  ///< On timeout we go without the server's answer.
};

}  // namespace cardroom::window
