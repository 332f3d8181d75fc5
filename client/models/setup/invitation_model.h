#pragma once

#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/setup/setup_part.h"

namespace cardroom::window {

/// How others can join the table, and whether it stays open after we leave.
class InvitationModel : public SetupPart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableSetup")
  using SetupPart::SetupPart;

  /// The link cardroom://… with the server's key; empty if nobody else can join.
  CARDROOM_READ(QString, link, changed) { return m_now.update().settings().private_table() ? QString{} : m_link; }
  /// Every address that others can type, best first: "192.168.1.20:7313".
  CARDROOM_READ(QStringList, addresses, changed) { return m_addresses; }
  /// The table is private, and we may open it to others.
  CARDROOM_READ(bool, mayOpen, changed) {
    return m_now.owner() && m_now.update().settings().private_table() && !m_link.isEmpty();
  }
  /// Only if the table is on a server that this window started.
  CARDROOM_READ(bool, canKeepOpen, changed) { return m_ownServer; }
  CARDROOM_WRITE(bool, keepOpen, setKeepOpen, changed) { return m_keepOpen; }

  /// Emits copied() with the link, and tells the person so.
  Q_INVOKABLE void copy();
  /// Opens the private table, so that others can find and join it.
  Q_INVOKABLE void openToOthers();

  /// Sets where the table is. `own`: on a server that this window started.
  void show(const QString& link, const QStringList& addresses, bool own);

 Q_SIGNALS:
  /// The person wants this text on the clipboard, which belongs to whoever shows these models.
  void copied(const QString& text);

 private:
  QString m_link;
  QStringList m_addresses;
  bool m_ownServer = false;
  bool m_keepOpen = false;
};

}  // namespace cardroom::window
