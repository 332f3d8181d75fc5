// The set-up page for a table's seats and options: what its model shows and requests.
#include "client/models/setup/table_setup.h"

#include <gtest/gtest.h>
#include <vector>

#include "client/models/preferences.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_lucky_thirteen.h"

namespace cardroom::testing {
namespace {

class SetUp : public ::testing::Test {
 protected:
  void show() {
    played.show();
    setup.tableChanged(&played.table());
  }

  QStringList others() const {
    QStringList all;
    for (const window::PersonBeside& other : setup.people()->others())
      all << other.name + (other.removable ? s(": ") : s(", stays: ")) + other.text;
    return all;
  }

  window::Preferences preferences{QString{}};
  std::vector<client::Ask> asked;
  window::TableSetup setup{&preferences, [this](client::Ask ask) { asked.push_back(std::move(ask)); }};
  PlayedLuckyThirteen played{0};
};

TEST_F(SetUp, TheOwnerRemovesAPersonWithoutASeat) {
  played.sitPerson(0, "Maren", true);
  played.update().add_waiting()->set_name("Ola");
  show();
  setup.people()->showWatchers({s("Nora")});
  EXPECT_EQ(others(), (QStringList{s("Ola: Waits for a seat"), s("Nora: Is watching")}));
  setup.people()->removeOther(s("Nora"));
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.remove_player().name(), "Nora");
  setup.tableChanged(nullptr);
  EXPECT_EQ(others(), QStringList{});
}

TEST_F(SetUp, TheOwnerLetsARemovedPersonBack) {
  played.sitPerson(0, "Maren", true);
  show();
  const auto granted = [this](const client::Ask& ask) {
    client::Answered done{.tag = ask.tag, .answer = {}};
    done.answer.mutable_done();
    setup.answered(done);
  };
  const auto tell = [this](const std::vector<std::string>& removed) {
    ASSERT_TRUE(asked.back().message.has_list_removed());
    client::Answered list{.tag = asked.back().tag, .answer = {}};
    list.answer.mutable_removed_list();
    for (const std::string& name : removed)
      list.answer.mutable_removed_list()->add_people()->set_name(name);
    if (!removed.empty()) list.answer.mutable_removed_list()->mutable_people(0)->set_address_left_ms(60'000);
    setup.answered(list);
  };
  setup.people()->removeOther(s("Nora"), /*addressToo=*/true);
  EXPECT_TRUE(asked.back().message.remove_player().address_too());
  EXPECT_EQ(asked.size(), 1U) << "no person has been removed yet";
  granted(asked.back());
  tell({"Nora", "Ola"});
  EXPECT_EQ(others(), (QStringList{s("Nora, stays: Removed, and for a while nobody comes from their address"),
                                   s("Ola, stays: Removed")}));
  EXPECT_TRUE(setup.people()->others()[0].removed);
  setup.people()->letBack(s("Nora"));
  EXPECT_EQ(asked.back().message.let_back().name(), "Nora");
  QStringList told;
  QObject::connect(&setup, &window::TableSetup::told, [&](const QString& text) { told << text; });
  granted(asked.back());
  EXPECT_EQ(told, QStringList{s("Nora may join again.")});
  tell({});
  EXPECT_EQ(others(), QStringList{});
}

TEST_F(SetUp, TheOwnerGivesTheSeatOfAnAbsentPlayerToAPersonWithoutOne) {
  played.sitPerson(0, "Maren", true);
  played.sitPerson(1, "Jonas");
  played.update().mutable_seats(2)->set_next_name("Iris");
  show();
  setup.people()->showWatchers({s("Jonas 2")});
  EXPECT_EQ(setup.people()->successors(), (QStringList{s("Iris"), s("Jonas 2")}));
  const auto givable = [this](int seat) { return setup.people()->seats()->seats()[seat].givable; };
  EXPECT_FALSE(givable(1));
  played.update().mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  show();
  EXPECT_TRUE(givable(1));
  EXPECT_FALSE(givable(0));
  setup.people()->giveSeat(1, s("Jonas 2"));
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.give_seat().seat(), 1U);
  EXPECT_EQ(asked[0].message.give_seat().name(), "Jonas 2");
}

TEST_F(SetUp, AGuestDoesNotSeeRemovedPeople) {
  played.sitPerson(0, "Maren");
  played.sitPerson(1, "Jonas", true);
  show();
  setup.people()->lookAtRemoved();
  EXPECT_TRUE(asked.empty());
}

TEST_F(SetUp, AGuestSeesPeopleWithoutASeat) {
  played.sitPerson(0, "Maren");
  played.sitPerson(1, "Jonas", true);
  show();
  setup.people()->showWatchers({s("Nora")});
  EXPECT_EQ(others(), QStringList{s("Nora, stays: Is watching")});
}

}  // namespace
}  // namespace cardroom::testing
