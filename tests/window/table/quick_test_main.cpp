// Runs the given tst_*.qml files with the window's modules and a game behind them (`bench`).

#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QtQuickTest>
#include <memory>

#include "client/assets/fonts.h"
#include "tests/window/support/blank_pictures.h"
#include "tests/window/support/even_clock.h"
#include "tests/window/table/table_bench.h"

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
    // The tests look at places and states, and drawing would take most of their time.
    cardroom::testing::install_blank_pictures(*engine);
    m_bench = std::make_unique<cardroom::testing::TableBench>(*engine);
    engine->rootContext()->setContextProperty(QStringLiteral("bench"), m_bench.get());
  }
  void cleanupTestCase() {
    m_bench.reset();
    m_clock.reset();
  }

 private:
  std::unique_ptr<cardroom::testing::EvenClock> m_clock;
  std::unique_ptr<cardroom::testing::TableBench> m_bench;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)

#include "quick_test_main.moc"
