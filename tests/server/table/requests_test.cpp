#include "server/table/requests.h"

#include <google/protobuf/unknown_field_set.h>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "common/protocol/table_limits.h"
#include "server/limits.h"

namespace cardroom::server {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

constexpr const char* kMark = "<unknown>";
constexpr int kUnknownNumber = 200'000;

void mark(Message& message) {
  message.GetReflection()->MutableUnknownFields(&message)->AddLengthDelimited(kUnknownNumber, kMark);
  std::vector<const FieldDescriptor*> fields;
  message.GetReflection()->ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->message_type() == nullptr || field->is_repeated()) continue;
    mark(*message.GetReflection()->MutableMessage(&message, field));
  }
}

/// One valid message for each request to a table, with every field set that a client may fill in, except the rules,
/// which the lobby rebuilds.
std::vector<ClientMessage> valid_messages() {
  std::vector<ClientMessage> all;
  const auto next = [&]() -> ClientMessage& { return all.emplace_back(); };
  auto& join = *next().mutable_join_table();
  join.set_seat(2);
  join.set_watch(true);
  next().mutable_leave_table();
  next().mutable_leave_table()->set_keep_seat(true);
  next().mutable_take_seat()->set_seat(3);
  auto& set_seat = *next().mutable_set_seat();
  set_seat.set_seat(1);
  set_seat.mutable_plan()->mutable_bot()->set_type(wire::BOT_TYPE_BASIC);
  set_seat.mutable_plan()->mutable_bot()->set_pace_ms(300);
  auto& change = *next().mutable_change_settings();
  change.set_name("Evening");
  change.set_kind("pasur");
  change.set_seats(2);
  change.set_turn_limit_ms(30'000);
  change.set_usual_turn_limit(true);
  change.set_watching_allowed(true);
  change.set_hints_by_expert(true);
  change.set_private_table(true);
  next().mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_EXPERT);
  auto& remove = *next().mutable_remove_player();
  remove.set_seat(1);
  remove.set_name("Cem");
  remove.set_address_too(true);
  next().mutable_list_removed();
  next().mutable_let_back()->set_name("Cem");
  auto& give = *next().mutable_give_seat();
  give.set_seat(1);
  give.set_name("Cem");
  next().mutable_set_picture()->set_picture(wire::PICTURE_OWL);
  auto& move = *next().mutable_move();
  move.set_decision(7);
  move.mutable_move()->mutable_pinochle()->mutable_play()->set_card(cards::v1::CARD_ACE_OF_SPADES);
  next().mutable_go_on();
  next().mutable_ready();
  next().mutable_take_my_seat();
  auto& pace = *next().mutable_set_pace();
  pace.set_paused(true);
  pace.set_speed_percent(kSpeedMax);
  pace.set_step(true);
  next().mutable_take_break();
  next().mutable_wait_for()->set_seat(2);
  next().mutable_wait_for()->set_wait(true);
  next().mutable_take_back();
  next().mutable_take_back()->set_agree_with(3);
  next().mutable_open_hands()->set_open(true);
  next().mutable_step()->set_forth(true);
  const auto deal = [](auto& message) -> auto& {
    message.mutable_id()->set_table_id(std::string(16, 't'));
    message.mutable_id()->set_deal(3);
    message.mutable_id()->set_attempt(1);
    return message;
  };
  deal(*next().mutable_commit_part()).set_commitment(std::string(32, 'c'));
  deal(*next().mutable_open_part()).set_entropy(std::string(32, 'e'));
  next().mutable_export_log()->set_from(16);
  next().mutable_get_record()->set_game_number(3);
  all.back().mutable_get_record()->set_from(17);
  next().mutable_say()->set_text("Hello");
  next().mutable_say()->set_reaction(wire::REACTION_CHEERS);
  next().mutable_hint()->set_decision(7);
  return all;
}

AnyRequest parsed(const ClientMessage& message, const Added& added = {}) {
  return parse_request(message, added).value().value();
}

std::optional<session::v1::RefusalReason> refused(const ClientMessage& message) {
  const auto request = parse_request(message, {});
  return request ? std::nullopt : std::optional{request.error().reason};
}

TEST(Requests, EachIsReadFromItsMessage) {
  std::set<std::size_t> types;
  for (const ClientMessage& message : valid_messages()) {
    types.insert(parsed(message).index());
    EXPECT_TRUE(purse_of(message).has_value()) << message.ShortDebugString();
  }
  EXPECT_EQ(types.size(), std::variant_size_v<AnyRequest>);
}

TEST(Requests, ARecordedRequestIsWrittenAsItWasSent) {
  for (const ClientMessage& message : valid_messages()) {
    const AnyRequest request = parsed(message);
    if (!is_recorded(request)) continue;
    ClientMessage written;
    Added added;
    write_request(request, written, added);
    EXPECT_EQ(written.SerializeAsString(), message.SerializeAsString());
  }
}

TEST(Requests, UnknownFieldsAreNotWritten) {
  for (const ClientMessage& message : valid_messages()) {
    const AnyRequest request = parsed(message);
    if (!is_recorded(request)) continue;
    ClientMessage marked = message;
    mark(marked);
    ASSERT_NE(marked.SerializeAsString().find(kMark), std::string::npos);
    ClientMessage written;
    Added added;
    write_request(parsed(marked), written, added);
    EXPECT_EQ(written.SerializeAsString(), message.SerializeAsString());
  }
}

TEST(Requests, ValuesThatTheServerAddsAreWrittenAndReadBack) {
  Added added;
  added.set_name("Ann");
  added.set_picture(wire::PICTURE_FOX);
  added.set_address_mark(std::string(sizeof(AddressMark), 'a'));
  added.set_password_hash("hash");
  added.set_rules_version(3);
  added.mutable_removed_watcher()->set_session(std::string(sizeof(SessionId), 's'));
  added.mutable_removed_watcher()->set_address_mark(std::string(sizeof(AddressMark), 'b'));
  added.mutable_seated_watcher()->set_session(std::string(sizeof(SessionId), 't'));
  added.mutable_seated_watcher()->set_address_mark(std::string(sizeof(AddressMark), 'c'));
  added.mutable_seated_watcher()->set_picture(wire::PICTURE_CUP);
  Added written;
  for (const ClientMessage& message : valid_messages()) {
    const AnyRequest request = parsed(message, added);
    if (!is_recorded(request)) continue;
    ClientMessage unused;
    write_request(request, unused, written);
  }
  EXPECT_EQ(written.SerializeAsString(), added.SerializeAsString());
}

TEST(Requests, AMessageOfAnotherKindIsNotATableRequest) {
  ClientMessage message;
  EXPECT_FALSE(parse_request(message, {}).value().has_value());
  message.mutable_list_tables();
  EXPECT_FALSE(parse_request(message, {}).value().has_value());
  EXPECT_FALSE(purse_of(message).has_value());
}

TEST(Requests, ValuesOutOfRangeAreRefused) {
  ClientMessage message;
  message.mutable_take_seat()->set_seat(kSeatsMax);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  message.mutable_join_table()->set_seat(kSeatsMax);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  message.mutable_give_seat()->set_seat(kSeatsMax);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  message.mutable_fill_with_bots();
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_MALFORMED);
  message.mutable_set_pace()->set_speed_percent(kSpeedMax + 1);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_BAD_OPTION);
  message.mutable_change_settings()->set_seats(kSeatsMax + 1);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_BAD_OPTION);
  message.mutable_say()->set_text("");
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_BAD_TEXT);
  message.mutable_set_picture()->set_picture(static_cast<wire::Picture>(wire::Picture_MAX + 1));
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_MALFORMED);
  message.mutable_say()->set_phrase(wire::PHRASE_UNSPECIFIED);
  EXPECT_EQ(refused(message), session::v1::REFUSAL_REASON_MALFORMED);
}

TEST(Requests, AnUnreadableMoveIsEmpty) {
  ClientMessage message;
  message.mutable_move()->mutable_move()->mutable_lucky_thirteen();
  EXPECT_EQ(std::get<MakeMove>(parsed(message)).move.game_case(), wire::GameMove::GAME_NOT_SET);
}

}  // namespace
}  // namespace cardroom::server
