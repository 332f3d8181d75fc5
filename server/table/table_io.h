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
#include "server/table/address_mark.h"
#include "server/table/requests/requests.h"
#include "server/table/settings.h"

/// What goes into one table's machine (TableCore) and what comes out.
namespace cardroom::server {

// --- In: what a session asks of its table (requests/requests.h) ----------------------------------------------------

/// Answered with exactly one Answer; a GetHint that is not refused, with GiveHint.
struct Request {
  SessionId session{};
  std::uint64_t request_id{};
  AnyRequest wanted;
};

// --- In: what happens to a table -------------------------------------------------------------------------------------

/// The first input of every table. Without an owner (a private table): the first to join owns it.
struct Created {
  Settings settings;
  std::uint32_t rules_version{};
  std::vector<std::optional<BotPlan>> seats;  ///< Without a plan: open.
  std::array<std::byte, 32> bots_key{};       ///< For the bots' dice; independent of every deal.
  std::chrono::milliseconds script_pace{};    ///< Of a person's seat whose script moves for it.
  bool seats_fixed = false;                   ///< A person never takes a bot's seat, and nobody changes seats.
  std::optional<bool> animate{};              ///< Whether cards move, if whoever made the table has said so.
  std::optional<Request> owner;               ///< The Join of whoever makes it; takes the first open seat.
};

/// What a client has seen of this table.
struct Seen {
  std::uint32_t game_number{};
  std::uint32_t next_event{};
  std::uint64_t last_chat_line{};  ///< 0: none. In no record: neither is the chat.
};

/// A session's connection is gone; it has been silent for so long.
struct ConnectionLost {
  SessionId session{};
  std::chrono::milliseconds silent_for{};
};

/// A session has a connection again, or a newer one.
struct ConnectionBack {
  SessionId session{};
  std::optional<Seen> seen;
  ConnectionId connection{};          ///< For CaughtUp. In no record: a table that is played again has no connections.
  std::optional<std::string> name{};  ///< If it calls itself something else now.
  std::optional<AddressMark> address{};  ///< Where it is now.
};

/// The answer to DrawEntropy.
struct EntropyDrawn {
  DealSecret secret{};
};

/// What a bot has chosen, at the time at which its pace is over.
struct BotMoved {
  Seat seat{};
  std::uint64_t decision{};
  wire::GameMove move;
};

/// The time of wake_at() has come. One that is late finds nothing due and changes nothing.
struct TimerFired {};

using TableInput = std::variant<Created, Request, ConnectionLost, ConnectionBack, EntropyDrawn, BotMoved, TimerFired>;

// --- Out -------------------------------------------------------------------------------------------------------------

/// To a Request. Comes before the view that it caused.
struct Answer {
  SessionId session{};
  std::uint64_t request_id{};
  std::optional<RequestRefusal> refusal;            ///< Absent: done.
  bool joined = false;                              ///< The session is at this table now.
  std::optional<lobby::v1::RemovedList> removed{};  ///< What it has asked for.
  bool later = false;                               ///< Not sent: the request is answered with what GiveHint brings.
};

/// The table as this viewer sees it.
struct ShowTable {
  SessionId viewer{};
  wire::TableUpdate update;
};

/// What follows for this viewer is meant for that connection. What came before goes on from events that an older one
/// was sent, and is not for it.
struct CaughtUp {
  SessionId viewer{};
  ConnectionId connection{};
};

/// What everybody is told about a deal.
struct ShowDeal {
  std::vector<SessionId> viewers;
  std::variant<wire::DealCommitted, wire::DealParties, wire::DealRevealed> message;
};

/// Answered with BotMoved: not before `release`, and the thought may run at once.
struct AskSeatsBot {
  Seat seat{};
  std::uint64_t decision{};
  std::optional<Instant> release{};  ///< Absent: not before a ReleaseBot says when.
  std::unique_ptr<Thought> thought;
};

/// A bot that has been asked shall answer then instead. One that has answered already, in an input that the table has
/// not had yet, has not.
struct ReleaseBot {
  Seat seat{};
  std::uint64_t decision{};
  std::optional<Instant> release{};  ///< As in AskSeatsBot.
};

/// The thought may run at once; whoever runs it answers the request with what comes out.
struct GiveHint {
  SessionId session{};
  std::uint64_t request_id{};
  std::uint64_t decision{};
  std::unique_ptr<Advice> advice;
};

/// Answered with EntropyDrawn.
struct DrawEntropy {};

/// What was said at the table, for this viewer.
struct ShowChat {
  SessionId viewer{};
  wire::ChatLines lines;
};

/// Who looks on.
struct ShowWatchers {
  std::vector<SessionId> viewers;
  wire::Watchers message;
};

/// The session is at this table no more. With UNSPECIFIED by its own wish.
struct SessionLeft {
  SessionId session{};
  lobby::v1::LeftReason reason{};
};

/// This viewer's table waits for its journal; the next ShowTable says that it goes on.
struct ShowWaiting {
  SessionId viewer{};
};

/// What the lobby shows of this table has changed.
struct ListingChanged {};

/// The last output of a table.
struct TableEnded {};

/// What concerns sessions and the lobby.
using TableNews = std::variant<Answer, CaughtUp, ShowTable, ShowDeal, ShowChat, ShowWatchers, SessionLeft, ShowWaiting,
                               ListingChanged, TableEnded>;

using TableOutput = std::variant<TableNews, AskSeatsBot, ReleaseBot, GiveHint, DrawEntropy>;

}  // namespace cardroom::server
