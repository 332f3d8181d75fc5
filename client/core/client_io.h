#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/address.h"

/// Inputs and outputs of the client's machine (ClientCore). The terminal's shell, the window's shell and the simulation
/// all use exactly these, with no socket, clock, thread or file behind them.
namespace cardroom::client {

/// Monotonic, from an arbitrary start; the machine never learns the time of day.
using Instant = std::chrono::milliseconds;

/// One attempt to connect and the resulting connection. Assigned by the machine, and never used twice.
using ConnectionId = std::uint64_t;

/// Chosen by the caller of Ask, and returned with the answer. The machine itself uses 0, for the join that follows a
/// redirect; it does not interpret the others.
using RequestTag = std::uint64_t;

// --- In, from the shell ------------------------------------------------------------------------------------------

/// TLS 1.3 is established. Nothing but the handshake has been sent.
struct Connected {
  ConnectionId connection{};
  KeyFingerprint key{};  ///< Of the certificate that the server showed.
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// Not established, closed by the server, or broken. Does not follow our own CloseConnection.
struct ConnectionClosed {
  ConnectionId connection{};
  std::string reason;  ///< For the person: "connection refused". May be empty.
  /// Its machine has answered that no program listens on that port.
  bool refused = false;
};

/// The process of the server in use has ended; this program has started it, or it runs on this machine. Tables do not
/// outlive their server.
struct ServerEnded {};

/// The time that WakeAt named has come (or passed).
struct Woken {};

// --- In, from the person -----------------------------------------------------------------------------------------

/// Go to this server and stay there, and reconnect when the connection is lost. The previous server is not told: give
/// up the seat with a LeaveTableRequest first.
struct GoTo {
  Address address;
  /// The key of an invitation: any other key is refused. It does not replace a pin without the person's consent.
  std::optional<KeyFingerprint> key;
  /// The key comes from the output of a server that this program has started: it replaces a pin silently.
  bool own_server = false;
};

/// The answer to KeyChanged: trust the new key from now on.
struct AcceptKey {};

/// Ask the server for something, exactly once: it is repeated after a lost connection until it is answered, or until
/// the server has forgotten this session. Queued while another request is unanswered or there is no connection. The
/// body is everything of a ClientMessage except hello and heartbeat.
struct Ask {
  RequestTag tag{};
  session::v1::ClientMessage message;
};

/// The person's name from the next hello on. Precondition: is_name(name, kPersonNameMax).
struct Rename {
  std::string name;
};

/// Close the connection and stay offline. The seat remains this session's, with a bot playing in it.
struct Stop {};

/// Do not wait for the next attempt any longer.
struct TryNow {};

using Input = std::variant<Connected, BytesReceived, ConnectionClosed, ServerEnded, Woken, GoTo, AcceptKey, Ask, Rename,
                           Stop, TryNow>;

// --- Out, for the shell ------------------------------------------------------------------------------------------

/// Answered with Connected or ConnectionClosed.
struct OpenConnection {
  ConnectionId connection{};
  Address address;
};

struct SendBytes {
  ConnectionId connection{};
  std::string bytes;
};

/// Bytes that were handed over before are sent first, as far as possible at once.
struct CloseConnection {
  ConnectionId connection{};
};

/// One alarm for the whole machine; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// profile() has changed: write it to its file.
struct SaveProfile {};

// --- Outputs for the user interface: what has changed. It reads the state from the machine ---------------------------

/// status() has changed.
struct StatusChanged {};

/// The server was reached for the first time, or again. table() is unchanged; the next TableChanged shows what has
/// happened in the meantime.
struct Welcomed {
  bool first{};    ///< Since GoTo.
  bool resumed{};  ///< The server knew this session. Otherwise a seat that this client had there is gone.
};

/// Nothing has been sent to this server, and nothing will be, until AcceptKey (or another GoTo, or Stop).
struct KeyChanged {
  Address address;
  KeyFingerprint known{};
  KeyFingerprint shown{};
};

/// The answer to Ask.
struct Answered {
  RequestTag tag{};
  session::v1::ServerMessage answer;  ///< Done, Refused, or the requested data.
};

/// The reason why a request has no answer.
enum class Unanswered : std::uint8_t {
  queue_full,    ///< Too many requests are waiting; this one was not taken.
  session_lost,  ///< The server has forgotten the session: the request may or may not have been done.
  stopped,       ///< Stop, another GoTo, or the server ended the session.
};
struct GivenUp {
  RequestTag tag{};
  Unanswered reason{};
};

/// table() has changed. At most once a step, however many updates arrived, unless the table was left in between. If
/// updates of two games arrive together, each game has its own notice, in a separate step: during the first one,
/// table() does not show the next game yet, nor that the kind has changed and the game is gone.
struct TableChanged {
  std::uint32_t new_events = 0;  ///< The number of new events: the last ones of table()->events.
  bool events_missed = false;    ///< Events before the new ones are missing. The view is complete.
  bool other_table = false;      ///< Another table than before.
  bool other_game = false;       ///< The events are of another game than before, or there is no longer a game.
  bool after_resume = false;     ///< The first one after a reconnect.
};

/// table() is paused: see Table::waiting. The next TableChanged says that it continues.
struct TableWaits {};

/// table() is empty now. With LEFT_REASON_UNSPECIFIED the person has left it, or the server has forgotten the session.
struct TableLeft {
  lobby::v1::LeftReason reason{};
  /// The server was restarted, or has given up the seat during a long outage. This client has lost the table.
  bool forgotten = false;
};

/// chat() has more lines. At most once a step; earlier lines and new ones come in separate notices.
struct ChatChanged {
  std::size_t new_lines = 0;  ///< The number of new lines: the last ones of chat(). Never 0.
  bool said_before = false;   ///< Said before this client joined the table, or during an outage.
};

/// watchers() has changed. Not sent when the spectators disappear with the table.
struct WatchersChanged {};

/// deal() has changed.
struct DealChanged {};

using Output =
    std::variant<OpenConnection, SendBytes, CloseConnection, WakeAt, SaveProfile, StatusChanged, Welcomed, KeyChanged,
                 Answered, GivenUp, TableChanged, TableWaits, TableLeft, DealChanged, ChatChanged, WatchersChanged>;

}  // namespace cardroom::client
