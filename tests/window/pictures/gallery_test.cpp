// Goal: every component looks unchanged. How: the gallery, which shows each component in each state, without a display.
#include <QQmlEngine>
#include <QQuickView>
#include <gtest/gtest.h>

#include "client/assets/fonts.h"
#include "client/pictures/pictures.h"
#include "tests/window/pictures/comparison.h"
#include "tests/window/support/offscreen.h"
#include "tests/window/support/print_qt.h"

namespace cardroom::testing {
namespace {

QImage gallery(bool dark, QSize size) {
  install_fonts();
  QQuickView view;
  view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
  install_pictures(*view.engine());
  view.setInitialProperties({{QStringLiteral("dark"), dark}});
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(size);
  view.setSource(QUrl::fromLocalFile(QStringLiteral(GALLERY)));
  view.show();
  const QImage picture = Offscreen::current->settled(view);
  EXPECT_EQ(Offscreen::current->complaints(), QStringList{});
  return picture;
}

TEST(GalleryPicture, IsUnchangedByNight) {
  expect_golden_picture("gallery-1280", gallery(true, {1280, 800}));
}

TEST(GalleryPicture, IsUnchangedByDay) {
  expect_golden_picture("gallery-light-1280", gallery(false, {1280, 800}));
}

}  // namespace
}  // namespace cardroom::testing
