#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/games/registry.h"
#include "server/limits.h"
#include "server/lobby/directory.h"
#include "server/lobby/wrong_passwords.h"
#include "server/server_io.h"
#include "server/table/table_io.h"

namespace cardroom::server {

/// The session whose request the lobby is handling.
struct Visitor {
  SessionId session{};
  std::string name;
  std::string address;
  std::uint64_t request_id{};
  Instant now{};  ///< When the request arrived.
};

/// Open a table, which then answers the request.
struct OpenTable {
  TableId id{};
  Created created;
};

/// Pass the request on to this table, which answers it.
struct PassOn {
  TableId table{};
  Request request;
};

/// Refuse the request.
struct TurnAway {
  SessionId session{};
  std::uint64_t request_id{};
  RequestRefusal refusal;
  std::string log{};  ///< A line for the log; empty: none.
};

/// The result of a request to the lobby. After HashPassword, password_hashed() returns the rest of the decision.
using LobbyDecision = std::variant<TurnAway, HashPassword, OpenTable, PassOn>;

/// Creating and joining tables: permissions, validation, passwords. The tables themselves decide the rest.
class LobbyCore {
 public:
  using Entropy = std::function<void(std::span<std::byte>)>;
  LobbyCore(Limits limits, std::span<const GameKind> kinds, Entropy entropy);

  LobbyDecision create(const Visitor& visitor, const lobby::v1::CreateTableRequest& request);
  /// Precondition: the message is a JoinTableRequest.
  LobbyDecision join(const Visitor& visitor, const ClientMessage& message);
  /// Validates a change of settings at the visitor's table, which then decides.
  LobbyDecision change(const Visitor& visitor, const TableId& table, const lobby::v1::ChangeSettingsRequest& request,
                       ChangeSettings change);
  /// Empty if no request is waiting for this hash.
  std::optional<LobbyDecision> password_hashed(const PasswordHashed& hashed);

  Directory& directory() { return directory_; }
  const Directory& directory() const { return directory_; }

  /// A new game of this kind; null if the kind is unknown or the rules or seats are invalid.
  std::unique_ptr<Match> make_match(const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) const;
  TableId new_table_id();
  std::array<std::byte, 32> new_bots_key();

 private:
  using Continuation = std::function<LobbyDecision(const PasswordHashed&)>;
  struct Hashing {
    std::string address;  ///< The address of the visitor.
    Continuation then;
  };

  const GameKind* find_kind(const std::string& id) const;
  bool too_many_tables(const Visitor& visitor) const;
  TurnAway wrong_password(const Visitor& visitor, const TableId& table);
  LobbyDecision open(const Visitor& visitor, Created created);
  /// Hashes the password, or verifies it against `expected`, and continues with `then`.
  LobbyDecision hash(const Visitor& visitor, const std::string& password, const std::string& expected,
                     Continuation then);

  Limits limits_;
  std::span<const GameKind> kinds_;
  Entropy entropy_;
  Directory directory_;
  WrongPasswords wrong_passwords_;
  std::uint64_t last_ticket_ = 0;
  std::unordered_map<std::uint64_t, Hashing> hashing_;  ///< By ticket; at most kHashingMax.
};

}  // namespace cardroom::server
