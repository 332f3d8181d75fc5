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

/// A TableController with everything that it tells and asks written down, and its lists under the eyes of Qt's tester
/// of models.
class HeardTable {
 public:
  HeardTable();

  window::Preferences preferences{QString{}};
  std::vector<client::Ask> asked;
  window::TableController table{&preferences, [this](client::Ask ask) { asked.push_back(std::move(ask)); }};
  QStringList announced;
  QStringList sounds;
  QStringList toasts;
  QStringList withdrawn;  ///< Of them.
  QStringList refused;    ///< Keys of cards.
  QStringList bubbles;    ///< "1: One moment".
  int turns = 0;          ///< How often it became our turn.

  /// What was written down of these, from now on empty again.
  static QStringList taken(QStringList& list) { return std::exchange(list, {}); }

  /// The server says no to what was asked last.
  void refuse(session::v1::RefusalReason reason);
  /// The server has done what was asked last.
  void accept();

  /// A card as it lies; fails the test if there is none with that key.
  window::TableCard card(const QString& key) const;
  /// The key of the card that lies here as that one does on another table; empty: there is none.
  QString likeIn(const HeardTable& other, const QString& key) const;
  /// The codes of a zone's cards in their order, "8S 7H KC"; backs are "--".
  QString zone(const QString& zone, int seat = -1) const;
  window::SeatCard seat(int seat) const { return table.people()->seats()->seats().value(seat); }

 private:
  void watch(QAbstractItemModel* model);
};

/// Everything that a table shows and that only the last update and the language decide: each line something that can be
/// seen.
QStringList shownBy(const window::TableController& table);

}  // namespace cardroom::testing
