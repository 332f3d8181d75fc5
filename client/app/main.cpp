#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include "client/pictures/pictures.h"

int main(int argc, char** argv) {
  QGuiApplication application{argc, argv};
  QCoreApplication::setApplicationName(QStringLiteral("cardroom"));
  QCoreApplication::setApplicationVersion(QStringLiteral(CARDROOM_VERSION));

  QQmlApplicationEngine engine;
  cardroom::install_pictures(engine);
  engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Main.qml")});
  return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
