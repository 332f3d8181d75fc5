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
#include "server/table/settings.h"

/// What goes into one table's machine (TableCore) and what comes out.
namespace cardroom::server {

// --- In: what a session asks of its table --------------------------------------------------------------------------

struct Join {
  std::string name;
  std::optional<Seat> seat;  ///< This one and no other.
  bool watch = false;        ///< Take no seat.
  std::optional<AddressMark> address{};
};
struct Leave {};
struct TakeSeat {
  std::string name;  ///< Of a watcher who sits down.
  Seat seat{};
  std::optional<AddressMark> address{};  ///< The same. Added by TableCore::complete.
};
struct SetSeat {
  Seat seat{};
  std::optional<BotPlan> bot;  ///< Absent: open for a person.
};
/// Absent fields stay as they are.
struct ChangeSettings {
  std::optional<std::string> name;
  std::optional<std::string> kind;
  std::optional<std::uint8_t> seats;                    ///< Always there with another kind.
  std::optional<std::uint32_t> rules_version;           ///< Only with another kind. For the record.
  std::optional<wire::GameRules> rules;                 ///< Absent with another kind: its defaults.
  std::optional<std::chrono::milliseconds> turn_limit;  ///< 0: off.
  bool usual_turn_limit = false;                        ///< Instead of `turn_limit`, the usual one.
  std::optional<std::string> password_hash;             ///< Empty: no password.
  std::optional<bool> watching_allowed;
  std::optional<bool> is_private;

  /// Whether it only opens the table to others, or closes it, which concerns no game.
  bool only_opens() const {
    return is_private && !name && !kind && !seats && !rules && !turn_limit && !usual_turn_limit && !password_hash &&
           !watching_allowed;
  }
};
struct FillWithBots {
  BotPlan bot{};
};
/// A watcher who is removed, for the record: a table that is played again knows of none.
struct RemovedWatcher {
  SessionId session{};
  std::optional<AddressMark> address{};
};
struct RemovePlayer {
  Seat seat{};
  std::string name{};        ///< If not empty, instead of the seat: as shown at the table, a watcher's too.
  bool address_too = false;  ///< Nobody comes from there for kAddressBarred.
  std::optional<RemovedWatcher> watcher{};  ///< Added by TableCore::complete.
};
struct ListRemoved {};
struct LetBack {
  std::string name;  ///< As it was shown.
};
struct MakeMove {
  std::uint64_t decision{};
  wire::GameMove move;
};
struct GoOn {};
struct AskAgain {};  ///< Ready for another game.
struct TakeMySeat {};
/// Where bots play among themselves. Absent fields stay as they are.
struct SetPace {
  std::optional<bool> paused;
  std::optional<std::uint32_t> percent;  ///< kSpeedMin to kSpeedMax.
  bool step = false;                     ///< The next bot moves, or the pause in the game ends, though paused.
};

/// For everybody at the table to read.
struct Say {
  std::variant<wire::Phrase, std::string> line;
};
/// What would `clever` do with what this seat sees? Refused at once, or answered once it is thought.
struct GetHint {
  std::uint64_t decision{};
};

using Wish = std::variant<Join, Leave, TakeSeat, SetSeat, ChangeSettings, FillWithBots, RemovePlayer, ListRemoved,
                          LetBack, MakeMove, GoOn, AskAgain, TakeMySeat, SetPace, Say, GetHint>;

/// Whether a wish is only talk: it never changes a table, and no record has it.
inline bool is_talk(const Wish& wish) {
  return std::holds_alternative<Say>(wish) || std::holds_alternative<GetHint>(wish) ||
         std::holds_alternative<ListRemoved>(wish);
}

/// Answered with exactly one Answer; a GetHint that is not refused, with GiveHint.
struct Request {
  SessionId session{};
  std::uint64_t request_id{};
  Wish wish;
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

/// No: nothing has changed. The reasons are those of the wire; there is no second list.
struct RequestRefusal {
  session::v1::RefusalReason reason{};
  std::optional<std::uint8_t> rule;  ///< With BROKE_RULE: which one, in the kind's own list.
  friend bool operator==(const RequestRefusal&, const RequestRefusal&) = default;
};

/// To a Request. Comes before the view that it caused.
struct Answer {
  SessionId session{};
  std::uint64_t request_id{};
  std::optional<RequestRefusal> refusal;            ///< Absent: done.
  bool joined = false;                              ///< The session is at this table now.
  std::optional<lobby::v1::RemovedList> removed{};  ///< What it has asked for.
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
