#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cardroom/session/v1/session.pb.h"
#include "server/ids.h"
#include "server/session/allowance.h"

namespace cardroom::server {

/// The lowest and highest protocol versions that a program supports.
struct Versions {
  std::uint32_t min{};
  std::uint32_t max{};
};
inline constexpr Versions kOurVersions{1, 1};

/// One player's presence, which outlives connections. Any client that presents its token is this player.
struct Session {
  SessionId id{};
  std::string name;
  table::v1::Picture picture{};
  bool takes_part = false;  ///< Its client, as of its last hello, takes part in deals.
  std::string address;      ///< The address of the newest connection.
  /// The address that began it; empty if it was restored with a table.
  std::string begun_from;
  std::optional<ConnectionId> connection{};
  std::optional<TableId> table{};
  std::uint64_t last_request = 0;
  Allowance allowance{};
  std::string last_answer;         ///< A serialized ServerMessage; empty while `last_request` is unanswered.
  Instant last_sign{};             ///< The last sign of life; set once the connection is gone.
  std::optional<Instant> alarm{};  ///< When the session is to be forgotten.
};

/// Whether the session is waiting for an answer.
inline bool unanswered(const Session& session) {
  return session.last_request != 0 && session.last_answer.empty();
}

/// How a request fits into its session's sequence of requests.
enum class Standing : std::uint8_t {
  next,          ///< To be processed.
  repeated,      ///< Answered already: `last_answer` is sent again, and nothing else happens.
  unanswered,    ///< Being processed: the answer will follow.
  out_of_order,  ///< None of these.
};

/// Records that a request has arrived.
Standing take_request(Session& session, std::uint64_t request_id);

/// Why a hello is rejected, worded for a person.
struct BadHello {
  session::v1::GoodbyeReason reason{};
  std::string text;
};
/// Empty if the hello is accepted.
std::optional<BadHello> validate(const session::v1::Hello& hello, Versions ours = kOurVersions);

}  // namespace cardroom::server
