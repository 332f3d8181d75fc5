// A checker in another language, which shares no code with this program, agrees with it: it finds the program's records
// fair, and refuses spoiled ones.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "common/record/record_file.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"

namespace cardroom {
namespace {

class RecordChecker : public ::testing::TestWithParam<testing::RecordedKind> {};

INSTANTIATE_TEST_SUITE_P(Records, RecordChecker, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& variant) { return variant.param.name; });

/// The checker's exit status and its output.
std::pair<int, std::string> check(const std::filesystem::path& folder, const std::string& arguments) {
  const std::string command = "cd '" + folder.string() +
                              "' && python3 '" CARDROOM_SOURCE_DIR "/tests/record/record_checker.py' " + arguments +
                              " >said 2>&1";
  const int status = std::system(command.c_str());
  std::ifstream said{folder / "said"};
  return {status, {std::istreambuf_iterator<char>{said}, {}}};
}

TEST_P(RecordChecker, AgreesOnRandomGames) {
  if (std::system("python3 -c 'import sys; sys.exit(sys.version_info < (3, 8))' 2>/dev/null") != 0) {
    GTEST_SKIP() << "there is no Python";
  }
  const TemporaryDirectory directory;
  const std::uint64_t games = std::getenv("CARDROOM_LONG") != nullptr ? 1000 : 20;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const auto game = testing::random_record(GetParam().kind, seed, GetParam().seats, GetParam().rules);
    const auto file = make_record(game.record, testing::test_signer());
    ASSERT_TRUE(file) << seed << ": " << file.error().one_line();
    std::ofstream{directory.path() / (std::to_string(seed) + kRecordEnding), std::ios::binary} << *file;
  }
  const auto [status, said] = check(directory.path(), "*.cardroom");
  EXPECT_EQ(status, 0) << said;
  EXPECT_EQ(said, std::to_string(games) + " files: " + std::to_string(games) + " fair, 0 not fair\n");
  // It also refuses spoiled copies.
  const auto [spoiled, of_spoiled] = check(directory.path(), "--spoil 1.cardroom 2.cardroom");
  EXPECT_EQ(spoiled, 0) << of_spoiled;
}

}  // namespace
}  // namespace cardroom
