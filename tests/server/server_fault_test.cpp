// Goal: when a defect aborts a step, nobody is left without an answer, and only the connection or the table that
// the step concerns ends. How: exceptions are planted in everything outside the machine that it calls: the source of
// entropy, the time of day, and the functions of a kind of game. One test plants an exception at each such call of an
// evening in turn.
#include <array>
#include <stdexcept>

#include "server/table/table_wire.h"
#include "tests/server/seated_players.h"

namespace cardroom::server::testing {
namespace {

using namespace session::v1;

/// Called wherever an exception can be planted.
std::function<void()> g_call;

void call() {
  if (g_call) g_call();
}

/// Lucky Thirteen, whose functions call call().
std::span<const GameKind> planted_kinds() {
  static const std::array<GameKind, 1> kKinds = [] {
    std::array<GameKind, 1> kinds{*find_game_kind("lucky-thirteen")};
    kinds[0].make_match = [](const wire::GameRules& rules, std::uint8_t seats) {
      call();
      return find_game_kind("lucky-thirteen")->make_match(rules, seats);
    };
    kinds[0].complete_rules = [](wire::GameRules& rules) {
      call();
      return find_game_kind("lucky-thirteen")->complete_rules(rules);
    };
    return kinds;
  }();
  return kKinds;
}

struct BrokenOffStep : SeatedPlayers {
  BrokenOffStep() { start(); }
  ~BrokenOffStep() override { g_call = {}; }

  void start() {
    Config config{.server_name = "Test", .limits = {}, .private_table = {}};
    config.kinds = planted_kinds();
    world = std::make_unique<ServerWorld>(std::move(config));
    world->on_call = call;
  }

  /// From the next call on, all calls fail.
  static void break_it() {
    g_call = [] { throw std::runtime_error{"planted"}; };
  }
  static void mend_it() { g_call = {}; }
  /// After this many calls, a single one fails, and `tripped` is set.
  void break_call(int after) {
    tripped = false;
    g_call = [this, after]() mutable {
      if (after-- > 0 || std::exchange(tripped, true)) return;
      throw std::runtime_error{"planted"};
    };
  }
  /// Removes the secret for the first deal, and all later records, from the disk, so that whoever restores the table
  /// has to draw a secret.
  void forget_secret() {
    auto& records = world->kept.begin()->second.records;
    const auto drawn = std::ranges::find_if(records, [](const std::string& bytes) {
      journal::v1::Record record;
      return record.ParseFromString(bytes) && record.input().has_entropy_drawn();
    });
    records.erase(drawn, records.end());
  }
  std::uint64_t faults() const { return world->core().metrics().counts.faults; }

  Peer& back(Peer& peer) {
    if (!peer.closed) world->cut(peer);
    return world->join_as("Ann", token_of(peer));
  }
  /// The server's answer to this request. If there is none, repeats the request over a new connection.
  ServerMessage insist(Peer*& peer, const ClientMessage& message) {
    ServerMessage answer = world->ask(*peer, message);
    world->answer_hashes();
    for (const auto& received : peer->received) {
      if (received.request_id() == peer->last_request) answer = received;
    }
    if (answer.body_case() != ServerMessage::BODY_NOT_SET) return answer;
    const std::uint64_t request = peer->last_request;
    peer = &back(*peer);
    peer->last_request = request - 1;
    answer = world->ask(*peer, message);
    EXPECT_NE(answer.body_case(), ServerMessage::BODY_NOT_SET) << message.ShortDebugString();
    return answer;
  }

  bool tripped = false;
};

TEST_F(BrokenOffStep, ARequestThatIsBrokenOffIsAnsweredWhenItIsRepeated) {
  ann = &world->join_as("Ann");
  break_it();
  EXPECT_EQ(world->ask(*ann, create_table(3)).refused().reason(), REFUSAL_REASON_UNSPECIFIED);
  EXPECT_EQ(ann->goodbye().reason(), GOODBYE_REASON_UNSPECIFIED) << "what she sends may do the same again";
  mend_it();
  ann = &back(*ann);
  EXPECT_EQ(ann->last_request, 1U);
  ann->last_request = 0;
  EXPECT_EQ(world->ask(*ann, create_table(3)).refused().reason(), REFUSAL_REASON_TOO_FAST);
  EXPECT_TRUE(world->ask(*ann, create_table(3)).has_joined_table());
}

TEST_F(BrokenOffStep, WhoWaitsForAPasswordIsAnsweredIfItsStepIsBrokenOff) {
  ann = &world->join_as("Ann");
  world->ask(*ann, create_table(3, 0, "sesame"));
  break_it();
  world->answer_hashes();
  EXPECT_EQ(faults(), 1U);
  EXPECT_EQ(ann->refusal(), REFUSAL_REASON_TOO_FAST);
  EXPECT_FALSE(ann->closed) << "the hash is nothing that she has sent";
  mend_it();
  EXPECT_TRUE(world->ask(*ann, create_table(3)).has_joined_table());
}

TEST_F(BrokenOffStep, RequestsThatAreStillInHandAreNotRefused) {
  two_people();
  auto& cyd = world->join_as("Cyd");
  auto& dee = world->join_as("Dee");
  world->ask(dee, create_table(3, 0, "sesame"));
  world->journal_answers = false;
  Peer& mover = ann->table().has_decision() ? *ann : *bob;
  world->ask(mover, first_move(mover.table()));
  break_it();
  world->ask(cyd, create_table(3));
  mend_it();
  EXPECT_EQ(faults(), 1U);
  EXPECT_EQ(mover.refusal(), REFUSAL_REASON_UNSPECIFIED);
  EXPECT_EQ(dee.refusal(), REFUSAL_REASON_UNSPECIFIED);
  world->journal_answers = true;
  world->answer_journal();
  EXPECT_EQ(mover.received.back().body_case() == ServerMessage::kGoodbye, false);
  EXPECT_EQ(mover.last(ServerMessage::kDone).request_id(), mover.last_request);
  world->answer_hashes();
  EXPECT_EQ(dee.last(ServerMessage::kJoinedTable).request_id(), dee.last_request);
}

TEST_F(BrokenOffStep, ATableWhoseRecordCannotBeMadeEndsAndNoOther) {
  two_people();
  auto* cyd = &world->join_as("Cyd");
  ASSERT_TRUE(world->ask(*cyd, create_table(3)).has_joined_table());
  Peer& mover = ann->table().has_decision() ? *ann : *bob;
  break_it();
  EXPECT_EQ(world->ask(mover, first_move(mover.table())).refused().reason(), REFUSAL_REASON_NOT_AT_A_TABLE);
  mend_it();
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
  EXPECT_EQ(bob->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_EQ(world->core().metrics().counts.tables_stopped, 1U);
  ClientMessage say;
  say.mutable_say()->set_phrase(wire::PHRASE_ONE_MOMENT);
  EXPECT_TRUE(world->ask(*cyd, say).has_done());
  EXPECT_TRUE(world->ask(*ann, create_table(3)).has_joined_table()) << "she is free to sit elsewhere";
}

/// The last seat is taken, the journal has the record, and the secret for the deal cannot be drawn. The journal
/// causes this step, not bytes from a client, and the answer to Ann's request is lost with it.
TEST_F(BrokenOffStep, ATableThatIsBrokenOffWhenItsRecordIsDurableEndsForAll) {
  ann = &world->join_as("Ann");
  ASSERT_TRUE(world->ask(*ann, create_table(0)).has_joined_table());
  world->journal_answers = false;
  ClientMessage fill;
  fill.mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_CLEVER);
  world->ask(*ann, fill);
  break_it();
  world->answer_journal();
  mend_it();
  world->journal_answers = true;
  EXPECT_EQ(faults(), 1U);
  EXPECT_NE(ann->refusal(), REFUSAL_REASON_UNSPECIFIED);
  EXPECT_EQ(ann->last(ServerMessage::kLeftTable).left_table().reason(), lobby::v1::LEFT_REASON_BROKEN);
  EXPECT_EQ(world->core().status().tables, 0U);
  EXPECT_TRUE(world->ask(*ann, create_table(3)).has_joined_table());
}

TEST_F(BrokenOffStep, ATableThatCannotBeRestoredIsTheOnlyOne) {
  two_people();
  auto& cyd = world->join_as("Cyd");
  ASSERT_TRUE(world->ask(cyd, create_table(3)).has_joined_table());
  forget_secret();
  // The other table is restored after the one without a secret.
  const bool first = wire_bytes(world->kept.begin()->first) == id;
  const std::string token = token_of(first ? cyd : *ann);
  world->on_call = [failed = false]() mutable {
    if (!std::exchange(failed, true)) throw std::runtime_error{"planted"};
  };
  world->restart();
  EXPECT_EQ(faults(), 1U);
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_TRUE(world->join_as("Ann", token).table().has_seat());
}

TEST_F(BrokenOffStep, WhoResumesATableIsAnsweredIfReadingItIsBrokenOff) {
  two_people();
  world->cut(*ann);
  world->cut(*bob);
  world->pass(kEmptyTableKept);
  forget_secret();
  ann = &back(*ann);
  world->on_call = [] { throw std::runtime_error{"planted"}; };
  EXPECT_EQ(world->ask(*ann, join_table(id)).refused().reason(), REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(faults(), 1U);
  world->on_call = {};
  EXPECT_TRUE(world->ask(*ann, join_table(id)).has_joined_table()) << "it still rests";
}

/// Ann creates a table, plays, and resumes the game later; whichever call fails, she is answered.
TEST_F(BrokenOffStep, WhicheverCallFailsEveryRequestIsAnswered) {
  ClientMessage say;
  say.mutable_say()->set_phrase(wire::PHRASE_ONE_MOMENT);
  ClientMessage leave;
  leave.mutable_leave_table();
  ClientMessage list;
  list.mutable_list_tables();
  const auto sit = [&] {
    for (int tries = 0; tries < 2; ++tries) {
      if (insist(ann, say).has_done() || insist(ann, create_table(3, 100, "sesame")).has_joined_table()) return;
    }
    ADD_FAILURE() << "she does not get a table";
  };
  int breaks = 0;
  do {
    SCOPED_TRACE(breaks);
    start();
    break_call(breaks);
    ann = &world->connect();
    world->send(*ann, hello("Ann"));
    if (ann->count(ServerMessage::kWelcome) == 0) ann = &world->join_as("Ann");
    sit();
    for (int moves = 0; moves < 6; ++moves) {
      world->pass(2s);
      if (ann->count(ServerMessage::kTableUpdate) == 0 || !ann->table().has_decision()) continue;
      ClientMessage hint;
      hint.mutable_hint()->set_decision(ann->table().decision());
      insist(ann, hint);
      insist(ann, first_move(ann->table()));
    }
    sit();
    const std::string table_id = ann->last(ServerMessage::kTableUpdate).table_update().table_id();
    world->cut(*ann);
    world->pass(kEmptyTableKept + 1min);
    ann = &back(*ann);
    insist(ann, join_table(table_id));
    mend_it();
    sit();
    EXPECT_TRUE(insist(ann, leave).has_done());
    EXPECT_TRUE(insist(ann, list).has_table_list());
  } while (tripped && !HasFailure() && ++breaks < 1'000);
  EXPECT_GT(breaks, 20);
}

}  // namespace
}  // namespace cardroom::server::testing
