// Goal: the comparison of pictures finds what a person would see, and nothing else. How: cards drawn on a cloth, then
// moved and recoloured, and text rendered in two ways.
#include "tests/window/pictures/comparison.h"

#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QRadialGradient>
#include <functional>
#include <gtest/gtest.h>

namespace cardroom::testing {
namespace {

constexpr QSize kWindow{320, 240};

QImage drawn(const std::function<void(QPainter&)>& draw) {
  QImage window{kWindow, QImage::Format_RGB32};
  QPainter painter{&window};
  QRadialGradient cloth{160, 110, 240};
  cloth.setColorAt(0, QColor{"#923c29"});
  cloth.setColorAt(1, QColor{"#481a13"});
  painter.fillRect(window.rect(), cloth);
  painter.setRenderHint(QPainter::Antialiasing);
  draw(painter);
  return window;
}

QImage with_card(QPoint at, const QColor& pip = "#c6222d") {
  return drawn([&](QPainter& painter) {
    painter.setBrush(QColor{"#fffdf8"});
    painter.setPen(QColor{"#cfc4b0"});
    painter.drawRoundedRect(QRectF{QPointF{at}, QSizeF{94, 132}}, 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pip);
    painter.drawEllipse(QRect{at + QPoint{30, 45}, QSize{36, 36}});
  });
}

QImage with_text(QFont::HintingPreference hinting, double shift) {
  return drawn([&](QPainter& painter) {
    QFont font;
    font.setPixelSize(16);
    font.setHintingPreference(hinting);
    painter.setFont(font);
    painter.setPen(QColor{"#fbf3e4"});
    for (int line = 0; line < 9; ++line)
      painter.drawText(QPointF{12 + shift, 24.0 + 24 * line}, "Choose one of three cards to discard.");
  });
}

class PictureComparison : public ::testing::Test {
 protected:
  static int blocks(const QImage& golden, const QImage& now) {
    return difference(kept_form(golden), kept_form(now)).blocks;
  }

 private:
  int m_count = 1;
  char m_name[5] = "test";
  char* m_arguments[2] = {m_name, nullptr};
  bool m_no_display = qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication m_application{m_count, m_arguments};  ///< Needed for the fonts.
};

TEST_F(PictureComparison, SeesACardThatHasMovedByFourPixelsInAnyDirection) {
  for (int x = 100; x < 108; ++x) {
    for (const QPoint move : {QPoint{4, 0}, QPoint{-4, 0}, QPoint{0, 4}, QPoint{0, -4}}) {
      const QPoint at{x, 40 + x};
      EXPECT_GT(blocks(with_card(at), with_card(at + move)), 0) << x << " moved by " << move.x() << "," << move.y();
    }
  }
}

TEST_F(PictureComparison, SaysWhereTheyDiffer) {
  const Difference found = difference(kept_form(with_card({100, 60})), kept_form(with_card({104, 60})));
  const QRect either_side = QRect{96, 56, 104, 144};
  EXPECT_TRUE(either_side.contains(found.block)) << found.block.x() << "," << found.block.y();
}

TEST_F(PictureComparison, SeesAChangedColour) {
  EXPECT_GT(blocks(with_card({100, 60}), with_card({100, 60}, "#1c5cba")), 0);
  EXPECT_GT(blocks(with_card({100, 60}), with_card({100, 60}, "#d6323d")), 0);
}

TEST_F(PictureComparison, SeesAMissingCard) {
  EXPECT_GT(blocks(with_card({100, 60}), drawn([](QPainter&) {})), 0);
}

TEST_F(PictureComparison, IgnoresTheRenderingOfAFontsEdges) {
  const QImage text = with_text(QFont::PreferNoHinting, 0);
  EXPECT_EQ(blocks(text, text), 0);
  EXPECT_EQ(blocks(text, with_text(QFont::PreferVerticalHinting, 0)), 0);
  EXPECT_EQ(blocks(text, with_text(QFont::PreferNoHinting, 0.25)), 0);
}

TEST_F(PictureComparison, SeesTextThatHasMoved) {
  EXPECT_GT(blocks(with_text(QFont::PreferNoHinting, 0), with_text(QFont::PreferNoHinting, 6)), 0);
}

}  // namespace
}  // namespace cardroom::testing
