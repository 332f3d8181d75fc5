#pragma once

#include "client/models/journey/leaving.h"

namespace cardroom::window {

class Application;
class Travel;
struct OwnWhereabouts;

/// Shuts down our own server, and closes the window; asks first if the person or others would lose something. GUI
/// thread.
class Closing {
 public:
  /// The arguments must outlive this object.
  Closing(Application& app, Travel& travel, OwnWhereabouts& here);

  /// On our own server, closes the table for everybody; elsewhere, the same as Leaving::leaveTable().
  void closeTable();
  /// Called when the window is about to close. Returns false if the person or the server has to answer first.
  bool mayClose();

 private:
  void endServerThen(Leaving::Then then);
  /// Goes home, and lets our own server end unless others are at another table there.
  void letServerGoThen(Leaving::Then then);
  bool closeOwnServer();
  /// Leaves the table, keeping the seat, and closes. Returns false if the server has to answer first.
  bool closeKeepingSeat();
  void askBeforeClosing();

  Application& m_app;
  Travel& m_travel;
  Leaving& m_leaving;
  OwnWhereabouts& m_here;
};

}  // namespace cardroom::window
