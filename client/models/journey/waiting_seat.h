#pragma once

#include <optional>

#include "client/core/lan_core.h"
#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class LanShell;

/// Our seat that waits at a server, and what is shown about it. GUI thread.
class WaitingSeat {
 public:
  /// The arguments must outlive this object.
  WaitingSeat(Application& app, const Whereabouts& here, const LanShell& lan) : m_app{app}, m_here{here}, m_lan{lan} {}

  /// The newest waiting seat; null if none waits. Precondition: we are not at a table.
  const client::KeptSeat* seat() const;
  /// Finds out whether a seat waits, and where, and shows it.
  void show();

 private:
  /// The table where the seat waits, if the server that keeps the seat announces it.
  std::optional<lan::TableSummary> announced() const;
  QString words(const std::optional<lan::TableSummary>& announced) const;

  Application& m_app;
  const Whereabouts& m_here;
  const LanShell& m_lan;
};

}  // namespace cardroom::window
