#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "common/game/contract.h"
#include "server/ids.h"

/// Inputs and outputs of the server's state machine (ServerCore). The shell in server/net and the simulation in
/// tests/simulation both use exactly these; they involve no socket, clock or thread.
namespace cardroom::server {

// --- In ----------------------------------------------------------------------------------------------------------

/// A table as stored in the journal.
struct KeptTable {
  TableId table{};
  std::uint64_t epoch{};  ///< The epoch of the last record.
  /// Serialized journal Records, from the first one, or from one that made the earlier ones unnecessary.
  std::vector<std::string> records{};
  bool damaged = false;  ///< A record is missing or out of order.
};

/// The journal is open; these tables continue from their last record. At most once, before any other input.
struct JournalOpened {
  std::vector<KeptTable> tables;
};

/// The answer to ReadTable.
struct TableRead {
  KeptTable table;  ///< Without records if the journal has none, or could not be read.
};

/// A TLS connection has been established. The address (without the port) is used for rate limiting and logging.
struct ConnectionOpened {
  ConnectionId connection{};
  std::string address;
};

/// Plaintext bytes, in order.
struct BytesReceived {
  ConnectionId connection{};
  std::string bytes;
};

/// The kernel has accepted all bytes of the last SendBytes: the connection can take more.
struct BytesSent {
  ConnectionId connection{};
};

/// The connection has failed, or the peer has closed it. Does not follow our own CloseConnection.
struct ConnectionClosed {
  ConnectionId connection{};
};

/// The time of the last WakeAt has been reached or has passed.
struct Woken {};

/// The result of an AppendRecord.
enum class AppendResult : std::uint8_t {
  durable,
  fenced,   ///< Another process now writes this table.
  unknown,  ///< The journal failed; the record may or may not be there.
};
struct RecordAppended {
  TableId table{};
  std::uint64_t epoch{};
  std::uint64_t sequence{};
  AppendResult result{};
};

/// The answer to AskBot, sent as soon as it is computed; the state machine holds it back as long as the bot's pace
/// requires.
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
  std::string hint;  ///< A serialized Hint; empty if computing it failed.
};

/// Read the record of a finished game; always answered with GameRead.
struct ReadGame {
  SessionId session{};
  TableId table{};
  std::uint32_t game = 0;
  std::uint32_t from = 0;  ///< The number of bytes that the client already has.
};

/// The answer to ReadGame.
struct GameRead {
  ReadGame asked{};
  std::string file;  ///< Empty: the record is not kept, or cannot be read.
};

/// The answer to HashPassword.
struct PasswordHashed {
  std::uint64_t ticket{};
  std::string hash;  ///< Encoded, with its salt. Empty if a password was only verified.
  bool matches{};    ///< Meaningful only if a password was verified.
  bool failed{};     ///< Out of memory: nothing was hashed or verified. An empty `hash` alone does not mean failure.
};

/// Say goodbye to everybody and close all connections.
struct ShutDown {
  bool for_good = false;  ///< The host has ended the server. Otherwise it may be restarted, and clients reconnect.
};

using Input = std::variant<JournalOpened, TableRead, ConnectionOpened, BytesReceived, BytesSent, ConnectionClosed,
                           Woken, RecordAppended, BotAnswered, HintThought, GameRead, PasswordHashed, ShutDown>;

// --- Out ---------------------------------------------------------------------------------------------------------

/// At most one per connection is in flight; the state machine holds back the rest until BytesSent.
struct SendBytes {
  ConnectionId connection{};
  std::string bytes;
};

/// Close once all bytes sent earlier have gone out, or after two seconds.
struct CloseConnection {
  ConnectionId connection{};
};

/// The single alarm of the state machine; a newer one replaces it.
struct WakeAt {
  Instant at{};
};

/// A finished game.
struct FinishedGame {
  std::uint32_t number = 0;  ///< At its table, from 1.
  WallTime at{};             ///< When it ended.
  std::string file;          ///< Its record (common/record).
};

/// Always answered with RecordAppended; for each table, in order.
struct AppendRecord {
  TableId table{};
  std::uint64_t epoch{};
  std::uint64_t sequence{};
  std::string record;  ///< A serialized journal Record.
  /// The table's earlier records are no longer needed: it can be restored from this one and those that follow.
  bool starts_over = false;
  std::optional<FinishedGame> finished{};  ///< The game that this input has ended: to be kept with the record.
};

/// The table has ended: its records are no longer needed.
struct ForgetTable {
  TableId table{};
};

/// Read the records of a resting table; answered with TableRead.
struct ReadTable {
  TableId table{};
};

/// Run the thought in the pool; answered with BotAnswered.
struct AskBot {
  TableId table{};
  Seat seat{};
  std::uint64_t decision{};
  std::unique_ptr<Thought> thought;
};

/// Run the thought in the pool; always answered with HintThought.
struct AskHint {
  SessionId session{};
  std::uint64_t request_id{};
  std::uint64_t decision{};
  std::unique_ptr<Advice> advice;
};

/// Run Argon2id in the pool; answered with PasswordHashed.
struct HashPassword {
  std::uint64_t ticket{};
  std::string password;
  std::string expected;   ///< An encoded hash to verify against; empty: create a new one.
  std::string address{};  ///< The address of the waiting session: addresses take turns.
};

/// One line for the log: an event name, then key=value. Never contains a card in a hand, a token or a password.
struct LogLine {
  enum class Level : std::uint8_t { debug, info, warning, error } level{};
  std::string text;
};

/// ServerCore::announced_tables() has changed.
struct AnnouncementChanged {};

/// Everything that ShutDown requires has been done.
struct Finished {};

using Output = std::variant<SendBytes, CloseConnection, WakeAt, AppendRecord, ForgetTable, ReadTable, ReadGame, AskBot,
                            AskHint, HashPassword, LogLine, AnnouncementChanged, Finished>;

}  // namespace cardroom::server
