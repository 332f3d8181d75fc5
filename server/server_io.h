#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "common/game/contract.h"
#include "server/ids.h"

/// Inputs and outputs of the server's machine (ServerCore). The shell in server/net and the simulation in
/// tests/simulation both use exactly these, with no socket, clock or thread behind them.
namespace cardroom::server {

// --- In ----------------------------------------------------------------------------------------------------------

/// A TLS connection is established. The address, without a port, is for limits and the log.
struct ConnectionOpened {
  ConnectionId connection{};
  std::string address;
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// The kernel has taken all bytes of the last SendBytes: the connection can take more.
struct BytesSent {
  ConnectionId connection{};
};

/// Closed by the peer, or broken. Does not follow our own CloseConnection.
struct ConnectionClosed {
  ConnectionId connection{};
};

/// The time of the last WakeAt has come (or passed).
struct Woken {};

/// The result of an AppendRecord.
enum class AppendResult : std::uint8_t {
  durable,
  fenced,   ///< Another process writes this table now.
  unknown,  ///< The journal failed; the record may or may not be there.
};
struct RecordAppended {
  TableId table{};
  std::uint64_t epoch{};
  std::uint64_t sequence{};
  AppendResult result{};
};

/// The answer to AskBot, as soon as it is computed; the machine holds it back until the bot's pace is over.
struct BotAnswered {
  TableId table{};
  Seat seat{};
  std::uint64_t decision{};
  std::string move;  ///< A serialized GameMove.
};

/// The answer to AskHint.
struct HintThought {
  SessionId session{};
  std::uint64_t request_id{};
  std::string hint;  ///< A serialized Hint; empty if computing it has failed.
};

/// The answer to HashPassword.
struct PasswordHashed {
  std::uint64_t ticket{};
  std::string hash;  ///< Encoded, with its salt. Empty when only verifying.
  bool matches{};    ///< When verifying.
  bool failed{};     ///< Out of memory: nothing was hashed or verified. Not to be confused with an empty hash.
};

/// Say goodbye to everybody and close all connections.
struct ShutDown {
  bool for_good = false;  ///< The host has ended the server. Otherwise it may be started again, and clients reconnect.
};

using Input = std::variant<ConnectionOpened, BytesReceived, BytesSent, ConnectionClosed, Woken, RecordAppended,
                           BotAnswered, HintThought, PasswordHashed, ShutDown>;

// --- Out ---------------------------------------------------------------------------------------------------------

/// At most one per connection is in flight; the machine holds the rest back until BytesSent.
struct SendBytes {
  ConnectionId connection{};
  std::string bytes;
};

/// Close after the bytes sent before have gone out, or after two seconds.
struct CloseConnection {
  ConnectionId connection{};
};

/// One alarm for the whole machine; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// Answered with RecordAppended, always, and in order for one table.
struct AppendRecord {
  TableId table{};
  std::uint64_t epoch{};
  std::uint64_t sequence{};
  std::string record;  ///< A serialized journal Record.
};

/// Run the thought in the pool; answered with BotAnswered.
struct AskBot {
  TableId table{};
  Seat seat{};
  std::uint64_t decision{};
  std::unique_ptr<Thought> thought;
};

/// Run the thought in the pool; answered with HintThought, always.
struct AskHint {
  SessionId session{};
  std::uint64_t request_id{};
  std::uint64_t decision{};
  std::unique_ptr<Advice> advice;
};

/// Argon2id, in the pool; answered with PasswordHashed.
struct HashPassword {
  std::uint64_t ticket{};
  std::string password;
  std::string expected;   ///< An encoded hash to verify against; empty: make a new one.
  std::string address{};  ///< Of the session that waits for it: addresses take turns.
};

/// One line for the log: an event name, then key=value. Never a card in a hand, a token or a password.
struct LogLine {
  enum class Level : std::uint8_t { debug, info, warning, error } level{};
  std::string text;
};

/// ServerCore::announced_tables() has changed.
struct AnnouncementChanged {};

/// Everything after ShutDown is done.
struct Finished {};

using Output = std::variant<SendBytes, CloseConnection, WakeAt, AppendRecord, AskBot, AskHint, HashPassword, LogLine,
                            AnnouncementChanged, Finished>;

}  // namespace cardroom::server
