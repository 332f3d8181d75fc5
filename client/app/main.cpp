#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QTimer>
#include <chrono>
#include <csignal>
#include <google/protobuf/stubs/logging.h>
#include <iostream>
#include <utility>

#include "client/app/arguments.h"
#include "client/assets/fonts.h"
#include "client/local/profile_store.h"
#include "client/models/application.h"
#include "client/net/desktop_wishes.h"
#include "client/pictures/pictures.h"
#include "client/translations/language.h"
#include "client/ui/sounds.h"
#include "client/ui/window_place.h"

/// Builds the objects, hands them to QML and runs.
namespace cardroom::window {
namespace {

/// From here on the window is no longer needed.
constexpr std::chrono::milliseconds kFirstFrameIsOut{600};

int mistake(const std::string& what) {
  std::cerr << "cardroom: " << what << '\n';
  return 2;
}

bool hasDisplay() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int run(int argc, char** argv) {
  Arguments arguments = parseArguments(argc, argv);
  if (arguments.status) return *arguments.status;
  if (!hasDisplay()) return mistake("there is no display here; cardroom-term plays in a terminal");
  ::signal(SIGPIPE, SIG_IGN);  // Writing to a closed socket or pipe is an error instead of the program's end.
  google::protobuf::SetLogHandler(nullptr);  // Malformed messages of a server are not logged.

  QGuiApplication gui{argc, argv};  // Ends the program with a message if the display cannot be opened.
  if (arguments.checkDisplay) return 0;
  QCoreApplication::setApplicationName(QStringLiteral("cardroom"));
  QCoreApplication::setApplicationVersion(QStringLiteral(CARDROOM_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("cardroom"));
  QGuiApplication::setWindowIcon(QIcon{QStringLiteral(":/cardroom/cardroom.svg")});
  const auto directory = client::profile_directory();
  if (directory.empty()) return mistake("neither XDG_CONFIG_HOME nor HOME says where your profile is");
  auto profile = client::ProfileStore::open(directory, arguments.profile);
  if (!profile) return mistake(profile.error());

  Preferences preferences{QString::fromStdString((directory.parent_path() / "window.ini").string())};
  install_fonts();
  install_language(gui, nullptr, preferences.language());
  WindowPlace place{QString::fromStdString(profile->file_beside(".window").string())};
  Application application{&preferences, std::move(arguments.launch), *std::move(profile)};
  if (!arguments.name.empty()) application.setPersonName(QString::fromStdString(arguments.name));

  QQmlApplicationEngine engine;
  // Our modules are in the program's own resources; Qt looks there by itself only since 6.5.
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  install_pictures(engine);
  QObject::connect(&preferences, &Preferences::languageChanged, &engine,
                   [&] { install_language(gui, &engine, preferences.language()); });
  engine.setInitialProperties({{QStringLiteral("application"), QVariant::fromValue(&application)},
                               {QStringLiteral("width"), place.first().place.width()},
                               {QStringLiteral("height"), place.first().place.height()},
                               {QStringLiteral("visible"), false}});
  engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Main.qml")});
  auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QWindow*>(engine.rootObjects().front());
  if (window == nullptr) return 1;
  place.show(*window);

  DesktopWishes wishes;
  QObject::connect(&wishes, &DesktopWishes::darkWished, &preferences, &Preferences::setSystemDark);
  QObject::connect(&wishes, &DesktopWishes::reducedMotionWished, &preferences, &Preferences::setSystemReducedMotion);
  QObject::connect(&application, &Application::closing, &gui, &QCoreApplication::quit);
  // The picture comes first: it must not wait for the desktop or a server.
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
