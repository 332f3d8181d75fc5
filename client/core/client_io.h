#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/address.h"
#include "client/core/game_fetch.h"
#include "client/core/profile.h"

/// Inputs and outputs of ClientCore, the client's state machine. The terminal's shell, the window's shell and the
/// simulation all use exactly these; they involve no socket, clock, thread or file.
namespace cardroom::client {

/// Monotonic, with an arbitrary origin. The time of day comes from elsewhere (see Calendar).
using Instant = std::chrono::milliseconds;

/// Identifies one connection attempt and the resulting connection. Assigned by the state machine and never reused.
using ConnectionId = std::uint64_t;

/// Chosen by the caller of Ask, and returned with the answer. The state machine does not interpret it.
using RequestTag = std::uint64_t;

/// The tag of the state machine's own requests: the join that follows a redirect, the join that returns a person to the
/// table, and a change of the picture.
/// Their answers are not reported.
inline constexpr RequestTag kOwnRequest = 0;

// --- In, from the shell ------------------------------------------------------------------------------------------

/// A TLS 1.3 connection has been established. Nothing but the handshake has been sent.
struct Connected {
  ConnectionId connection{};
  KeyFingerprint key{};  ///< The key of the certificate that the server presented.
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// The connection could not be established, was closed by the server, or broke. Not reported after our own
/// CloseConnection.
struct ConnectionClosed {
  ConnectionId connection{};
  std::string reason;  ///< Shown to the person: "connection refused". May be empty.
  /// The server's host answered that nothing is listening on that port.
  bool refused = false;
};

/// The server process that this program started and is using has exited.
struct ServerEnded {};

/// The time given in WakeAt has been reached or has passed.
struct Woken {};

// --- In, from the person -----------------------------------------------------------------------------------------

/// Go to this server, stay there, and reconnect whenever the connection is lost. The previous server is not notified:
/// to give up a seat there, send a LeaveTableRequest first.
struct GoTo {
  Address address;
  /// The key from an invitation: any other key is rejected. It does not replace a pin without the person's consent.
  std::optional<KeyFingerprint> key;
  /// The key comes from the output of a server that this program started, so it replaces a pin silently.
  bool own_server = false;
};

/// The answer to KeyChanged: trust the new key from now on.
struct AcceptKey {};

/// The person no longer wants this seat: the profile forgets it.
struct DropSeat {
  KeptSeat seat;
};

/// Send the server a request, exactly once: it is repeated after a lost connection until it is answered or the server
/// has forgotten this session. Queued while another request is unanswered or there is no connection. The body may be
/// anything that a ClientMessage can carry except hello and heartbeat.
struct Ask {
  RequestTag tag{};
  session::v1::ClientMessage message;
};

/// Changes the person's name, with effect from the next hello. Precondition: is_name(name, kPersonNameMax).
struct Rename {
  std::string name;
};

/// Remembers how far the person has come in the guided first game of that kind: the step that comes next, from 0; or
/// that they have finished it.
struct KeepLesson {
  std::string kind;
  std::uint32_t step = 0;
  bool finished = false;
};

/// Changes the person's picture, including at the table where they are now.
struct ChoosePicture {
  Picture picture{};
};

/// Close the connection and stay offline. The session keeps its seat, and a bot plays for it.
struct Stop {};

/// Make the next attempt now instead of waiting for it.
struct TryNow {};

/// This client's server was restarted at this address, perhaps on another port. Unlike GoTo, this is a reconnection:
/// the session, the table and the unanswered requests remain.
struct ServerRestarted {
  Address address;
};

using Input = std::variant<Connected, BytesReceived, ConnectionClosed, ServerEnded, Woken, GoTo, AcceptKey, DropSeat,
                           Ask, Rename, KeepLesson, ChoosePicture, Stop, TryNow, ServerRestarted>;

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

/// Bytes handed over earlier are sent first, as far as possible without waiting.
struct CloseConnection {
  ConnectionId connection{};
};

/// The state machine has a single alarm; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// profile() has changed: write it to its file.
struct SaveProfile {};

// --- Out, for the user interface: what has changed (the state itself is read through the accessors) ----------------

/// status() has changed.
struct StatusChanged {};

/// The server has been reached, for the first time or again. table() is unchanged; the next TableChanged shows what has
/// happened in the meantime.
struct Welcomed {
  bool first{};      ///< Whether this is the first since GoTo.
  bool resumed{};    ///< Whether the server knew this session. If not, any seat that this client had there is gone.
  bool restarted{};  ///< Whether this is a new process of a server that keeps its tables.
};

/// Nothing has been sent to this server, and nothing will be until AcceptKey (or another GoTo, or Stop).
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

/// Why a request has no answer.
enum class Unanswered : std::uint8_t {
  queue_full,    ///< Too many requests are waiting; this one was not accepted.
  session_lost,  ///< The server has forgotten the session: the request may or may not have been carried out.
  stopped,       ///< Dropped by Stop or another GoTo, or because the server ended the session.
};
struct GivenUp {
  RequestTag tag{};
  Unanswered reason{};
};

/// table() has changed. Sent at most once per step, however many updates arrived, unless the table was left in between.
/// If updates of two games arrive together, each game gets its own notice, in a separate step: during the first one,
/// table() shows neither the next game nor a change of kind that ends the game.
struct TableChanged {
  std::uint32_t new_events = 0;  ///< The number of new events, at the end of table()->events.
  /// The number of events that were at the end of table()->events before and are gone, because a move was taken back.
  std::uint32_t events_taken_back = 0;
  bool events_missed = false;  ///< Some events before the new ones are missing. The view is complete.
  bool other_table = false;    ///< This is a different table than before.
  bool other_game = false;     ///< The events belong to a different game than before, or there is no longer a game.
  bool after_resume = false;   ///< The first change after a reconnection.
  bool after_restart = false;  ///< After that reconnection, the server is a new process that has kept its tables.
};

/// table() is paused: see Table::waiting. The next TableChanged means that play continues.
struct TableWaits {};

/// table() is now empty. With LEFT_REASON_UNSPECIFIED, the person has left it or the server has forgotten the session.
/// With LEFT_REASON_SEAT_GIVEN, it may have been empty before: the seat was given away before this program was started.
struct TableLeft {
  lobby::v1::LeftReason reason{};
  /// This client has lost the table: the server was restarted, or gave up the seat during a long outage.
  bool forgotten = false;
  std::string name{};  ///< With LEFT_REASON_SEAT_GIVEN: the person who has the seat now, as shown at the table.
};

/// chat() has more lines. Sent at most once per step; earlier lines and new ones come in separate notices.
struct ChatChanged {
  std::size_t new_lines = 0;  ///< The number of new lines, at the end of chat(). Never 0.
  bool said_before = false;   ///< The lines were said before this client joined the table, or during an outage.
};

/// watchers() has changed. Not sent when the spectators disappear with the table.
struct WatchersChanged {};

/// deal() has changed.
struct DealChanged {
  bool checked = false;  ///< The deal is over, and its check has a result.
};

/// A game is over, and its record has arrived.
struct GameKept {
  KeptGame game;
};

using Output = std::variant<GameKept, OpenConnection, SendBytes, CloseConnection, WakeAt, SaveProfile, StatusChanged,
                            Welcomed, KeyChanged, Answered, GivenUp, TableChanged, TableWaits, TableLeft, DealChanged,
                            ChatChanged, WatchersChanged>;

}  // namespace cardroom::client
