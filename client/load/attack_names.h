#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom::load {

/// What a server must withstand from malicious clients. Each attack is limited in number and in time.
enum class Attack : std::uint8_t {
  half_open,    ///< Connections whose TLS handshake never begins.
  no_hello,     ///< Connections that stay silent after the handshake.
  connections,  ///< As many connections with a session as the server accepts.
  sessions,     ///< A hello for a new session, then a disconnect, over and over.
  tables,       ///< Tables that are created and left, over and over.
  chat,         ///< Lines of chat at other people's tables, and lists of tables, as fast as answers arrive.
  passwords,    ///< Wrong passwords for a table that has one.
  garbage,      ///< Frames that are too long, and bytes that are not a message.
  slow_reader,  ///< Requests whose answers are never read.
  resume,       ///< Hellos with tokens that do not exist.
  log,          ///< Input that makes the server write long log lines.
};

/// As on the command line, in the order of Attack.
inline constexpr std::array<std::string_view, 11> kAttackNames{"half-open",   "no-hello", "connections", "sessions",
                                                               "tables",      "chat",     "passwords",   "garbage",
                                                               "slow-reader", "resume",   "log"};

/// Empty if there is no such attack.
constexpr std::optional<Attack> attack_named(std::string_view name) {
  for (std::size_t i = 0; i < kAttackNames.size(); ++i)
    if (kAttackNames[i] == name) return static_cast<Attack>(i);
  return std::nullopt;
}

constexpr std::string_view name_of(Attack attack) {
  return kAttackNames[static_cast<std::size_t>(attack)];
}

}  // namespace cardroom::load
