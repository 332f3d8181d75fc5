#include "client/core/address.h"

#include <algorithm>

#include "common/base/number.h"

namespace cardroom::client {
namespace {

constexpr std::string_view kScheme = "cardroom://";
constexpr std::size_t kTableIdBytes = 16;

bool is_host(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
           c == '_';
  };
  return !text.empty() && text.size() <= 253 && text.front() != '-' && std::ranges::all_of(text, fits);
}

/// Accepts hexadecimal groups, colons, an IPv4 tail and, after '%', the interface of a link-local address. The
/// connection attempt shows whether the address is valid.
bool is_v6(std::string_view text) {
  const std::string_view number = text.substr(0, text.find('%'));
  const auto fits = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == ':' || c == '.';
  };
  const bool zone_fits = number.size() == text.size() || is_host(text.substr(number.size() + 1));
  return std::ranges::count(number, ':') >= 2 && number.size() <= 45 && std::ranges::all_of(number, fits) && zone_fits;
}

/// `rest`: a colon and the port, or empty for the default port.
std::optional<Address> with_port(std::string_view host, std::string_view rest) {
  if (rest.empty()) return Address{std::string{host}};
  const auto port = rest.starts_with(':') ? number_in<std::uint16_t>(rest.substr(1)) : std::nullopt;
  return port && *port > 0 ? std::optional{Address{std::string{host}, *port}} : std::nullopt;
}

}  // namespace

bool is_loopback(std::string_view host) {
  return host.starts_with("127.") || host == "localhost" || host == "::1";
}

std::string to_text(const Address& address) {
  const bool v6 = address.host.find(':') != std::string::npos;
  return (v6 ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
}

std::optional<Address> parse_address(std::string_view text) {
  if (is_v6(text)) return Address{std::string{text}};
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    if (end == std::string_view::npos || !is_v6(text.substr(1, end - 1))) return std::nullopt;
    return with_port(text.substr(1, end - 1), text.substr(end + 1));
  }
  const std::string_view host = text.substr(0, text.find(':'));
  return is_host(host) ? with_port(host, text.substr(host.size())) : std::nullopt;
}

std::string to_text(const Invitation& invitation) {
  std::string text = std::string{kScheme} + to_text(invitation.address) + "/" + bytes_to_hex(invitation.table_id);
  if (invitation.key) text += "?key=" + to_hex(*invitation.key);
  return text;
}

std::optional<Invitation> parse_invitation(std::string_view text) {
  if (!text.starts_with(kScheme)) {
    const auto address = parse_address(text);
    return address ? std::optional{Invitation{*address, {}, {}}} : std::nullopt;
  }
  text.remove_prefix(kScheme.size());
  const std::string_view query = text.find('?') == std::string_view::npos ? "" : text.substr(text.find('?') + 1);
  text = text.substr(0, text.find('?'));
  const auto slash = text.find('/');
  const auto address = parse_address(text.substr(0, slash));
  const auto table = bytes_from_hex(slash == std::string_view::npos ? "" : text.substr(slash + 1));
  if (!address || !table || (!table->empty() && table->size() != kTableIdBytes)) return std::nullopt;
  Invitation invitation{*address, *table, {}};
  if (query.empty()) return invitation;
  // A later version may add to the query; this one reads only the key. A malformed key must not become
  // "no key", which would trust any server.
  constexpr std::string_view kKey = "key=";
  if (!query.starts_with(kKey)) return std::nullopt;
  invitation.key = fingerprint_from_hex(query.substr(kKey.size(), query.find('&') - kKey.size()));
  return invitation.key ? std::optional{invitation} : std::nullopt;
}

}  // namespace cardroom::client
