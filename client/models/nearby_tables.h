#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <vector>

#include "client/core/lan_core.h"

namespace cardroom::window {

/// The tables that servers on this network announce, live. The order stands still while one looks: a new table comes at
/// the end, one that is gone fades for 5 s and then leaves.
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
    OwnerNameRole,
    OwnRole,       ///< On this machine, by this user.
    SeatsRole,     ///< [{name, person, botType, held, open}], by seat.
    TakenRole,     ///< Seats with a person or a bot that nobody may take.
    SeatsMaxRole,  ///< How many seats there are.
    LockedRole,    ///< Asks for a password.
    StateRole,     ///< In words: "Two seats free, turn limit 30 s".
    TroubleRole,   ///< In words, why one cannot join: "Uses a newer Cardroom. Update to join."; empty: one can.
    ActionRole,    ///< What the button does.
    GoneRole,      ///< Fading.
  };
  enum Action { NoAction, Join, TakeMySeat };
  Q_ENUM(Action)

  explicit NearbyTables(QObject* parent = nullptr);
  ~NearbyTables() override;
  int count() const;
  bool lonely() const { return m_lonely; }
  QString lastHeard() const;
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  struct Row;
  /// What LanCore knows now; `seatTableId` is the table where a seat of ours waits, if there is one.
  void show(const std::vector<client::LanServer>& servers, bool lonely, const std::string& seatTableId);
  /// The table in a row, for joining. Null past the end.
  const Row* row(int index) const;

 Q_SIGNALS:
  void countChanged();
  void lonelyChanged();
  void lastHeardChanged();

 private:
  QList<Row*> m_rows;
  bool m_lonely = false;
};

}  // namespace cardroom::window
