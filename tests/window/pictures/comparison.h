#pragma once

#include <QImage>
#include <QRect>
#include <QString>

namespace cardroom::testing {

/// Where two pictures of a window differ most, in the window's pixels.
struct Difference {
  QRect block;     ///< Empty if they look the same.
  int amount = 0;  ///< Of the block's mean colours: the largest of red, green and blue, 0 to 255.
  int blocks = 0;  ///< How many blocks differ.
  QImage picture;  ///< The newer one, dimmed, with those blocks bright; null if there is no difference.
};

/// The kept form of a window's picture: half as wide and high, and after lossy compression. That is enough to see a
/// card that has moved by four pixels, and keeps the pictures small.
QImage kept_form(const QImage& window);

/// Compares two kept forms by the mean colours of small blocks, and more strictly of larger ones. The rendering of a
/// font's edges disappears in a block's mean; a moved edge or a changed colour does not. Pictures of different sizes
/// differ everywhere.
Difference difference(const QImage& expected, const QImage& actual);

/// Compares a window's picture with tests/golden/pictures/`name`.jpg and fails the test if they differ. In that case
/// the new picture and the difference are written to the folder `pictures` of the build. With UPDATE_GOLDEN=1 in the
/// environment it rewrites the golden file instead: look at it before you commit it.
void expect_golden_picture(const QString& name, const QImage& window);

}  // namespace cardroom::testing
