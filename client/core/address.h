#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "common/protocol/key_fingerprint.h"
#include "common/protocol/port.h"

/// A server's address and identity, in the form that people type, read aloud or send to a friend.
namespace cardroom::client {

/// A host name or IP address, and a TCP port.
struct Address {
  std::string host;  ///< Without brackets around an IPv6 address.
  std::uint16_t port = kDefaultPort;
  auto operator<=>(const Address&) const = default;
};

/// Whether a host, given as an IP address or as localhost, is this machine.
bool is_loopback(std::string_view host);

/// "host:port", with brackets around an IPv6 address.
std::string to_text(const Address& address);

/// Reads "host", "host:port", "[v6]", "[v6]:port" or a bare IPv6 address; empty for anything else, including a port
/// that is 0 or above 65535, or a character that is invalid in host names. Does not look up the host.
std::optional<Address> parse_address(std::string_view text);

/// A link that takes a friend to a table: cardroom://host:port/table?key=<fingerprint>, where `table` is 32 hexadecimal
/// digits. The table and the key are optional.
struct Invitation {
  Address address;
  std::string table_id;  ///< 16 bytes, as on the wire; empty: no particular table.
  std::optional<KeyFingerprint> key;
  bool operator==(const Invitation&) const = default;
};

std::string to_text(const Invitation& invitation);

/// Reads an invitation link, or anything that parse_address accepts; empty for anything else.
std::optional<Invitation> parse_invitation(std::string_view text);

}  // namespace cardroom::client
