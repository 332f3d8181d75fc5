// Browsing for a file to open, folder by folder.
#include "client/models/folder_list.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <fstream>
#include <gtest/gtest.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::window {
namespace {

QStringList rows(const FolderList& list) {
  QStringList names;
  for (const FolderEntry& entry : list.entries())
    names << entry.name + (entry.isFolder ? QStringLiteral("/") : QString{});
  return names;
}

TEST(FolderList, ShowsFoldersPropertyFilesAndRecordsByName) {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory.path() / "games");
  std::filesystem::create_directory(directory.path() / ".hidden");
  for (const char* file : {"b.properties", "A.properties", "a.cardroom", "notes.txt", "games/c.properties"})
    std::ofstream{directory.path() / file} << "seed=1\n";
  FolderList list;
  const QAbstractItemModelTester tester{&list, QAbstractItemModelTester::FailureReportingMode::Fatal};
  const QString here = QString::fromStdString(directory.path().string());
  ASSERT_TRUE(list.show(here));
  EXPECT_EQ(list.folder(), here);
  EXPECT_EQ(rows(list), (QStringList{QStringLiteral("games/"), QStringLiteral("A.properties"),
                                     QStringLiteral("b.properties"), QStringLiteral("a.cardroom")}));
  EXPECT_TRUE(list.entries()[3].isRecord && !list.entries()[2].isRecord);
  EXPECT_FALSE(list.show(here + QStringLiteral("/b.properties"))) << "a file is not a folder";
  EXPECT_EQ(list.folder(), here);

  const QString below = list.entries()[0].path;
  ASSERT_TRUE(list.show(below));
  EXPECT_EQ(rows(list), QStringList{QStringLiteral("c.properties")});
  list.showParent();
  EXPECT_EQ(list.folder(), here);
  std::filesystem::remove(directory.path() / "b.properties");
  ASSERT_TRUE(list.show({}));
  EXPECT_EQ(list.rowCount(), 3) << "as it is now";
  ASSERT_TRUE(list.show(QStringLiteral("/")));
  EXPECT_FALSE(list.hasParent());
}

TEST(FolderList, KnowsPathsAsTheyAreTypedAndDropped) {
  EXPECT_EQ(FolderList::pathOf(QStringLiteral(" /a/b/../c ")), QStringLiteral("/a/c"));
  EXPECT_EQ(FolderList::pathOf(QStringLiteral("~/x")), QDir::homePath() + QStringLiteral("/x"));
  EXPECT_EQ(FolderList::pathOf(QStringLiteral("~")), QDir::homePath());
  EXPECT_EQ(FolderList::pathOf(QStringLiteral("file:///a%20b/c.properties")), QStringLiteral("/a b/c.properties"));
  EXPECT_EQ(FolderList::pathOf(QStringLiteral("c.properties")), QString{});
  EXPECT_EQ(FolderList::pathOf(QStringLiteral("https://example.org/c.properties")), QString{});
  EXPECT_EQ(FolderList::pathOf({}), QString{});
}

}  // namespace
}  // namespace cardroom::window
