#pragma once

#include <QObject>
#include <QTime>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>
#include <optional>

#include "client/core/client_core.h"
#include "client/models/cast.h"
#include "client/models/game_model.h"

namespace cardroom::window {

namespace TablePhase {
Q_NAMESPACE
QML_ELEMENT

/// The phase of a table. Gathering: the players of the next game are not all present and ready. Over: like Gathering,
/// with the result of the last game.
enum Phase { NoTable, Gathering, Dealing, Playing, Paused, Over };
Q_ENUM_NS(Phase)

}  // namespace TablePhase

/// The last known state of our table. TableController replaces it; the parts of the table read it and derive what the
/// person sees.
struct TableNow {
  std::optional<client::Table> table{};  ///< Empty if we are not at a table.
  std::unique_ptr<GameModel> game{};     ///< The model of its kind; null without a table or for an unknown kind.
  Cast cast{};
  client::Instant time{};  ///< On the same clock as the table's deadlines.
  bool online = true;
  bool lesson = false;  ///< This is a guided first game.
  /// A finished game is being replayed: there is no server to ask, and nobody to play with.
  bool replay = false;
  bool tv = false;                                         ///< Shown to a room: see Cast::onTv.
  std::function<QTime()> timeOfDay = &QTime::currentTime;  ///< Only for display.

  /// An empty update if there is no table.
  const table::v1::TableUpdate& update() const {
    return table ? table->update : table::v1::TableUpdate::default_instance();
  }
  TablePhase::Phase phase() const;
  /// No game is in progress: one is over, or none has begun.
  bool between() const { return phase() == TablePhase::Gathering || phase() == TablePhase::Over; }
  bool yourTurn() const { return update().has_decision(); }
  /// We are at a table as a spectator of this game.
  bool watching() const { return table && !update().has_seat(); }
  /// Only bots play, and spectators set the pace.
  bool paced() const { return update().has_pace(); }
};

}  // namespace cardroom::window
