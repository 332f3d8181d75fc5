#pragma once

#include <QString>
#include <QStringList>

#include "client/models/setup/setup_part.h"

namespace cardroom::window {

/// How others come to the table, and whether it stays when we go.
class InvitationModel : public SetupPart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableSetup")
  /// cardroom://… with the key; empty where nobody else can come.
  Q_PROPERTY(QString link READ link NOTIFY changed FINAL)
  /// Every address that others can type, best first: "192.168.1.20:7313".
  Q_PROPERTY(QStringList addresses READ addresses NOTIFY changed FINAL)
  /// The table is private, and ours to open to others.
  Q_PROPERTY(bool mayOpen READ mayOpen NOTIFY changed FINAL)
  /// Only where the table is on a server that this window has started.
  Q_PROPERTY(bool canKeepOpen READ canKeepOpen NOTIFY changed FINAL)
  Q_PROPERTY(bool keepOpen READ keepOpen WRITE setKeepOpen NOTIFY changed FINAL)

 public:
  using SetupPart::SetupPart;

  QString link() const { return m_now.update().settings().private_table() ? QString{} : m_link; }
  QStringList addresses() const { return m_addresses; }
  bool mayOpen() const { return m_now.owner() && m_now.update().settings().private_table() && !m_link.isEmpty(); }
  bool canKeepOpen() const { return m_ownServer; }
  bool keepOpen() const { return m_keepOpen; }
  void setKeepOpen(bool keep);

  Q_INVOKABLE void copy();
  /// Others may find a private table and join it from now on.
  Q_INVOKABLE void openToOthers();

  /// Where the table is. `own`: a server that this window has started.
  void show(const QString& link, const QStringList& addresses, bool own);

 private:
  QString m_link;
  QStringList m_addresses;
  bool m_ownServer = false;
  bool m_keepOpen = false;
};

}  // namespace cardroom::window
