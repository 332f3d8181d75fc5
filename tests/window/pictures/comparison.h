#pragma once

#include <QImage>
#include <QRect>
#include <QString>

namespace cardroom::testing {

/// Where two pictures of a window differ most, in the window's pixels.
struct Difference {
  QRect block;     ///< Empty if they look the same.
  int amount = 0;  ///< How far the block's mean colours differ in red, green or blue, whichever is largest; 0 to 255.
  int blocks = 0;  ///< How many blocks differ.
  QImage picture;  ///< The newer picture, dimmed, with those blocks bright; null if there is no difference.
};

/// The form in which a window's picture is stored: half as wide and high, with lossy compression. It still shows that a
/// card has moved by four pixels, and keeps the files small.
QImage kept_form(const QImage& window);

/// Compares two stored forms by the mean colours of small blocks and, more strictly, of larger ones. Different
/// rendering of a font's edges averages out in a block; a moved edge or a changed colour does not. Pictures of
/// different sizes differ everywhere.
Difference difference(const QImage& expected, const QImage& actual);

/// Compares a window's picture with tests/golden/pictures/`name`.jpg and fails the test if they differ. In that case,
/// the new picture and the difference are written to the folder `pictures` in the build directory. With UPDATE_GOLDEN=1
/// in the environment, it rewrites the golden file instead: review it before you commit it.
void expect_golden_picture(const QString& name, const QImage& window);

}  // namespace cardroom::testing
