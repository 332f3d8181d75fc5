#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "client/core/client_core.h"
#include "client/core/lan_core.h"
#include "client/local/own_server.h"

namespace cardroom::client {

/// The address at which programs on this machine reach a server of this user.
inline Address address_of(const OwnServer& server) {
  return {"127.0.0.1", server.port};
}

/// A server that dies is restarted at most this many times within this period. More restarts would hide a fault that
/// they cannot fix.
inline constexpr std::size_t kRestartsMax = 3;
inline constexpr std::chrono::milliseconds kRestartsWithin{600'000};

/// The server of this user that a client uses: whether the client is there, whether the server ends with the client,
/// how many others are at its table, and how guests reach it. Reads the ClientCore; no text, no clock, no I/O.
class Hosting {
 public:
  /// `core` must outlive this object.
  explicit Hosting(const ClientCore& core) : core_{core} {}

  const std::optional<OwnServer>& server() const { return server_; }
  /// Sets the server, which the client has started or found running; empty: there is none, or it has ended.
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
  /// Like keep(), but only once others are at the client's table: they keep it even if the client crashes.
  bool keep_for_others() { return here() && others() > 0 && keep(); }
  bool kept() const { return kept_; }
  /// The client ends the server for everybody.
  void end() { kept_ = false; }

  /// The server has died without being told to end. Returns the port on which the client restarts it, with its tables;
  /// empty if it is not ours or has died too often. Forgets the server.
  std::optional<std::uint16_t> died(Instant now);

  /// The client is at a table, at this server or another one.
  void arrived();
  /// The client leaves its table. If that is on its own server, the others at the table still count.
  void leaves();
  /// The number of other people connected at the client's table on this server, or at the one that it has left there.
  int others() const;

  /// The addresses at which guests can reach the client's table, best first. Never empty.
  std::vector<Address> guest_addresses() const;

 private:
  const ClientCore& core_;
  std::optional<OwnServer> server_;
  bool kept_ = false;
  int left_behind_ = 0;
  std::vector<Instant> restarts_;  ///< The last kRestartsMax.
};

}  // namespace cardroom::client
