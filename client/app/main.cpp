#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include "client/assets/fonts.h"
#include "client/pictures/pictures.h"

int main(int argc, char** argv) {
  QGuiApplication application{argc, argv};
  QCoreApplication::setApplicationName(QStringLiteral("cardroom"));
  QCoreApplication::setApplicationVersion(QStringLiteral(CARDROOM_VERSION));

  cardroom::install_fonts();
  QQmlApplicationEngine engine;
  // Our modules are in the program's own resources; Qt looks there by itself only since 6.5.
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  cardroom::install_pictures(engine);
  engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Main.qml")});
  return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
