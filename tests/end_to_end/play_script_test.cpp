// Goal: deploy/play passes its arguments to the window or the terminal client, in the person's current directory. How:
// the real script in a source tree of its own, where building does nothing and the programs print their arguments.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom {
namespace {

namespace fs = std::filesystem;

class PlayScript : public ::testing::Test {
 protected:
  PlayScript() {
    fs::create_directories(tree() / "deploy");
    for (const char* file : {"play", "packages.sh"})
      fs::copy_file(fs::path{CARDROOM_SOURCE_DIR} / "deploy" / file, tree() / "deploy" / file);
    fs::create_directories(here());
    // Everything is already installed and built.
    script(directory.path() / "bin/dpkg-query", "echo installed");
    script(directory.path() / "bin/cmake", "exit 0");
    for (const char* program : {"cardroom", "cardroom-term", "cardroom-server"})
      script(tree() / "build/release/bin" / program, "[ \"$1\" != --check-display ] || exit 0\nprintf '%s' \"" +
                                                         std::string{program} +
                                                         "\"; printf '|%s' \"$@\"; echo; echo \"in $PWD\"");
  }

  fs::path tree() const { return directory.path() / "tree"; }
  fs::path here() const { return directory.path() / "somewhere else"; }

  static void script(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream{path} << "#!/bin/sh\n" << text << '\n';
    fs::permissions(path, fs::perms::owner_all);
  }

  /// The program and its arguments, separated by vertical bars; `display`: whether there is a display.
  std::string started(const std::string& arguments, bool display = true) const {
    const std::string play = "'" + (tree() / "deploy/play").string() + "' " + arguments;
    // Runs the script in a terminal, so that the terminal client may be started.
    const std::string command = "cd '" + here().string() + "' && exec script -qec \"" + play + "\" /dev/null";
    ChildProcess process{{"/bin/sh", "-c", command},
                         {{"PATH", (directory.path() / "bin").string() + ":/usr/bin:/bin"},
                          {"DISPLAY", display ? ":7" : ""},
                          {"WAYLAND_DISPLAY", ""},
                          {"CARDROOM_TERMINAL", ""},
                          {"HOME", directory.path().string()}}};
    EXPECT_EQ(process.ended(), 0) << process.said();
    const auto line = process.line([](const std::string& one) { return one.starts_with("cardroom"); });
    const auto place = process.line([](const std::string& one) { return one.starts_with("in "); });
    EXPECT_EQ(clean(place.value_or("")), "in " + here().string());
    return clean(line.value_or(process.said()));
  }

  static std::string clean(std::string line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == '\n'))
      line.pop_back();
    return line;
  }

  TemporaryDirectory directory;
};

TEST_F(PlayScript, PlaysAtOnceWithoutArguments) {
  EXPECT_EQ(started(""), "cardroom|--play-now");
  EXPECT_EQ(started("--name Kari"), "cardroom|--play-now|--name|Kari");
  EXPECT_EQ(started("--name a.properties --keep-server"), "cardroom|--play-now|--name|a.properties|--keep-server");
  EXPECT_EQ(started("--play-now thrones"), "cardroom|--play-now|thrones");
}

TEST_F(PlayScript, HostsJoinsAndOpensAFileInTheWindow) {
  EXPECT_EQ(started("--host pasur"), "cardroom|--host|pasur");
  EXPECT_EQ(started("--name Kari --host"), "cardroom|--name|Kari|--host");
  EXPECT_EQ(started("--join kari-laptop"), "cardroom|--join|kari-laptop");
  EXPECT_EQ(started("cardroom://127.0.0.1:1/"), "cardroom|cardroom://127.0.0.1:1/");
  EXPECT_EQ(started("game.properties"), "cardroom|game.properties") << "from the person's current directory";
  EXPECT_EQ(started("--name Kari pasur ../game.properties"), "cardroom|--name|Kari|pasur|../game.properties");
}

TEST_F(PlayScript, DoesTheSameInATerminal) {
  EXPECT_EQ(started("", false), "cardroom-term|--play-now");
  EXPECT_EQ(started("--host pasur", false), "cardroom-term|--host|pasur");
  EXPECT_EQ(started("game.properties", false), "cardroom-term|game.properties");
}

}  // namespace
}  // namespace cardroom
