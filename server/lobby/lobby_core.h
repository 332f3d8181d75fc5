#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/games/registry.h"
#include "server/limits.h"
#include "server/lobby/directory.h"
#include "server/lobby/wrong_passwords.h"
#include "server/server_io.h"
#include "server/shared_places.h"
#include "server/table/table_io.h"

namespace cardroom::server {

/// The session whose request the lobby is handling.
struct Visitor {
  SessionId session{};
  std::string name;
  wire::Picture picture{};
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

/// Do nothing yet: the request waits for the result of an earlier one.
struct Wait {};

/// The result of a request to the lobby. After HashPassword and Wait, password_hashed() returns the rest of the
/// decision.
using LobbyDecision = std::variant<TurnAway, HashPassword, OpenTable, PassOn, Wait>;

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
  /// The decision on the request that is waiting for this hash, and on those that were waiting for that decision. Empty
  /// if there is none.
  std::vector<LobbyDecision> password_hashed(const PasswordHashed& hashed);
  /// Calls `what` with each session whose request is waiting for a hash, or for the decision on an earlier one.
  void for_each_waiting(const std::function<void(const SessionId&)>& what) const;

  Directory& directory() { return directory_; }
  const Directory& directory() const { return directory_; }

  /// A new game of this kind; null if the kind is unknown or the rules or seats are invalid.
  std::unique_ptr<Match> make_match(const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) const;
  TableId new_table_id();
  std::array<std::byte, 32> new_bots_key();

 private:
  using Continuation = std::function<LobbyDecision(const PasswordHashed&)>;
  /// A request to join a table that has a password.
  struct Guess {
    Visitor visitor;
    PassOn go;
    std::string password;
    HeldPlace place;
  };
  using Guesses = std::deque<Guess>;
  struct Hashing {
    SessionId session{};             ///< The visitor.
    std::optional<TableId> guessed;  ///< The table whose password is being verified.
    HeldPlace place;                 ///< Held for the visitor's address.
    /// The guesses from one address for one table, which are verified one after the other: if all were verified
    /// at once, those that came before the first answer would escape the wait that wrong ones cause. They belong to the
    /// guess that they wait for, so that they cannot outlive it if its decision is aborted.
    Guesses next;
    Continuation then;
  };

  const GameKind* find_kind(const std::string& id) const;
  bool too_many_tables(const Visitor& visitor) const;
  TurnAway wrong_password(const Visitor& visitor, const TableId& table);
  LobbyDecision open(const Visitor& visitor, Created created);
  /// Why this password cannot be hashed or queued now; empty if it can: the visitor's address has room for it.
  std::optional<TurnAway> no_place(const Visitor& visitor, const std::string& password) const;
  /// Hashes the password of a new table or settings, and continues with `then`.
  LobbyDecision hash(const Visitor& visitor, const std::string& password, Continuation then);
  /// Hashes the password, or verifies it against `expected`. If this throws, nothing waits for the hash.
  HashPassword begin_hash(const std::string& password, const std::string& expected, const Visitor& visitor,
                          Hashing hashing);
  /// Verifies the password, with `next` waiting for the result, unless the table has changed in the meantime or the
  /// address has to wait; then `next` is untouched.
  LobbyDecision verify(Guess guess, Guesses& next);
  /// The verification that a guess of this address for this table has to wait for; null: none.
  Hashing* find_verification(const TableId& table, const std::string& address);

  Limits limits_;
  std::span<const GameKind> kinds_;
  Entropy entropy_;
  Directory directory_;
  WrongPasswords wrong_passwords_;
  std::uint64_t last_ticket_ = 0;
  SharedPlaces places_{kHashingMax};                    ///< One for each password that is being hashed or is waiting.
  std::unordered_map<std::uint64_t, Hashing> hashing_;  ///< By ticket.
};

}  // namespace cardroom::server
