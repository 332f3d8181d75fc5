// The page of a table's seats and options, as its model tells and asks.
#include "client/models/table_setup.h"

#include <gtest/gtest.h>
#include <vector>

#include "client/models/preferences.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_table.h"

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
    for (const QVariant& one : setup.others()) {
      const QVariantMap other = one.toMap();
      all << other[s("name")].toString() + (other[s("removable")].toBool() ? s(": ") : s(", stays: ")) +
                 other[s("text")].toString();
    }
    return all;
  }

  window::Preferences preferences{QString{}};
  std::vector<client::Ask> asked;
  window::TableSetup setup{&preferences, [this](client::Ask ask) { asked.push_back(std::move(ask)); }};
  PlayedTable played{0};
};

TEST_F(SetUp, ItsOwnerRemovesWhoHasNoSeat) {
  played.sitPerson(0, "Maren", true);
  played.update().add_waiting()->set_name("Ola");
  show();
  setup.showWatchers({s("Nora")});
  EXPECT_EQ(others(), (QStringList{s("Ola: Waits for a seat"), s("Nora: Is watching")}));
  setup.removeOther(s("Nora"));
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.remove_player().name(), "Nora");
  setup.tableChanged(nullptr);
  EXPECT_EQ(others(), QStringList{});
}

TEST_F(SetUp, AGuestSeesWhoHasNoSeat) {
  played.sitPerson(0, "Maren");
  played.sitPerson(1, "Jonas", true);
  show();
  setup.showWatchers({s("Nora")});
  EXPECT_EQ(others(), QStringList{s("Nora, stays: Is watching")});
}

}  // namespace
}  // namespace cardroom::testing
