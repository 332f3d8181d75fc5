#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "client/core/address.h"
#include "client/local/own_server.h"
#include "client/net/hosted_server.h"

namespace cardroom::window {

/// What the person started the window for.
struct Launch {
  enum class What : std::uint8_t {
    home,
    playNow,
    host,
    join,          ///< `target`, or the list of tables near if there is none.
    privateTable,  ///< The one table of `privateServer`, which plays a property file.
  } what = What::home;
  QString kind;  ///< For playNow and host; empty: the first one.
  std::optional<client::Invitation> target;
  /// A server on this machine to use; 0: the one of this user that runs, or one of our own.
  std::uint16_t serverPort = 0;
  /// A server that we start lives on when the window is closed.
  bool keepServer = false;
  /// To propose as a name; may be empty, or no name at all.
  QString loginName;
  /// Program and version.
  QString software;

  /// Runs already; ends with the window.
  std::unique_ptr<HostedServer> privateServer;
  client::OwnServer privateTable;
};

}  // namespace cardroom::window
