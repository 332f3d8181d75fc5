#include "tests/support/golden.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace cardroom::testing {
namespace {

std::string first_difference(const std::string& expected, const std::string& actual) {
  std::istringstream expected_lines{expected};
  std::istringstream actual_lines{actual};
  std::string expected_line;
  std::string actual_line;
  for (int line = 1;; ++line) {
    const bool more_expected = static_cast<bool>(std::getline(expected_lines, expected_line));
    const bool more_actual = static_cast<bool>(std::getline(actual_lines, actual_line));
    if (more_expected && more_actual && expected_line == actual_line) continue;
    if (!more_expected && !more_actual) return "the ends of their last lines differ";
    return "line " + std::to_string(line) + "\n  expected: " + (more_expected ? expected_line : "(end of file)") +
           "\n  actual:   " + (more_actual ? actual_line : "(end of file)");
  }
}

}  // namespace

void expect_golden(const std::string& name, const std::string& actual) {
  const std::filesystem::path path = std::filesystem::path{CARDROOM_SOURCE_DIR} / "tests/golden" / name;
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream{path, std::ios::binary} << actual;
    return;
  }
  std::ifstream file{path, std::ios::binary};
  ASSERT_TRUE(file) << path << " is missing; UPDATE_GOLDEN=1 writes it";
  const std::string expected{std::istreambuf_iterator<char>{file}, {}};
  EXPECT_TRUE(expected == actual) << name << " differs at " << first_difference(expected, actual)
                                  << "\n(UPDATE_GOLDEN=1 rewrites it)";
}

}  // namespace cardroom::testing
