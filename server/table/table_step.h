#pragma once

#include <vector>

#include "server/table/table_io.h"

namespace cardroom::server {

/// The effects of one step of a table, written by the table's parts; empty between steps.
struct TableStep {
  Instant now{};
  std::vector<SessionId> viewers;  ///< Everybody at the table when the step began.
  std::vector<TableOutput> outputs;
  std::vector<TableOutput> after_view;  ///< Sent after the views of this step.
  std::vector<SessionId> newcomers;     ///< Viewers to be shown the table even if it has not changed.
  bool table_changed = false;
  bool listing_changed = false;
  bool watchers_changed = false;
  bool game_ended = false;
  bool deal_begins = false;
  bool wanted_by_watcher = false;  ///< A spectator has asked for a game of bots.

  void change_listing() { table_changed = listing_changed = true; }
  /// The changes so far have been shown.
  void shown() {
    newcomers.clear();
    table_changed = listing_changed = watchers_changed = game_ended = false;
  }
};

}  // namespace cardroom::server
