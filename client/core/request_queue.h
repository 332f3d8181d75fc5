#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_io.h"

namespace cardroom::client {

/// The maximum number of queued requests.
inline constexpr std::size_t kRequestsWaitingMax = 16;

/// Exactly-once requests: numbers them consecutively within a session, has at most one outstanding, and repeats an
/// unanswered one under the same number after a resume.
class RequestQueue {
 public:
  /// Returns false if the queue is full; the request was not accepted.
  bool push(Ask request);

  /// The request to send now: the first in the queue, once per connection.
  std::optional<session::v1::ClientMessage> to_send();

  /// Removes and returns the request with this number; empty if it is not the outstanding one.
  std::optional<Ask> answered(std::uint64_t request_id);

  /// A redirect: the outstanding request is sent again under a new number. Returns false if this is not its number.
  bool redirected(std::uint64_t request_id);

  /// The server did not accept the outstanding request, which is to be sent again. Returns false if this is not its
  /// number.
  bool postponed(std::uint64_t request_id);

  /// Requests that were sent can no longer be answered until they are repeated.
  void disconnected() { sent_ = false; }

  /// The server knows the session and, as far as it remembers, numbers up to `last_request_id` have been used. Returns
  /// the outstanding request if it cannot be repeated because another program has used the session.
  std::optional<RequestTag> resumed(std::uint64_t last_request_id);

  /// The server has started a new session. Returns the outstanding request, which may or may not have been carried out.
  std::optional<RequestTag> begun(std::uint64_t last_request_id);

  /// Drops all requests; returns their tags in order.
  std::vector<RequestTag> clear();

 private:
  std::optional<RequestTag> drop_outstanding();

  std::deque<Ask> waiting_;    ///< The first one is outstanding if it is numbered.
  std::uint64_t last_id_ = 0;  ///< The last number assigned in this session.
  bool numbered_ = false;      ///< Whether the first request has the number last_id_.
  bool sent_ = false;          ///< Whether it has been sent on this connection.
};

}  // namespace cardroom::client
