#include "tests/server/table/table_bench.h"

/// A removed person is kept out until readmitted: by session, by name and, if the owner wishes, by address.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

AddressMark address(int number) {
  return *address_mark_of(TableBench::kId, "10.0.0." + std::to_string(number));
}

struct TableRemoved : TableBench {
  std::optional<RefusalReason> join_from(int who, const std::string& name, int from, bool watch = false) {
    return ask(who, Join{name, std::nullopt, watch, address(from)});
  }
  std::optional<RefusalReason> remove(const std::string& name, bool address_too = false) {
    return ask(1, RemovePlayer{Seat{}, name, address_too});
  }
  lobby::v1::RemovedList list(int who = 1) {
    const auto& outputs = step(Request{session(who), ++request, ListRemoved{}});
    EXPECT_FALSE(changed) << "a preview changes nothing";
    return std::get<Answer>(std::get<TableNews>(outputs.front())).removed.value_or(lobby::v1::RemovedList{});
  }
  std::vector<std::string> names() {
    std::vector<std::string> listed;
    const auto removed = list();
    for (const auto& person : removed.people())
      listed.push_back(person.name());
    return listed;
  }
};

using Names = std::vector<std::string>;

TEST_F(TableRemoved, ANewSessionWithTheSameNameIsTheSamePerson) {
  create({kOpen, kOpen, kOpen});
  join_from(2, "Bob", 2);
  ASSERT_EQ(remove("Bob"), std::nullopt);
  EXPECT_EQ(join_from(3, "Bob", 2), REFUSAL_REASON_REMOVED) << "without the token";
  EXPECT_EQ(join_from(3,
                      "B\xD0\xBE"
                      "b",
                      2),
            REFUSAL_REASON_REMOVED)
      << "with a Cyrillic o";
  EXPECT_EQ(join_from(3, "bob ", 2, /*watch=*/true), REFUSAL_REASON_REMOVED) << "as a spectator";
  EXPECT_EQ(join_from(2, "Cem", 2), REFUSAL_REASON_REMOVED) << "with the token and another name";
  pass(2h);
  EXPECT_EQ(join_from(4, "Bob", 2), REFUSAL_REASON_REMOVED) << "as long as the table exists";
  EXPECT_EQ(join_from(5, "Cem", 2), std::nullopt) << "the address does not matter";
}

TEST_F(TableRemoved, ANumberedNameIsRecognised) {
  create({kOpen, kOpen, kOpen});
  join_from(2, "Bob", 2);
  join_from(3, "Bob", 3);
  ASSERT_EQ(remove("Bob 2"), std::nullopt);
  EXPECT_EQ(join_from(4, "Bob", 3), REFUSAL_REASON_REMOVED) << "would be Bob 2 again";
  EXPECT_EQ(name_at(1), "Bob") << "the other person stays";
}

TEST_F(TableRemoved, TheAddressIsBarredForAWhileIfTheOwnerWantsThat) {
  create({kOpen, kOpen, kOpen});
  join_from(2, "Bob", 2);
  ASSERT_EQ(remove("Bob", /*address_too=*/true), std::nullopt);
  EXPECT_EQ(join_from(3, "Cem", 2), REFUSAL_REASON_REMOVED);
  EXPECT_EQ(join_from(4, "Dora", 4), std::nullopt) << "others come from elsewhere";
  EXPECT_EQ(list().people(0).address_left_ms(), kAddressBarred.count());
  pass(kAddressBarred - 1ms);
  EXPECT_EQ(join_from(3, "Cem", 2), REFUSAL_REASON_REMOVED);
  pass(1ms);
  EXPECT_EQ(list().people(0).address_left_ms(), 0U);
  EXPECT_EQ(join_from(3, "Cem", 2), std::nullopt);
}

TEST_F(TableRemoved, TheAddressOfTheNewestConnectionCounts) {
  create({kOpen, kOpen, kOpen});
  join_from(2, "Bob", 2);
  step(ConnectionBack{session(2), std::nullopt, {}, std::nullopt, address(9)});
  ASSERT_EQ(remove("Bob", /*address_too=*/true), std::nullopt);
  EXPECT_EQ(join_from(3, "Cem", 9), REFUSAL_REASON_REMOVED);
  EXPECT_EQ(join_from(4, "Dora", 2), std::nullopt);
}

TEST_F(TableRemoved, TheOwnerSeesTheListAndLetsPeopleBack) {
  create({kOpen, kOpen, kOpen});
  join_from(2, "Bob", 2);
  join_from(3, "Cem", 3);
  EXPECT_EQ(names(), Names{});
  remove("Bob");
  remove("Cem", /*address_too=*/true);
  EXPECT_EQ(names(), (Names{"Bob", "Cem"}));
  EXPECT_EQ(ask(1, LetBack{"Eva"}), REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(ask(1, LetBack{"Cem"}), std::nullopt);
  EXPECT_TRUE(changed) << "it is in the record";
  EXPECT_EQ(names(), Names{"Bob"});
  EXPECT_EQ(join_from(3, "Cem", 3), std::nullopt);
  EXPECT_EQ(ask(3, LetBack{"Bob"}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(3, ListRemoved{}), REFUSAL_REASON_NOT_OWNER);
}

TEST_F(TableRemoved, ANewcomerDuringAGameIsRemovedAndLetBackIn) {
  rules.turns = 5;
  create({kOpen, kOpen, kBot});
  join_from(2, "Bob", 2);
  ASSERT_EQ(join_from(3, "Cem", 3), std::nullopt);
  ASSERT_EQ(table(1).seats(2).next_name(), "Cem") << "gets the bot's seat in the next game";
  ASSERT_EQ(remove("Cem"), std::nullopt);
  EXPECT_EQ(join_from(3, "Cem", 3), REFUSAL_REASON_REMOVED);
  EXPECT_EQ(ask(1, LetBack{"Cem"}), std::nullopt);
  EXPECT_EQ(join_from(3, "Cem", 3), std::nullopt) << "with the profile that was removed";
  EXPECT_EQ(table(1).seats(2).next_name(), "Cem");
  EXPECT_EQ(names(), Names{});
}

TEST_F(TableRemoved, ARemovedSpectatorStaysAwayAfterAReplay) {
  create({kOpen, kOpen});
  join_from(2, "Cem", 2, /*watch=*/true);
  ASSERT_EQ(remove("Cem", /*address_too=*/true), std::nullopt);
  EXPECT_TRUE(changed) << "the record says which person";
  TableCore again{kId, make()};
  for (const auto& recorded : records)
    again.replay(recorded.at, *read_input(recorded.record));
  const auto is_refused = [&](int who, const std::string& name, int from) {
    const auto outputs =
        again.step(now, Request{session(who), 1, Join{name, std::nullopt, false, address(from)}}).outputs;
    const auto& answer = std::get<Answer>(std::get<TableNews>(outputs.front()));
    return answer.refusal && answer.refusal->reason == REFUSAL_REASON_REMOVED;
  };
  EXPECT_TRUE(is_refused(2, "Dora", 7)) << "by session";
  EXPECT_TRUE(is_refused(3, "CEM", 7)) << "by name";
  EXPECT_TRUE(is_refused(4, "Eva", 2)) << "by address";
  EXPECT_FALSE(is_refused(5, "Fia", 7));
}

TEST_F(TableRemoved, RemovedPeopleAreLimitedAndFitIntoAMessage) {
  create({kOpen, kOpen, kOpen});
  const std::string long_name = [] {
    std::string text;
    for (int i = 0; i < 20; ++i)
      text += "\xF0\x9F\x82\xA1";
    return text;
  }();
  // The number takes two bytes, so that each guest has a distinct session.
  const auto guest = [](int number) {
    SessionId id = session(2);
    id[1] = static_cast<std::byte>(number);
    id[2] = static_cast<std::byte>(number >> 8);
    return id;
  };
  const auto name_of = [&](int number) { return long_name + " " + std::to_string(1'000 + number).substr(1); };
  const int removed = static_cast<int>(kRemovedMax) + 1;
  for (int i = 0; i < removed; ++i) {
    step(Request{guest(i), ++request, Join{name_of(i), std::nullopt, false, address(2)}});
    ASSERT_EQ(remove(name_of(i)), std::nullopt) << i;
  }
  const auto remembered = list();
  EXPECT_EQ(static_cast<std::size_t>(remembered.people_size()), kRemovedMax);
  EXPECT_EQ(remembered.people(0).name(), name_of(1)) << "the oldest is forgotten";
  EXPECT_LE(remembered.ByteSizeLong(), kListBytesMax);
}

}  // namespace
}  // namespace cardroom::server::testing
