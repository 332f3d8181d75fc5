#pragma once

#include <QTimer>

#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class WaitingSeat;

/// Shows the table where we are: its pages, its countdowns, a lost connection, the invitation. GUI thread.
class TableShown {
 public:
  /// All of them outlive it.
  TableShown(Application& app, Whereabouts& here, WaitingSeat& seat);

  /// We have come to a table.
  void enter();
  /// The table was updated.
  void follow(const client::TableChanged& change);
  /// The table that is shown is not the one where we are any more.
  void forget();
  bool entered() const { return m_entered; }
  /// A game is in progress there.
  bool isPlayed() const;
  /// The connection may have been lost or restored.
  void followConnection();
  void showConnection();
  void showWatchers();

 private:
  void showInvitation();

  Application& m_app;
  Whereabouts& m_here;
  WaitingSeat& m_seat;
  bool m_entered = false;
  QTimer m_everySecond;  ///< While there is a table.
  QTimer m_whileLost;
};

}  // namespace cardroom::window
