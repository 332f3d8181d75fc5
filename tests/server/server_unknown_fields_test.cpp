// Goal: the server never passes on a field that it does not know: not in a list, a view, a record or a log line. How:
// every message in a session of each kind carries a marker in an unknown field, at the top level and in every nested
// message, and all output is searched for the marker. The descriptors show whether every type of message was sent.
#include <google/protobuf/unknown_field_set.h>
#include <gtest/gtest.h>
#include <set>

#include "common/base/overloaded.h"
#include "common/games/registry.h"
#include "tests/server/server_world.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::server::testing {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

constexpr const char* kMark = "<smuggled>";
constexpr int kUnknownNumber = 200'000;

void for_each_message_in(Message& message, auto&& visit) {
  visit(message);
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      for_each_message_in(*reflection.MutableMessage(&message, field), visit);
      continue;
    }
    for (int i = 0; i < reflection.FieldSize(message, field); ++i)
      for_each_message_in(*reflection.MutableRepeatedMessage(&message, field, i), visit);
  }
}

void add_types_in(const Descriptor& type, std::set<std::string>& types) {
  if (!types.insert(type.full_name()).second) return;
  for (int i = 0; i < type.field_count(); ++i)
    if (const Descriptor* inner = type.field(i)->message_type()) add_types_in(*inner, types);
}

struct ServerUnknownFields : ::testing::Test {
  ServerUnknownFields() {
    world.watch = [this](const Output& output) {
      const auto look = [&](const std::string& bytes, const char* where) {
        EXPECT_EQ(bytes.find(kMark), std::string::npos) << "in " << where;
      };
      std::visit(Overloaded{[&](const SendBytes& send) { look(send.bytes, "what is sent"); },
                            [&](const AppendRecord& append) {
                              look(append.record, "a record");
                              ++records;
                            },
                            [&](const LogLine& line) { look(line.text, "the log"); }, [](const auto&) {}},
                 output);
    };
  }

  ClientMessage marked(ClientMessage message) {
    for_each_message_in(message, [&](Message& inner) {
      inner.GetReflection()->MutableUnknownFields(&inner)->AddLengthDelimited(kUnknownNumber, kMark);
      types_marked.insert(inner.GetDescriptor()->full_name());
    });
    if (const auto* body = message.GetReflection()->GetOneofFieldDescriptor(
            message, message.GetDescriptor()->FindOneofByName("body"))) {
      bodies_sent.insert(body->name());
    }
    return message;
  }
  ServerMessage ask(Peer& peer, const ClientMessage& message) { return world.ask(peer, marked(message)); }

  Peer& join_as(const std::string& name) {
    Peer& peer = world.connect();
    ClientMessage message = hello(name);
    message.mutable_hello()->add_kinds()->set_id("pasur");
    message.mutable_hello()->mutable_seen()->set_game_number(1);
    world.send(peer, marked(message));
    ClientMessage heartbeat;
    heartbeat.mutable_heartbeat();
    world.send(peer, marked(heartbeat));
    return peer;
  }

  static wire::GameRules rules_of(const GameKind& kind) {
    wire::GameRules rules;
    kind.complete_rules(rules);
    if (rules.has_pinochle()) rules.mutable_pinochle()->set_cutthroat(true);  // Cut-throat has every kind of move.
    return rules;
  }

  void play_an_evening(const GameKind& kind) {
    Peer& ann = join_as("Ann");
    ClientMessage message;
    message.mutable_list_tables();
    ask(ann, message);

    auto& create = *message.mutable_create_table();
    create.set_kind(std::string{kind.id});
    *create.mutable_rules() = rules_of(kind);
    create.set_watching_allowed(true);
    for (std::uint8_t i = 0; i < kind.seats_usual; ++i)
      if (auto& seat = *create.add_seats(); i > 1) seat.mutable_bot()->set_type(wire::BOT_TYPE_RANDOM);
    const auto joined = ask(ann, message);
    ASSERT_TRUE(joined.has_joined_table()) << kind.id;

    message.mutable_change_settings()->set_name("Evening");
    *message.mutable_change_settings()->mutable_rules() = rules_of(kind);
    EXPECT_TRUE(ask(ann, message).has_done());
    message.mutable_set_seat()->set_seat(kind.seats_usual - 1U);
    // One seat stays open; otherwise the game would start.
    if (kind.seats_usual > 2) message.mutable_set_seat()->mutable_plan()->mutable_bot()->set_type(wire::BOT_TYPE_BASIC);
    EXPECT_TRUE(ask(ann, message).has_done());

    Peer& bob = join_as("Bob");
    ask(bob, join_table(joined.joined_table().table_id()));
    Peer& cem = join_as("Cem");
    message = join_table(joined.joined_table().table_id());
    message.mutable_join_table()->set_watch(true);
    ask(cem, message);
    message.mutable_list_tables();
    ask(cem, message);

    message.mutable_take_seat()->set_seat(1);
    ask(bob, message);
    message.mutable_say()->set_text("Hello");
    ask(bob, message);
    message.mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_RANDOM);
    ask(ann, message);
    play_a_game(ann, bob);

    message.mutable_set_pace()->set_paused(true);
    ask(ann, message);
    message.mutable_take_my_seat();
    ask(bob, message);
    message.mutable_take_break();
    ask(bob, message);
    message.mutable_wait_for()->set_wait(true);
    ask(bob, message);
    message.mutable_take_back()->set_agree_with(0);
    ask(bob, message);
    message.mutable_open_hands()->set_open(true);
    ask(bob, message);
    message.mutable_step()->set_forth(true);
    ask(bob, message);
    message.mutable_commit_part()->mutable_id()->set_table_id(std::string(16, 't'));
    message.mutable_commit_part()->set_commitment(std::string(32, 'c'));
    world.send(bob, marked(message));
    message.mutable_open_part()->mutable_id()->set_table_id(std::string(16, 't'));
    message.mutable_open_part()->set_entropy(std::string(32, 'e'));
    world.send(bob, marked(message));
    message.mutable_get_record()->set_game_number(1);
    world.send(bob, marked(message));
    message.mutable_export_log()->set_from(1);
    ask(bob, message);
    message.mutable_set_picture()->set_picture(wire::PICTURE_FOX);
    EXPECT_TRUE(ask(bob, message).has_done());
    message.mutable_give_seat()->set_name("Cem");
    ask(ann, message);
    message.mutable_remove_player()->set_name("Cem");
    EXPECT_TRUE(ask(ann, message).has_done());
    message.mutable_list_removed();
    EXPECT_EQ(ask(ann, message).removed_list().people_size(), 1);
    message.mutable_let_back()->set_name("Cem");
    EXPECT_TRUE(ask(ann, message).has_done());
    message.mutable_leave_table();
    ask(bob, message);
    ask(ann, message);
    for (Peer* peer : {&ann, &bob, &cem})
      world.cut(*peer);
  }

  void play_a_game(Peer& ann, Peer& bob) {
    ClientMessage message;
    message.mutable_ready();
    ask(ann, message);
    ask(bob, message);
    ASSERT_NE(ann.table().phase(), wire::PHASE_GATHERING);
    for (int step = 0; step < 2'000 && ann.table().phase() != wire::PHASE_GATHERING; ++step) {
      for (Peer* peer : {&ann, &bob}) {
        if (peer->table().phase() == wire::PHASE_PAUSED) {
          message.mutable_go_on();
          ask(*peer, message);
        }
        if (!peer->table().has_decision()) continue;
        message.mutable_hint()->set_decision(peer->table().decision());
        ask(*peer, message);
        message.mutable_move()->set_decision(peer->table().decision());
        *message.mutable_move()->mutable_move() = cardroom::testing::legal_move(peer->table().legal_moves(), dice);
        EXPECT_TRUE(ask(*peer, message).has_done());
      }
      world.pass(1s);
    }
    EXPECT_EQ(ann.table().phase(), wire::PHASE_GATHERING) << "a game ends";
  }

  ServerWorld world;
  cardroom::testing::Dice dice{3};
  std::set<std::string> bodies_sent;
  std::set<std::string> types_marked;
  std::size_t records = 0;
};

TEST_F(ServerUnknownFields, NeverLeaveTheServer) {
  for (const GameKind& kind : game_kinds())
    play_an_evening(kind);
  EXPECT_GT(records, 100U) << "the search has something to find";

  std::set<std::string> bodies;
  const auto& body = *ClientMessage::descriptor()->FindOneofByName("body");
  for (int i = 0; i < body.field_count(); ++i)
    bodies.insert(body.field(i)->name());
  EXPECT_EQ(bodies_sent, bodies) << "every request was tried";
  std::set<std::string> types;
  add_types_in(*ClientMessage::descriptor(), types);
  EXPECT_EQ(types_marked, types) << "and every message that can be in one";
}

TEST_F(ServerUnknownFields, DoNotMakePagesOfTablesTooLong) {
  constexpr int kTables = 28;
  for (int i = 0; i < kTables; ++i) {
    Peer& maker = world.join_as("Maker " + std::to_string(i), {}, "10.0.1." + std::to_string(i));
    ClientMessage message = create_table(0);
    auto& rules = *message.mutable_create_table()->mutable_rules()->mutable_lucky_thirteen();
    rules.GetReflection()->MutableUnknownFields(&rules)->AddLengthDelimited(kUnknownNumber, std::string(3'900, 'x'));
    ASSERT_TRUE(world.ask(maker, message).has_joined_table());
  }
  Peer& reader = world.join_as("Reader", {}, "10.0.2.1");
  int listed = 0;
  for (lobby::v1::TableList page; listed == 0 || page.more();) {
    ClientMessage message;
    message.mutable_list_tables();
    if (listed > 0) message.mutable_list_tables()->set_after(page.tables(page.tables_size() - 1).table_id());
    page = world.ask(reader, message).table_list();
    ASSERT_GT(page.tables_size(), 0);
    EXPECT_LT(page.ByteSizeLong(), kReplyBytesMax / 4) << "lines of a few hundred bytes";
    listed += page.tables_size();
  }
  EXPECT_EQ(listed, kTables);
}

}  // namespace
}  // namespace cardroom::server::testing
