// The documents agree with the source tree: the files they name exist, their links resolve, and every decision record
// is complete.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/temporary_directory.h"
#include "tests/tidy/project.h"

namespace {

namespace fs = std::filesystem;

using cardroom::text_of;

std::vector<fs::path> documents() {
  std::vector<fs::path> found{kRoot / "README.md", kRoot / "ARCHITECTURE.md"};
  for (const auto& entry : fs::recursive_directory_iterator{kRoot / "docs"}) {
    if (entry.path().extension() == ".md") found.push_back(entry.path());
  }
  return found;
}

/// Every file and folder in the tree, relative to its root.
const std::set<std::string>& tree() {
  static const std::set<std::string> found = [] {
    std::set<std::string> paths;
    for (const char* folder : {"proto", "common", "server", "client", "tests", "deploy", "docs"}) {
      paths.insert(folder);
      for (const auto& entry : fs::recursive_directory_iterator{kRoot / folder})
        paths.insert(fs::relative(entry.path(), kRoot).string());
    }
    return paths;
  }();
  return found;
}

/// A regular expression for a path as the documents write it: `<kind>` and `*` stand for part of a name, "{h,cpp}" for
/// either of the two, and a suffix may be omitted: "server/table/dealing" is dealing.h or dealing.cpp.
std::regex expression(const std::string& written) {
  std::string pattern;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const char sign = written[i];
    if (sign == '<') {
      i = written.find('>', i);
      pattern += "[^/]*";
    } else if (sign == '*') {
      pattern += "[^/]*";
    } else if (sign == '{') {
      pattern += '(';
    } else if (sign == '}') {
      pattern += ')';
    } else if (sign == ',') {
      pattern += '|';
    } else if (std::string_view{".+()[]"}.find(sign) != std::string_view::npos) {
      pattern += std::string{"\\"} + sign;
    } else {
      pattern += sign;
    }
  }
  if (pattern.ends_with('/')) pattern.pop_back();
  return std::regex{pattern + R"((\.[a-z.]+)?)"};
}

TEST(Documents, NameFilesThatExist) {
  const std::regex code{R"(`([^`\s]+)`)"};
  const std::regex path{R"((proto|common|server|client|tests|deploy|docs)/.*)"};
  std::size_t named = 0;
  for (const fs::path& document : documents()) {
    const std::string text = text_of(document);
    for (std::sregex_iterator i{text.begin(), text.end(), code}, end; i != end; ++i) {
      const std::string written = (*i)[1];
      if (!std::regex_match(written, path)) continue;
      ++named;
      const std::regex wanted = expression(written);
      EXPECT_TRUE(std::ranges::any_of(tree(), [&](const std::string& one) { return std::regex_match(one, wanted); }))
          << fs::relative(document, kRoot).string() << " names " << written;
    }
  }
  EXPECT_GT(named, 100U);
}

TEST(Documents, LinkToFilesThatExist) {
  const std::regex link{R"(\]\(([^)#:]+)(#[^)]*)?\))"};
  std::size_t links = 0;
  for (const fs::path& document : documents()) {
    const std::string text = text_of(document);
    for (std::sregex_iterator i{text.begin(), text.end(), link}, end; i != end; ++i) {
      ++links;
      EXPECT_TRUE(fs::exists(document.parent_path() / (*i)[1].str()))
          << fs::relative(document, kRoot).string() << " links to " << (*i)[1];
    }
  }
  EXPECT_GT(links, 30U);
}

TEST(Documents, HaveDecisionRecordsOfOneForm) {
  const std::vector<std::string> headings{
      "# ", "## Context", "## Decision", "## Consequences", "## Alternatives", "## Reconsider if"};
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator{kRoot / "docs/adr"}) {
    names.push_back(entry.path().filename().string());
    std::ifstream in{entry.path()};
    std::vector<std::string> found;
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("# ")) found.push_back("# ");
      if (line.starts_with("## ")) found.push_back(line);
    }
    EXPECT_EQ(found, headings) << names.back();
  }
  std::ranges::sort(names);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string number = std::to_string(10'001 + i).substr(1);
    EXPECT_TRUE(std::regex_match(names[i], std::regex{number + R"((-[a-z0-9]+)+\.md)"}))
        << names[i] << " is not number " << number << " or has another form of name";
  }
}

}  // namespace
