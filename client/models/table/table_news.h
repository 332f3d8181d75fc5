#pragma once

#include <QList>
#include <QString>

#include "cardroom/table/v1/table.pb.h"
#include "client/core/presence_news.h"

namespace cardroom::window {

/// A change to the people, seats or settings of a table.
struct News {
  QString sentence{};
  QString sound{};  ///< "lost", "back"; empty: silent.
  QString icon{};   ///< Icon of the toast; empty: no toast, because the plaque shows it.
};

/// The changes between two updates of one table: seats in order, then settings, then people who wait for a seat.
/// Precondition: `presence` has followed these updates.
QList<News> newsBetween(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after,
                        const client::PresenceNews& presence);

}  // namespace cardroom::window
