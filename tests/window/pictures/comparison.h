#pragma once

#include <QImage>
#include <QRect>
#include <QString>

namespace cardroom::testing {

/// Where two pictures of a window differ the most, in the window's pixels.
struct Difference {
  QRect block;     ///< Empty if they are the same to the eye.
  int amount = 0;  ///< Between the mean colours of the block: the largest of red, green and blue, 0 to 255.
  int blocks = 0;  ///< How many blocks differ.
  QImage picture;  ///< The newer one, dimmed, with those blocks bright; null without a difference.
};

/// What is kept of a window's picture: half as wide and high, and as the compression leaves it. That is enough to see a
/// card that has moved by four pixels, and keeps the pictures small.
QImage kept_form(const QImage& window);

/// Compares two kept forms by the mean colours of small blocks, and of larger ones more strictly: how a font's edges
/// are drawn is lost in a block's mean; an edge that moves or a colour that changes is not. Pictures of two sizes
/// differ everywhere.
Difference difference(const QImage& expected, const QImage& actual);

/// Compares a window's picture with tests/golden/pictures/`name`.jpg and fails the test where they differ. What was
/// seen is in the build's folder pictures then, and the difference beside it. With UPDATE_GOLDEN=1 in the environment
/// it rewrites the file instead: look at it before it is committed.
void expect_golden_picture(const QString& name, const QImage& window);

}  // namespace cardroom::testing
