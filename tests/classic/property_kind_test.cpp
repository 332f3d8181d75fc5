// Which kind of game a property file is for.
#include "common/classic/property_kind.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "common/games/registry.h"

namespace cardroom {
namespace {

/// The kind, or the error.
std::string found(std::string_view bytes, std::string_view named = {}) {
  const auto properties = parse_properties(bytes);
  if (!properties) return properties.error().text("FILE");
  const auto kind = kind_of_file(*properties, named);
  return kind ? std::string{*kind} : kind.error().text("FILE");
}

TEST(PropertyKind, IsFoundForEveryPublishedFile) {
  std::size_t files = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator{std::filesystem::path{CARDROOM_SOURCE_DIR} / "tests/data"}) {
    if (entry.path().extension() != ".properties") continue;
    ++files;
    std::ifstream in{entry.path(), std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    std::string kind = entry.path().parent_path().filename();
    std::ranges::replace(kind, '_', '-');
    EXPECT_EQ(found(bytes), kind) << entry.path();
    EXPECT_EQ(found(bytes, kind), kind) << entry.path();
    EXPECT_EQ(found("\xEF\xBB\xBF" + bytes), kind) << entry.path();
    for (const GameKind& other : game_kinds()) {
      // A file with four players and a seed also fits the other game if that kind is named explicitly.
      const bool may_be = other.id == kind || entry.path().filename() == "smart.properties";
      EXPECT_TRUE(may_be || found(bytes, other.id) != other.id) << entry.path() << other.id;
    }
  }
  EXPECT_GE(files, 20U);
}

TEST(PropertyKind, IsTheOneWithFewestOtherKeysIfSeveralKnowEquallyMany) {
  EXPECT_EQ(found("seed=1\nplayers.0=smart\nplayers.1=simple\nplayers.2=random\nplayers.3=random"), "thrones");
  EXPECT_EQ(found("isAuto=true\nseed=1"), "lucky-thirteen");
  EXPECT_EQ(found("isAuto=true\nseed=1", "pinochle"), "pinochle");
}

TEST(PropertyKind, IsRefusedIfTheFileBelongsToNoneOrToAnother) {
  EXPECT_EQ(found("colour=green"), "FILE: no key of this file is one of any game");
  EXPECT_EQ(found("colour=green", "pasur"), "FILE: no key of this file is one of Pasur");
  EXPECT_EQ(found("\x89PNG\r\n\x1A\n"), "FILE: no key of this file is one of any game");
  EXPECT_EQ(found(""), "FILE: the file has no keys that tell its game; name the game before it");
  EXPECT_EQ(found("", "pasur"), "pasur");
  EXPECT_EQ(found("Animate=true", "thrones"), "FILE: this is a file of Pasur (pasur), not of Game of Thrones");
  EXPECT_EQ(found("seed=1", "whist"), "FILE: unknown game: whist");
}

}  // namespace
}  // namespace cardroom
