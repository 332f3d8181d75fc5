#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "common/cards/bot_dice.h"
#include "common/protocol/features.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/table_delta.h"
#include "server/server_core.h"

namespace cardroom::server::testing {

using session::v1::ClientMessage;
using session::v1::ServerMessage;

/// A test's connection to the server's state machine, and everything received over it.
struct Peer {
  ConnectionId id{};
  std::vector<ServerMessage> received;
  std::uint64_t last_request = 0;
  std::size_t bytes = 0;  ///< Bytes received, including frame headers.
  std::size_t heartbeat_bytes = 0;
  std::size_t asked_bytes = 0;  ///< Bytes of requests, including frame headers.
  bool closed = false;          ///< Closed by the state machine or by cut().

  /// The last message of this kind; fails the test if there is none.
  const ServerMessage& last(ServerMessage::BodyCase kind) const;
  std::size_t count(ServerMessage::BodyCase kind) const;
  const wire::TableUpdate& table() const { return last(ServerMessage::kTableUpdate).table_update(); }
  const session::v1::Goodbye& goodbye() const { return last(ServerMessage::kGoodbye).goodbye(); }
  /// Why the last request was refused; unspecified if it was not.
  session::v1::RefusalReason refusal() const;

  FrameDecoder decoder{kReplyBytesMax};
  DeltaDecoder deltas;
};

/// A ServerCore in an environment simulated by the test: the clock, the journal, the bot pool and the network. They
/// answer at once unless told otherwise.
class ServerWorld {
 public:
  explicit ServerWorld(Config config = {.server_name = "Test", .limits = {}, .private_table = {}});

  Peer& connect(const std::string& address = "10.0.0.1");
  /// Connects and says hello.
  Peer& join_as(const std::string& name, const std::string& token = {}, const std::string& address = "10.0.0.1");
  void send(Peer& peer, const ClientMessage& message);
  void send_bytes(Peer& peer, const std::string& bytes);
  /// Sends the message with the peer's next request_id, and returns the peer's latest message that answers it.
  ServerMessage ask(Peer& peer, ClientMessage message);
  void cut(Peer& peer);
  void feed(Input input);
  /// The process dies, and after `off` another one continues from its journal. All peers are disconnected.
  void restart(std::chrono::milliseconds off = {});

  /// Lets time pass; connected peers send heartbeats.
  void pass(std::chrono::milliseconds time);
  void silence(Peer& peer) { silent_.push_back(peer.id); }
  /// Withholds BytesSent for this peer until flow().
  void stall(Peer& peer) { stalled_ = peer.id; }
  void flow();

  bool journal_answers = true;
  bool reads_answer = true;  ///< If false, a table that is being read never arrives.
  bool bots_answer = true;
  std::function<void(const Output&)> watch;  ///< Called with each output before it is performed.
  /// Called whenever the machine draws entropy or asks for the time of day. It may throw, as a defect would.
  std::function<void()> on_call;
  std::vector<AppendRecord> records;
  std::map<TableId, KeptTable> kept;  ///< The journal's contents, including records that it has not yet acknowledged.
  std::map<std::pair<TableId, std::uint32_t>, std::string> games;  ///< The files of finished games, by number.
  std::vector<LogLine> lines;
  std::vector<HashPassword> hashes;  ///< Answered only by answer_hashes().
  void answer_hashes();
  bool hints_answer = true;
  std::vector<HintThought> hints;  ///< Hints not yet answered.
  void answer_hints();
  void answer_journal(AppendResult result = AppendResult::durable);
  bool finished = false;
  int announcements_changed = 0;
  Instant now{1'000};
  ServerCore& core() { return *core_; }

 private:
  void begin();
  void perform();
  void answer_network();

  Config config_;
  std::unique_ptr<ServerCore> core_;
  Instant time_of_day_ = std::chrono::days{20'000};  ///< The time of day when this process's clock was 0.
  BotDice entropy_{7};
  std::map<ConnectionId, std::unique_ptr<Peer>> peers_;
  std::vector<ConnectionId> silent_;
  std::vector<Output> outputs_;
  std::deque<Input> inputs_;
  std::deque<RecordAppended> unanswered_records_;
  std::vector<ConnectionId> unanswered_sends_;
  ConnectionId stalled_ = 0;
  std::optional<Instant> alarm_;
  ConnectionId last_connection_ = 0;
  bool performing_ = false;
};

ClientMessage hello(const std::string& name, const std::string& token = {});
/// A Lucky Thirteen table with this many `basic` bots in its last seats.
ClientMessage create_table(int bots, std::uint32_t pace_ms = 0, const std::string& password = {});
ClientMessage join_table(const std::string& table_id, const std::string& password = {});
/// The first legal move for the decision in this update.
ClientMessage first_move(const wire::TableUpdate& update);

}  // namespace cardroom::server::testing
