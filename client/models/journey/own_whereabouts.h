#pragma once

#include "client/local/command_line.h"
#include "client/local/hosting.h"
#include "client/local/profile_store.h"
#include "client/models/journey/own_host.h"
#include "client/models/journey/whereabouts.h"
#include "client/net/lan_shell.h"

namespace cardroom::window {

class Application;

/// Where a window is; a window also finds servers on its network, and has servers of its own.
struct OwnWhereabouts : Whereabouts {
  /// `app` must outlive this object.
  OwnWhereabouts(Application& app, client::CommandLine given, client::ProfileStore profile);

  const client::CommandLine launch;
  LanShell lan;
  client::Hosting hosting{client.core()};  ///< For the server that hosts our own tables.
  OwnHost own{hosting};
  client::Hosting filed{client.core()};  ///< For the server that plays a property file, with one table.
  OwnHost file{filed};
  bool fileClosesWindow = false;  ///< The window was opened only to play the file.

  /// We are at a server that we started and may shut down.
  bool mayEndServer() const { return hosting.ours() && hosting.here(); }
  bool isAt(const client::OwnServer& server) const {
    return address_of(server) == core().server() && core().status().kind != client::Status::Kind::offline;
  }

  client::GoTo wayTo(const client::Invitation& where) override;
  std::vector<client::LanServer> serversNear() const override { return lan.servers(); }
  Invites invites() const override;
  std::optional<QString> tvPage() const override {
    return launch.tv ? std::optional{QString::fromStdString(launch.tv_page)} : std::nullopt;
  }
  /// On any server: the owner chooses how the table is played.
  bool setsUp() const override { return hosts && table() != nullptr && table()->update.owner(); }
  bool ending() const override { return own.ending(); }
  bool closesWindow() const override { return fileClosesWindow; }
  void arrived() override { hosting.arrived(); }
  void leaves() override { hosting.leaves(); }
  void endFile() override;
  void goneHome() override;

 private:
  Application& m_app;
};

}  // namespace cardroom::window
