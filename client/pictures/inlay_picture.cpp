#include <QImage>
#include <algorithm>
#include <cmath>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

/// How far a point is inside a rounded rectangle of that size at the origin; negative outside.
double depth_in(QSizeF size, double radius, double x, double y) {
  const double dx = std::abs(x - size.width() / 2) - (size.width() / 2 - radius);
  const double dy = std::abs(y - size.height() / 2) - (size.height() / 2 - radius);
  const double corner = std::hypot(std::max(dx, 0.0), std::max(dy, 0.0));
  return radius - corner - std::min(std::max(dx, dy), 0.0);
}

/// A premultiplied colour, each part from 0 to 1.
struct Paint {
  double red = 0;
  double green = 0;
  double blue = 0;
  double alpha = 0;

  static Paint of(const QColor& color, double share) {
    const double alpha = color.alphaF() * share;
    return {color.redF() * alpha, color.greenF() * alpha, color.blueF() * alpha, alpha};
  }
  Paint over(const Paint& below) const {
    const double rest = 1 - alpha;
    return {red + rest * below.red, green + rest * below.green, blue + rest * below.blue, alpha + rest * below.alpha};
  }
  Paint scaled(double share) const { return {red * share, green * share, blue * share, alpha * share}; }
  QRgb pixel() const {
    const auto part = [](double value) { return static_cast<int>(std::lround(255 * std::min(1.0, value))); };
    return qRgba(part(red), part(green), part(blue), part(alpha));
  }
};

}  // namespace

Picture draw_inlay(const PictureRequest& request) {
  const QSize size{request.pixels(QStringLiteral("w")), request.pixels(QStringLiteral("h"))};
  if (size.isEmpty()) return Unexpected<QString>{QStringLiteral("an inlay needs a width and a height")};
  const int around = request.pixels(QStringLiteral("around"));
  const QSize hollow = size.shrunkBy({around, around, around, around});
  if (hollow.isEmpty()) return Unexpected<QString>{QStringLiteral("an inlay must be larger than what is around it")};
  const double smaller = std::min(hollow.width(), hollow.height());
  const double radius = std::clamp(request.number(QStringLiteral("radius"), 0), 0.0, smaller / 2);
  const double drop = request.number(QStringLiteral("drop"), 0);
  // A blur follows a normal distribution whose standard deviation is half the blur's width.
  const double deviation = std::max(0.5, request.number(QStringLiteral("blur"), 0) / 2);
  const double hair = request.number(QStringLiteral("hair"), 1);
  const QColor head = request.color(QStringLiteral("head"));
  const QColor foot = request.color(QStringLiteral("foot"));
  const QColor shade = request.color(QStringLiteral("shade"));
  const QColor rim = request.color(QStringLiteral("rim"));
  const QColor glow = request.color(QStringLiteral("glow"));
  const double glow_deviation = std::max(1, around) / 3.0;

  QImage image{size, QImage::Format_ARGB32_Premultiplied};
  for (int row = 0; row < size.height(); ++row) {
    auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
    const double y = row + 0.5 - around;
    const double down = std::clamp(y / hollow.height(), 0.0, 1.0);
    const Paint upper = Paint::of(head, 1 - down);
    const Paint lower = Paint::of(foot, down);
    const Paint ground{upper.red + lower.red, upper.green + lower.green, upper.blue + lower.blue,
                       upper.alpha + lower.alpha};
    for (int column = 0; column < size.width(); ++column) {
      const double x = column + 0.5 - around;
      const double inside = depth_in(hollow, radius, x, y);
      const double covered = std::clamp(inside + 0.5, 0.0, 1.0);
      // The edge casts its shadow `drop` pixels down.
      const double lit = depth_in(hollow, radius, x, y - drop);
      const double shaded = lit > 3 * deviation ? 0 : 0.5 * std::erfc(lit / (deviation * M_SQRT2));
      Paint paint = Paint::of(shade, shaded).over(ground);
      // The lower edge catches the light.
      if (inside < hair && y > hollow.height() / 2.0) paint = Paint::of(rim, 2 * down - 1).over(paint);
      const double distance = std::max(0.0, -inside) / glow_deviation;
      const Paint light = Paint::of(glow, around == 0 ? 0 : std::exp(-distance * distance / 2) * (1 - covered));
      line[column] = paint.scaled(covered).over(light).pixel();
    }
  }
  return image;
}

}  // namespace cardroom
