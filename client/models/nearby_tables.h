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

/// A table, and where it is.
struct TableNear {
  client::Address address;
  std::string serverName;
  std::uint32_t protocolMin = 0;  ///< Versions of the protocol that its server speaks.
  std::uint32_t protocolMax = 0;
  lan::TableSummary table;  ///< Where `more` is not 0, only an id.
  std::uint32_t more = 0;   ///< No table, but so many that are not announced.
  friend bool operator==(const TableNear&, const TableNear&) = default;
};

/// A seat of such a table.
struct NearbySeat {
  CARDROOM_GADGET(nearbySeat)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(bool, person) = false;
  CARDROOM_FIELD(bool, held) = false;
  CARDROOM_FIELD(bool, open) = false;
  friend bool operator==(const NearbySeat&, const NearbySeat&) = default;
};

/// Such a table as its row shows it.
struct NearbyTable {
  CARDROOM_GADGET(nearbyTable)
  CARDROOM_FIELD(QString, name) = {};
  CARDROOM_FIELD(QString, kind) = {};       ///< "lucky-thirteen"
  CARDROOM_FIELD(QString, kindTitle) = {};  ///< "Lucky Thirteen"
  CARDROOM_FIELD(QString, host) = {};       ///< The server's name.
  CARDROOM_FIELD(QString, ownerName) = {};  ///< Of a table that nobody owns, the server's name.
  CARDROOM_FIELD(bool, own) = false;        ///< On this machine, by this user.
  CARDROOM_FIELD(QList<cardroom::window::NearbySeat>, seats) = {};
  CARDROOM_FIELD(int, taken) = 0;        ///< Seats with a person or a bot that nobody may take.
  CARDROOM_FIELD(int, seatsMax) = 0;     ///< How many seats there are.
  CARDROOM_FIELD(bool, locked) = false;  ///< Asks for a password.
  CARDROOM_FIELD(QString, state) = {};   ///< In words: "Two seats free, turn limit 30 s".
  /// Why one cannot join: "Uses a newer Cardroom. Update to join."; empty: one can.
  CARDROOM_FIELD(QString, trouble) = {};
  CARDROOM_FIELD(int, action) = 0;          ///< What the button does: NearbyTables::Action.
  CARDROOM_FIELD(bool, watchable) = false;  ///< One may watch without a seat.
  CARDROOM_FIELD(bool, gone) = false;       ///< Fading.
  TableNear table{};
  friend bool operator==(const NearbyTable&, const NearbyTable&) = default;
};

/// The tables that servers on this network announce, live. The order stands still while one looks: a new table comes at
/// the end, one that is gone fades for 5 s and then leaves. A server that has more tables than an announcement holds
/// has a row for the others, which leads to its own list.
class NearbyTables : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  enum Action { NoAction, Join, TakeMySeat, Watch, Look };
  Q_ENUM(Action)

  /// A seat of ours that may wait at a table.
  struct OwnSeat {
    std::string tableId;  ///< Empty: there is none.
    bool held = false;    ///< By a bot.
    friend bool operator==(const OwnSeat&, const OwnSeat&) = default;
  };

  explicit NearbyTables(QObject* parent = nullptr);
  /// How many there are, without the fading ones.
  CARDROOM_READ(int, present, presentChanged);
  /// Nothing has been heard for five seconds.
  CARDROOM_VALUE(bool, lonely, showLonely);
  /// When anything was heard last, in words: "Last one heard a second ago."
  CARDROOM_READ(QString, lastHeard, lastHeardChanged);
  const QList<NearbyTable>& rows() const { return m_rows; }

  /// What LanCore knows now.
  void show(const std::vector<client::LanServer>& servers, bool lonely);
  void showOwnSeat(OwnSeat seat);
  /// The tables of a server that was asked for its list, beside those that are announced; empty: none (any more).
  void showListed(std::vector<TableNear> tables);
  /// Any server has announced itself just now.
  void heard();
  /// The table in a row, for joining. Null past the end.
  const TableNear* row(int index) const;
  /// The person's language is another one.
  void retranslate();

 Q_SIGNALS:
  void presentChanged();
  void lastHeardChanged();

 private:
  void update();
  NearbyTable rowOf(const TableNear& table, bool gone) const;
  void showRow(int row, const TableNear& table, bool gone);
  void showAllAnew();
  void removeGone(const std::string& tableId);

  QList<NearbyTable> m_rows;  ///< As they are shown.
  std::vector<TableNear> m_announced;
  std::vector<TableNear> m_listed;
  OwnSeat m_ownSeat;
  QElapsedTimer m_sinceHeard;
  int m_secondsSinceHeard = 0;  ///< As it is shown: counted each second.
  QTimer m_everySecond{this};
};

/// A server's own list as rows.
std::vector<TableNear> rowsOf(const lobby::v1::TableList& list, const client::Address& address,
                              const std::string& serverName);

}  // namespace cardroom::window
