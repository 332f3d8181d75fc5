#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "common/game/contract.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/name_text.h"

/// Every number of the server that somebody could ask about: its unit in the type or the name, its reason here, its
/// test under tests/server.
namespace cardroom::server {

using namespace std::chrono_literals;

// --- The connection ----------------------------------------------------------------------------------------------

/// Both sides say something at least this often, so that silence means something.
inline constexpr std::chrono::milliseconds kHeartbeatEvery = 2s;

/// No sign of life for this long: the connection is lost. Three heartbeats, so that one late packet costs nobody a
/// seat.
inline constexpr std::chrono::milliseconds kSilentMax = 6s;

/// Later than this with our own heartbeat, we have not been listening: what the peer has said meanwhile may still wait
/// to be read, or it was held just as long, as a machine that had no time for either of us, and then speaks up at once.
/// It is given that much time before its silence counts.
inline constexpr std::chrono::milliseconds kNotListening = 500ms;
inline constexpr std::chrono::milliseconds kSpeakUp = 1s;

/// From the connection to the hello. A client sends it at once; the rest is a slow network.
inline constexpr std::chrono::milliseconds kHelloWithin = 5s;

/// What waits for one connection, in bytes, before it counts as not reading. A table's views replace each other, so
/// only a peer that asks and does not read comes here; it can resume.
inline constexpr std::size_t kOutboxBytesMax = std::size_t{256} * 1024;

/// A message with a list in it, in bytes: what stands round it is far below the KiB that is left of a frame.
inline constexpr std::size_t kListBytesMax = std::size_t{kReplyBytesMax} - 1024;

/// A client that was too fast or found the server full may come back after this long.
inline constexpr std::chrono::milliseconds kRetryAfter = 5s;

/// A server that is stopped may be started again; whoever was there tries after this long, and then more and more
/// seldom.
inline constexpr std::chrono::milliseconds kRetryAfterShutDown = 2s;

/// What waits in front of a goodbye has this long to go out.
inline constexpr std::chrono::milliseconds kGoodbyeWithin = 2s;

/// A bucket of messages that fills again with time: `burst` at once, `per_second` for ever.
struct Rate {
  std::uint32_t burst{};
  std::uint32_t per_second{};
};

/// All messages of a connection together; beyond it the connection ends. Above what a fast client needs, far below what
/// costs the others anything.
inline constexpr Rate kMessageRate{200, 60};

// What a session may ask for, and an address as often as sessions are connected from there
// (server/session/allowance.h).

/// Moves, go on, ready: a person clicks a few times a second; scripts and tests play fast.
inline constexpr Rate kPlayRate{60, 20};

/// Lines of chat: faster than anybody reads is no conversation.
inline constexpr Rate kChatRate{8, 1};

/// Hints: each costs what a bot's move costs, and the same one may be asked for again.
inline constexpr Rate kHintRate{6, 1};

/// Everything that the lobby answers: lists are up to 64 KiB, so fewer.
inline constexpr Rate kLobbyRate{30, 5};

/// What may cost a password's Argon2id: create, join, change of settings.
inline constexpr Rate kPasswordRate{10, 1};

/// Alarms that one step looks at. When thousands are due together (everybody has come back after a cut), moves wait for
/// a millisecond or two and not for all of them.
inline constexpr std::size_t kAlarmsAtATime = 128;

// --- The session -------------------------------------------------------------------------------------------------

/// Of a session's secret, in bytes: nobody guesses 256 bits.
inline constexpr std::size_t kTokenBytes = 32;

/// Of a name, in characters (code points).
inline constexpr std::size_t kNameCharactersMax = kPersonNameMax;

/// Sessions at the same time, with or without a connection: some 0.5 KiB each, and its last answer, which is a page of
/// the list at most.
inline constexpr std::size_t kSessionsMax = 100'000;

/// A session that sits nowhere and has no connection is forgotten after this long; its token makes a new one then. It
/// has nothing to lose but the answer to its last request; one address can make six new ones a second.
inline constexpr std::chrono::milliseconds kSessionKept = 5min;

// --- The lobby ---------------------------------------------------------------------------------------------------

/// Tables in one page of the list, if they fit kListBytesMax. A session keeps its last answer.
inline constexpr std::size_t kTablesPerPage = 20;

/// Tables in one announcement to the local network. A datagram holds 10 to 15 usual ones.
inline constexpr std::size_t kTablesAnnouncedMax = 16;

/// Passwords that are being hashed or wait for it. One at a time is, for tens of milliseconds, and addresses take
/// turns.
inline constexpr std::size_t kHashingMax = 512;

/// Of those, from one address: nobody takes all the places from the others, and a school behind one address that has
/// come back waits some seconds for the last of these.
inline constexpr std::size_t kHashingPerAddressMax = 256;

/// Of a password, in bytes.
inline constexpr std::size_t kPasswordBytesMax = 128;

// --- The table ---------------------------------------------------------------------------------------------------

/// After the last sign of life of a person a bot holds the seat.
inline constexpr std::chrono::milliseconds kHoldAfter = 15s;

/// The turn limit for an ordinary decision where people play together and nobody has asked for another one.
inline constexpr std::chrono::milliseconds kUsualTurnLimit = 30s;

/// Turn limits that can be asked for: shorter ones only punish slow networks, longer ones are none.
inline constexpr std::chrono::milliseconds kTurnLimitMin = 5s;
inline constexpr std::chrono::milliseconds kTurnLimitMax = 10min;

/// So many turns in a row that the limit ended, and a bot holds the seat.
inline constexpr std::uint32_t kTurnsMissedMax = 2;

/// A bot has held the owner's seat for this long: somebody else owns the table.
inline constexpr std::chrono::milliseconds kOwnerHeldMax = 1min;

/// A table without people closes after this long.
inline constexpr std::chrono::milliseconds kEmptyTableKept = 10min;

/// The source of entropy is asked again after this long. It answers at once; this guards a deal against a lost answer.
inline constexpr std::chrono::milliseconds kSecretWithin = 5s;

/// How long a bot may be asked to seem to think.
inline constexpr std::chrono::milliseconds kPaceMax = 10s;

/// How slowly and how fast bots may be made to play among themselves, in per cent: one can still follow the one, and
/// the other is hardly faster than the messages.
inline constexpr std::uint32_t kSpeedMin = 25;
inline constexpr std::uint32_t kSpeedMax = 400;

/// The bot that plays for a person thinks this long: time enough to see what it does.
inline constexpr std::chrono::milliseconds kHoldingPace = 1s;

/// What a bot at a table may work for one move. The bots that play by rule ignore it; a search of this size takes less
/// than half of the shortest usual pace.
inline constexpr Budget kBotBudget{1'000};

/// People that the owner has removed and that are remembered, so that they do not come back while the table lives. More
/// than anybody removes by hand; the oldest is forgotten first. Their list fits a message.
inline constexpr std::size_t kRemovedMax = 256;

/// So long nobody comes from an address from which the owner wants nobody: whoever else is behind it is kept out as
/// well.
inline constexpr std::chrono::milliseconds kAddressBarred = 10min;

/// People at one table without a seat: they watch, or wait for the next game.
inline constexpr std::size_t kWatchersMax = 16;

/// Lines of chat that a table keeps for those who come later. With the text's limit under 16 KiB, mostly under 2.
inline constexpr std::size_t kChatLinesKept = 20;

/// Of a line of chat, in characters (code points).
inline constexpr std::size_t kChatCharactersMax = kChatTextMax;

/// Hints that are being thought of or wait for it, at all tables together; a bot's thought may stand behind them.
inline constexpr std::size_t kHintsMax = 256;

/// Inputs of one table that wait for its record to be durable. A table's people cannot have more outstanding than one
/// request each; beyond this somebody is refused with TOO_FAST.
inline constexpr std::size_t kMailboxMax = 256;

// --- What a configuration may change -----------------------------------------------------------------------------

/// Limits of the whole server. The defaults fit a club on one machine. Of IPv6 a network (/64) is one address.
struct Limits {
  std::size_t connections = 12'000;  ///< The open-files limit of the process must be above it.
  std::size_t connections_per_address =
      256;  ///< A school behind one address: 200 people, some of whom are just coming back.
  std::size_t tables = 6'000;
  std::size_t tables_per_address = 64;
  std::size_t tables_per_session = 4;  ///< Owned at the same time.
};

}  // namespace cardroom::server
