#pragma once

#include <QStringList>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>

#include "client/local/command_line.h"
#include "client/models/application.h"
#include "tests/client/net/net_stage.h"

namespace cardroom::window {

using Launch = client::CommandLine;

inline const QString kKari = QStringLiteral("Kari");
inline const QString kOla = QStringLiteral("Ola");
inline const QString kPer = QStringLiteral("Per");
inline const QString kLuckyThirteen = QStringLiteral("lucky-thirteen");

/// A window without its pages: everything that QML would read and request, over the real network.
struct TestWindow {
  /// Starts at once, for a person with this name; if the name is empty, the window asks for one.
  TestWindow(const Home& home, const std::string& profile, Launch launch = {}, const QString& name = {});

  bool waitForPage(Application::Page page) {
    return waitUntil([&] { return application.page() == page; });
  }
  bool waitForQuestion(const QString& what) {
    return waitUntil([&] { return application.dialogs()->question().what == what; });
  }
  /// Waits for an error message that contains `part`.
  bool waitForTrouble(const QString& part) {
    return waitUntil([&] { return application.dialogs()->trouble().text.contains(part); });
  }
  /// The names of the people at the table, as the set-up page shows them.
  QStringList people() const;
  bool waitForPeople(const QStringList& names) {
    return waitUntil([&] { return people() == names; });
  }
  /// The seat of that person; -1 if there is none.
  int seatOf(const QString& name) const;
  /// Opens a table with free seats. Returns true once the person sits there.
  bool hosts();
  /// Follows the host's link. Returns true once the host's window shows the person at its table.
  bool joins(TestWindow& host);
  /// Joins the host's table, whose owner then starts the game with bots in the other seats. Returns true once both
  /// windows show the game.
  bool plays(TestWindow& host);
  /// Follows the host's link to a game in progress. Returns true once the person watches it.
  bool comesLate(TestWindow& host);
  /// Leaves in the middle of a game and confirms. Returns false if there was no prompt.
  bool leavesTheGame();
  /// Closes the window at a table. Returns true once the server has been told; false if there was a prompt.
  bool closes();
  /// A link to this window's table, for a window on the same machine.
  QString link() const;

  Preferences preferences{QString{}};
  Application application;
  bool closed = false;  ///< The window wants to close.
};

/// Provides a user's files, for windows with their own servers.
class JourneyTest : public ::testing::Test {
 protected:
  Home home;
};

/// The same, with an independent server.
class JourneyAtAServerTest : public JourneyTest {
 protected:
  TestServer server{home.path("server")};
};

Launch launchAt(std::uint16_t serverPort, Launch::Kind kind = Launch::Kind::home);

}  // namespace cardroom::window
