#include "client/core/successors.h"

#include <gtest/gtest.h>

/// Whose seat an owner may give away, and to whom.
namespace cardroom::client {
namespace {

struct Successors : ::testing::Test {
  Successors() {
    update.set_owner(true);
    for (const char* name : {"Kari", "Ola"}) {
      auto& person = *update.add_seats()->mutable_person();
      person.set_name(name);
      person.set_connected(true);
    }
    update.mutable_seats(0)->mutable_person()->set_owner(true);
    update.add_seats()->mutable_bot();
  }
  table::v1::Person& ola() { return *update.mutable_seats(1)->mutable_person(); }

  table::v1::TableUpdate update;
};

TEST_F(Successors, GetTheSeatOfSomebodyWhoIsAway) {
  EXPECT_FALSE(may_give_seat(update, 1));
  ola().set_connected(false);
  EXPECT_TRUE(may_give_seat(update, 1));
  ola().set_connected(true);
  ola().set_held_by_bot(true);
  EXPECT_TRUE(may_give_seat(update, 1));
  update.mutable_seats(0)->mutable_person()->set_held_by_bot(true);
  EXPECT_FALSE(may_give_seat(update, 0)) << "the owner's own";
  for (const int other : {-1, 2, 3})
    EXPECT_FALSE(may_give_seat(update, other)) << other;
}

TEST_F(Successors, AreChosenByTheOwnerOfATableWithoutAFile) {
  ola().set_connected(false);
  update.set_not_a_fair_deal(true);
  EXPECT_FALSE(may_give_seat(update, 1));
  update.set_not_a_fair_deal(false);
  update.set_owner(false);
  EXPECT_FALSE(may_give_seat(update, 1));
}

TEST_F(Successors, AreThePeopleWithoutASeat) {
  update.mutable_seats(2)->set_next_name("Iris");
  auto& waiting = *update.add_waiting();
  waiting.set_name("Nora");
  waiting.set_connected(true);
  update.add_waiting()->set_name("Per");
  const std::vector<std::string> watchers{"Ola 2"};
  EXPECT_EQ(successors(update, watchers), (std::vector<std::string>{"Nora", "Iris", "Ola 2"})) << "Per is away, too";
}

}  // namespace
}  // namespace cardroom::client
