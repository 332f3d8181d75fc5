// Tests of the repository itself: what code may include, which words it must not use, and what every game must provide.
// Files are read as text, because Debian installs most libraries where any target can include them without linking.

#include <cctype>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/tidy/project.h"

namespace {

namespace fs = std::filesystem;

struct SourceFile {
  std::string path;  // Relative to the root.
  std::string text;
};

std::vector<SourceFile> files_under(const std::vector<std::string>& folders, const std::set<std::string>& extensions) {
  std::vector<SourceFile> files;
  for (const std::string& folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator{kRoot / folder}) {
      if (!entry.is_regular_file() || !extensions.contains(entry.path().extension().string())) continue;
      std::ifstream stream{entry.path(), std::ios::binary};
      files.push_back({fs::relative(entry.path(), kRoot).string(), {std::istreambuf_iterator<char>{stream}, {}}});
    }
  }
  return files;
}

std::vector<SourceFile> code() {
  return files_under({"common", "server", "client", "tests"}, {".h", ".cpp"});
}

/// Forbids lines that match `forbidden` in files whose path starts with a match of `where` and does not match `except`.
struct Rule {
  std::string where;
  std::string except;
  std::string forbidden;
  std::string why;
};

std::vector<std::string> broken(const Rule& rule, const std::vector<SourceFile>& files) {
  std::vector<std::string> places;
  const std::regex where{rule.where};
  const std::regex except{rule.except.empty() ? "$^" : rule.except};
  const std::regex forbidden{rule.forbidden};
  for (const SourceFile& file : files) {
    if (!std::regex_search(file.path, where, std::regex_constants::match_continuous)) continue;
    if (std::regex_search(file.path, except)) continue;
    std::istringstream lines{file.text};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      if (std::regex_search(line, forbidden)) {
        places.push_back(file.path + ":" + std::to_string(number) + ": " + line + "   (" + rule.why + ")");
      }
    }
  }
  return places;
}

void expect_kept(const std::vector<Rule>& rules) {
  const std::vector<SourceFile> files = code();
  ASSERT_GT(files.size(), 20U) << "the files of " << kRoot << " were not found";
  for (const Rule& rule : rules) {
    for (const std::string& place : broken(rule, files))
      ADD_FAILURE() << place;
  }
}

TEST(IncludeRules, EveryFolderIncludesOnlyWhatItMay) {
  expect_kept({
      {"common/", R"(^common/system/|^common/protocol/(presence|table_limits)\.h$)",
       R"(#include <(boost/|Q[A-Z]|chrono|thread|mutex|atomic|random|iostream|fstream|filesystem|unistd|sys/|net/|netinet/|ifaddrs|condition_variable|future))",
       "common is pure: no sockets, clocks, threads, files, global randomness or console"},
      {"common/(base|cards|game|games|classic|protocol)/", "", R"(#include "common/system/)",
       "the rest of common requests nothing from the operating system"},
      {"common/", "", R"(\b(std::time|time\(nullptr\)|std::getenv|std::rand|std::random_device)\b)",
       "common reads no clock, no environment and no random device"},
      {"common/", R"((_wire\.(h|cpp)|match_of\.h|registry\.(h|cpp))$|common/(fair|protocol|record)/)",
       R"(#include ["<](google/|cardroom/))",
       "protobuf is used only in *_wire, match_of.h, registry, fair, protocol and record"},
      {"common/(base|cards)/", "", R"(#include "common/(game|games|bots|classic|protocol)/)", "cards know no game"},
      {"common/bots/", "", R"(#include "common/(game|games|classic|protocol)/)", "searches know no game"},
      {"common/game/", "", R"(#include "common/(games|bots|classic|protocol)/)", "the contract knows no game"},
      {"common/", "", R"(#include "(server|client|tests)/)", "common knows neither side"},
      {"server/", "", R"(#include (<Q[A-Z]|"(client|tests)/))", "the server knows nothing of Qt or clients"},
      {"server/.*_core", "", R"(#include <boost/)", "machines have no I/O"},
      {"server/.*_core", "", R"((steady_clock|system_clock|high_resolution_clock))", "machines are told the time"},
      {"server/table/", "", R"((std::mutex|std::lock_guard|std::thread))", "a table is touched on the I/O thread only"},
      {"server/tools/", "", R"(#include <boost/)", "tools play without a network"},
      {"client/", "", R"(#include "(server|tests)/)", "the client talks to the server through proto only"},
      {"client/core/", "", R"(#include <(boost/|Q[A-Z]|thread|fstream|iostream))", "the client's machine has no I/O"},
      {"client/(net|models|ui|app|pictures|web)/", "", R"(#include <boost/)", "the window uses Qt's sockets"},
      {"client/(net|models|translations|web)/", "/window_language",
       R"(#include <(QGui|QWindow|QQuick|QClipboard|QAccessible))", "programs without a window use them too"},
      {"client/(core|local|net|replay|terminal|translations|models|ui|app|pictures)/", "", R"(#include "client/web/)",
       "nothing else knows the gateway for browsers"},
      {"client/local/", "", R"(#include <(boost/|Q[A-Z]))", "both kinds of shell share it"},
      {"client/replay/", "", R"(#include <(boost/|Q[A-Z]|chrono|thread|fstream|iostream))",
       "a replay has no clock and no files, and both kinds of client show it"},
      {"client/(net|models|ui|app|pictures)/", "", R"(#include "client/terminal/)", "the window knows no terminal"},
      {"client/(core|local|net|replay|terminal)/", "", R"(#include "client/(models|ui|app|pictures)/)",
       "nothing below the models knows them"},
      {"client/core/", "", R"(#include "common/(game|games|bots|classic)/)", "the client's machine knows no game"},
      {"client/", "^client/load/", R"(#include "client/load/)",
       "clients for people know nothing of those for measuring"},
      {"", R"(^tests/tidy/)", R"(\bco_(await|return|yield)\b)",
       "GCC 12 miscompiles coroutines, and machines need only callbacks"},
  });
}

TEST(IncludeRules, GamesAreIndependentOfEachOther) {
  const std::regex include{R"(#include "common/games/([a-z_]+)/)"};
  const std::regex folder{R"(^common/games/([a-z_]+)/)"};
  for (const SourceFile& file : files_under({"common"}, {".h", ".cpp"})) {
    std::smatch own;
    if (!std::regex_search(file.path, own, folder)) continue;
    for (std::sregex_iterator i{file.text.begin(), file.text.end(), include}, end; i != end; ++i) {
      EXPECT_EQ((*i)[1], own[1]) << file.path << " includes another game";
    }
  }
}

// The client may use a game's values, the code that reads them from messages, and functions of cards that its player
// sees, but nothing that makes decisions.
TEST(IncludeRules, TheClientUsesOnlyValuesAndWhatIfFunctionsOfAGame) {
  // Only a kind's story and lesson read that kind's values and ask what a hand is worth; the rest of the client gets
  // all this from them.
  const std::regex values{R"(common/games/(cards_wire\.h|([a-z_]+)/(\2(_lesson|_wire)?|worth)\.h))"};
  const std::regex facts{R"(common/games/([a-z_]+)/\1_facts\.h)"};
  const std::regex include{R"(#include "(common/games/[^"]+)\")"};
  for (const SourceFile& file : files_under({"client"}, {".h", ".cpp"})) {
    const bool story = file.path.starts_with("client/games/");
    // These files play a finished deal by the rules, from its key: one checks the deal, the other replays the game.
    if (file.path == "client/local/fairness.cpp" || file.path == "client/replay/replay.cpp") continue;
    for (std::sregex_iterator i{file.text.begin(), file.text.end(), include}, end; i != end; ++i) {
      const std::string header = (*i)[1];
      EXPECT_TRUE(std::regex_match(header, facts) || (story && std::regex_match(header, values)))
          << file.path << " includes " << header;
    }
  }
  expect_kept({
      {"client/", "", R"(\b(legal_moves|apply|scores)\(state)", "the client does not decide legality or scores"},
      {"client/", "", R"(\bGame::|\b(sample_world|begin_deal|hand_out|end_deal)\()", "the client does not run games"},
      {"client/games/", "", R"(#include (<Q[A-Z]|"client/(models|net|terminal|ui|app|pictures)/))",
       "a story is for every client"},
  });
}

TEST(Words, CodeHasNoPostponedWorkAndNoSleeps) {
  expect_kept({
      {"", R"(^tests/tidy/)", R"(\b(TODO|FIXME|XXX|HACK)\b)", "finished, or in an issue"},
      {"tests/", R"(^tests/tidy/)", R"((sleep_for|sleep_until|usleep|\bsleep\())",
       "tests wait for something, never for time"},
      {"tests/", R"(^tests/tidy/)", R"(DISABLED_)", "a test runs or is deleted"},
      {"(common|server|client)/", "", R"(\busing namespace std;)", "names say where they come from"},
      {"(common|server|client)/", "", R"(catch \(\.\.\.\))", "catch what you can mend"},
      {"(common|server|client)/", "", R"(\b(class|struct) \w*(Manager|Helper|Util|Utils|Info)\b)",
       "a noun one can say in a sentence"},
  });
}

TEST(Words, TestNamesHaveNoUnderscores) {
  expect_kept({{"tests/", "", R"(^(TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_PROP)\(\w*_)",
                "GoogleTest reserves them"},
               {"tests/", "", R"(^(TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_PROP)\(\w+, \w*_)",
                "GoogleTest reserves them"}});
}

/// The game folders, as a regular expression: "lucky_thirteen|thrones".
std::string games_listed() {
  std::ifstream list{kRoot / "common/games/games.cmake"};
  const std::regex game{R"(cardroom_add_game\((\w+)\))"};
  std::string names;
  for (std::string line; std::getline(list, line);) {
    std::smatch name;
    if (std::regex_match(line, name, game)) names += (names.empty() ? "" : "|") + name[1].str();
  }
  return names;
}

/// Whether a list names the file: "a/b.cpp", or "<game>_*.cpp" for the files of every game.
bool names(const std::string& word, const std::string& path) {
  if (word.find("<game>") == std::string::npos) return word == path;
  static const std::string games = games_listed();
  std::string pattern = std::regex_replace(word, std::regex{R"(\.)"}, R"(\.)");
  pattern = std::regex_replace(pattern, std::regex{R"(\*)"}, "[^/]*");
  return std::regex_match(path, std::regex{std::regex_replace(pattern, std::regex{"<game>"}, "(" + games + ")")});
}

/// Whether a CMakeLists.txt in the file's folder or in a folder above it names the file.
bool is_listed(const fs::path& file) {
  for (fs::path folder = file.parent_path(); folder != kRoot; folder = folder.parent_path()) {
    std::ifstream list{folder / "CMakeLists.txt"};
    const std::string path = fs::relative(file, folder).string();
    for (std::string line; std::getline(list, line);) {
      std::istringstream words{std::regex_replace(line, std::regex{"[()]"}, " ")};
      for (std::string word; words >> word;)
        if (names(word, path)) return true;
    }
  }
  return false;
}

TEST(Tests, AreListedInTheBuild) {
  const std::regex test{R"(_test\.cpp$|/tst_\w+\.qml$)"};
  const std::vector<SourceFile> files = files_under({"tests"}, {".cpp", ".qml"});
  ASSERT_GT(files.size(), 100U);
  for (const SourceFile& file : files)
    EXPECT_TRUE(!std::regex_search(file.path, test) || is_listed(kRoot / file.path)) << file.path << " is never run";
}

TEST(Files, HaveNoConflictMarkers) {
  std::vector<SourceFile> files = files_under({"common", "server", "client", "tests", "proto", "docs", "deploy"},
                                              {"", ".h", ".cpp", ".qml", ".proto", ".md", ".txt", ".cmake", ".in",
                                               ".sh", ".py", ".ts", ".conf", ".service", ".roff", ".properties"});
  for (const char* page : {"README.md", "ARCHITECTURE.md", "CMakeLists.txt"}) {
    std::ifstream stream{kRoot / page};
    files.push_back({page, {std::istreambuf_iterator<char>{stream}, {}}});
  }
  ASSERT_GT(files.size(), 500U);
  for (const std::string& place : broken({"", "", "^(<<<<<<<|>>>>>>>) ", "left by a merge"}, files))
    ADD_FAILURE() << place;
}

TEST(Headers, HaveOneIncludeGuard) {
  for (const SourceFile& file : files_under({"common", "server", "client", "tests"}, {".h"})) {
    EXPECT_NE(file.text.find("#pragma once"), std::string::npos) << file.path;
  }
}

TEST(Games, EveryGameHasAGoldenTranscript) {
  for (const auto& entry : fs::directory_iterator{kRoot / "common/games"}) {
    if (!entry.is_directory()) continue;
    const std::string name = entry.path().filename().string();
    bool found = false;
    for (const auto& golden : fs::recursive_directory_iterator{kRoot / "tests/golden"}) {
      found |= golden.path().filename().string().starts_with(name) || golden.path().parent_path().filename() == name;
    }
    EXPECT_TRUE(found) << name << " has nothing in tests/golden";
  }
}

TEST(TopLevel, HasNoUnexpectedFiles) {
  const std::set<std::string> expected{"CMakeLists.txt", "CMakePresets.json",
                                       "README.md",      "ARCHITECTURE.md",
                                       "LICENSE",        "proto",
                                       "common",         "server",
                                       "client",         "tests",
                                       "deploy",         "docs"};
  std::set<std::string> found;
  for (const auto& entry : fs::directory_iterator{kRoot}) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with('.') && name != "build" && name != "CMakeUserPresets.json") found.insert(name);
  }
  EXPECT_EQ(found, expected);
}

}  // namespace
