// Goal: a client that receives only changes has, after every update, exactly the table that complete updates would have
// given it. How: tables of every kind with random contents change at random, field by field; each update is encoded,
// serialised and decoded, and the result must be identical, byte for byte.
#include "common/protocol/table_delta.h"

#include <google/protobuf/descriptor.h>
#include <gtest/gtest.h>
#include <utility>

#include "tests/support/dice.h"
#include "tests/support/seeds.h"
#include "tests/support/viewer_update.h"

namespace cardroom {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using table::v1::TableUpdate;
using testing::Dice;
using testing::encoded;

void change(Message& message, Dice& dice, int depth);

/// Sets a random value, which may equal the old one; for a list, appends an element.
void write_anything(Message& message, const FieldDescriptor* field, Dice& dice, int depth) {
  const Reflection& in = *message.GetReflection();
  const bool list = field->is_repeated();
  const std::uint32_t n = dice.uniform(4);
  const auto number = static_cast<int>(n);
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_MESSAGE:
      if (depth < 4) change(*(list ? in.AddMessage(&message, field) : in.MutableMessage(&message, field)), dice, depth);
      return;
    case FieldDescriptor::CPPTYPE_STRING: {
      std::string text(n, 'a');
      return list ? in.AddString(&message, field, text) : in.SetString(&message, field, text);
    }
    case FieldDescriptor::CPPTYPE_ENUM:
      return list ? in.AddEnumValue(&message, field, number) : in.SetEnumValue(&message, field, number);
    case FieldDescriptor::CPPTYPE_BOOL:
      return list ? in.AddBool(&message, field, n > 1) : in.SetBool(&message, field, n > 1);
    case FieldDescriptor::CPPTYPE_INT32:
      return list ? in.AddInt32(&message, field, number - 2) : in.SetInt32(&message, field, number - 2);
    case FieldDescriptor::CPPTYPE_UINT32:
      return list ? in.AddUInt32(&message, field, n) : in.SetUInt32(&message, field, n);
    case FieldDescriptor::CPPTYPE_UINT64:
      return list ? in.AddUInt64(&message, field, n) : in.SetUInt64(&message, field, n);
    default: FAIL() << "none of our messages has this type: " << field->full_name();
  }
}

/// Sets or clears some fields; lists grow, shrink or are replaced.
void change(Message& message, Dice& dice, int depth) {
  const Reflection& in = *message.GetReflection();
  for (int i = 0; i < message.GetDescriptor()->field_count(); ++i) {
    const FieldDescriptor* field = message.GetDescriptor()->field(i);
    if (field->message_type() == table::v1::Changes::descriptor() || !dice.one_in(3)) continue;
    if (dice.one_in(6)) {
      in.ClearField(&message, field);
    } else if (field->is_repeated() && in.FieldSize(message, field) > 0 && dice.one_in(3)) {
      in.RemoveLast(&message, field);
    } else if (field->is_repeated() && dice.one_in(3)) {
      in.ClearField(&message, field);
      for (std::uint32_t count = dice.uniform(5); count > 0; --count)
        write_anything(message, field, dice, depth + 1);
    } else {
      write_anything(message, field, dice, depth + 1);
    }
  }
}

/// The next update of a table, with its own events.
void step(TableUpdate& update, Dice& dice) {
  const std::string table_id = update.table_id();
  update.clear_events();
  change(update, dice, 0);
  if (!dice.one_in(20)) update.set_table_id(table_id);
  if (update.view().game_case() == table::v1::GameView::GAME_NOT_SET) update.clear_view();
}

TEST(TableDelta, DecodingRestoresTheWholeUpdate) {
  int partial = 0;
  for (const std::uint64_t seed : testing::seeds(300)) {
    Dice dice{seed};
    DeltaEncoder encoder;
    DeltaDecoder decoder;
    TableUpdate whole;
    for (int i = 0; i < 40; ++i) {
      step(whole, dice);
      if (dice.one_in(20)) {  // A new connection.
        encoder = {};
        decoder = {};
      }
      TableUpdate received = encoded(encoder, whole);
      partial += received.has_view_changes() ? 1 : 0;
      ASSERT_TRUE(decoder.decode(received));
      ASSERT_EQ(received.SerializeAsString(), whole.SerializeAsString())
          << "CARDROOM_SEED=" << seed << ", update " << i << "\n"
          << received.ShortDebugString() << "\n"
          << whole.ShortDebugString();
    }
  }
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  EXPECT_GT(partial, 1'000) << "views were not tested";
}

struct TableDeltaTest : ::testing::Test {
  static TableUpdate update() {
    TableUpdate made;
    made.set_table_id("0123456789abcdef");
    made.set_version(7);
    made.mutable_settings()->set_name("Ann's table");
    made.set_decision(3);
    made.mutable_view()->mutable_thrones()->add_hand(cards::v1::CARD_ACE_OF_HEARTS);
    made.mutable_view()->mutable_thrones()->add_turn_cards(cards::v1::CARD_TWO_OF_CLUBS);
    return made;
  }
  DeltaEncoder encoder;
};

TEST_F(TableDeltaTest, TheFirstUpdateIsWhole) {
  EXPECT_EQ(encoded(encoder, update()).SerializeAsString(), update().SerializeAsString());
}

TEST_F(TableDeltaTest, TheFirstUpdateOfAnotherTableIsWhole) {
  encoded(encoder, update());
  TableUpdate other = update();
  other.set_table_id("fedcba9876543210");
  EXPECT_EQ(encoded(encoder, other).SerializeAsString(), other.SerializeAsString());
}

TEST_F(TableDeltaTest, AnUpdateHoldsOnlyWhatHasChanged) {
  encoded(encoder, update());
  TableUpdate next = update();
  next.set_version(8);
  next.clear_decision();
  next.mutable_view()->mutable_thrones()->clear_hand();
  next.mutable_view()->mutable_thrones()->add_turn_cards(cards::v1::CARD_ACE_OF_HEARTS);
  TableUpdate expected;
  expected.set_version(8);
  expected.mutable_changes()->add_gone(TableUpdate::kDecisionFieldNumber);
  expected.mutable_view()->mutable_thrones()->add_turn_cards(cards::v1::CARD_ACE_OF_HEARTS);
  expected.mutable_view_changes()->add_gone(games::thrones::v1::View::kHandFieldNumber);
  expected.mutable_view_changes()->add_longer(games::thrones::v1::View::kTurnCardsFieldNumber);
  EXPECT_EQ(encoded(encoder, next).ShortDebugString(), expected.ShortDebugString());
}

TEST_F(TableDeltaTest, EventsAreNotReduced) {
  TableUpdate first = update();
  first.add_events()->mutable_thrones()->mutable_passed()->set_seat(2);
  encoded(encoder, first);
  EXPECT_EQ(encoded(encoder, first).events_size(), 1) << "the same seat has passed once more";
}

TEST_F(TableDeltaTest, TheOldestEventsOfATooLargeUpdateAreDropped) {
  TableUpdate whole = update();
  DeltaDecoder decoder;
  TableUpdate received = encoded(encoder, whole);
  ASSERT_TRUE(decoder.decode(received));
  whole.set_first_event(5);
  for (std::uint32_t i = 0; i < 100; ++i)
    whole.add_events()->mutable_thrones()->mutable_passed()->set_seat(5 + i);
  constexpr std::size_t kBytesMax = 200;
  const std::string bytes = encoder.encode(testing::divided(whole), kBytesMax);
  EXPECT_LE(bytes.size(), kBytesMax);
  ASSERT_TRUE(received.ParseFromString(bytes) && decoder.decode(received));
  EXPECT_GT(received.events_size(), 10);
  EXPECT_EQ(received.first_event() + static_cast<std::uint32_t>(received.events_size()), 105U);
  EXPECT_EQ(received.events(0).thrones().passed().seat(), received.first_event());
  whole.clear_events();
  whole.set_first_event(105);
  received = encoded(encoder, whole);
  ASSERT_TRUE(decoder.decode(received));
  EXPECT_EQ(received.SerializeAsString(), whole.SerializeAsString());
}

TEST_F(TableDeltaTest, ChangesWithoutAFirstUpdateAreRejected) {
  encoded(encoder, update());
  TableUpdate changes = encoded(encoder, update());
  EXPECT_FALSE(DeltaDecoder{}.decode(changes));
}

TEST_F(TableDeltaTest, ChangesOfAnotherKindsViewAreRejected) {
  TableUpdate other = update();
  other.mutable_view()->mutable_pasur();
  DeltaDecoder decoder;
  ASSERT_TRUE(decoder.decode(other));
  encoded(encoder, update());
  TableUpdate changes = encoded(encoder, update());
  EXPECT_FALSE(decoder.decode(changes));
}

TEST_F(TableDeltaTest, UnknownFieldsDoNotAccumulate) {
  DeltaDecoder decoder;
  TableUpdate received = update();
  for (int i = 0; i < 3; ++i) {
    received.GetReflection()->MutableUnknownFields(&received)->AddVarint(1'000, 1);
    ASSERT_TRUE(decoder.decode(received));
    EXPECT_EQ(received.SerializeAsString(), update().SerializeAsString());
    received = TableUpdate{};
    received.mutable_changes()->add_gone(1'000);
  }
}

}  // namespace
}  // namespace cardroom
