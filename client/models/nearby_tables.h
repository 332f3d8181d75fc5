#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <vector>

#include "client/core/address.h"
#include "client/core/lan_core.h"
#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::lobby::v1 {
class TableList;
}

namespace cardroom::window {

/// A table, and the address of its server.
struct TableNear {
  client::Address address;
  std::string serverName;
  std::uint32_t protocolMin = 0;  ///< Protocol versions that its server speaks.
  std::uint32_t protocolMax = 0;
  lan::TableSummary table;  ///< If `more` is not 0, only the id is set.
  /// If not 0, this is not a table, but stands for this many tables that the server does not announce.
  std::uint32_t more = 0;
  friend bool operator==(const TableNear&, const TableNear&) = default;
};

/// A seat at a nearby table.
struct NearbySeat {
  CARDROOM_GADGET(nearbySeat)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, picture) = {};  ///< As in SeatCard.
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(bool, person) = false;
  CARDROOM_FIELD(bool, held) = false;
  CARDROOM_FIELD(bool, open) = false;
  friend bool operator==(const NearbySeat&, const NearbySeat&) = default;
};

/// A table in the list, as shown in its row.
struct NearbyTable {
  CARDROOM_GADGET(nearbyTable)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, kind) = {};       ///< "lucky-thirteen"
  CARDROOM_FIELD(QString, kindTitle) = {};  ///< "Lucky Thirteen"
  CARDROOM_FIELD(QString, host) = {};       ///< The server's name.
  CARDROOM_FIELD(QString, ownerName) = {};  ///< For a table without an owner, the server's name.
  CARDROOM_FIELD(bool, own) = false;        ///< On a server that this user started on this machine.
  CARDROOM_FIELD(QList<cardroom::window::NearbySeat>, seats) = {};
  CARDROOM_FIELD(int, taken) = 0;        ///< Unavailable seats: taken by a person, or by a bot that stays.
  CARDROOM_FIELD(int, seatsMax) = 0;     ///< The number of seats.
  CARDROOM_FIELD(bool, locked) = false;  ///< A password is required.
  CARDROOM_FIELD(QString, state) = {};   ///< In words: "Two seats free, turn limit 30 s".
  /// Why the person cannot join: "Uses a newer Cardroom. Update to join."; empty: they can.
  CARDROOM_FIELD(QString, trouble) = {};
  CARDROOM_FIELD(int, action) = 0;          ///< What the button does: NearbyTables::Action.
  CARDROOM_FIELD(bool, watchable) = false;  ///< The table may be watched.
  CARDROOM_FIELD(bool, gone) = false;       ///< The table is gone, and its row is fading.
  TableNear table{};
  friend bool operator==(const NearbyTable&, const NearbyTable&) = default;
};

/// The tables that servers on this network announce, updated live. Rows keep their order: a new table is added at the
/// end, and one that is gone fades for 5 s before its row is removed. If a server has more tables than fit into an
/// announcement, one row stands for the others and leads to the server's own list.
class NearbyTables : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  enum Action { NoAction, Join, TakeMySeat, Watch, Look };
  Q_ENUM(Action)

  /// The table where our seat is waiting, if any.
  struct OwnSeat {
    std::string tableId;  ///< Empty: no seat is waiting.
    bool held = false;    ///< A bot plays for us.
    friend bool operator==(const OwnSeat&, const OwnSeat&) = default;
  };

  explicit NearbyTables(QObject* parent = nullptr);
  /// The number of tables, not counting the fading ones.
  CARDROOM_READ(int, present, presentChanged);
  /// No announcement has been heard for five seconds.
  CARDROOM_VALUE(bool, lonely, showLonely);
  /// When the last announcement was heard, in words: "Last one heard a second ago."
  CARDROOM_READ(QString, lastHeard, lastHeardChanged);
  const QList<NearbyTable>& rows() const { return m_rows; }

  /// Shows the servers that LanCore currently knows.
  void show(const std::vector<client::LanServer>& servers, bool lonely);
  void showOwnSeat(OwnSeat seat);
  /// Adds the tables from a server's own list to the announced ones; an empty list removes them.
  void showListed(std::vector<TableNear> tables);
  /// Called when a server has announced itself.
  void heard();
  /// The table in a row, to be joined. Null if there is no such row.
  const TableNear* row(int index) const;
  /// Updates the wording after a language change.
  void retranslate();

 Q_SIGNALS:
  void presentChanged();
  void lastHeardChanged();

 private:
  void update();
  NearbyTable rowOf(const TableNear& table, bool gone) const;
  void showRow(int row, const TableNear& table, bool gone);
  void showAllAnew();
  /// Lets the row of a table that is gone fade, and removes it after a while.
  void fade(const std::string& tableId);
  void removeGone(const std::string& tableId);

  QList<NearbyTable> m_rows;  ///< The rows that are shown.
  std::vector<TableNear> m_announced;
  std::vector<TableNear> m_listed;
  OwnSeat m_ownSeat;
  QElapsedTimer m_sinceHeard;
  int m_secondsSinceHeard = 0;  ///< As shown, updated every second.
  QTimer m_everySecond{this};
};

/// A server's own list as TableNear values.
std::vector<TableNear> rowsOf(const lobby::v1::TableList& list, const client::Address& address,
                              const std::string& serverName);

}  // namespace cardroom::window
