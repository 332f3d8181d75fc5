#pragma once

#include <QCoreApplication>

#include "client/core/visit.h"
#include "client/games/games.h"
#include "client/local/command_line.h"
#include "client/models/journey/own_host.h"
#include "client/models/request_tags.h"
#include "client/net/client_shell.h"

namespace cardroom::window {

/// Where we are, and our own servers: the state shared by the parts of a journey.
struct Whereabouts {
  Whereabouts(client::CommandLine given, client::ProfileStore profile)
      : launch{std::move(given)},
        client{std::move(profile),
               {.name = software().toStdString(), .kinds = client::kinds_for_hello(), .keeps_games = true}} {}
  static QString software() {
    return QCoreApplication::applicationName() + QLatin1Char{' '} + QCoreApplication::applicationVersion();
  }

  const client::CommandLine launch;
  ClientShell client;
  client::Visit visit{client.core(), client::ServerPage::none, tagOf(Asker::application, 0)};
  client::Hosting hosting{client.core()};  ///< For the server that hosts our own tables.
  OwnHost own{hosting};
  client::Hosting filed{client.core()};  ///< For the server that plays a property file, with one table.
  OwnHost file{filed};
  bool fileClosesWindow = false;  ///< The window was opened only to play the file.
  bool hosts = false;             ///< The table was created, or is to be created, for others to join.

  const client::ClientCore& core() const { return client.core(); }
  /// Null while we are not at a table.
  const client::Table* table() const { return visit.table(); }
  /// We are at a server that we started and may shut down.
  bool mayEndServer() const { return hosting.ours() && hosting.here(); }
  bool isAt(const client::OwnServer& server) const {
    return address_of(server) == core().server() && core().status().kind != client::Status::Kind::offline;
  }
  /// The number of other people connected to our table.
  int othersHere() const { return table() == nullptr ? 0 : client::others_present(table()->update); }
  void endFile() {
    file.end();
    fileClosesWindow = false;
  }
};

}  // namespace cardroom::window
