#include "client/models/journey/own_whereabouts.h"

#include <utility>

#include "client/models/application.h"

namespace cardroom::window {
namespace {

Kept kept(client::ProfileStore profile) {
  client::GameStore games{profile.file_beside(client::kGamesEnding)};
  return {std::make_unique<client::ProfileStore>(std::move(profile)), std::move(games)};
}

}  // namespace

OwnWhereabouts::OwnWhereabouts(Application& app, client::CommandLine given, client::ProfileStore profile)
    : Whereabouts{kept(std::move(profile)), client::ServerPage::none, &app}, launch{std::move(given)}, m_app{app} {}

client::GoTo OwnWhereabouts::wayTo(const client::Invitation& where) {
  own.lookAt(where.address);
  // A server on this machine has given us its key directly.
  client::GoTo to{where.address, where.key};
  for (const client::Hosting* one : {&hosting, &filed}) {
    if (!one->is_at(where.address)) continue;
    to.own_server = one->server()->key.has_value();
    if (!to.key) to.key = one->server()->key;
    break;
  }
  return to;
}

Invites OwnWhereabouts::invites() const {
  if (filed.here()) return {};
  const std::vector<client::Address> addresses = hosting.guest_addresses();
  Invites invites{.link = {}, .addresses = {}, .own = mayEndServer()};
  for (const client::Address& address : addresses)
    invites.addresses << QString::fromStdString(to_text(address));
  const client::Invitation invitation{addresses.front(), table()->update.table_id(), core().server_key()};
  invites.link = QString::fromStdString(to_text(invitation));
  return invites;
}

void OwnWhereabouts::endFile() {
  file.end();
  fileClosesWindow = false;
  m_app.replay()->showAside(false);
}

void OwnWhereabouts::goneHome() {
  client.step(client::Stop{});
  m_app.leaveTablePages();
}

}  // namespace cardroom::window
