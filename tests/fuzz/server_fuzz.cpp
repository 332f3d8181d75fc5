// Connections to the whole server: whatever they send, and whenever they send it, the server keeps running and serves
// well-behaved clients. The first byte of a step selects what happens. Messages are given the next request number and
// the id of an existing table, because the fuzzer cannot guess the server's random ids.
#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "common/base/check.h"
#include "common/protocol/deal_wire.h"
#include "common/protocol/features.h"
#include "tests/fuzz/fuzz.h"
#include "tests/server/server_world.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::fuzz {
namespace {

using server::testing::ClientMessage;
using server::testing::Peer;
using server::testing::ServerMessage;
using server::testing::ServerWorld;

/// The id of the last table that this peer was told about; empty if there is none.
std::string table_known_to(const Peer& peer) {
  for (auto message = peer.received.rbegin(); message != peer.received.rend(); ++message) {
    if (message->has_joined_table()) return message->joined_table().table_id();
    if (message->has_table_list() && message->table_list().tables_size() > 0)
      return message->table_list().tables(0).table_id();
  }
  return {};
}

/// The last deal that this peer was told about; null if there is none.
const table::v1::DealCommitted* committed_to(const Peer& peer) {
  const auto message = std::find_if(peer.received.rbegin(), peer.received.rend(),
                                    [](const auto& one) { return one.has_deal_committed(); });
  return message == peer.received.rend() ? nullptr : &message->deal_committed();
}

class Evening {
 public:
  Evening() : peers_{&world_.join_as("Ann"), &world_.join_as("Bob"), &world_.connect()} {}

  void happen(Script& script) {
    const std::size_t what = script.below(16);
    Peer*& peer = peers_[script.below(peers_.size())];
    if (peer->closed || what == 0) {
      if (!peer->closed) world_.cut(*peer);
      peer = what % 2 == 0 ? &world_.join_as("Ann") : &world_.connect();
      return;
    }
    switch (what) {
      case 1: return world_.send_bytes(*peer, std::string{script.text()});
      case 2: return world_.pass(std::chrono::milliseconds{script.below(256) * 100});
      case 3: return world_.answer_hashes();
      case 4: return play(*peer);
      case 15:
        if (script.below(2) == 1) return take_part(*peer);
        world_.cut(*peer);
        peer = &join_fairly();
        return;
      default: return say(*peer, script.text());
    }
  }

  /// Checks that a well-behaved client can still play.
  void end() {
    world_.answer_hashes();
    Peer& kari = world_.join_as("Kari", {}, "10.0.0.99");
    check(world_.ask(kari, server::testing::create_table(3)).has_joined_table(), "a well-behaved client gets a table");
    check(world_.ask(kari, server::testing::first_move(kari.table())).has_done(), "and can play");
  }

 private:
  void say(Peer& peer, std::string_view bytes) {
    ClientMessage message;
    if (!message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return;
    if (message.has_commit_part() || message.has_open_part()) {
      auto& id = message.has_commit_part() ? *message.mutable_commit_part()->mutable_id()
                                           : *message.mutable_open_part()->mutable_id();
      if (const auto* deal = committed_to(peer); deal != nullptr && id.table_id().empty()) id = deal->id();
      return world_.send(peer, message);
    }
    if (message.has_get_record()) return world_.send(peer, message);
    message.set_request_id(++peer.last_request);
    if (message.has_join_table() && message.join_table().table_id().size() == 1) {
      for (const Peer* other : peers_) {
        const std::string table = table_known_to(*other);
        if (!table.empty()) message.mutable_join_table()->set_table_id(table);
      }
    }
    world_.send(peer, message);
  }
  /// A person whose client takes part in deals.
  Peer& join_fairly() {
    Peer& peer = world_.connect();
    ClientMessage hello = server::testing::hello("Cy");
    hello.mutable_hello()->add_features(kFeatureFairDeal);
    world_.send(peer, hello);
    return peer;
  }
  /// Takes part as an honest client does: commits to a part, or opens it once the list has arrived.
  void take_part(Peer& peer) {
    const auto* const committed = committed_to(peer);
    const auto id = committed != nullptr ? read_deal_id(committed->id()) : std::nullopt;
    if (!id || peer.count(ServerMessage::kTableUpdate) == 0) return;
    ClientMessage message;
    if (peer.count(ServerMessage::kDealParties) < peer.count(ServerMessage::kDealCommitted)) {
      const auto commitment = *from_wire_bytes<sizeof(Digest)>(committed->commitment());
      *message.mutable_commit_part()->mutable_id() = committed->id();
      message.mutable_commit_part()->set_commitment(
          wire_bytes(entropy_commitment(*id, commitment, static_cast<std::uint8_t>(peer.table().seat()), {})));
    } else {
      *message.mutable_open_part()->mutable_id() = committed->id();
      message.mutable_open_part()->set_entropy(wire_bytes(DealSecret{}));
    }
    world_.send(peer, message);
  }
  void play(Peer& peer) {
    if (peer.count(ServerMessage::kTableUpdate) == 0 || !peer.table().has_decision()) return;
    ClientMessage message;
    message.mutable_move()->set_decision(peer.table().decision());
    *message.mutable_move()->mutable_move() = testing::legal_move(peer.table().legal_moves(), dice_);
    world_.ask(peer, message);
  }

  testing::Dice dice_{1};
  ServerWorld world_;
  std::vector<Peer*> peers_;
};

}  // namespace
}  // namespace cardroom::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // ServerWorld reports server faults as failed expectations, which must stop the fuzzer.
  GTEST_FLAG_SET(break_on_failure, true);
  cardroom::fuzz::Script script{data, size};
  cardroom::fuzz::Evening evening;
  for (int steps = 0; steps < 200 && !script.empty(); ++steps)
    evening.happen(script);
  evening.end();
  return 0;
}
