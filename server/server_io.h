#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "common/game/contract.h"
#include "server/ids.h"

/// What goes into the server's machine (ServerCore) and what comes out. The shell in server/net and the simulation in
/// tests/simulation both speak exactly this: no socket, clock or thread is behind it.
namespace cardroom::server {

// --- In ----------------------------------------------------------------------------------------------------------

/// A TLS connection is up. Its address is for limits and the log: no port.
struct ConnectionOpened {
  ConnectionId connection{};
  std::string address;
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// All that SendBytes handed over is with the kernel: the connection takes more.
struct BytesSent {
  ConnectionId connection{};
};

/// Closed by the peer, or broken. Not said after our own CloseConnection.
struct ConnectionClosed {
  ConnectionId connection{};
};

/// The time that WakeAt named has come (or passed).
struct Woken {};

/// What became of an AppendRecord.
enum class AppendResult : std::uint8_t {
  durable,
  fenced,   ///< Another writer has this table now.
  unknown,  ///< The journal failed; the record may or may not be there.
};
struct RecordAppended {
  TableId table{};
  std::uint64_t epoch{};
  std::uint64_t sequence{};
  AppendResult result{};
};

/// The answer to AskBot, as soon as it is thought; the machine keeps it until the pace is over.
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
  std::string hint;  ///< A serialized Hint; empty if thinking of it has failed.
};

/// The answer to HashPassword.
struct PasswordHashed {
  std::uint64_t ticket{};
  std::string hash;  ///< Encoded, with its salt. Empty when only verifying.
  bool matches{};    ///< When verifying.
  bool failed{};     ///< No memory for it: nothing was hashed or verified. Never to be taken for an empty hash.
};

/// Finish: tell everybody, close.
struct ShutDown {
  bool for_good = false;  ///< By its host's wish: nobody comes back. Otherwise the server may be started again.
};

using Input = std::variant<ConnectionOpened, BytesReceived, BytesSent, ConnectionClosed, Woken, RecordAppended,
                           BotAnswered, HintThought, PasswordHashed, ShutDown>;

// --- Out ---------------------------------------------------------------------------------------------------------

/// At most one of these is under way for a connection; the machine holds the rest until BytesSent.
struct SendBytes {
  ConnectionId connection{};
  std::string bytes;
};

/// After what was sent before has gone out, or two seconds.
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
  std::string address{};  ///< Of who waits for it: addresses take turns.
};

/// One line for the log: an event name, then key=value. Never a card in a hand, a token or a password.
struct LogLine {
  enum class Level : std::uint8_t { debug, info, warning, error } level{};
  std::string text;
};

/// ServerCore::announced_tables() says something else than before.
struct AnnouncementChanged {};

/// Nothing is left to do after ShutDown.
struct Finished {};

using Output = std::variant<SendBytes, CloseConnection, WakeAt, AppendRecord, AskBot, AskHint, HashPassword, LogLine,
                            AnnouncementChanged, Finished>;

}  // namespace cardroom::server
