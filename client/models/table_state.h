#pragma once

#include <QHash>
#include <optional>

#include "client/core/client_core.h"
#include "client/models/table_controller.h"

namespace cardroom::window {

/// What TableController knows beside its lists: the newest table, and what the person is about to do.
struct TableController::State {
  /// A move that was sent.
  struct Move {
    client::RequestTag tag{};
    std::uint64_t decision{};
    QString card;  ///< Its key; empty: a move without one.
  };

  std::optional<client::Table> table;
  Cast cast;
  client::Instant now{};
  bool online = true;

  QString selected;
  QString pointedAt;                          ///< The key of the card of our hand under the pointer; empty: none.
  QString aim;                                ///< The choice that is aimed at, of the selected card.
  std::optional<Move> moving;                 ///< On its way: the hand is shut.
  std::optional<client::RequestTag> hint;     ///< Under way.
  std::optional<client::RequestTag> goOn;     ///< Asked in this pause, and not refused.
  std::optional<client::RequestTag> another;  ///< Another game, asked after this one and not refused.
  QHash<client::RequestTag, QString> saying;  ///< Lines on their way.
  std::uint32_t lastTag = 0;

  QString refusal{};               ///< As it was told; empty: none, or it is withdrawn.
  std::uint64_t refusedAt = 0;     ///< What was asked of us then; 0: nothing.
  std::uint64_t toldDecision = 0;  ///< The asking that was announced; 0: none.
  int lastSecondTold = 0;
  std::uint32_t resultSeen = 0;  ///< Of the game with this number.
  bool resultShown = false;

  std::optional<bool> cardsFly;  ///< The person's own word for this table.
  std::optional<QStringList> watchers;
  QHash<int, client::Instant> lostSince;  ///< By seat.
  std::deque<table::v1::ChatLine> chat;
  int chatUnread = 0;

  bool asksYou() const { return table && table->update.has_decision(); }
};

}  // namespace cardroom::window
