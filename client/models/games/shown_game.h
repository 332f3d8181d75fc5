#pragma once

#include <QList>
#include <QString>
#include <cstddef>
#include <utility>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/core/open_hands.h"
#include "client/models/cast.h"
#include "client/models/preferences.h"
#include "client/models/seat_list.h"

namespace cardroom::window {

/// What the models of all kinds store from the last update.
struct ShownGame {
  std::vector<table::v1::GameEvent> events;
  QList<SeatCard> seats;
  QList<int> winners;  ///< The winners' seats; empty until the game is over.
  Cast cast;
  std::vector<table::v1::GameView> openViews;  ///< By seat: what its player sees; empty unless the hands are open.
  bool paused = false;
  std::uint64_t decision = 0;  ///< The decision to which the hint belongs.
  QString hinted;              ///< The hinted card; empty: none.
  Preferences::HandOrder order = Preferences::BySuit;

  /// What the player in that seat sees; null unless the hands are open.
  const table::v1::GameView* openView(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    return seat >= 0 && at < openViews.size() ? &openViews[at] : nullptr;
  }

  /// Returns whether another turn has begun. A hint survives updates until its turn ends.
  bool keep(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& all, const Cast& who) {
    events = all;
    seats = seatCards(update);
    winners = {update.winners().begin(), update.winners().end()};
    cast = who;
    cast.firstEvent = events.data();
    openViews = {update.open_hands().views().begin(), update.open_hands().views().end()};
    paused = client::pauses(update);
    const bool other = std::exchange(decision, update.decision()) != update.decision();
    if (other) hinted.clear();
    return other;
  }
};

}  // namespace cardroom::window
