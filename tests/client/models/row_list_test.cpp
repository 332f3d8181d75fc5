// Lists whose rows are values: each field is a role, and an update changes as few rows as possible.
#include "client/models/row_list.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

#include "client/models/line_lists.h"

namespace cardroom::window {
namespace {

QString s(const char* text) {
  return QString::fromLatin1(text);
}

class Rows : public ::testing::Test {
 protected:
  Rows() {
    QObject::connect(&list, &QAbstractItemModel::dataChanged,
                     [this](const QModelIndex& first, const QModelIndex& last) {
                       for (int row = first.row(); row <= last.row(); ++row)
                         changed << row;
                     });
    QObject::connect(&list, &RowList::countChanged, [this] { ++counted; });
  }

  ChatList list;
  QAbstractItemModelTester tester{&list, QAbstractItemModelTester::FailureReportingMode::Fatal};
  QList<int> changed;
  int counted = 0;
};

TEST_F(Rows, AreReadByTheNamesOfTheirFields) {
  list.show({{.number = 1, .seat = 2, .name = s("Jonas"), .text = s("Thanks"), .you = true}});
  const QHash<int, QByteArray> names = list.roleNames();
  ASSERT_EQ(names.size(), 7);
  const auto read = [&](const char* name) { return list.index(0).data(names.key(name)); };
  EXPECT_EQ(read("seat"), 2);
  EXPECT_EQ(read("name"), s("Jonas"));
  EXPECT_EQ(read("text"), s("Thanks"));
  EXPECT_EQ(read("you"), true);
  EXPECT_EQ(read("modelData").value<ChatLine>(), list.lines().first());
  EXPECT_FALSE(list.index(0).data(Qt::DisplayRole).isValid());
  EXPECT_FALSE(list.data({}, names.key("seat")).isValid());
}

TEST_F(Rows, AreReplacedOnlyIfTheyDiffer) {
  ChatLine first{.number = 1, .text = s("a")};
  const ChatLine second{.number = 2, .text = s("b")};
  list.show({first, second});
  EXPECT_EQ(counted, 1);
  first.text = s("c");
  list.show({first, second});
  EXPECT_EQ(changed, QList<int>{0});
  EXPECT_EQ(counted, 1);
  list.show({first, second, {.number = 3}});
  EXPECT_EQ(changed, QList<int>{0});
  EXPECT_EQ(counted, 2);
  list.show({});
  EXPECT_EQ(list.count(), 0);
}

}  // namespace
}  // namespace cardroom::window
