#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "common/protocol/beacon_wire.h"

/// The client side of server discovery on the local network, without a socket or a clock.
namespace cardroom::client {

/// A server that has been heard from recently.
struct LanServer {
  lan::Announcement announcement;
  std::string address;  ///< The source of its datagrams, as text; connect to it on announcement.port.
  friend bool operator==(const LanServer&, const LanServer&) = default;
};

/// Keeps track of the servers on the network. A server is identified by its id: one that is heard on several interfaces
/// is listed once, with the first address that still works; on the server's own machine that is a loopback address.
class LanCore {
 public:
  /// Monotonic, with an arbitrary origin.
  using Instant = std::chrono::milliseconds;

  /// Send this to everybody, on every interface.
  struct Ask {
    std::string datagram;
  };
  /// servers() or lonely() has changed.
  struct ListChanged {};
  /// Call woken() at this time; a newer WakeAt replaces it.
  struct WakeAt {
    Instant at{};
  };
  using Output = std::variant<Ask, ListChanged, WakeAt>;

  /// Announcements come every 2 s; after three missed ones a server counts as gone.
  static constexpr Instant kForgetAfter{7000};
  /// An empty list is normal for this long.
  static constexpr Instant kLonelyAfter{5000};
  /// Servers announce themselves without being asked. Asking shortens the first wait, and finds servers whose
  /// announcements to port 7313 are blocked by a firewall that lets their answers through.
  static constexpr Instant kAskEvery{3000};
  /// The maximum number of servers, and of addresses for each server. Any more are ignored: datagrams are not
  /// authenticated, and a longer list would not help the person.
  static constexpr std::size_t kServersMax = 200;
  /// At most this many servers that were first heard at the same address are kept, so that one machine cannot fill the
  /// list.
  static constexpr std::size_t kServersPerAddressMax = 16;
  static constexpr std::size_t kAddressesMax = 4;

  /// Starts by asking at once.
  std::vector<Output> start(Instant now);
  /// Handles a datagram from `address`; anything but an announcement is ignored.
  std::vector<Output> heard(Instant now, std::string_view datagram, const std::string& address);
  std::vector<Output> woken(Instant now);

  /// Sorted by name, then by id, so that the order is stable while a person reads.
  std::vector<LanServer> servers() const;
  /// No server has been heard from for kLonelyAfter: the person should be told what to check.
  bool lonely() const { return lonely_; }

 private:
  struct Heard {
    std::string address;
    Instant last{};
  };
  struct Known {
    lan::Announcement announcement;
    std::vector<Heard>
        addresses;  ///< In the order in which they were first heard, loopback addresses first. Never empty.
  };

  /// Returns whether the address to show has changed.
  static bool hear_at(Known& known, Instant now, const std::string& address);
  /// Returns whether the visible list has changed.
  bool forget(Instant now);
  /// Outputs ListChanged if `changed` or if lonely() changes, and the next WakeAt.
  void report(Instant now, bool changed, std::vector<Output>& outputs);

  std::vector<Known> known_;  ///< By id.
  Instant empty_since_{};
  Instant next_question_{};
  bool lonely_ = false;
};

}  // namespace cardroom::client
