// The manual pages agree with the programs' own help.

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/child_process.h"

namespace cardroom {
namespace {

struct Page {
  std::string program;
  std::string file;
};

void PrintTo(const Page& page, std::ostream* out) {
  *out << page.file;
}

std::set<std::string> options_in(const std::string& text) {
  // An option starts a word, so "--no-colour,--no-color" contains two and "card--room" none.
  const std::regex option{R"((^|[^\w-])(--[a-z][a-z-]*))"};
  std::set<std::string> found;
  for (std::sregex_iterator i{text.begin(), text.end(), option}, end; i != end; ++i)
    found.insert((*i)[2]);
  return found;
}

class ManualPage : public testing::TestWithParam<Page> {};

TEST_P(ManualPage, NamesEveryOptionOfItsProgramAndNoOther) {
  const Page& page = GetParam();
  ChildProcess program{{CARDROOM_BUILD_DIR "/bin/" + page.program, "--help"}, {{"QT_QPA_PLATFORM", "offscreen"}}};
  ASSERT_EQ(program.ended(), 0) << program.said();
  std::string help;
  while (const auto line = program.next_line())
    help += *line + '\n';

  std::ifstream stream{std::string{CARDROOM_SOURCE_DIR "/deploy/packaging/man/"} + page.file + ".in"};
  const std::string roff{std::istreambuf_iterator<char>{stream}, {}};
  ASSERT_FALSE(roff.empty()) << page.file;
  // The service examples contain options of other programs, each after its program's name.
  const std::string own = std::regex_replace(roff, std::regex{R"(\.B systemctl [^\n]*|journalctl [^\n]*)"}, "");
  EXPECT_EQ(options_in(std::regex_replace(own, std::regex{R"(\\-)"}, "-")), options_in(help));
}

std::vector<Page> manual_pages() {
  std::vector<Page> all{{"cardroom-server", "cardroom-server.8"},
                        {"cardroom-term", "cardroom-term.6"},
                        {"cardroom-sim", "cardroom-sim.6"},
                        {"cardroom-verify", "cardroom-verify.6"},
                        {"cardroom-load", "cardroom-load.8"}};
#ifdef CARDROOM_HAS_WINDOW
  all.push_back({"cardroom", "cardroom.6"});
#endif
#ifdef CARDROOM_HAS_WEB
  all.push_back({"cardroom-web", "cardroom-web.8"});
#endif
  return all;
}

INSTANTIATE_TEST_SUITE_P(Program, ManualPage, testing::ValuesIn(manual_pages()),
                         [](const auto& page) { return std::regex_replace(page.param.program, std::regex{"-"}, ""); });

}  // namespace
}  // namespace cardroom
