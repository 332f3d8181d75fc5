#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_io.h"
#include "client/core/deal_watch.h"
#include "client/core/profile.h"
#include "client/core/request_queue.h"
#include "client/core/table_memory.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/presence.h"
#include "common/protocol/table_delta.h"

namespace cardroom::client {

/// The lowest and highest protocol versions that this client supports.
inline constexpr std::uint32_t kProtocolMin = 1;
inline constexpr std::uint32_t kProtocolMax = 1;

/// If a heartbeat is late by more than this, the client itself was not running: it was stopped, asleep or starved of
/// CPU. The server's messages may still be unread, or the server was stopped too and will send at once. The server
/// therefore gets kSpeakUp before its silence counts, and data read in that time may be as old as the client's pause.
inline constexpr std::chrono::milliseconds kNotListening{500};
inline constexpr std::chrono::milliseconds kSpeakUp{1'000};

/// The time limit for name resolution, connecting and the handshake. Longer than the silence limit, because on a bad
/// link the first packets are the ones most likely to be lost.
inline constexpr std::chrono::milliseconds kConnectingMax{10'000};

/// The pauses before reconnection attempts 1, 2, ...; the last value applies to all later ones. Short at first, because
/// most outages are; never longer than a person is willing to wait once the network is back.
inline constexpr std::array<std::chrono::milliseconds, 6> kReconnectAfter{
    std::chrono::milliseconds{50},    std::chrono::milliseconds{250},   std::chrono::milliseconds{500},
    std::chrono::milliseconds{1'000}, std::chrono::milliseconds{2'000}, std::chrono::milliseconds{4'000}};

/// A connection that lasted this long counts as good: after it, the pauses start again with the shortest. Otherwise a
/// client would connect twenty times a second to a server that accepts connections and then drops them.
inline constexpr std::chrono::milliseconds kGoodConnection{5'000};

/// The number of attempts before the person is told that there is no server. Applies only before the first Welcome
/// since GoTo; after that the client never stops trying, because a seat is waiting.
inline constexpr int kFirstAttemptsMax = 4;

/// How many consecutive redirects without a Welcome the client follows before it gives up.
inline constexpr int kRedirectsMax = 5;

/// A request that the server rejects as out of order is repeated after this long, at most this many times in a row;
/// then the client reconnects to learn the current number.
inline constexpr std::chrono::milliseconds kAskAgainAfter{250};
inline constexpr int kOutOfOrderMax = 8;

/// How many connections since the last good one may end because of malformed bytes before the client gives up.
inline constexpr int kMalformedMax = 3;

/// The state of the connection.
struct Status {
  enum class Kind : std::uint8_t {
    offline,     ///< Not connected, and not trying to connect.
    connecting,  ///< An attempt is under way; `attempt` counts from 1.
    waiting,     ///< Waiting for the next attempt, until `until`.
    key_asked,   ///< The server's key has changed, and the person must decide.
    online,
  } kind{Kind::offline};

  /// Why it is offline.
  enum class Why : std::uint8_t {
    never_asked,
    stopped,          ///< Stop was received.
    no_server,        ///< The server could not be reached at all; `text` gives the last reason.
    wrong_key,        ///< The server is not the one in the invitation. Nothing was sent to it.
    said_goodbye,     ///< The server ended the connection permanently; `goodbye` says why.
    server_ended,     ///< The server process has ended, as reported by ServerEnded.
    not_a_server,     ///< The peer's messages do not follow our protocol.
    sent_in_circles,  ///< Too many redirects.
  } why{Why::never_asked};

  /// The last attempt to connect failed because nothing is listening on that port.
  bool refused = false;
  int attempt = 0;
  Instant until{};
  session::v1::GoodbyeReason goodbye{};  ///< Also set while waiting: the server's last reason, if any.
  std::string text;                      ///< The reason for the last failure, in English; may be empty.
};

/// The current minute, by the shell's clock and time zone.
using Calendar = std::function<Minute()>;

/// How this client describes itself in Hello.
struct Software {
  std::string name;  ///< Program and version.
  std::vector<session::v1::Kind> kinds;
  bool keeps_games = false;                      ///< Fetches the record of each game that it has seen (GameKept).
  std::uint32_t game_bytes_max = kGameBytesMax;  ///< A longer record is not fetched.
};

/// The client's side of the protocol: hello and resume, heartbeats, reconnection, exactly-once requests, the pinned
/// key, and the table as the server shows it. Does not determine whether a move is legal or what it scores.
///
/// Every input carries the time, which never decreases; outputs must be performed in order. One thread at a time.
/// Values returned by the state accessors are valid until the next step().
class ClientCore {
 public:
  /// `calendar` is called whenever the day matters. A client that does not save its profile need not pass it. A client
  /// without Fairness takes no part in deals, and does not check them.
  ClientCore(Profile profile, Software software, Calendar calendar = [] { return Day{}; }, Fairness fairness = {});

  std::vector<Output> step(Instant now, Input input);

  const Status& status() const { return status_; }
  /// The address of the last GoTo, or of the redirect that followed it.
  const Address& server() const { return goal_.address; }
  /// The trusted server's key, kept while the connection is lost. Empty until a server has been trusted.
  const std::optional<KeyFingerprint>& server_key() const { return key_; }
  const Profile& profile() const { return profile_; }
  Day today() const { return std::chrono::floor<std::chrono::days>(calendar_()); }
  /// The last Welcome since GoTo; null before it.
  const session::v1::Welcome* session() const { return welcome_ ? &*welcome_ : nullptr; }
  /// Whether the server's tables outlive its process, according to the last Welcome.
  bool keeps_tables() const;
  /// Null while not at a table. Kept while the connection is lost.
  const Table* table() const { return memory_.table(); }
  /// The latest lines of the table's chat, oldest first; empty while not at a table.
  const std::deque<table::v1::ChatLine>& chat() const { return memory_.chat(); }
  /// The spectators' names as shown at the table; empty while not at a table.
  const std::vector<std::string>& watchers() const { return memory_.watchers(); }
  /// Null before the first deal.
  const Deal* deal() const { return deals_.deal(); }
  /// When this server was last known to be alive. Data read just after a stall does not count, because its age is
  /// unknown. 0: never.
  Instant last_heard() const { return last_heard_; }

 private:
  /// The server that the client should be connected to, and what is known about it.
  struct Goal {
    Address address;
    std::optional<KeyFingerprint> key;
    bool own_server = false;  ///< Whether its key replaces a pin without asking.
    bool redirected = false;  ///< Whether a server sent us here, with `ticket` and `table_id`.
    std::string ticket;
    std::string table_id;
  };

  void handle(const Connected& in);
  void handle(const BytesReceived& in);
  void handle(const ConnectionClosed& in);
  void handle(const ServerEnded& in);
  void handle(const Woken& in);
  void handle(GoTo& in);
  void handle(const AcceptKey& in);
  void handle(const DropSeat& in);
  void handle(Ask& in);
  void handle(Rename& in);
  void handle(const KeepLesson& in);
  void handle(const ChoosePicture& in);
  void handle(const Stop& in);
  void handle(const TryNow& in);
  void handle(ServerRestarted& in);

  /// Handles the messages that have arrived. A message that would replace a table before the notice about it has been
  /// sent waits for the next step, unless the connection has ended.
  void read_on(bool to_the_end = false);
  bool hides_a_notice(const session::v1::ServerMessage& message) const;
  void received(session::v1::ServerMessage message);
  void welcomed(session::v1::Welcome message);
  void said_goodbye(const session::v1::Goodbye& message);
  void redirected(std::uint64_t request_id, const session::v1::Redirect& message);
  void answered(session::v1::ServerMessage message);
  void out_of_order(std::uint64_t request_id);
  void ask_for_table(const std::string& table_id, bool watch);

  /// Whether to say hello to a server with this key. If not, the connection has already been dropped.
  bool trusts(const KeyFingerprint& key);
  void say_hello();
  void send(const session::v1::ClientMessage& message);
  void send_next_request();

  void open();
  /// Called on every sign of life from the server.
  void hear();
  /// If the client was not running for a while, gives the server time to send before its silence counts.
  void excuse_server();
  void drop_connection();
  void lost(std::string reason, bool refused = false);
  void wait_until(Instant until);
  void go_offline(Status::Why why, std::string text = {});
  void give_up(std::optional<RequestTag> tag, Unanswered reason);
  void give_up_all(Unanswered reason);
  void set_status(Status status);
  void leave_table(TableLeft notice, bool seat_kept = false);
  void told_to_leave(const lobby::v1::LeftTable& message);
  /// Whether the seat is on the server that the client is connected or connecting to.
  bool is_here(const KeptSeat& seat) const;
  /// Precondition: the client is at a table.
  void remember_seat();
  /// Called when the client has no seat at this table, or no longer has one.
  void forget_seat(const std::string& table_id);
  /// Likewise for all tables of this server.
  void forget_seats();
  /// Called at the end of a game that the person has played: its kind is no longer new to them.
  void remember_game();
  void remember(const std::string& kind, const Acquaintance& game);
  /// All updates of a step share one notice, because table() shows only the last one.
  void notice_change(TableChanged change);
  /// Likewise for the chat.
  void notice_chat(ChatChanged change);
  /// The last deal of that table that this client has seen; null if none.
  const KeptDeal* kept_deal(const std::string& table_id) const;
  /// Saves the last deal in the profile, before this client answers with its part.
  void remember_deal();
  /// Fetches the record of a game that has ended.
  void follow_games();
  /// Performs what follows from a message about a deal.
  void follow_deal(DealWatch::Step step);
  void malformed();
  void arm();

  Profile profile_;
  Software software_;
  Calendar calendar_;
  Status status_;
  Goal goal_;
  std::optional<KeyFingerprint> key_;
  std::optional<KeyFingerprint> shown_key_;  ///< The key that AcceptKey would accept.
  std::optional<session::v1::Welcome> welcome_;
  TableMemory memory_;
  DealWatch deals_;
  GameFetch games_;
  RequestQueue requests_;

  ConnectionId last_connection_ = 0;
  std::optional<ConnectionId> connection_;  ///< The connection that is being established or is up.
  bool up_ = false;                         ///< Whether Hello has been sent on it.
  FrameDecoder decoder_{kReplyBytesMax};
  DeltaDecoder deltas_;                                  ///< For this connection.
  std::optional<session::v1::ServerMessage> held_back_;  ///< An already decoded message, to be handled next.
  Instant opened_{};
  Instant last_heard_{};
  Instant silent_at_{};  ///< The time at which the server counts as lost unless it is heard from.
  Instant heartbeat_due_{};
  bool excused_ = false;  ///< Whether the server's silence has been excused; at most once until it is heard from again.
  std::optional<Instant> listening_from_;  ///< When the client began to listen again after a pause. Data read within
                                           ///< kSpeakUp of that time may be old.
  std::optional<Instant> welcomed_at_;     ///< The time of the Welcome on this connection.
  int failures_ = 0;                       ///< Failed connections since the last good one.
  int redirects_ = 0;                      ///< Redirects since the last welcome.
  int out_of_order_ = 0;                   ///< Consecutive out-of-order rejections.
  std::optional<Instant> ask_again_at_;    ///< No request is sent before this time.
  int malformed_ = 0;                      ///< Connections with malformed bytes since the last good one.

  std::optional<Instant> armed_;
  Instant now_{};            ///< The time of the step in progress.
  std::vector<Output> out_;  ///< The outputs of the step in progress.
};

}  // namespace cardroom::client
