#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/address.h"

/// What goes into the client's machine (ClientCore) and what comes out. The terminal's shell, the window's and the
/// simulation all speak exactly this: no socket, clock, thread or file is behind it.
namespace cardroom::client {

/// Monotonic, from any start; the machine never learns the time of day.
using Instant = std::chrono::milliseconds;

/// One attempt to connect and what comes of it. Given by the machine, never used twice.
using ConnectionId = std::uint64_t;

/// Chosen by the caller of Ask, and returned with the answer. The machine uses 0 itself, for the join that follows a
/// redirect; the others mean nothing to it.
using RequestTag = std::uint64_t;

// --- In, from the shell ------------------------------------------------------------------------------------------

/// TLS 1.3 is up. Nothing has been sent but the handshake.
struct Connected {
  ConnectionId connection{};
  KeyFingerprint key{};  ///< Of the certificate that the server showed.
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// Not established, closed by the server, or broken. Not said after our own CloseConnection.
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

/// Go to this server and stay there, and reconnect when the connection is lost. The server before it is not told: give
/// up the seat with a LeaveTableRequest first.
struct GoTo {
  Address address;
  /// The key that an invitation names: another one is refused. It does not replace a pin without the person's consent.
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

/// Close the connection and stay offline. The seat remains this session's, held by a bot.
struct Stop {};

/// Do not wait any longer for the next attempt.
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

/// What was handed over before goes out first, as far as it goes at once.
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

/// The server was reached for the first time, or again. table() is as it was; what happened meanwhile comes with the
/// next TableChanged.
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
  session::v1::ServerMessage answer;  ///< Done, Refused, or what was asked for.
};

/// Why a request has no answer.
enum class Unanswered : std::uint8_t {
  queue_full,    ///< Too many requests are waiting; this one was not taken.
  session_lost,  ///< The server has forgotten the session: the request may have been done or not.
  stopped,       ///< Stop, another GoTo, or the server ended the session.
};
struct GivenUp {
  RequestTag tag{};
  Unanswered reason{};
};

/// table() is newer. At most once a step, however many updates came, unless the table was left in between. Of two games
/// each has its own notice, in a step of its own: when it is given, table() shows nothing of the next game yet, nor
/// that the kind has been changed and the game is gone.
struct TableChanged {
  std::uint32_t new_events = 0;  ///< The last ones of table()->events, as many as are new.
  bool events_missed = false;    ///< Events before the new ones are missing. The view is complete.
  bool other_table = false;      ///< Another table than before.
  bool other_game = false;       ///< The events are of another game than before, or there is no game any more.
  bool after_resume = false;     ///< The first one after a reconnect.
};

/// table() stands still: see Table::waiting. The next TableChanged says that it goes on.
struct TableWaits {};

/// table() is empty now. With LEFT_REASON_UNSPECIFIED the person has left it, or the server has forgotten the session.
struct TableLeft {
  lobby::v1::LeftReason reason{};
  /// The server was restarted, or has given up the seat during a long outage. The table is lost to this client.
  bool forgotten = false;
};

/// chat() has more lines. At most once a step; earlier lines and new ones come in separate notices.
struct ChatChanged {
  std::size_t new_lines = 0;  ///< The last ones of chat(), as many as are new. Never 0.
  bool said_before = false;   ///< Before this client came to the table, or during an outage.
};

/// watchers() has other names. Not said when they are gone with the table.
struct WatchersChanged {};

/// deal() is newer.
struct DealChanged {};

using Output =
    std::variant<OpenConnection, SendBytes, CloseConnection, WakeAt, SaveProfile, StatusChanged, Welcomed, KeyChanged,
                 Answered, GivenUp, TableChanged, TableWaits, TableLeft, DealChanged, ChatChanged, WatchersChanged>;

}  // namespace cardroom::client
