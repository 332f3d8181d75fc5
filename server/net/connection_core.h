#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/table_delta.h"
#include "server/net/rate_limit.h"
#include "server/server_io.h"

namespace cardroom::server {

/// One connection, without its socket: converts bytes to messages and messages to bytes, and says goodbye to peers that
/// are silent, too fast or too slow. Knows nothing of sessions and tables.
///
/// At most one SendBytes is in flight. Messages behind it are queued here, so that the next view of a table can replace
/// one that has not been sent.
class ConnectionCore {
 public:
  ConnectionCore(ConnectionId id, Instant now);

  void received(Instant now, std::string_view bytes);
  /// The next received message; empty if there is none, or the connection is ending. Heartbeats are skipped.
  std::optional<session::v1::ClientMessage> next(Instant now);
  /// The hello was accepted: longer messages are allowed from now on. `changes`: the client accepts updates that
  /// contain only what has changed.
  void greeted(bool changes);

  void send(const session::v1::ServerMessage& message);
  /// Replaces an update of the same table that is still queued, and merges their events.
  void send_update(ViewerUpdate update);
  /// For a message with a fixed position between two views: updates before and after it are not merged.
  void send_in_order(const session::v1::ServerMessage& message);
  /// The last message: nothing is received or sent after it.
  void goodbye(Instant now, session::v1::GoodbyeReason reason, const std::string& text,
               std::chrono::milliseconds retry_after = {});

  /// The bytes in flight have been sent.
  void sent() { sending_ = false; }
  void woken(Instant now);
  std::optional<Instant> wake_at() const;

  /// Appends the outputs that are due now. Returns true if the connection has ended; the caller then destroys this
  /// object.
  bool flush(Instant now, std::vector<Output>& outputs);

  Instant last_sign() const { return last_sign_; }  ///< The peer's last sign of life.
  bool ending() const { return closes_at_.has_value(); }
  std::optional<session::v1::GoodbyeReason> reason() const { return reason_; }  ///< Why we said goodbye.

 private:
  struct InOrder {
    std::string frame;
  };
  struct Waiting {
    std::variant<std::string, InOrder, ViewerUpdate> what;
    std::size_t bytes{};  ///< The size of a frame or a whole update.
  };

  void wait(Waiting waiting);
  void drop_all();
  Instant silent_at() const;

  ConnectionId id_;
  FrameDecoder decoder_{kHelloBytesMax};
  bool greeted_ = false;
  std::optional<DeltaEncoder> deltas_;  ///< Present if the client accepts updates that contain only what has changed.
  Instant last_sign_;
  Instant hello_until_;
  Instant heartbeat_at_;
  std::optional<Instant> excused_until_;  ///< Until then, the peer's silence does not count. Granted only once.
  RateLimit message_rate_{kMessageRate};
  bool sending_ = false;
  std::vector<Waiting> outbox_;
  std::size_t outbox_bytes_ = 0;  ///< Of everything in the outbox.
  std::optional<session::v1::GoodbyeReason> reason_;
  std::optional<Instant> closes_at_;  ///< The deadline after a goodbye.
};

}  // namespace cardroom::server
