#pragma once

#include <optional>

#include "client/core/lan_core.h"
#include "client/models/journey/whereabouts.h"

namespace cardroom::window {

class Application;
class LanShell;

/// The seat of ours that waits at a server, and what is shown of it. GUI thread.
class WaitingSeat {
 public:
  /// All of them outlive it.
  WaitingSeat(Application& app, const Whereabouts& here, const LanShell& lan) : m_app{app}, m_here{here}, m_lan{lan} {}

  /// The server that keeps it, unless we are at a table; empty: none does.
  const std::optional<client::Address>& server() const { return m_here.core().profile().seat_at; }
  /// Finds out whether a seat waits, and where, and shows it.
  void show();
  /// Hides it.
  void forget();

 private:
  /// The announced table, on the server that keeps our seat, where the seat waits.
  std::optional<lan::TableSummary> announced() const;
  QString words(const std::optional<lan::TableSummary>& announced) const;

  Application& m_app;
  const Whereabouts& m_here;
  const LanShell& m_lan;
  std::optional<client::Address> m_forgotten;
};

}  // namespace cardroom::window
