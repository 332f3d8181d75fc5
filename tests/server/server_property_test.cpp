#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/server/server_world.h"

/// Whatever bytes and messages arrive, in any order and split anywhere, the state machine keeps serving well-behaved
/// clients. (ServerWorld checks that only one send is in progress at a time, and that no output follows the end.)
namespace cardroom::server::testing {
namespace {

/// Uniform even in the first cases: by default, RapidCheck starts with small ranges.
int any(int end) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end));
}

std::string any_bytes() {
  return *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
}

ClientMessage any_message(const std::vector<std::string>& tables, const wire::TableUpdate* update) {
  const auto table = tables.empty() || any(8) == 0
                         ? any_bytes()
                         : tables[static_cast<std::size_t>(any(static_cast<int>(tables.size())))];
  ClientMessage message;
  switch (any(15)) {
    case 0: message.mutable_list_tables()->set_after(table); break;
    case 1:
      message = create_table(any(4), static_cast<std::uint32_t>(any(12'000)), any(4) == 0 ? "password" : "");
      break;
    case 2: message = join_table(table, any(2) == 0 ? "password" : ""); break;
    case 3: message.mutable_leave_table(); break;
    case 4: message.mutable_take_seat()->set_seat(static_cast<std::uint32_t>(any(6))); break;
    case 5: message.mutable_set_seat()->set_seat(static_cast<std::uint32_t>(any(6))); break;
    case 6: message.mutable_change_settings()->set_name(any(2) == 0 ? "A table" : ""); break;
    case 7: message.mutable_fill_with_bots()->mutable_bot()->set_type(static_cast<wire::BotType>(any(6))); break;
    case 8: message.mutable_remove_player()->set_seat(static_cast<std::uint32_t>(any(6))); break;
    case 9: message.mutable_ready(); break;
    case 10: message.mutable_take_my_seat(); break;
    case 12: {
      auto& pace = *message.mutable_set_pace();
      if (any(2) == 0) pace.set_paused(any(2) == 0);
      if (any(2) == 0) pace.set_speed_percent(static_cast<std::uint32_t>(any(500)));
      pace.set_step(any(2) == 0);
      break;
    }
    case 11: message = hello("Again"); break;
    default:
      if (update != nullptr && update->has_decision()) return first_move(*update);
      message.mutable_move()->set_decision(static_cast<std::uint64_t>(any(4)));
  }
  return message;
}

struct AnyServer {
  ServerWorld world;
  std::vector<Peer*> peers;
  std::vector<std::string> tokens;
  std::vector<std::string> tables;

  Peer& peer() { return *peers[static_cast<std::size_t>(any(static_cast<int>(peers.size())))]; }

  void note(const Peer& from) {
    for (const auto& message : from.received) {
      if (message.has_joined_table()) tables.push_back(message.joined_table().table_id());
      if (message.has_welcome()) tokens.push_back(message.welcome().token());
    }
    if (tables.size() > 20) tables.erase(tables.begin(), tables.end() - 20);
    if (tokens.size() > 20) tokens.erase(tokens.begin(), tokens.end() - 20);
  }

  void connect() {
    peers.push_back(&world.connect());
    if (any(10) == 0) return;
    const bool known = !tokens.empty() && any(2) == 0;
    world.send(*peers.back(),
               hello("P", known ? tokens[static_cast<std::size_t>(any(static_cast<int>(tokens.size())))] : ""));
    if (peers.back()->count(ServerMessage::kWelcome) == 0) return;
    peers.back()->last_request = peers.back()->last(ServerMessage::kWelcome).welcome().last_request_id();
  }

  void happen() {
    std::erase_if(peers, [](const Peer* gone) { return gone->closed; });
    if (peers.empty() || any(8) == 0) return connect();
    Peer& who = peer();
    switch (any(30)) {
      case 0: return world.cut(who);
      case 1: return world.send_bytes(who, any_bytes());
      case 2: return world.pass(std::chrono::milliseconds{any(3'000)});
      case 3: return world.pass(std::chrono::milliseconds{any(40'000)});
      case 4: return world.silence(who);
      case 5: return world.answer_hashes();
      case 6: world.journal_answers = any(4) != 0; return;
      case 7:
        return world.answer_journal(any(12) == 0  ? AppendResult::fenced
                                    : any(4) == 0 ? AppendResult::unknown
                                                  : AppendResult::durable);
      case 8: return world.stall(who);
      case 9: return world.flow();
      default: break;
    }
    const bool shown = who.count(ServerMessage::kTableUpdate) > 0;
    auto message = any_message(tables, shown ? &who.table() : nullptr);
    const std::uint64_t before = who.last_request;
    if (any(6) != 0) ++who.last_request;
    message.set_request_id(who.last_request);
    world.send(who, message);
    if (any(4) != 0) world.answer_hashes();
    // Like a real client, reuses a request number that was refused as out of order.
    if (who.refusal() == session::v1::REFUSAL_REASON_OUT_OF_ORDER) who.last_request = before;
    note(who);
  }
};

RC_GTEST_PROP(AnyServerProperty, SurvivesAnyInput, ()) {
  AnyServer any_server;
  for (int i = 0; i < 100; ++i)
    any_server.happen();
  ServerWorld& world = any_server.world;
  world.journal_answers = true;
  world.answer_journal();
  Peer& ann = world.join_as("Ann", {}, "10.0.0.99");
  RC_ASSERT(world.ask(ann, create_table(3)).has_joined_table());
  RC_ASSERT(world.ask(ann, first_move(ann.table())).has_done());
  world.feed(ShutDown{});
  world.pass(kGoodbyeWithin);  // Long enough even if a peer does not read.
  RC_ASSERT(world.finished);
}

}  // namespace
}  // namespace cardroom::server::testing
