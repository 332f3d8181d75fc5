#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "common/game/contract.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/name_text.h"
#include "common/protocol/presence.h"
#include "common/protocol/table_limits.h"

/// The limits of the server. The type or name of each shows its unit. They are tested under tests/server.
namespace cardroom::server {

using namespace std::chrono_literals;

// --- The connection ----------------------------------------------------------------------------------------------

/// If our heartbeat is late by more than kNotListening, this process was not running: the peer's messages may be
/// unread, or the peer may have been suspended too. The peer then has kSpeakUp to send something before its silence
/// counts.
inline constexpr std::chrono::milliseconds kNotListening = 500ms;
inline constexpr std::chrono::milliseconds kSpeakUp = 1s;

/// The time limit from the connection to the hello. A client sends it at once; the rest is for slow networks.
inline constexpr std::chrono::milliseconds kHelloWithin = 5s;

/// Where room is limited, a connection that has not moved on within this time may have to make room for another
/// address. A handshake or a hello takes two round trips.
inline constexpr std::chrono::milliseconds kMakesRoomAfter = 1s;

/// Connections that have not said hello yet, from all addresses together. A client says hello at once; if there are
/// more than this, most of them only take up room, and the oldest one of the busiest address has to go.
inline constexpr std::size_t kUngreetedMax = 1'024;

/// One connection in this many is reserved for people who have a seat or watch a table: they get back in even if their
/// address can get no more of the other connections. Of the reserved connections, as of the others, one address gets at
/// most as many as are still free.
inline constexpr std::size_t kKeptForSeated = 8;

/// Bytes queued for one connection before the peer is considered not to be reading. A table's views replace each other,
/// so only a peer that sends requests without reading the answers reaches this limit; that peer can resume.
inline constexpr std::size_t kOutboxBytesMax = std::size_t{256} * 1024;

/// The maximum total size of the elements of a list in a message, in bytes. The other fields need far less than the
/// 1 KiB that this leaves in a frame.
inline constexpr std::size_t kListBytesMax = std::size_t{kReplyBytesMax} - 1024;

/// The bytes of a game's log in one answer.
inline constexpr std::size_t kLogPartBytesMax = std::size_t{16} * 1024;

/// One part of a game's record, in bytes. A session keeps its last answer.
inline constexpr std::size_t kRecordPartBytesMax = std::size_t{32} * 1024;

/// A client that sent too fast, or found the server full, may reconnect after this long.
inline constexpr std::chrono::milliseconds kRetryAfter = 5s;

/// A server that is stopped may be restarted: its clients try to reconnect after this long, and then less and less
/// often.
inline constexpr std::chrono::milliseconds kRetryAfterShutDown = 2s;

/// The time allowed for sending the messages queued before a goodbye.
inline constexpr std::chrono::milliseconds kGoodbyeWithin = 2s;

/// A token bucket: `burst` messages at once, `per_second` in the long run.
struct Rate {
  std::uint32_t burst{};
  std::uint32_t per_second{};
};

/// All messages of a connection together; a connection that exceeds this rate is closed. A little more than the rates
/// of all kinds of requests below; 600 connections that use all of it take about 60 % of a core's time.
inline constexpr Rate kMessageRate{150, 30};

// Requests of one session. An address has the same allowance for each session connected from it
// (server/session/allowance.h).

/// Moves and requests such as "go on" or "ready": a person clicks a few times per second; scripts and tests are faster.
inline constexpr Rate kPlayRate{60, 20};

/// Lines of chat: no faster than people can read.
inline constexpr Rate kChatRate{8, 1};

/// Hints: each costs as much as a bot's move, and the same one may be requested repeatedly.
inline constexpr Rate kHintRate{6, 1};

/// Requests to the lobby: fewer, because a list takes up to 64 KiB.
inline constexpr Rate kLobbyRate{30, 5};

/// Requests that may need an Argon2id hash: create, join, change settings.
inline constexpr Rate kPasswordRate{10, 1};

/// Alarms processed in one step. When thousands are due together (all clients have reconnected after a network
/// failure), a move waits a millisecond or two rather than until all of them have been processed.
inline constexpr std::size_t kAlarmsAtATime = 128;

// --- The session -------------------------------------------------------------------------------------------------

/// The length of a name, in characters (code points).
inline constexpr std::size_t kNameCharactersMax = kPersonNameMax;

/// Concurrent sessions, with or without a connection. Each takes about 0.5 KiB in addition to its last answer, which is
/// at most a page of the list. One address may begin as many as are still free, so that there are always some for the
/// others.
inline constexpr std::size_t kSessionsMax = 100'000;

/// A session with neither a table nor a connection is forgotten after this long; its token then starts a new one. The
/// client loses only the answer to its last request. One address can start six sessions per second.
inline constexpr std::chrono::milliseconds kSessionKept = 5min;

// --- The lobby ---------------------------------------------------------------------------------------------------

/// Tables in one page of the list, if they fit into kListBytesMax. A session keeps its last answer.
inline constexpr std::size_t kTablesPerPage = 20;

/// Tables in one announcement to the local network. A datagram holds 10 to 15 typical ones.
inline constexpr std::size_t kTablesAnnouncedMax = 16;

/// Passwords being hashed or queued. They are hashed one at a time, tens of milliseconds each; Pool says which address
/// is next. One address may queue as many as there is still room for, so that there is always room for others: if a
/// school behind one address arrives, the last of its passwords wait a few seconds.
inline constexpr std::size_t kHashingMax = 512;

/// After this many wrong passwords in a row, an address has to wait before it may try again at that table: first for
/// kWrongPasswordWait, then twice as long after each further one, up to kWrongPasswordWaitMax. People mistype a few
/// times; a program that guesses gets a few hundred attempts a day, even if it sends many at once, because passwords
/// from one address for one table are verified one after the other.
inline constexpr std::uint32_t kWrongPasswordsFree = 3;
inline constexpr std::chrono::milliseconds kWrongPasswordWait = 1s;
inline constexpr std::chrono::milliseconds kWrongPasswordWaitMax = 5min;

/// Wrong passwords are forgotten after this long without another one.
inline constexpr std::chrono::milliseconds kWrongPasswordsKept = 15min;

/// Pairs of an address and a table whose wrong passwords are counted. An attacker with more addresses than this could
/// guess from each of them without waiting; the rates of requests and hashes still hold.
inline constexpr std::size_t kWrongPasswordsMax = 8'192;

// --- The table ---------------------------------------------------------------------------------------------------

/// The range of turn limits: shorter ones would penalise slow networks, longer ones would have no effect.
inline constexpr std::chrono::milliseconds kTurnLimitMin = 5s;
inline constexpr std::chrono::milliseconds kTurnLimitMax = 10min;

/// A break that somebody has asked for begins within this time or not at all: enough to read the question and to answer
/// it.
inline constexpr std::chrono::milliseconds kBreakAskedFor = 15s;

/// The time from the end of a break until the game continues: enough to look at one's cards again.
inline constexpr std::chrono::milliseconds kCountIn = 3s;

/// After this many consecutive missed turns, a bot takes over the seat.
inline constexpr std::uint32_t kTurnsMissedMax = 2;

/// Once a bot has held the owner's seat for this long, another person becomes the owner.
inline constexpr std::chrono::milliseconds kOwnerHeldMax = 1min;

/// An owner who is not ready between games while another player is, and makes no request for this long, loses the table
/// to that player. Long enough to fetch a drink, and short enough that the others do not give up.
inline constexpr std::chrono::milliseconds kOwnerIdleMax = 2min;

/// The people whose games a table remembers. More than can sit and wait at one table, so the first to be dropped is
/// always somebody who has left.
inline constexpr std::size_t kEveningPeopleMax = 16;

/// The people whose seats were given to somebody else and who have yet to be told. More than the owner of a table gives
/// away in an evening; the oldest entry is dropped first.
inline constexpr std::size_t kSeatsGivenMax = 16;

/// A table that everybody has left closes after this long. One that has people, but none of them connected, is put away
/// after Limits::rest_after_seconds, usually the same time.
inline constexpr std::chrono::milliseconds kEmptyTableKept = 10min;

/// Resting tables created by one person: more than anybody comes back to. The oldest is forgotten first.
inline constexpr std::size_t kRestingPerMaker = 20;

/// The entropy source is asked again after this long. It answers at once; the retry protects a deal from a lost answer.
inline constexpr std::chrono::milliseconds kSecretWithin = 5s;

/// The time that the clients of the seats have to commit to their parts in a deal, and then to open them. Measured in
/// game time, which stands still while nobody is connected and during a break. From the design of the fair deal.
inline constexpr std::chrono::milliseconds kCommitWithin = 2s;
inline constexpr std::chrono::milliseconds kOpenWithin = 5s;

/// The slowest pace of a bot: the longest time before its move.
inline constexpr std::chrono::milliseconds kPaceMax = 10s;

/// The pace of a bot that plays for a person: slow enough to be watched.
inline constexpr std::chrono::milliseconds kHoldingPace = 1s;

/// Removed people that a table keeps out. This is more than an owner would remove by hand; the oldest entry is dropped
/// first. The list fits into a message.
inline constexpr std::size_t kRemovedMax = 256;

/// How long an address stays barred. It is short because everybody else behind the address is kept out too.
inline constexpr std::chrono::milliseconds kAddressBarred = 10min;

/// Spectators at one table.
inline constexpr std::size_t kWatchersMax = 16;

/// Lines of chat that a table keeps for newcomers: at most 16 KiB, usually less than 2 KiB.
inline constexpr std::size_t kChatLinesKept = 20;

/// The length of a line of chat, in characters (code points).
inline constexpr std::size_t kChatCharactersMax = kChatTextMax;

/// Hints being computed or queued, at all tables together; a bot's move may have to wait for them.
inline constexpr std::size_t kHintsMax = 256;

/// Inputs that are queued while a table's record is being written. Each person has at most one outstanding request; a
/// request beyond this limit is refused with TOO_FAST.
inline constexpr std::size_t kMailboxMax = 256;

/// Records of a table between two snapshots, if no deal begins in the meantime: at least as many as the longest deal
/// has, so that snapshots are no more frequent than deals, yet few enough to be replayed in some milliseconds.
inline constexpr std::uint64_t kRecordsBetweenSnapshots = 256;

// --- Limits that can be configured -----------------------------------------------------------------------------

/// Limits of the whole server; the defaults suit a club on one machine. An IPv6 network (/64) counts as one address.
struct Limits {
  std::size_t connections = 12'000;  ///< The process's limit on open files must be higher.
  /// Of people who are not at a table. Enough for a school: 200 people not yet at a table, some just reconnecting.
  std::size_t connections_per_address = 256;
  std::size_t tables = 6'000;
  /// Also at most as many as there is still room for, so that others can always create one.
  std::size_t tables_per_address = 64;
  std::size_t tables_per_session = 4;                     ///< Created by one person, running at the same time.
  std::size_t rest_after_seconds = kEmptyTableKept / 1s;  ///< Until a table without connected people is put away.
  std::size_t resting_days = 30;  ///< How long a resting table is kept: enough for one evening a month.
  std::size_t game_days = 90;     ///< How long the records of finished games are kept.
};

}  // namespace cardroom::server
