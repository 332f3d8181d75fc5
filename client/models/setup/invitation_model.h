#pragma once

#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/setup/setup_part.h"

namespace cardroom::window {

/// How people with a phone or another browser can join the table.
struct PageInvitation {
  CARDROOM_GADGET(pageInvitation)
  CARDROOM_FIELD(bool, wanted) = false;   ///< There is a page, or there will be one, or there should have been.
  CARDROOM_FIELD(QString, link) = {};     ///< "http://192.168.1.7:7380/t/..."; empty until the page can be opened.
  CARDROOM_FIELD(QString, address) = {};  ///< The same, for typing: "192.168.1.7:7380".
  CARDROOM_FIELD(QString, trouble) = {};  ///< Why there is no page, as a sentence; empty: nothing is wrong.
  /// The link as a QR code (client/pictures/qr_code.h), for a browser; the window draws its own.
  CARDROOM_FIELD(QStringList, code) = {};
  friend bool operator==(const PageInvitation&, const PageInvitation&) = default;
};

/// The address in a page's link, as a person types it: "192.168.1.7:7380", or "https://..." if it is encrypted.
QString typedAddress(const QString& link);

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
  /// The table can stay open after we leave: it is on a server that this window started.
  CARDROOM_READ(bool, canKeepOpen, changed) { return m_ownServer; }
  CARDROOM_WRITE(bool, keepOpen, setKeepOpen, changed) { return m_keepOpen; }

  CARDROOM_VALUE(cardroom::window::PageInvitation, page, showPage);
  /// People join with the page, which is ready or soon will be. If it has trouble, they need Cardroom instead.
  CARDROOM_READ(bool, byPage, pageChanged) { return m_page.wanted && m_page.trouble.isEmpty(); }

  /// Emits copied() with the link, and tells the person so.
  Q_INVOKABLE void copy() { copyText(link()); }
  /// The same with the page's link.
  Q_INVOKABLE void copyPage() { copyText(m_page.link); }
  /// Opens the private table, so that others can find and join it.
  Q_INVOKABLE void openToOthers();

  /// Sets where the table is. `own`: on a server that this window started.
  void show(const QString& link, const QStringList& addresses, bool own);

 Q_SIGNALS:
  /// The person wants this text on the clipboard, to which only the program that shows these models has access.
  void copied(const QString& text);

 private:
  void copyText(const QString& text);

  QString m_link;
  QStringList m_addresses;
  bool m_ownServer = false;
  bool m_keepOpen = false;
};

}  // namespace cardroom::window
