#include <gtest/gtest.h>
#include <string>

#include "tests/server/seated_players.h"

/// Chat and hints, seen from outside.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerTalk : SeatedPlayers {
  static ClientMessage text(const std::string& said) {
    ClientMessage message;
    message.mutable_say()->set_text(said);
    return message;
  }
  ServerMessage ask_hint(Peer& peer) {
    ClientMessage message;
    message.mutable_hint()->set_decision(peer.table().decision());
    return world->ask(peer, message);
  }
  /// The chat lines that a peer has received, in order.
  static std::string read_by(const Peer& peer) {
    std::string all;
    for (const auto& message : peer.received)
      for (const auto& line : message.chat_lines().lines())
        all += std::to_string(line.number()) + line.text() + " ";
    return all;
  }
};

TEST_F(ServerTalk, ChatReachesEverybodyInOneOrder) {
  two_people();
  EXPECT_TRUE(world->ask(*ann, text("a")).has_done());
  EXPECT_TRUE(world->ask(*bob, text("b")).has_done());
  EXPECT_EQ(read_by(*ann), "1a 2b ");
  EXPECT_EQ(read_by(*bob), "1a 2b ");
  EXPECT_EQ(ann->last(ServerMessage::kChatLines).chat_lines().table_id(), id);
}

TEST_F(ServerTalk, ARepeatedChatRequestIsSaidOnce) {
  two_people();
  ClientMessage say = text("once");
  world->ask(*ann, say);
  say.set_request_id(ann->last_request);
  world->send(*ann, say);
  EXPECT_TRUE(ann->received.back().has_done());
  EXPECT_EQ(read_by(*bob), "1once ");
}

TEST_F(ServerTalk, AResumedPeerGetsEveryLineOnce) {
  two_people();
  world->ask(*ann, text("a"));
  world->cut(*bob);
  world->ask(*ann, text("b"));
  Peer& back = world->connect();
  auto message = hello("Bob", token_of(*bob));
  message.mutable_hello()->mutable_seen()->set_table_id(id);
  message.mutable_hello()->mutable_seen()->set_last_chat_line(1);
  world->send(back, message);
  EXPECT_EQ(read_by(back), "2b ");
  EXPECT_TRUE(back.last(ServerMessage::kChatLines).chat_lines().said_before());
}

TEST_F(ServerTalk, ALineKeepsItsPlaceBetweenTheViewsOfASlowReader) {
  two_people();
  Peer& cid = world->join_as("Cid");
  world->ask(*ann, text("early"));
  world->stall(cid);
  ClientMessage list;  // The answer is still being sent, so views are queued in the server.
  list.mutable_list_tables();
  list.set_request_id(1);
  world->send(cid, list);
  ClientMessage watch = join_table(id);
  watch.mutable_join_table()->set_watch(true);
  watch.set_request_id(2);
  world->send(cid, watch);
  for (int i = 0; i < 20; ++i) {
    move_if_asked(*ann);
    move_if_asked(*bob);
    world->pass(100ms);
  }
  world->flow();
  std::size_t first_table = 0;
  std::size_t first_line = 0;
  for (std::size_t i = 0; i < cid.received.size(); ++i) {
    if (first_table == 0 && cid.received[i].has_table_update()) first_table = i;
    if (first_line == 0 && cid.received[i].has_chat_lines()) first_line = i;
  }
  EXPECT_GT(first_line, first_table) << "a line of a table that the client does not know yet would be lost";
  EXPECT_EQ(read_by(cid), "1early ");
}

TEST_F(ServerTalk, TextThatWouldRewriteOtherLinesIsRefused) {
  two_people();
  const auto refusal = [&](const std::string& said) { return world->ask(*ann, text(said)).refused().reason(); };
  EXPECT_EQ(refusal(""), REFUSAL_REASON_BAD_TEXT);
  EXPECT_EQ(refusal("   "), REFUSAL_REASON_BAD_TEXT);
  EXPECT_EQ(refusal("\x1B[2J"), REFUSAL_REASON_BAD_TEXT);
  EXPECT_EQ(refusal("\xE2\x80\xAE"), REFUSAL_REASON_BAD_TEXT);
  EXPECT_EQ(refusal(std::string(kChatCharactersMax + 1, 'x')), REFUSAL_REASON_BAD_TEXT);
  EXPECT_EQ(refusal("a\xCC\x81\xCC\x81\xCC\x81\xCC\x81"), REFUSAL_REASON_BAD_TEXT) << "nor stacked accents";
  EXPECT_EQ(read_by(*bob), "");
  EXPECT_TRUE(world->ask(*ann, text(std::string(kChatCharactersMax, 'x'))).has_done());
  ClientMessage odd;
  odd.mutable_say()->set_phrase(static_cast<wire::Phrase>(99));
  EXPECT_EQ(world->ask(*ann, odd).refused().reason(), REFUSAL_REASON_MALFORMED);
}

TEST_F(ServerTalk, ChatIsRateLimitedAndPlayGoesOn) {
  two_people();
  for (std::uint32_t i = 0; i < kChatRate.burst; ++i)
    EXPECT_TRUE(world->ask(*ann, text("x")).has_done());
  EXPECT_EQ(world->ask(*ann, text("x")).refused().reason(), REFUSAL_REASON_TOO_FAST);
  EXPECT_TRUE(world->ask(*ann, first_move(ann->table())).has_done());
  world->pass(1s);
  EXPECT_TRUE(world->ask(*ann, text("x")).has_done());
}

TEST_F(ServerTalk, ChatIsInNoRecordAndNoLog) {
  two_people();
  const std::size_t records = world->records.size();
  world->ask(*ann, text("xyzzy"));
  ask_hint(*ann);
  EXPECT_EQ(world->records.size(), records);
  for (const auto& line : world->lines)
    EXPECT_EQ(line.text.find("xyzzy"), std::string::npos);
}

TEST_F(ServerTalk, AHintIsALegalMoveWithItsReason) {
  two_people();
  ASSERT_TRUE(ann->table().has_decision());
  const auto answer = ask_hint(*ann);
  ASSERT_TRUE(answer.has_hint());
  EXPECT_EQ(answer.hint().decision(), ann->table().decision());
  EXPECT_NE(answer.hint().reason().lucky_thirteen().reason(), 0);
  EXPECT_EQ(answer.hint().reason().lucky_thirteen().kept_size(), 2);
  ClientMessage move;
  move.mutable_move()->set_decision(answer.hint().decision());
  *move.mutable_move()->mutable_move() = answer.hint().move();
  EXPECT_TRUE(world->ask(*ann, move).has_done());
}

TEST_F(ServerTalk, ALateHintIsStillAnswered) {
  two_people();
  world->hints_answer = false;
  const std::string token = token_of(*ann);
  ClientMessage message;
  message.mutable_hint()->set_decision(ann->table().decision());
  message.set_request_id(++ann->last_request);
  world->send(*ann, message);
  ASSERT_EQ(world->hints.size(), 1U);
  world->cut(*ann);
  Peer& back = world->join_as("Ann", token);
  EXPECT_EQ(back.count(ServerMessage::kHint), 0U);
  world->answer_hints();
  world->pass(1ms);
  EXPECT_EQ(back.last(ServerMessage::kHint).request_id(), message.request_id());
}

TEST_F(ServerTalk, AHintThatCannotBeComputedIsRefused) {
  two_people();
  world->hints_answer = false;
  ClientMessage message;
  message.mutable_hint()->set_decision(ann->table().decision());
  message.set_request_id(++ann->last_request);
  world->send(*ann, message);
  world->hints.at(0).hint.clear();
  world->answer_hints();
  world->pass(1ms);
  EXPECT_EQ(ann->refusal(), REFUSAL_REASON_UNSUPPORTED);
  EXPECT_TRUE(world->ask(*ann, first_move(ann->table())).has_done()) << "the next request";
}

TEST_F(ServerTalk, HintsAreRateLimited) {
  two_people();
  for (std::uint32_t i = 0; i < kHintRate.burst; ++i)
    EXPECT_TRUE(ask_hint(*ann).has_hint());
  EXPECT_EQ(ask_hint(*ann).refused().reason(), REFUSAL_REASON_TOO_FAST);
}

TEST_F(ServerTalk, TheNumberOfConcurrentHintsIsLimited) {
  world->hints_answer = false;
  const auto ask_unanswered = [&](Peer& peer) {
    ClientMessage message;
    message.mutable_hint()->set_decision(peer.table().decision());
    message.set_request_id(++peer.last_request);
    world->send(peer, message);
  };
  const auto at_a_table = [&](std::size_t number) -> Peer& {
    Peer& peer = world->join_as("P", {}, "10.3.0." + std::to_string(number / 32));
    world->ask(peer, create_table(3));
    return peer;
  };
  for (std::size_t i = 0; i < kHintsMax; ++i)
    ask_unanswered(at_a_table(i));
  ASSERT_EQ(world->hints.size(), kHintsMax);
  Peer& late = at_a_table(kHintsMax);
  EXPECT_EQ(ask_hint(late).refused().reason(), REFUSAL_REASON_TOO_FAST);
  world->answer_hints();
  world->hints_answer = true;
  EXPECT_TRUE(ask_hint(late).has_hint());
}

TEST_F(ServerTalk, AHintForAnEarlierDecisionIsRefused) {
  two_people();
  const auto decision = ann->table().decision();
  move_if_asked(*ann);
  ClientMessage message;
  message.mutable_hint()->set_decision(decision);
  EXPECT_EQ(world->ask(*ann, message).refused().reason(), REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_EQ(ask_hint(*bob).has_hint(), bob->table().has_decision());
}

}  // namespace
}  // namespace cardroom::server::testing
