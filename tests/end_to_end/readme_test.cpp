// The commands in README.md and the pages in docs work as written: every program is where the text says, recognises
// every option, and accepts the other arguments.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom {
namespace {

namespace fs = std::filesystem;

const fs::path kSource{CARDROOM_SOURCE_DIR};

/// The files that `deploy/play` builds.
constexpr std::string_view kBuilt = "build/release/bin/";

using Words = std::vector<std::string>;

/// Splits words as a shell would: quotes keep words together, and a # begins a comment.
Words words_of(const std::string& line) {
  Words words;
  const std::regex word{R"((^|\s)('([^']*)'|#.*|\S+))"};
  for (std::sregex_iterator i{line.begin(), line.end(), word}, end; i != end; ++i) {
    if ((*i)[2].str().starts_with('#')) break;
    words.push_back((*i)[3].matched ? (*i)[3].str() : (*i)[2].str());
  }
  return words;
}

/// README.md, and every page for users and developers; decision records have no commands to try.
std::vector<fs::path> guides() {
  std::vector<fs::path> found{kSource / "README.md"};
  for (const fs::path& folder : {kSource / "docs", kSource / "docs/bots"}) {
    for (const auto& entry : fs::directory_iterator{folder}) {
      if (entry.path().extension() == ".md") found.push_back(entry.path());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// Adds every line of the page's code blocks without a language, and every command in running text.
void add_commands(const fs::path& page, std::vector<Words>& found) {
  std::ifstream in{page};
  std::string text;
  std::string fence;  // The line that opened the code block; empty outside one.
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      fence = fence.empty() ? line : std::string{};
    } else if (fence.empty()) {
      text += line + ' ';
    } else if (fence == "```") {
      if (auto words = words_of(line); !words.empty()) found.push_back(std::move(words));
    }
  }
  const std::regex inside{R"(`((sudo |cmake |cardroom|deploy/|build/)[^`]*)`)"};
  for (std::sregex_iterator i{text.begin(), text.end(), inside}, end; i != end; ++i) {
    Words words = words_of((*i)[1]);
    const bool is_name = words.size() == 1 && !words[0].starts_with("deploy/") && !words[0].starts_with(kBuilt);
    if (!is_name) found.push_back(std::move(words));
  }
}

std::vector<Words> commands() {
  std::vector<Words> found;
  for (const fs::path& page : guides())
    add_commands(page, found);
  return found;
}

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string help_of(const fs::path& program) {
  static std::map<fs::path, std::string> known;
  auto& help = known[program];
  if (help.empty()) {
    ChildProcess asked{{program.string(), "--help"}, {{"QT_QPA_PLATFORM", "offscreen"}}};
    EXPECT_EQ(asked.ended(), 0) << program << "\n" << asked.said();
    while (const auto line = asked.next_line())
      help += *line + '\n';
  }
  return help;
}

fs::path built(const std::string& program) {
  return fs::path{CARDROOM_BUILD_DIR} / "bin" / fs::path{program}.filename();
}

/// The programs that this build leaves out, because it lacks what they need.
const std::set<std::string> kNotBuilt{
#ifndef CARDROOM_HAS_WINDOW
    "cardroom",
#endif
#ifndef CARDROOM_HAS_WEB
    "cardroom-web",
#endif
};

bool knows(const std::string& help, const std::string& word) {
  return std::regex_search(help, std::regex{"(^|[^\\w-])" + word + "($|[^\\w-])"});
}

/// Replaces a placeholder with a value that a user could type.
std::string typed(const std::string& word) {
  if (word == "FILE.properties") return (kSource / "tests/data/thrones/original.properties").string();
  if (word == "FILE.cardroom") return (kSource / "tests/data/records/lucky-thirteen.cardroom").string();
  if (word == "A,B") return "clever,basic";
  return word;
}

class Readme : public ::testing::Test {
 protected:
  ChildProcess::Environment environment() const {
    const std::string home = directory.path().string();
    return {{"HOME", home},
            {"XDG_CONFIG_HOME", home + "/config"},
            {"XDG_DATA_HOME", home + "/data"},
            {"XDG_STATE_HOME", home + "/state"},
            {"XDG_RUNTIME_DIR", home}};
  }

  TemporaryDirectory directory;
};

TEST_F(Readme, NamesOnlyExistingProgramsAndOptions) {
  const auto all = commands();
  ASSERT_GT(all.size(), 15U);
  std::size_t options = 0;
  for (const Words& words : all) {
    SCOPED_TRACE(joined(words));
    if (words[0] == "sudo") continue;  // Runs a system command on what has just been built.
    if (words[0] == "cmake") {
      std::ifstream in{kSource / "CMakePresets.json"};
      const std::string presets{std::istreambuf_iterator<char>{in}, {}};
      ASSERT_EQ(words.size(), 4U);
      EXPECT_TRUE(words[1] == "--workflow" || words[1] == "--build");
      EXPECT_EQ(words[2], "--preset");
      EXPECT_NE(presets.find("\"" + words.back() + "\""), std::string::npos);
      continue;
    }
    ASSERT_TRUE(words[0].find('/') != std::string::npos) << "it is not on the PATH";
    const bool is_script = words[0].starts_with("deploy/");
    const bool is_tool = words[0].starts_with("build/dev/bin/");
    ASSERT_TRUE(is_script || is_tool || words[0].starts_with(kBuilt));
    const fs::path program = is_script ? kSource / words[0] : built(words[0]);
    if (!is_script && program.filename().string().starts_with("cardroom") && program.extension().empty()) {
      if (is_tool) continue;  // For developers only, and not built for this test.
      if (kNotBuilt.contains(program.filename())) continue;
    }
    ASSERT_TRUE(fs::exists(program));
    if (words.size() == 1) continue;
    std::string help = help_of(program);
    // The script passes unknown arguments on.
    if (words[0] == "deploy/play") help += help_of(built("cardroom-term"));
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::string option = words[i].substr(0, words[i].find('='));
      const bool is_step = words[0] == "deploy/test";
      if (!option.starts_with("--") && !is_step) continue;
      EXPECT_TRUE(knows(help, option)) << option;
      ++options;
    }
  }
  EXPECT_GT(options, 20U);
}

TEST_F(Readme, ContainsWorkingCommandsOfTheSimulator) {
  std::set<std::string> run;
  for (Words words : commands()) {
    if (words[0] != std::string{kBuilt} + "cardroom-sim" || words.size() == 1) continue;
    SCOPED_TRACE(joined(words));
    words[0] = built(words[0]).string();
    for (std::size_t i = 1; i < words.size(); ++i) {
      words[i] = typed(words[i]);
      if (words[i - 1] == "--games") words[i] = "2";
    }
    ChildProcess sim{words, environment()};
    EXPECT_EQ(sim.ended(), 0) << sim.said();
    EXPECT_TRUE(sim.next_line()) << "it says nothing";
    run.insert(joined(words));
  }
  EXPECT_GE(run.size(), 7U);
}

TEST_F(Readme, ContainsValidCommandsOfTheTerminal) {
  std::size_t run = 0;
  for (Words words : commands()) {
    if (words[0] != std::string{kBuilt} + "cardroom-term" || words.size() == 1) continue;
    SCOPED_TRACE(joined(words));
    words[0] = built(words[0]).string();
    for (std::string& word : words)
      word = typed(word);
    words.insert(words.end(), {"--name", "Kari"});
    // Its input is empty, so it exits as soon as it has started.
    ChildProcess terminal{words, environment()};
    terminal.close_input();
    const auto status = terminal.ended();
    ASSERT_TRUE(status) << terminal.said();
    EXPECT_NE(status, 2) << terminal.errors();
    EXPECT_EQ(terminal.errors(), "");
    ++run;
  }
  EXPECT_GE(run, 6U);
}

}  // namespace
}  // namespace cardroom
