#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "client/core/lan_core.h"
#include "client/core/visit.h"
#include "client/games/games.h"
#include "client/models/request_tags.h"
#include "client/net/client_shell.h"

namespace cardroom::window {

/// How others can join our table; empty texts: nobody else can.
struct Invites {
  QString link;
  QStringList addresses;
  bool own = false;  ///< At a server that we started and may shut down.
};

/// What the shell keeps between runs.
struct Kept {
  std::unique_ptr<client::ProfileKeeper> profile;
  std::optional<client::GameStore> games{};  ///< Empty: finished games are not kept in files.
  /// The record of a finished game is noticed (client::GameKept) instead of being kept in a file.
  bool noticesGames = false;
  std::uint32_t gameBytesMax = client::kGameBytesMax;  ///< A longer record is not fetched.
};

/// Where we are: the connection and the visit, shared by the parts of a journey. The virtual functions are
/// for what a program with servers of its own does in addition.
struct Whereabouts {
  /// `parent`: of the connection's objects.
  Whereabouts(Kept kept, client::ServerPage page, QObject* parent);
  virtual ~Whereabouts() = default;
  Whereabouts(const Whereabouts&) = delete;
  Whereabouts& operator=(const Whereabouts&) = delete;

  ClientShell client;
  client::Visit visit;
  bool hosts = false;  ///< The table was created, or is to be created, for others to join.

  const client::ClientCore& core() const { return client.core(); }
  /// Null while we are not at a table.
  const client::Table* table() const { return visit.table(); }
  /// The number of other people connected to our table.
  int othersHere() const { return table() == nullptr ? 0 : client::others_present(table()->update); }

  /// How to reach that server.
  virtual client::GoTo wayTo(const client::Invitation& where) { return {where.address, where.key}; }
  /// What the person is told on the way to that server.
  virtual QString wordsForWay(const client::Invitation& where) const;
  /// Why there is no connection, and what the person can do. Precondition: we are offline.
  virtual QString wordsForOffline() const;
  /// The servers found on this network.
  virtual std::vector<client::LanServer> serversNear() const { return {}; }
  virtual Invites invites() const { return {}; }
  /// If this program shows tables to a room, and takes no seat: the address of the page for phones, which may be empty.
  virtual std::optional<QString> tvPage() const { return std::nullopt; }
  /// The set-up page is shown for our new table.
  virtual bool setsUp() const { return hosts; }
  /// A server of ours is about to exit, and the journey goes on when it has.
  virtual bool ending() const { return false; }
  /// The program was opened for this table alone, and ends with it.
  virtual bool closesWindow() const { return false; }
  /// We have arrived at a table.
  virtual void arrived() {}
  /// We are about to leave the table.
  virtual void leaves() {}
  /// A server that plays for us alone is no longer needed.
  virtual void endFile() {}
  /// The server's tables have arrived. Returns false if they have yet to be shown.
  virtual bool listed() { return false; }
  /// We have left the table, or have given up going to one: shows where the person is now.
  virtual void goneHome() = 0;
};

}  // namespace cardroom::window
