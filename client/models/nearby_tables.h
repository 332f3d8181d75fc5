#pragma once

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "client/core/address.h"
#include "client/core/lan_core.h"

namespace cardroom::lobby::v1 {
class TableList;
}

namespace cardroom::window {

/// The tables that servers on this network announce, live. The order stands still while one looks: a new table comes at
/// the end, one that is gone fades for 5 s and then leaves. A server that has more tables than an announcement holds
/// has a row for the others, which leads to its own list.
class NearbyTables : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  /// Those that are there, without the fading ones.
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  /// Nothing has been heard for five seconds.
  Q_PROPERTY(bool lonely READ lonely NOTIFY lonelyChanged FINAL)
  /// When anything was heard last, in words: "Last one heard a second ago."
  Q_PROPERTY(QString lastHeard READ lastHeard NOTIFY lastHeardChanged FINAL)

 public:
  enum Role {
    NameRole = Qt::UserRole + 1,
    KindRole,       ///< "lucky-thirteen"
    KindTitleRole,  ///< "Lucky Thirteen"
    HostRole,       ///< The server's name; "On this machine" is said by OwnRole.
    OwnerNameRole,  ///< Of a table that nobody owns, the server's name.
    OwnRole,        ///< On this machine, by this user.
    SeatsRole,      ///< [{name, person, botType, held, open}], by seat.
    TakenRole,      ///< Seats with a person or a bot that nobody may take.
    SeatsMaxRole,   ///< How many seats there are.
    LockedRole,     ///< Asks for a password.
    StateRole,      ///< In words: "Two seats free, turn limit 30 s".
    TroubleRole,    ///< In words, why one cannot join: "Uses a newer Cardroom. Update to join."; empty: one can.
    ActionRole,     ///< What the button does.
    WatchableRole,  ///< One may look on without a seat.
    GoneRole,       ///< Fading.
  };
  enum Action { NoAction, Join, TakeMySeat, Watch, Look };
  Q_ENUM(Action)

  /// A table, and where it is.
  struct Row {
    client::Address address;
    std::string serverName;
    std::uint32_t protocolMin = 0;  ///< Versions of the protocol that its server speaks.
    std::uint32_t protocolMax = 0;
    lan::TableSummary table;  ///< Where `more` is not 0, only an id.
    std::uint32_t more = 0;   ///< No table, but so many that are not announced.
    bool gone = false;
    friend bool operator==(const Row&, const Row&) = default;
  };

  /// A seat of ours that may wait there.
  struct OwnSeat {
    std::string tableId;  ///< Empty: there is none.
    bool held = false;    ///< By a bot.
    friend bool operator==(const OwnSeat&, const OwnSeat&) = default;
  };

  explicit NearbyTables(QObject* parent = nullptr);
  int count() const;
  bool lonely() const { return m_lonely; }
  QString lastHeard() const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  /// What LanCore knows now.
  void show(const std::vector<client::LanServer>& servers, bool lonely);
  void showOwnSeat(OwnSeat seat);
  /// The tables of a server that was asked for its list, beside those that are announced; empty: none (any more).
  void showListed(std::vector<Row> tables);
  /// Any server has announced itself just now.
  void heard();
  /// The table in a row, for joining. Null past the end.
  const Row* row(int index) const;
  /// The person's language is another one.
  void retranslate();

 Q_SIGNALS:
  void countChanged();
  void lonelyChanged();
  void lastHeardChanged();

 private:
  QString stateOf(const Row& row) const;
  QString troubleOf(const Row& row) const;
  Action actionOf(const Row& row) const;
  bool isOurs(const Row& row) const;
  bool watchable(const Row& row) const;
  void update();
  void removeGone(const std::string& tableId);

  std::vector<Row> m_rows;  ///< As they are shown.
  std::vector<Row> m_announced;
  std::vector<Row> m_listed;
  OwnSeat m_ownSeat;
  QElapsedTimer m_sinceHeard;
  int m_secondsSinceHeard = 0;  ///< As it is shown: counted each second.
  QTimer m_everySecond{this};
  bool m_lonely = false;
};

/// A server's own list as rows.
std::vector<NearbyTables::Row> rowsOf(const lobby::v1::TableList& list, const client::Address& address,
                                      const std::string& serverName);

}  // namespace cardroom::window
