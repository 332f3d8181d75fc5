#pragma once

#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;

/// Finds out which of our seats are waiting at servers, and shows them. GUI thread.
class WaitingSeats {
 public:
  /// The arguments must outlive this object.
  WaitingSeats(Application& app, const Whereabouts& here) : m_app{app}, m_here{here} {}

  void show();

 private:
  Application& m_app;
  const Whereabouts& m_here;
};

}  // namespace cardroom::window
