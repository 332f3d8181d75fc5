// Goal: a window can close while its pictures are being drawn. How: engines that are destroyed at different times after
// requesting many pictures, and the state of Qt's thread just before Qt destroys it.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QThread>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>

#include "client/pictures/pictures.h"

namespace cardroom::testing {
namespace {

std::unique_ptr<QObject> many_pictures(QQmlEngine& engine, int width) {
  QQmlComponent images{&engine};
  images.setData(R"(import QtQuick
    Item {
      property int base
      Repeater { model: 12; Image { required property int index; source: `image://cards/QS?w=${base + index}` } }
    })",
                 {});
  std::unique_ptr<QObject> shown{images.createWithInitialProperties({{QStringLiteral("base"), width}})};
  if (shown == nullptr) throw std::runtime_error{images.errorString().toStdString()};
  return shown;
}

TEST(EngineWithPictures, EndsWhileTheyAreDrawn) {
  for (int round = 0; round < 100; ++round) {
    QQmlEngine engine;
    install_pictures(engine);
    const auto shown = many_pictures(engine, 20 + round);
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < (round % 20) * 150'000)
      QCoreApplication::processEvents();
  }
}

TEST(EngineWithPictures, EndsTheThreadThatReadsThemBeforeQtDestroysIt) {
  bool finished = false;
  {
    QQmlEngine engine;
    install_pictures(engine);
    const auto shown = many_pictures(engine, 20);
    auto* reader = engine.findChild<QThread*>({}, Qt::FindDirectChildrenOnly);
    ASSERT_NE(reader, nullptr);
    ASSERT_TRUE(reader->isRunning());
    QObject::connect(&engine, &QObject::destroyed, [&] { finished = reader->isFinished(); });
  }
  EXPECT_TRUE(finished);
}

}  // namespace
}  // namespace cardroom::testing
