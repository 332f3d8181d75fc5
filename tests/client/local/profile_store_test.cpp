#include "client/local/profile_store.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

class ProfileStoreTest : public ::testing::Test {
 protected:
  TemporaryDirectory temporary;
  const fs::path& directory = temporary.path();
};

TEST_F(ProfileStoreTest, KeepsAProfileForItsOwnerOnly) {
  Profile profile;
  profile.name = "Kari";
  profile.tokens[KeyFingerprint{}] = std::string(32, 't');
  {
    const auto store = ProfileStore::open(directory, {});
    ASSERT_TRUE(store.has_value());
    EXPECT_EQ(store->profile(), Profile{});
    ASSERT_TRUE(store->save(profile).has_value());
  }
  struct stat status{};
  ASSERT_EQ(::stat((directory / "main.profile").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  EXPECT_EQ(ProfileStore::open(directory, {})->profile(), profile);
}

TEST_F(ProfileStoreTest, GivesASecondClientAnotherProfile) {
  const auto first = ProfileStore::open(directory, {});
  Profile kari;
  kari.name = "Kari";
  ASSERT_TRUE(first->save(kari).has_value());
  const auto second = ProfileStore::open(directory, {});
  ASSERT_TRUE(second.has_value());
  EXPECT_EQ(second->profile().name, "");
  const auto third = ProfileStore::open(directory, {});
  ASSERT_TRUE(third.has_value());
}

TEST_F(ProfileStoreTest, DoesNotReplaceANamedProfileByAnother) {
  const auto first = ProfileStore::open(directory, "work");
  EXPECT_EQ(ProfileStore::open(directory, "work").error(), "the profile work is in use by another program");
}

TEST_F(ProfileStoreTest, RefusesAPathAsAName) {
  for (const char* name : {"", "../main", "a/b", ".hidden"})
    EXPECT_FALSE(ProfileStore::open(directory, name).has_value()) << name;
}

TEST_F(ProfileStoreTest, DoesNotTouchAFileThatItCannotRead) {
  std::ofstream{directory / "main.profile"} << "name Kari\ntoken abc\n";
  const auto store = ProfileStore::open(directory, {});
  ASSERT_FALSE(store.has_value());
  EXPECT_NE(store.error().find("main.profile: line 2"), std::string::npos) << store.error();
}

TEST_F(ProfileStoreTest, NamesOtherFilesOfAProfileBesideIt) {
  const auto first = ProfileStore::open(directory, {});
  const auto second = ProfileStore::open(directory, {});
  EXPECT_EQ(first->file_beside(".window"), directory / "main.window");
  EXPECT_EQ(second->file_beside(".window"), directory / "2.window");
  EXPECT_EQ(ProfileStore::open(directory, "kari.home")->file_beside(".window"), directory / "kari.home.window");
}

}  // namespace
}  // namespace cardroom::client
