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

/// The address of this user's server for programs on this machine.
inline Address address_of(const OwnServer& server) {
  return {"127.0.0.1", server.port};
}

/// A server that dies is restarted at most this many times within this period. More restarts would only hide the fault.
inline constexpr std::size_t kRestartsMax = 3;
inline constexpr std::chrono::milliseconds kRestartsWithin{600'000};

/// If a restart fails because another program of this user restarts the server at the same time, a client looks for
/// that server: at once and, if it is not ready yet, repeatedly for five seconds. This class only says when; its owner
/// waits and looks.
class RestartLooks {
 public:
  /// A restart begins.
  void begin() { left_ = kLooks; }
  /// To be called when the restart has failed or a look has found nothing. Returns how long to wait before the next
  /// look; empty: give up, or begin() was not called.
  std::optional<std::chrono::milliseconds> next() {
    if (left_ == 0) return std::nullopt;
    return left_-- == kLooks ? std::chrono::milliseconds{} : kEvery;
  }

 private:
  static constexpr int kLooks = 20;
  static constexpr std::chrono::milliseconds kEvery{250};

  int left_ = 0;
};

/// A client's view of this user's own server: whether the client is connected to it, whether it shuts down with the
/// client, how many others are at the client's table, and how guests reach it. Reads the ClientCore; contains no
/// wording, no clock and no I/O.
class Hosting {
 public:
  /// `core` must outlive this object.
  explicit Hosting(const ClientCore& core) : core_{core} {}

  const std::optional<OwnServer>& server() const { return server_; }
  /// Sets the server, which the client has started or found running; empty: there is none, or it has exited.
  void use(std::optional<OwnServer> server);

  /// Whether the client started the server, and may shut it down.
  bool ours() const { return server_ && server_->started_by_us; }
  bool is_at(const Address& address) const { return server_ && address == address_of(*server_); }
  /// Whether the client is connected to this server, or was last connected to it.
  bool here() const { return is_at(core_.server()); }
  /// Whether an announcement comes from this server.
  bool announced_by(const LanServer& server) const;

  /// The server is to outlive the client. Returns true only the first time, when the server must be told.
  bool keep() { return ours() && !std::exchange(kept_, true); }
  /// Like keep(), but only once others are at the client's table: then they keep the table even if the client crashes.
  bool keep_for_others() { return here() && others() > 0 && keep(); }
  bool kept() const { return kept_; }
  /// The client shuts the server down for everybody.
  void end() { kept_ = false; }

  /// Whether the client has lost its connection to this server without a goodbye, and another program of this user
  /// started it: if no server of this user is running, this one has died, and perhaps nobody else will restart it.
  bool may_have_died() const;
  /// The server has died unexpectedly. Returns the port on which the client should restart it, with its tables; empty
  /// if the server is not ours and may_have_died() is false, or if it has died too often. Forgets the server.
  std::optional<std::uint16_t> died(Instant now);
  /// After may_have_died(): another program has restarted the server, maybe on another port.
  void restarted_by_another(OwnServer server);
  /// After use() of a restarted server: whether the one that died was to outlive the client, so that this one must be
  /// kept too. Returns true only once.
  bool must_keep_again() { return server_ && std::exchange(keep_again_, false); }
  /// After use() of a restarted server: whether the client was at the one that died and has not gone elsewhere since.
  /// Then it needs a ServerRestarted, because the new server may have another port. Returns true only once.
  bool client_awaits_restart();

  /// The client has joined a table, on this server or another one.
  void arrived();
  /// The client is leaving its table. If the table is on the client's own server, others() still counts the people
  /// there.
  void leaves();
  /// The number of other people connected to the client's table on this server, or to the one that it has left there.
  int others() const;

  /// The addresses at which guests can reach the client's table, best first. Never empty.
  std::vector<Address> guest_addresses() const;

 private:
  const ClientCore& core_;
  std::optional<OwnServer> server_;
  bool kept_ = false;
  bool keep_again_ = false;  ///< The server that has died was to outlive the client.
  int left_behind_ = 0;
  std::optional<Address> died_at_;  ///< The last address of a server that is to be restarted.
  std::vector<Instant> restarts_;   ///< The times of the last kRestartsMax restarts.
};

}  // namespace cardroom::client
