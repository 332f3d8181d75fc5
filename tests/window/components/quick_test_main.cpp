// Runs the given tst_*.qml files with the window's modules, fonts and pictures.

#include <QGuiApplication>
#include <QQmlEngine>
#include <QtQuickTest>
#include <memory>

#include "client/assets/fonts.h"
#include "client/pictures/pictures.h"
#include "tests/window/support/even_clock.h"

namespace {

class Setup : public QObject {
  Q_OBJECT

 public Q_SLOTS:
  void applicationAvailable() {
    cardroom::install_fonts();
    m_clock = std::make_unique<cardroom::testing::EvenClock>();
  }
  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    cardroom::install_pictures(*engine);
  }
  void cleanupTestCase() { m_clock.reset(); }

 private:
  std::unique_ptr<cardroom::testing::EvenClock> m_clock;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(components, Setup)

#include "quick_test_main.moc"
