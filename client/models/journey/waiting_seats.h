#pragma once

#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class LanShell;

/// Finds out which of our seats are waiting at servers, and shows them. GUI thread.
class WaitingSeats {
 public:
  /// The arguments must outlive this object.
  WaitingSeats(Application& app, const Whereabouts& here, const LanShell& lan) : m_app{app}, m_here{here}, m_lan{lan} {}

  void show();

 private:
  Application& m_app;
  const Whereabouts& m_here;
  const LanShell& m_lan;
};

}  // namespace cardroom::window
