#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "cardroom/session/v1/session.pb.h"
#include "server/ids.h"
#include "server/session/allowance.h"

namespace cardroom::server {

/// The lowest and the highest version of the protocol that a program speaks.
struct Versions {
  std::uint32_t min{};
  std::uint32_t max{};
};
inline constexpr Versions kOurVersions{1, 1};

/// One player's presence: outlives connections. Who shows its token is this player.
struct Session {
  SessionId id{};
  std::string name;
  std::string address;  ///< Of the newest connection.
  std::optional<ConnectionId> connection{};
  std::optional<TableId> table{};
  std::uint64_t last_request = 0;
  Allowance allowance{};
  std::string last_answer;         ///< A serialized ServerMessage; empty while `last_request` is unanswered.
  Instant last_sign{};             ///< Of life, once the connection is gone.
  std::optional<Instant> alarm{};  ///< When it is forgotten.
};

/// Whether the session waits for an answer.
inline bool unanswered(const Session& session) {
  return session.last_request != 0 && session.last_answer.empty();
}

/// Where a request stands in the order of its session.
enum class Standing : std::uint8_t {
  next,          ///< Do it.
  repeated,      ///< Answered already: `last_answer` is the answer, and nothing is done.
  unanswered,    ///< Being done: its answer will come.
  out_of_order,  ///< Neither.
};

/// Notes that a request has come.
Standing take_request(Session& session, std::uint64_t request_id);

/// Why a hello is not accepted, in words that a person can use.
struct BadHello {
  session::v1::GoodbyeReason reason{};
  std::string text;
};
/// Empty: it is accepted.
std::optional<BadHello> look_at(const session::v1::Hello& hello, Versions ours = kOurVersions);

/// All sessions, by the hash of their token: the token itself is known only to its client.
class SessionCore {
 public:
  using Entropy = std::function<void(std::span<std::byte>)>;
  explicit SessionCore(Entropy entropy) : entropy_{std::move(entropy)} {}

  /// Null: unknown. A pointer is good until forget().
  Session* find(const SessionId& id);
  /// Null: not a token of ours.
  Session* find_by_token(std::string_view token);

  struct Begun {
    Session* session = nullptr;  ///< Null: there are too many.
    std::string token;           ///< For the client; kept nowhere here.
  };
  Begun begin(const std::string& name);

  void forget(const SessionId& id) { sessions_.erase(id); }
  std::size_t size() const { return sessions_.size(); }

 private:
  struct FirstBytes {
    std::size_t operator()(const SessionId& id) const;  ///< It is a hash already.
  };

  Entropy entropy_;
  std::unordered_map<SessionId, std::unique_ptr<Session>, FirstBytes> sessions_;
};

}  // namespace cardroom::server
