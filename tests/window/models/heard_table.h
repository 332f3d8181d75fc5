#pragma once

#include <QAbstractItemModelTester>
#include <QStringList>
#include <vector>

#include "client/core/client_io.h"
#include "client/models/table/table_controller.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {

inline QString s(const char* text) {
  return QString::fromUtf8(text);
}

/// A TableController whose announcements and requests are recorded, and whose lists are checked by Qt's model tester.
class HeardTable {
 public:
  HeardTable();

  window::Preferences preferences{QString{}};
  std::vector<client::Ask> asked;
  window::TableController table{&preferences, [this](client::Ask ask) { asked.push_back(std::move(ask)); }};
  QStringList announced;
  QStringList sounds;
  QStringList toasts;
  QStringList withdrawn;  ///< The toasts that were withdrawn.
  QStringList refused;    ///< Keys of refused cards.
  QStringList bubbles;    ///< Seats and their words: "1: One moment".
  int turns = 0;          ///< The number of times that the person's turn has begun.

  /// Returns what was recorded and clears the record.
  static QStringList taken(QStringList& list) { return std::exchange(list, {}); }

  /// The server refuses the last request.
  void refuse(session::v1::RefusalReason reason);
  /// The server reports that the last request is done.
  void accept();

  /// A card on the table; fails the test if no card has that key.
  window::TableCard card(const QString& key) const;
  /// The key of the card here that equals the card with `key` at the other table and lies in the same position; empty
  /// if there is none.
  QString likeIn(const HeardTable& other, const QString& key) const;
  /// The codes of a zone's cards in order, "8S 7H KC"; backs are "--".
  QString zone(const QString& zone, int seat = -1) const;
  window::SeatCard seat(int seat) const { return table.people()->seats()->seats().value(seat); }

 private:
  void watch(QAbstractItemModel* model);
};

/// Everything shown by a table that depends only on the last update and the language, one line per visible item.
QStringList shownBy(const window::TableController& table);

}  // namespace cardroom::testing
