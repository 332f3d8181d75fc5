#include <QClipboard>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QTimer>
#include <QWindow>
#include <chrono>
#include <csignal>
#include <google/protobuf/stubs/logging.h>
#include <iostream>
#include <utility>

#include "client/app/graphics.h"
#include "client/assets/fonts.h"
#include "client/local/command_line.h"
#include "client/local/profile_store.h"
#include "client/models/application.h"
#include "client/models/kinds.h"
#include "client/net/desktop_wishes.h"
#include "client/pictures/pictures.h"
#include "client/translations/window_language.h"
#include "client/ui/sounds.h"
#include "client/ui/window_place.h"

/// Reads the command line, builds the objects, passes them to QML and runs the event loop.
namespace cardroom::window {
namespace {

/// The delay before the sounds are initialised, which is slow: by then, the first frame has been shown.
constexpr std::chrono::milliseconds kFirstFrameIsOut{600};

constexpr const char* kAbout =
    "A card room: play against bots, host a table, or join one near you.\n"
    "\n"
    "  cardroom [GAME] FILE.properties\n"
    "plays a property file with you in its human seat. The file tells which game it is; GAME may say so too.\n"
    "\n"
    "  cardroom cardroom://HOST:PORT/TABLE?key=KEY\n"
    "follows an invitation.\n"
    "\n"
    "  cardroom FILE.cardroom\n"
    "shows a finished game again, from its record.";

constexpr const char* kFooter =
    "Your name, the servers that you trust and your seats at them are kept in $XDG_CONFIG_HOME/cardroom/profiles (or\n"
    "~/.config). A second window at the same time is a person of its own, with the next free profile. A server that "
    "is\n"
    "started here logs to $XDG_STATE_HOME/cardroom/server.log (or ~/.local/state).";

std::string wrongGame(const client::CommandLine& line) {
  const std::string& game = line.game.empty() ? line.file.game : line.game;
  const bool known = game.empty() || findKind(QString::fromStdString(game)) != nullptr;
  return known ? std::string{} : "there is no game '" + game + "'";
}

/// `checkDisplay` is set by --check-display: the program then only checks whether a window could be opened.
client::ClientProgram program(bool& checkDisplay) {
  return {.name = "cardroom",
          .software = "cardroom " CARDROOM_VERSION,
          .about = kAbout,
          .footer = kFooter,
          .game_text = "A property file's game, which may be left out, an invitation link, or the record of a game",
          .play_now_text = "A table with bots, at once: of this game, or the first",
          .host_text = "Host a table for others: of this game, or the first",
          .join_text =
              "Join somebody's server: HOST, HOST:PORT, [IPv6]:PORT or an invitation link; without any of "
              "them, show the tables near you",
          .tv_text =
              "Show a table to a room: full screen, nobody's cards, with a code for phones. With --host, its "
              "owner takes no seat; with --join, or alone, it watches. PAGE: the address behind the code, if "
              "this program did not start the page's server",
          .follows_links = true,
          .flags = {{"--check-display", &checkDisplay,
                     "Open nothing; end with status 0 if there is a display that a window could be opened on"}},
          .wrong_game = wrongGame};
}

int mistake(const std::string& what) {
  std::cerr << "cardroom: " << what << '\n';
  return 2;
}

bool hasDisplay() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Names the TV, where there is nobody to ask for a name. Others see it among the spectators.
void nameTv(Application& application) {
  if (application.setPersonName(application.proposedName())) return;
  application.setPersonName(QStringLiteral("TV"));
}

/// Keeps the window full screen while the table is on the TV.
void fillScreenForTv(const TvModel& tv, QWindow& window) {
  QObject::connect(&tv, &TvModel::openChanged, &window, [&tv, &window, before = QWindow::Windowed]() mutable {
    if (!tv.open()) return window.setVisibility(before);
    if (window.visibility() == QWindow::FullScreen) return;
    before = window.visibility() == QWindow::Maximized ? QWindow::Maximized : QWindow::Windowed;
    window.setVisibility(QWindow::FullScreen);
  });
}

int run(int argc, char** argv) {
  bool checkDisplay = false;
  const auto line = client::read_command_line(argc, argv, program(checkDisplay));
  if (!line) return line.error();
  if (!hasDisplay()) return mistake("there is no display here; cardroom-term plays in a terminal");
  ::signal(SIGPIPE, SIG_IGN);                // Writing to a closed socket or pipe must fail, not kill the program.
  google::protobuf::SetLogHandler(nullptr);  // Do not log malformed messages from servers.

  QGuiApplication gui{argc, argv};  // Exits with a message if the display cannot be opened.
  if (checkDisplay) return 0;
  QCoreApplication::setApplicationName(QStringLiteral("cardroom"));
  QCoreApplication::setApplicationVersion(QStringLiteral(CARDROOM_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("cardroom"));
  QGuiApplication::setWindowIcon(QIcon{QStringLiteral(":/cardroom/cardroom.svg")});
  const auto directory = client::profile_directory();
  if (directory.empty()) return mistake("neither XDG_CONFIG_HOME nor HOME says where your profile is");
  auto profile = client::ProfileStore::open(directory, line->profile);
  if (!profile) return mistake(profile.error());

  Preferences preferences{QString::fromStdString((directory.parent_path() / "window.ini").string())};
  choose_renderer();
  install_fonts();
  install_language(gui, nullptr, preferences.language());
  WindowPlace place{QString::fromStdString(profile->file_beside(".window").string())};
  Application application{&preferences, *line, *std::move(profile)};
  if (!line->name.empty()) application.setPersonName(QString::fromStdString(line->name));
  if (line->tv && application.personName().isEmpty()) nameTv(application);

  QQmlApplicationEngine engine;
  // Our QML modules are in the program's resources, which Qt searches automatically only from 6.5 onwards.
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  install_pictures(engine);
  QObject::connect(&preferences, &Preferences::languageChanged, &engine, [&] {
    install_language(gui, &engine, preferences.language());
    application.retranslate();
  });
  QObject::connect(application.setup()->invitation(), &InvitationModel::copied, &gui,
                   [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
  engine.setInitialProperties({{QStringLiteral("application"), QVariant::fromValue(&application)},
                               {QStringLiteral("width"), place.first().place.width()},
                               {QStringLiteral("height"), place.first().place.height()},
                               {QStringLiteral("visible"), false}});
  engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Main.qml")});
  auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QWindow*>(engine.rootObjects().front());
  if (window == nullptr) return 1;
  place.show(*window);
  fillScreenForTv(*application.tv(), *window);

  DesktopWishes wishes;
  QObject::connect(&wishes, &DesktopWishes::darkWished, &preferences, &Preferences::setSystemDark);
  QObject::connect(&wishes, &DesktopWishes::reducedMotionWished, &preferences, &Preferences::setSystemReducedMotion);
  QObject::connect(&application, &Application::closing, &gui, &QCoreApplication::quit);
  // The first frame must not wait for the desktop or a server.
  QTimer::singleShot(0, &application, [&] {
    application.start();
    wishes.ask();
  });
  QTimer::singleShot(kFirstFrameIsOut, &preferences, [&] {
    if (preferences.sound()) Sounds::prepare();
  });
  return QGuiApplication::exec();
}

}  // namespace
}  // namespace cardroom::window

int main(int argc, char** argv) {
  try {
    return cardroom::window::run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "cardroom: " << error.what() << '\n';
    return 1;
  }
}
