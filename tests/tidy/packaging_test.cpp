// Everything that people read before they have the program mentions every game, in each of the program's languages:
// menus, software centres, package descriptions and manual pages.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/support/temporary_directory.h"
#include "tests/tidy/project.h"

namespace {

namespace fs = std::filesystem;

using cardroom::text_of;

const fs::path kPackaging = kRoot / "deploy/packaging";
/// Where the build puts the files that it makes from the templates in kPackaging.
const fs::path kMade = fs::path{CARDROOM_BUILD_DIR} / "deploy/packaging";

/// The suffix of a language in menus, and its name among our translations; English has neither.
const std::map<std::string, std::string> kLanguages{{"", ""}, {"fa", "fa"}, {"nb", "nb"}, {"zh_CN", "zh"}};

/// "Lucky Thirteen" for "lucky_thirteen".
std::string title_of(const std::string& game) {
  const std::string facts = text_of(kRoot / "common/games" / game / (game + "_facts.h"));
  std::smatch name;
  EXPECT_TRUE(std::regex_search(facts, name, std::regex{R"rx(\.name = "([^"]+)")rx"})) << game;
  return name[1];
}

std::vector<std::string> titles() {
  const std::string list = text_of(kRoot / "common/games/games.cmake");
  const std::regex game{R"(cardroom_add_game\((\w+)\))"};
  std::vector<std::string> found;
  for (std::sregex_iterator i{list.begin(), list.end(), game}, end; i != end; ++i)
    found.push_back(title_of((*i)[1]));
  EXPECT_GE(found.size(), 4U);
  return found;
}

std::string translated(const std::string& title, const std::string& language) {
  if (language.empty()) return title;
  const std::regex message{"<source>" + title + R"(</source>[^]*?<translation>([^<]+)</translation>)"};
  for (const auto& game : fs::directory_iterator{kRoot / "client/translations/games"}) {
    const std::string name = game.path().filename();
    const std::string texts = text_of(game.path() / (name + "_" + language + ".ts"));
    std::smatch found;
    if (std::regex_search(texts, found, message)) return found[1];
  }
  ADD_FAILURE() << title << " in " << language;
  return title;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Packaging, HasEveryGameAmongTheKeywordsOfTheMenu) {
  const std::string desktop = text_of(kMade / "cardroom.desktop");
  for (const auto& [suffix, language] : kLanguages) {
    std::smatch line;
    const std::regex keywords{R"(\nKeywords)" + (suffix.empty() ? "" : R"(\[)" + suffix + R"(\])") + "=(.*)"};
    ASSERT_TRUE(std::regex_search(desktop, line, keywords)) << suffix;
    for (const std::string& title : titles())
      EXPECT_TRUE(has(";" + line[1].str(), ";" + translated(title, language) + ";")) << title << " in " << suffix;
  }
}

TEST(Packaging, NamesEveryGameToSoftwareCentres) {
  const std::string data = text_of(kMade / "cardroom.metainfo.xml");
  for (const auto& [suffix, language] : kLanguages) {
    const std::string attribute = suffix.empty() ? "" : " xml:lang=\"" + suffix + "\"";
    // Paragraphs contain no tags.
    const std::regex paragraph{"<p" + attribute + ">([^<]*)</p>"};
    std::string paragraphs;
    for (std::sregex_iterator i{data.begin(), data.end(), paragraph}, end; i != end; ++i)
      paragraphs += (*i)[1];
    for (const std::string& title : titles()) {
      const std::string name = translated(title, language);
      EXPECT_TRUE(has(paragraphs, name)) << name << " is not in the description";
      EXPECT_TRUE(has(data, "<keyword" + attribute + ">" + name + "</keyword>")) << name << " is not a keyword";
    }
  }
}

TEST(Packaging, NamesEveryGameInPackagesAndManualPages) {
  const std::string packages = text_of(kPackaging / "packages.cmake");
  for (const char* package : {"SERVER", "CLIENT", "WEB"}) {
    const std::size_t begin = packages.find(std::string{"set(CPACK_DEBIAN_"} + package + "_DESCRIPTION");
    ASSERT_NE(begin, std::string::npos);
    EXPECT_TRUE(has(packages.substr(begin, packages.find("\")", begin) - begin), "${GAME_TITLES}")) << package;
  }
  std::size_t pages = 0;
  for (const auto& entry : fs::directory_iterator{kPackaging / "man"}) {
    const std::string page = text_of(entry.path());
    EXPECT_TRUE(has(page, "@GAME_TITLES@") || has(page, "@GAMES_AND@")) << entry.path().filename();
    ++pages;
  }
  EXPECT_EQ(pages, 7U);
}

}  // namespace
