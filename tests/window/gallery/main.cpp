// Shows a page of components, or writes a picture of it to a file: window_gallery Gallery|Controls [FILE.png [light]
// [WIDTHxHEIGHT]].

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickView>
#include <QTimer>

#include "client/assets/fonts.h"
#include "client/pictures/pictures.h"

int main(int argc, char** argv) {
  QGuiApplication application{argc, argv};
  cardroom::install_fonts();
  QQuickView view;
  view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
  cardroom::install_pictures(*view.engine());
  const QStringList arguments = QGuiApplication::arguments();
  const bool light = arguments.contains(QStringLiteral("light"));
  QSize size{1280, 800};
  if (arguments.size() > 3) {
    const auto parts = arguments.last().split(QLatin1Char{'x'});
    if (parts.size() == 2) size = {parts[0].toInt(), parts[1].toInt()};
  }
  view.setInitialProperties({{QStringLiteral("dark"), !light}});
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(size);
  view.setSource(QUrl::fromLocalFile(QStringLiteral(CARDROOM_GALLERY "/%1.qml").arg(arguments.value(1))));
  view.show();
  if (arguments.size() > 2) {
    QTimer::singleShot(1500, [&] {
      view.grabWindow().save(arguments[2]);
      QGuiApplication::exit();
    });
  }
  return QGuiApplication::exec();
}
