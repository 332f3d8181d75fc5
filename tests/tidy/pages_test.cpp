// Static checks of the QML pages: faults that running the window does not reveal reliably, and constructs that have
// made it hang or crash.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/temporary_directory.h"
#include "tests/tidy/project.h"

namespace {

namespace fs = std::filesystem;
using cardroom::text_of;

struct Line {
  std::string where;               ///< "client/ui/Main.qml:12"
  std::string text;                ///< Without comments.
  std::vector<std::string> types;  ///< What encloses the line, innermost last: an object's type, or empty.
};

/// A line that opens an object: "Column {", "component Title: Row {", "contentItem: Item {".
const std::regex kObject{R"(([A-Z]\w*) \{)"};

std::vector<Line> lines_of(const fs::path& file) {
  std::vector<Line> lines;
  std::vector<std::string> open;
  std::ifstream stream{file};
  const std::string name = fs::relative(file, kRoot).string();
  std::string text;
  for (int number = 1; std::getline(stream, text); ++number) {
    text = text.substr(0, text.find("// "));
    lines.push_back({name + ":" + std::to_string(number), text, open});
    std::smatch object;
    std::string type = std::regex_search(text, object, kObject) ? object[1].str() : std::string{};
    for (const char sign : text) {
      if (sign == '{') open.push_back(std::exchange(type, {}));
      if (sign == '}' && !open.empty()) open.pop_back();
    }
  }
  EXPECT_TRUE(open.empty()) << name << " is parsed wrongly here: an object does not end";
  return lines;
}

std::vector<Line> lines() {
  std::vector<Line> all;
  for (const auto& entry : fs::recursive_directory_iterator{kRoot / "client" / "ui"}) {
    if (entry.path().extension() != ".qml") continue;
    const std::vector<Line> some = lines_of(entry.path());
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

/// The type of the object that directly encloses the line; empty if a value or a function does.
std::string innermost(const Line& line) {
  return line.types.empty() ? std::string{} : line.types.back();
}

TEST(Pages, MakeNoRowsInALayout) {
  const std::regex makes{R"(^\s*(Repeater|Instantiator) \{)"};
  const std::vector<Line> all = lines();
  ASSERT_GT(all.size(), 5'000U);
  for (const Line& line : all) {
    EXPECT_FALSE(std::regex_search(line.text, makes) && innermost(line).ends_with("Layout"))
        << line.where
        << ": until it is polished, a layout of Qt 6.4 keeps rows that have been deleted, and uses them when "
        << "its size changes. A Column, Row, Grid or Flow does not.";
  }
}

TEST(Pages, DoNotBecomeNarrowerWithTheirHeight) {
  // The width of an area that scrolls vertically must not depend on its height.
  const std::regex across{
      R"(^\s*(readonly property \w+ )?(\w*[wW]idth|x|(anchors\.)?(left|right|horizontal\w*)\w*|columns|Layout\.\w*(Width|Margin)\w*):.*\.(interactive|contentHeight|visibleArea))"};
  for (const Line& line : lines()) {
    EXPECT_FALSE(std::regex_search(line.text, across))
        << line.where << ": its height decides whether it scrolls, its lines of text decide its height, and its width "
        << "decides those lines: " << line.text;
  }
}

TEST(Pages, MakeNoDelayedCallsThatOutliveThem) {
  const std::regex nameless{R"(callLater\(.*(=>|\bfunction\b))"};
  for (const Line& line : lines()) {
    EXPECT_FALSE(std::regex_search(line.text, nameless))
        << line.where
        << ": Qt drops a delayed call of a deleted object's function, but still calls an anonymous function, "
        << "whose ids are null by then: " << line.text;
  }
}

TEST(Pages, DoNotBecomeSmallerWhileHidden) {
  const std::regex size{
      R"(^\s*(readonly property (real|int) \w+|\w*[wW]idth|\w*[hH]eight|x|y|spacing|(anchors|Layout)\.\w*):.*\.visible\b)"};
  for (const Line& line : lines()) {
    EXPECT_FALSE(std::regex_search(line.text, size))
        << line.where
        << ": `visible` is also false if the page around it is hidden, or if a list releases a row because "
        << "of its size. Say why it is shown instead: " << line.text;
  }
}

/// A browser may do nothing that the page does not do: `offers.cpp` names no function, setting or signal beyond those
/// that the page's sources use.
TEST(Offers, AreWhatThePageUses) {
  std::string page;
  for (const auto& entry : fs::recursive_directory_iterator{kRoot / "client" / "web" / "page" / "src"})
    page += text_of(entry.path());
  const std::string offers = text_of(kRoot / "client" / "web" / "offers.cpp");
  const std::regex list{R"(\.(functions|settings|told) = \{([^}]*)\})"};
  const std::regex name{R"x("(\w+)")x"};
  int names = 0;
  for (std::sregex_iterator it{offers.begin(), offers.end(), list}; it != std::sregex_iterator{}; ++it) {
    const std::string what = (*it)[1];
    const std::string in = (*it)[2];
    for (std::sregex_iterator one{in.begin(), in.end(), name}; one != std::sregex_iterator{}; ++one, ++names) {
      const std::string offered = (*one)[1];
      const std::string used = what == "functions"  ? R"x((call|ask)\(\s*["`]app[^"`]*\.)x" + offered + "[\"`]"
                               : what == "settings" ? R"x(set\("app[^"]*\.)x" + offered + "\""
                                                    : R"("app[^"]* )" + offered + "\"";
      EXPECT_TRUE(std::regex_search(page, std::regex{used})) << "the page never uses " << offered;
    }
  }
  EXPECT_GT(names, 40);
}

}  // namespace
