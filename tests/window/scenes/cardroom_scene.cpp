// Shows a moment of an evening in the real window, or writes a picture of it to a file; see --help.

#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <cstdio>
#include <memory>
#include <stdexcept>

#include "client/translations/window_language.h"
#include "client/web/json_text.h"
#include "client/web/mirror.h"
#include "client/web/offers.h"
#include "tests/window/scenes/scenes.h"
#include "tests/window/scenes/shown_scene.h"
#include "tests/window/support/offscreen.h"

namespace {

using cardroom::testing::Offscreen;
using cardroom::testing::Scene;
using cardroom::testing::Script;

/// Writes what a browser would receive for the scene to the file `name`.
int writeMirror(Scene& scene, const QString& name) {
  cardroom::web::Mirror mirror{cardroom::web::offers()};
  mirror.show(QStringLiteral("app"), &scene.application());
  QFile file{name};
  if (!file.open(QIODevice::WriteOnly)) throw std::runtime_error{name.toStdString() + " cannot be written"};
  file.write(QJsonDocument::fromJson(cardroom::web::arrayOf(mirror.takeAll())).toJson());
  return 0;
}

int shown(const QCommandLineParser& options, QGuiApplication& application, Offscreen* offscreen) {
  const QByteArray language = options.value(QStringLiteral("language")).toLatin1();
  cardroom::window::install_language(application, nullptr, QString::fromLatin1(language));
  Scene scene{options.positionalArguments().value(0),
              options.isSet(QStringLiteral("persian-names")) ? Script::persian : Script::latin};
  const QStringList size = options.value(QStringLiteral("size")).split(QLatin1Char{'x'});
  QQmlApplicationEngine engine;
  QQuickWindow& window = cardroom::testing::show_scene(scene,
                                                       {.size = {size.value(0).toInt(), size.value(1).toInt()},
                                                        .light = options.isSet(QStringLiteral("light")),
                                                        .language = language.constData()},
                                                       engine);
  if (options.isSet(QStringLiteral("larger"))) scene.preferences().setWords(cardroom::window::Preferences::LargerWords);
  for (const QChar key : options.value(QStringLiteral("keys"))) {
    QKeyEvent press{QEvent::KeyPress, key.toUpper().unicode(), Qt::NoModifier, key};
    QCoreApplication::sendEvent(&window, &press);
  }
  if (const QString file = options.value(QStringLiteral("mirror")); !file.isEmpty()) return writeMirror(scene, file);
  if (offscreen == nullptr) return QGuiApplication::exec();
  const QString file = options.value(QStringLiteral("picture"));
  if (!offscreen->settled(window).save(file)) throw std::runtime_error{file.toStdString() + " cannot be written"};
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  // The platform plugin must be chosen before the application is created.
  QStringList arguments;
  for (int i = 0; i < argc; ++i)
    arguments << QString::fromLocal8Bit(argv[i]);
  QCommandLineParser options;
  options.setApplicationDescription(
      QStringLiteral("Shows a scene: %1.").arg(Scene::names().join(QStringLiteral(", "))));
  options.addPositionalArgument(QStringLiteral("scene"), QStringLiteral("One of the names above."));
  options.addOption({QStringLiteral("size"), QStringLiteral("In pixels."), QStringLiteral("WIDTHxHEIGHT"),
                     QStringLiteral("1280x800")});
  options.addOption({QStringLiteral("light"), QStringLiteral("By day.")});
  options.addOption({QStringLiteral("larger"), QStringLiteral("With the largest words.")});
  options.addOption({QStringLiteral("persian-names"), QStringLiteral("People and places in the letters of Persian.")});
  options.addOption({QStringLiteral("language"), QStringLiteral("The code of one, as fa."), QStringLiteral("CODE"),
                     QStringLiteral("en")});
  options.addOption({QStringLiteral("keys"), QStringLiteral("Pressed first, as F for the fair deal."),
                     QStringLiteral("LETTERS"), QString{}});
  options.addOption(
      {QStringLiteral("picture"), QStringLiteral("Written instead of showing a window."), QStringLiteral("FILE.png")});
  options.addOption({QStringLiteral("mirror"), QStringLiteral("What a browser's page is told, as JSON, instead."),
                     QStringLiteral("FILE.json")});
  const QCommandLineOption help = options.addHelpOption();
  if (!options.parse(arguments) || options.isSet(help) || options.positionalArguments().size() != 1) {
    std::fprintf(stderr, "%s\n%s", qUtf8Printable(options.errorText()), qUtf8Printable(options.helpText()));
    return 2;
  }
  try {
    if (options.isSet(QStringLiteral("picture"))) {
      Offscreen offscreen;
      return shown(options, *qGuiApp, &offscreen);
    }
    QGuiApplication application{argc, argv};
    return shown(options, application, nullptr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 2;
  }
}
