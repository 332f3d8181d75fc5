#pragma once

#include "client/models/journey/whereabouts.h"

class QTimer;

namespace cardroom::window {

class Application;
class WaitingSeats;

/// Shows our table: its pages, its countdowns, a lost connection, the invitation. GUI thread.
class TableShown {
 public:
  /// The arguments must outlive this object.
  TableShown(Application& app, Whereabouts& here, WaitingSeats& seats);

  /// Called when we have arrived at a table.
  void enter();
  /// Called when the table was updated.
  void follow(const client::TableChanged& change);
  /// Called when we are no longer at the table that is shown.
  void forget();
  bool entered() const { return m_entered; }
  /// Whether a game is in progress at the table.
  bool isPlayed() const;
  /// Called when the connection may have been lost or restored.
  void followConnection();
  void showConnection();
  void showWatchers();

 private:
  void showInvitation();
  /// Called when the window was opened to show the table to a room.
  void enterOnTv(const QString& page);

  Application& m_app;
  Whereabouts& m_here;
  WaitingSeats& m_seats;
  bool m_entered = false;
  QTimer* m_everySecond;  ///< Runs while there is a table.
  QTimer* m_whileLost;
};

}  // namespace cardroom::window
