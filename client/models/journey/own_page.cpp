#include "client/models/journey/own_page.h"

#include "client/models/application.h"
#include "client/models/journey/own_whereabouts.h"

namespace cardroom::window {

OwnPage::OwnPage(Application& app, OwnWhereabouts& here) : m_app{app}, m_here{here} {
  QObject::connect(&m_gateway, &HostedGateway::ready, &m_gateway, [this](const client::OwnGateway& gateway) {
    m_ready = gateway;
    follow();
  });
  QObject::connect(&m_gateway, &HostedGateway::failed, &m_gateway, [this](const QString& why) {
    m_trouble = Application::tr("Phones can’t join: %1.", "a reason, in English").arg(why);
    follow();
  });
  QObject::connect(&m_gateway, &HostedGateway::ended, &m_gateway, [this] {
    m_ready.reset();
    // It also ends with its server, and when another purpose is wanted: neither is a fault.
    if (wanted() == m_purpose) m_trouble = Application::tr("Phones can’t join any more: the page’s server has ended.");
    follow();
  });
  QObject::connect(app.preferences(), &Preferences::pageEncryptedChanged, &m_gateway, [this] { follow(); });
}

std::optional<OwnPage::Purpose> OwnPage::wanted() const {
  const auto& server = m_here.hosting.server();
  const client::Table* table = m_here.table();
  if (table == nullptr || !table->update.owner() || table->update.settings().private_table()) return std::nullopt;
  if (!m_here.hosting.here() || !server->key || server->pid == 0) return std::nullopt;
  return Purpose{server->pid, m_app.preferences()->pageEncrypted()};
}

void OwnPage::follow() {
  if (const auto purpose = wanted()) {
    if (m_gateway.running()) {
      if (*purpose != m_purpose) m_gateway.end();
    } else if (*purpose != m_purpose || (m_trouble.isEmpty() && !m_ready)) {
      m_purpose = *purpose;
      m_trouble.clear();
      m_gateway.start(*m_here.hosting.server(), purpose->encrypted);
    }
  }
  show();
}

void OwnPage::show() {
  InvitationModel& invitation = *m_app.setup()->invitation();
  if (!wanted()) return invitation.showPage({});
  PageInvitation page{.wanted = true, .trouble = m_trouble};
  if (m_ready && wanted() == m_purpose) {
    const std::string host = m_here.hosting.guest_addresses().front().host;
    page.link = QString::fromStdString(page_link(*m_ready, host, m_here.table()->update.table_id()));
    page.address = QString::fromStdString(to_text(client::Address{host, m_ready->port}));
    if (m_ready->encrypted) page.address.prepend(QStringLiteral("https://"));
  }
  invitation.showPage(page);
}

}  // namespace cardroom::window
