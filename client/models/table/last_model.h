#pragma once

#include "client/models/recall.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// What was last completed on the table, shown again on demand. GUI thread.
class LastModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// There is a game that can be looked back at.
  CARDROOM_READ(bool, offered, changed) { return m_now.game != nullptr && m_now.update().has_view(); }
  CARDROOM_READ(bool, shown, changed) { return m_shown; }
  /// What was completed last; empty unless it is shown.
  CARDROOM_READ(cardroom::window::Recall, recall, changed) { return m_shown ? recalled() : Recall{}; }

  LastModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

  /// Shows it and announces it. If there is nothing to show, says so.
  Q_INVOKABLE void show();
  Q_INVOKABLE void hide();

  // Called by TableController.
  /// The table has changed: hides it if there is no longer anything to show.
  void follow();

 private:
  Recall recalled() const { return m_now.game ? m_now.game->recall() : Recall{}; }

  bool m_shown = false;
};

}  // namespace cardroom::window
