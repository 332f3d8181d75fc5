#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <memory>
#include <optional>

#include "client/core/client_core.h"
#include "client/models/cast.h"
#include "client/models/game_model.h"

namespace cardroom::window {

namespace TablePhase {
Q_NAMESPACE
QML_ELEMENT

/// What a table is doing. Gathering: the players of the next game are not all there or ready. Over: the same, and the
/// result of a game is known.
enum Phase { NoTable, Gathering, Dealing, Playing, Paused, Over };
Q_ENUM_NS(Phase)

}  // namespace TablePhase

/// What the server said last of the table where we are. TableController replaces it; the parts of the table read it,
/// and say what the person sees of it.
struct TableNow {
  std::optional<client::Table> table{};  ///< Empty: we are at none.
  std::unique_ptr<GameModel> game{};     ///< Of its kind; null without a table, and for a kind that we do not know.
  Cast cast{};
  client::Instant time{};  ///< By the clock of the table's deadlines.
  bool online = true;

  /// Empty without a table.
  const table::v1::TableUpdate& update() const {
    return table ? table->update : table::v1::TableUpdate::default_instance();
  }
  TablePhase::Phase phase() const;
  /// No game is played: one is over, or none has begun.
  bool between() const { return phase() == TablePhase::Gathering || phase() == TablePhase::Over; }
  bool yourTurn() const { return update().has_decision(); }
  /// We are at a table, and no seat in this game is ours.
  bool watching() const { return table && !update().has_seat(); }
  /// Only bots play, and spectators set the pace.
  bool paced() const { return update().has_pace(); }
};

}  // namespace cardroom::window
