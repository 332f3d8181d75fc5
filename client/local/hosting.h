#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "client/core/client_core.h"
#include "client/core/lan_core.h"
#include "client/local/own_server.h"

namespace cardroom::client {

/// The address of a server of this user, for programs on this machine.
inline Address address_of(const OwnServer& server) {
  return {"127.0.0.1", server.port};
}

/// The server of this user that a client uses: whether the client is there, whether the server ends with the client,
/// how many others are at its table, and how guests reach it. Reads the ClientCore; no text, no clock, no I/O.
class Hosting {
 public:
  /// `core` outlives this object.
  explicit Hosting(const ClientCore& core) : core_{core} {}

  const std::optional<OwnServer>& server() const { return server_; }
  /// The server from now on: started by the client or found running; empty: none, or it has ended.
  void use(std::optional<OwnServer> server);

  /// The client has started the server, and may end it.
  bool ours() const { return server_ && server_->started_by_us; }
  bool is_at(const Address& address) const { return server_ && address == address_of(*server_); }
  /// The client is at this server, or was there last.
  bool here() const { return is_at(core_.server()); }
  /// Whether an announcement comes from this server.
  bool announced_by(const LanServer& server) const;

  /// The server should not end with the client. True the first time: only then must the server be told.
  bool keep() { return ours() && !std::exchange(kept_, true); }
  /// The same as soon as others are at its table: even if the client crashes, they keep their table.
  bool keep_for_others() { return here() && others() > 0 && keep(); }
  bool kept() const { return kept_; }
  /// The client ends the server for everybody.
  void end() { kept_ = false; }

  /// The client is at a table, at this server or another one.
  void arrived();
  /// The client leaves its table: the others at a table of its own server still count.
  void leaves();
  /// Connected people other than the client, at the table here or at the table that the client has left.
  int others() const;

  /// The addresses that guests can use for the table where the client is, best first. Never empty.
  std::vector<Address> guest_addresses() const;

 private:
  const ClientCore& core_;
  std::optional<OwnServer> server_;
  bool kept_ = false;
  int left_behind_ = 0;
};

}  // namespace cardroom::client
