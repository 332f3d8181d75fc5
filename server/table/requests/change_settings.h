#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "server/table/requests/request.h"
#include "server/table/settings.h"

namespace cardroom::server {

/// The owner changes the settings. Absent fields stay unchanged. The lobby completes the rules and hashes the password.
struct ChangeSettings {
  static constexpr auto kBody = ClientMessage::kChangeSettings;
  static constexpr Purse kPurse = Purse::password;
  static constexpr bool kRecorded = true;

  std::optional<std::string> name;
  std::optional<std::string> kind;
  std::optional<std::uint8_t> seats;                    ///< Always present if the kind changes.
  std::optional<std::uint32_t> rules_version;           ///< Present only if the kind changes. For the record.
  std::optional<wire::GameRules> rules;                 ///< Rebuilt by the kind; absent with a new kind: its defaults.
  std::optional<std::chrono::milliseconds> turn_limit;  ///< 0: off.
  bool usual_turn_limit = false;                        ///< The default limit instead of `turn_limit`.
  std::optional<std::string> password_hash;             ///< Empty: no password.
  std::optional<bool> watching_allowed;
  std::optional<bool> hints_by_expert;
  std::optional<bool> is_private;

  static Read<ChangeSettings> parse(const ClientMessage& message, const Added& added);
  void write(ClientMessage& out, Added& added) const;

  /// Whether the request only makes the table public or private, which does not affect a game.
  bool only_opens() const;
  Refused apply(Table& table, Answer& answer) const;

 private:
  Refused open(Table& table, const SessionId& session) const;
  Settings changed(Settings settings) const;
};

}  // namespace cardroom::server
