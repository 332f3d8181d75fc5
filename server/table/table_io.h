#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "common/cards/deal_key.h"
#include "common/protocol/table_delta.h"
#include "common/record/game_record.h"
#include "server/table/address_mark.h"
#include "server/table/requests.h"
#include "server/table/settings.h"

/// Inputs and outputs of one table's machine (TableCore).
namespace cardroom::server {

// --- In: requests of sessions (requests.h) ---------------------------------------------------------------------------

/// Answered with exactly one Answer, or with GiveHint if it is a GetHint that is not refused; a notice is not answered.
struct Request {
  SessionId session{};
  std::uint64_t request_id{};  ///< 0: a notice.
  AnyRequest wanted;
};

// --- In: other inputs ------------------------------------------------------------------------------------------------

/// The first input of every table. Without an owner (a private table), the first person to join owns it.
struct Created {
  Settings settings;
  std::uint32_t rules_version{};
  std::vector<std::optional<BotPlan>> seats;  ///< A seat without a plan is open.
  std::array<std::byte, 32> bots_key{};       ///< For the bots' dice; independent of the deals.
  std::chrono::milliseconds script_pace{};    ///< The pace of a seat played by a script.
  bool seats_fixed = false;                   ///< People neither take bots' seats nor change seats.
  std::optional<bool> animate{};  ///< Whether card movements are animated; absent unless a property file says so.
  std::optional<Request> owner;   ///< The Join of the person who creates the table, who takes the first open seat.
};

/// What a client has seen of this table.
struct Seen {
  std::uint32_t game_number{};
  std::uint32_t next_event{};
  std::uint64_t last_chat_line{};  ///< 0: none. Not recorded, like the chat.
};

/// A session's connection is lost, after a silence of `silent_for`.
struct ConnectionLost {
  SessionId session{};
  std::chrono::milliseconds silent_for{};
};

/// A session has a new connection.
struct ConnectionBack {
  SessionId session{};
  std::optional<Seen> seen;
  ConnectionId connection{};               ///< For CaughtUp. Not recorded: a replayed table has no connections.
  std::optional<std::string> name{};       ///< Present if it has changed.
  std::optional<AddressMark> address{};    ///< The address of the new connection.
  std::optional<wire::Picture> picture{};  ///< Present if it has changed.
};

/// The answer to DrawEntropy.
struct EntropyDrawn {
  DealSecret secret{};
  /// The edition of the pauses in this deal (see kPauses). Added by TableCore::complete; 0 in the records of an earlier
  /// version.
  std::uint32_t pauses = 0;
  /// The sessions whose clients take part in the deal, if they have a seat and are connected. None in the records of an
  /// earlier version.
  std::vector<SessionId> taking_part{};
  WallTime at{};  ///< For the record of the game; 0 in the journals of an earlier version.
};

/// A bot's move, when it is due by the bot's pace.
struct BotMoved {
  Seat seat{};
  std::uint64_t decision{};
  wire::GameMove move;
};

/// The time of wake_at() has been reached. If nothing is due any more, nothing changes.
struct TimerFired {
  bool owner_idle = false;  ///< The owner has been idle for too long. Added by TableCore::complete.
  /// As soon as people have left, bots take over their seats. Added by TableCore::complete; false in the records of an
  /// earlier version, in which bots waited as for a lost connection.
  bool away_held_at_once = false;
};

using TableInput = std::variant<Created, Request, ConnectionLost, ConnectionBack, EntropyDrawn, BotMoved, TimerFired>;

// --- Out -------------------------------------------------------------------------------------------------------------

/// The answer to a Request. Comes before the view that the request caused.
struct Answer {
  SessionId session{};
  std::uint64_t request_id{};
  std::optional<RequestRefusal> refusal;            ///< Absent: done.
  bool joined = false;                              ///< The session has joined this table.
  std::optional<lobby::v1::RemovedList> removed{};  ///< The answer to ListRemoved.
  std::optional<wire::GameLog> log{};               ///< The answer to ExportLog.
  bool later = false;                               ///< Not to be sent: GiveHint will bring the answer.
};

/// The table as this viewer sees it.
struct ShowTable {
  SessionId viewer{};
  ViewerUpdate update;
};

/// From now on, outputs for this viewer are for this connection. Earlier outputs build on events that were sent to a
/// previous connection.
struct CaughtUp {
  SessionId viewer{};
  ConnectionId connection{};
};

/// What viewers are told about a deal.
struct ShowDeal {
  std::vector<SessionId> viewers;
  std::variant<wire::DealCommitted, wire::DealParties, wire::DealBurned, wire::DealRevealed, wire::PartRefused> message;
};

/// The thought may run at once. Answered with BotMoved, but not before `release`.
struct AskSeatsBot {
  Seat seat{};
  std::uint64_t decision{};
  std::optional<Instant> release{};  ///< Absent: wait for a ReleaseBot with the time.
  std::unique_ptr<Thought> thought;
};

/// Changes the time at which a bot's move is due. Withdraws a BotMoved that the table has not processed yet.
struct ReleaseBot {
  Seat seat{};
  std::uint64_t decision{};
  std::optional<Instant> release{};  ///< As in AskSeatsBot.
};

/// The thought may run at once. Its result is the answer to the request.
struct GiveHint {
  SessionId session{};
  std::uint64_t request_id{};
  std::uint64_t decision{};
  std::unique_ptr<Advice> advice;
};

/// Answered with EntropyDrawn.
struct DrawEntropy {
  std::vector<SessionId> seated;  ///< The connected people in seats, of whom some may take part.
};

/// A game is over: its record is to be kept, with the record of the input that has ended it.
struct GameOver {
  GameRecord record;  ///< Without the program, the server and the end, which the table does not know.
};

/// The session has asked for the record of an earlier game.
struct GiveRecord {
  SessionId session{};
  std::uint32_t game = 0;  ///< Its number at the table.
  std::uint32_t from = 0;  ///< The number of bytes that the client already has.
};

/// Lines of chat for this viewer.
struct ShowChat {
  SessionId viewer{};
  wire::ChatLines lines;
};

/// The names of the spectators.
struct ShowWatchers {
  std::vector<SessionId> viewers;
  wire::Watchers message;
};

/// The session is no longer at this table. UNSPECIFIED: it left at its own request.
struct SessionLeft {
  SessionId session{};
  lobby::v1::LeftReason reason{};
  std::string name{};  ///< With SEAT_GIVEN: the name of the person who has the seat now.
};

/// The viewer's table is waiting for its journal, until the next ShowTable.
struct ShowWaiting {
  SessionId viewer{};
};

/// The table's line in the lobby has changed.
struct ListingChanged {};

/// The last output of a table.
struct TableEnded {};

/// The last output of a table that is put away: from now on it exists in the journal only.
struct TablePutAway {};

/// The outputs for sessions and the lobby.
using TableNews = std::variant<Answer, CaughtUp, ShowTable, ShowDeal, ShowChat, ShowWatchers, SessionLeft, ShowWaiting,
                               ListingChanged, TableEnded, TablePutAway>;

using TableOutput = std::variant<TableNews, AskSeatsBot, ReleaseBot, GiveHint, DrawEntropy, GameOver, GiveRecord>;

}  // namespace cardroom::server
