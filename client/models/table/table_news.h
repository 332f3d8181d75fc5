#pragma once

#include <QList>
#include <QString>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::window {

/// A change that concerns the people, the seats or the settings of a table.
struct News {
  QString sentence{};
  QString sound{};  ///< "lost", "back"; empty: silent.
  QString icon{};   ///< Icon of the toast; empty: no toast, because the plaque shows it.
};

/// What has changed between two updates of one table, in the order of the seats, then the settings.
QList<News> newsBetween(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after);

}  // namespace cardroom::window
