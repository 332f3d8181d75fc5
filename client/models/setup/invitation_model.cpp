#include "client/models/setup/invitation_model.h"

#include <QUrl>
#include <utility>

#include "client/models/setup/table_setup.h"

namespace cardroom::window {

QString typedAddress(const QString& link) {
  const QUrl url{link};
  const QString address = url.authority();
  return url.scheme() == QLatin1StringView{"https"} ? QStringLiteral("https://") + address : address;
}

void InvitationModel::setKeepOpen(const bool& keep) {
  if (std::exchange(m_keepOpen, keep) != keep) Q_EMIT changed();
}

void InvitationModel::copyText(const QString& text) {
  if (text.isEmpty()) return;
  Q_EMIT copied(text);
  Q_EMIT told(TableSetup::tr("Link copied"), QStringLiteral("copy"));
  Q_EMIT announced(TableSetup::tr("Link copied"));
}

void InvitationModel::openToOthers() {
  if (mayOpen()) m_now.changeSettings([](auto& settings) { settings.set_private_table(false); });
}

void InvitationModel::show(const QString& link, const QStringList& addresses, bool own) {
  m_link = link;
  m_addresses = addresses;
  m_ownServer = own;
  Q_EMIT changed();
}

}  // namespace cardroom::window
