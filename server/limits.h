#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "common/game/contract.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/name_text.h"
#include "common/protocol/presence.h"
#include "common/protocol/table_limits.h"

/// The limits of the server. The type or name of each shows its unit. Their tests are under tests/server.
namespace cardroom::server {

using namespace std::chrono_literals;

// --- The connection ----------------------------------------------------------------------------------------------

/// If our heartbeat is later than kNotListening, this process was not running: the peer's messages may be unread, or
/// the peer was suspended too. The peer then gets kSpeakUp before its silence counts.
inline constexpr std::chrono::milliseconds kNotListening = 500ms;
inline constexpr std::chrono::milliseconds kSpeakUp = 1s;

/// From the connection to the hello. A client sends it at once; the rest is for slow networks.
inline constexpr std::chrono::milliseconds kHelloWithin = 5s;

/// Bytes that wait for one connection before the peer counts as not reading. A table's views replace each other, so
/// only a peer that sends requests without reading the answers reaches this limit; it can resume.
inline constexpr std::size_t kOutboxBytesMax = std::size_t{256} * 1024;

/// The elements of a message's list, in bytes. The other fields need far less than the KiB that is left of a frame.
inline constexpr std::size_t kListBytesMax = std::size_t{kReplyBytesMax} - 1024;

/// A client that was too fast, or found the server full, may reconnect after this long.
inline constexpr std::chrono::milliseconds kRetryAfter = 5s;

/// A server that is stopped may be started again: its clients try to reconnect after this long, and then less and less
/// often.
inline constexpr std::chrono::milliseconds kRetryAfterShutDown = 2s;

/// Messages that are queued before a goodbye have this long to be sent.
inline constexpr std::chrono::milliseconds kGoodbyeWithin = 2s;

/// A token bucket: `burst` messages at once, `per_second` in the long run.
struct Rate {
  std::uint32_t burst{};
  std::uint32_t per_second{};
};

/// All messages of a connection together; a connection that exceeds it is closed. More than a fast client needs, and
/// far less than would slow the others down.
inline constexpr Rate kMessageRate{200, 60};

// Requests of one session. An address has as much for each session that is connected from it
// (server/session/allowance.h).

/// Moves, go on, ready: a person clicks a few times a second; scripts and tests are faster.
inline constexpr Rate kPlayRate{60, 20};

/// Lines of chat: not faster than people can read.
inline constexpr Rate kChatRate{8, 1};

/// Hints: each costs as much as a bot's move, and the same one may be requested again.
inline constexpr Rate kHintRate{6, 1};

/// Requests to the lobby: fewer, because a list has up to 64 KiB.
inline constexpr Rate kLobbyRate{30, 5};

/// Requests that may need an Argon2id hash: create, join, change of settings.
inline constexpr Rate kPasswordRate{10, 1};

/// Alarms that one step processes. When thousands are due together (all clients have reconnected after a network
/// failure), a move waits for a millisecond or two instead of for all of them.
inline constexpr std::size_t kAlarmsAtATime = 128;

// --- The session -------------------------------------------------------------------------------------------------

/// The length of a name, in characters (code points).
inline constexpr std::size_t kNameCharactersMax = kPersonNameMax;

/// Sessions at the same time, with or without a connection. Each takes about 0.5 KiB, and its last answer takes at most
/// a page of the list.
inline constexpr std::size_t kSessionsMax = 100'000;

/// A session without a table and a connection is forgotten after this long; its token then starts a new one. The client
/// loses only the answer to its last request. One address can start six sessions a second.
inline constexpr std::chrono::milliseconds kSessionKept = 5min;

// --- The lobby ---------------------------------------------------------------------------------------------------

/// Tables in one page of the list, if they fit into kListBytesMax. A session keeps its last answer.
inline constexpr std::size_t kTablesPerPage = 20;

/// Tables in one announcement to the local network. A datagram holds 10 to 15 typical ones.
inline constexpr std::size_t kTablesAnnouncedMax = 16;

/// Passwords that are being hashed or queued. They are hashed one at a time, in tens of milliseconds, and addresses
/// take turns.
inline constexpr std::size_t kHashingMax = 512;

/// The part of those that one address may use, so that it cannot take all places. If a school behind one address
/// reconnects, the last of its passwords wait for some seconds.
inline constexpr std::size_t kHashingPerAddressMax = 256;

/// The length of a password, in bytes.
inline constexpr std::size_t kPasswordBytesMax = 128;

// --- The table ---------------------------------------------------------------------------------------------------

/// The range of turn limits: shorter ones would punish slow networks, longer ones would have no effect.
inline constexpr std::chrono::milliseconds kTurnLimitMin = 5s;
inline constexpr std::chrono::milliseconds kTurnLimitMax = 10min;

/// After this many missed turns in a row a bot takes over the seat.
inline constexpr std::uint32_t kTurnsMissedMax = 2;

/// Once a bot has held the owner's seat for this long, another person becomes the owner.
inline constexpr std::chrono::milliseconds kOwnerHeldMax = 1min;

/// A table without people closes after this long.
inline constexpr std::chrono::milliseconds kEmptyTableKept = 10min;

/// The source of entropy is asked again after this long. It answers at once; this protects a deal from a lost answer.
inline constexpr std::chrono::milliseconds kSecretWithin = 5s;

/// The slowest pace of a bot: the longest time before its move.
inline constexpr std::chrono::milliseconds kPaceMax = 10s;

/// The pace of a bot that plays for a person: slow enough to be watched.
inline constexpr std::chrono::milliseconds kHoldingPace = 1s;

/// The work of a bot for one move. Bots that follow fixed rules ignore it; a search of this size takes less than half
/// of the shortest usual pace.
inline constexpr Budget kBotBudget{1'000};

/// Removed people that a table keeps out. This is more than an owner removes by hand; the oldest entry is dropped
/// first. The list fits into a message.
inline constexpr std::size_t kRemovedMax = 256;

/// How long an address stays barred: everybody else behind it is kept out too.
inline constexpr std::chrono::milliseconds kAddressBarred = 10min;

/// Spectators at one table.
inline constexpr std::size_t kWatchersMax = 16;

/// Lines of chat that a table keeps for newcomers: at most 16 KiB, usually less than 2.
inline constexpr std::size_t kChatLinesKept = 20;

/// The length of a line of chat, in characters (code points).
inline constexpr std::size_t kChatCharactersMax = kChatTextMax;

/// Hints that are being computed or queued, at all tables together; a bot's move may have to wait for them.
inline constexpr std::size_t kHintsMax = 256;

/// Inputs that are queued while a table's record is being written. Each person has at most one outstanding request; a
/// request beyond this limit is refused with TOO_FAST.
inline constexpr std::size_t kMailboxMax = 256;

// --- What a configuration may change -----------------------------------------------------------------------------

/// Limits of the whole server; the defaults suit a club on one machine. An IPv6 network (/64) counts as one address.
struct Limits {
  std::size_t connections = 12'000;  ///< The open-files limit of the process must be above it.
  std::size_t connections_per_address =
      256;  ///< A school behind one address: 200 people, some of whom are just reconnecting.
  std::size_t tables = 6'000;
  std::size_t tables_per_address = 64;
  std::size_t tables_per_session = 4;  ///< Owned at the same time.
};

}  // namespace cardroom::server
