// Goal: a window can close while its pictures are being drawn. How: engines that are destroyed at different times after
// requesting many pictures.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QQmlComponent>
#include <QQmlEngine>
#include <gtest/gtest.h>
#include <memory>

#include "client/pictures/pictures.h"

namespace cardroom::testing {
namespace {

TEST(EngineWithPictures, EndsWhileTheyAreDrawn) {
  for (int round = 0; round < 400; ++round) {
    QQmlEngine engine;
    install_pictures(engine);
    QQmlComponent images{&engine};
    images.setData(R"(import QtQuick
      Item {
        property int base
        Repeater { model: 12; Image { required property int index; source: `image://cards/QS?w=${base + index}` } }
      })",
                   {});
    const std::unique_ptr<QObject> shown{images.createWithInitialProperties({{QStringLiteral("base"), 20 + round}})};
    ASSERT_NE(shown, nullptr) << qPrintable(images.errorString());
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < (round % 20) * 150'000)
      QCoreApplication::processEvents();
  }
}

}  // namespace
}  // namespace cardroom::testing
