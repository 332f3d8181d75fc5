#pragma once

#include <vector>

#include "server/table/table_io.h"

namespace cardroom::server {

/// What one step of a table brings about. Its parts write it; it is empty between steps.
struct TableStep {
  Instant now{};
  std::vector<SessionId> viewers;  ///< Everybody at the table when the step began.
  std::vector<TableOutput> outputs;
  std::vector<TableOutput> after_view;  ///< To follow the views that this step shows.
  std::vector<SessionId> newcomers;     ///< To be shown the table though it may not have changed.
  bool table_changed = false;
  bool listing_changed = false;
  bool watchers_changed = false;
  bool game_ended = false;
  bool wanted_by_watcher = false;  ///< A game without people in the seats.

  void change_listing() { table_changed = listing_changed = true; }
  /// All of it has been shown.
  void shown() {
    newcomers.clear();
    table_changed = listing_changed = watchers_changed = game_ended = false;
  }
};

}  // namespace cardroom::server
