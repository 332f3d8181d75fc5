#pragma once

#include "client/core/visit.h"
#include "client/models/journey/file_server.h"
#include "client/models/journey/own_host.h"
#include "client/models/request_tags.h"
#include "client/net/client_shell.h"

namespace cardroom::window {

/// Where we are, and the servers of our own: what the parts of a journey share.
struct Whereabouts {
  Whereabouts(client::ProfileStore profile, client::Software software, std::uint16_t serverPort, bool keepServer)
      : client{std::move(profile), std::move(software)}, own{serverPort, keepServer} {}

  ClientShell client;
  client::Visit visit{client.core(), client::ServerPage::none, tagOf(Asker::application, 0)};
  OwnHost own;
  FileServer file;
  bool hosts = false;  ///< The table is, or is to be, made for others.

  const client::ClientCore& core() const { return client.core(); }
  /// Null at no table.
  const client::Table* table() const { return visit.table(); }
  bool atOwnServer() const { return own.isAt(core().server()); }
  /// At a server that we have started, and may end.
  bool mayEndServer() const { return own.isOurs() && atOwnServer(); }
  bool atFile() const { return file.server() != nullptr && addressOf(*file.server()) == core().server(); }
  bool isAt(const client::OwnServer& server) const {
    return addressOf(server) == core().server() && core().status().kind != client::Status::Kind::offline;
  }
  /// Other people who are connected, at the table where we are.
  int othersHere() const { return table() == nullptr ? 0 : client::others_present(table()->update); }
  /// The same at the table on our own server, also when we have left it.
  int othersAtOwnServer() const { return table() != nullptr && atOwnServer() ? othersHere() : own.leftBehind; }
};

}  // namespace cardroom::window
