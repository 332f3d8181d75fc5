#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <utility>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

/// The opacity of the second hairline relative to the first: 16 % against 34 %.
constexpr double kSecondLine = 16.0 / 34.0;
/// The distance from the first hairline to the second, in hairline widths.
constexpr double kBetweenLines = 5;

void draw_lines(QPainter& painter, const PictureRequest& request, QSize size) {
  const int inset = request.pixels(QStringLiteral("inset"));
  if (inset == 0) return;
  const double hair = request.number(QStringLiteral("hair"), 1);
  const int lines = request.number(QStringLiteral("lines"), 2) >= 2 ? 2 : 1;
  QColor color = request.color(QStringLiteral("line"));
  double radius = request.number(QStringLiteral("lineRadius"), 0);
  // The centre of a line is half a hairline inside its outer edge, so that the line fills whole pixels.
  QRectF frame = QRectF{QPointF{}, size}.adjusted(inset, inset, -inset, -inset);
  frame.setTop(frame.top() + request.number(QStringLiteral("top"), 0));
  frame.adjust(hair / 2, hair / 2, -hair / 2, -hair / 2);
  painter.setBrush(Qt::NoBrush);
  for (int i = 0; i < lines; ++i) {
    painter.setPen(QPen{color, hair});
    painter.drawRoundedRect(frame, radius, radius);
    const double step = kBetweenLines * hair;
    frame.adjust(step, step, -step, -step);
    radius = std::max(0.0, radius - step);
    color.setAlphaF(static_cast<float>(color.alphaF() * kSecondLine));
  }
}

void draw_gradient(QPainter& painter, const PictureRequest& request, QSize size, QPointF centre) {
  const double rx = request.number(QStringLiteral("rx"), 0.78) * size.width();
  const double ry = request.number(QStringLiteral("ry"), 0.82) * size.height();
  // A circle, which the brush's transform turns into an ellipse.
  QRadialGradient gradient{QPointF{}, 1};
  gradient.setColorAt(0, request.color(QStringLiteral("c0")));
  gradient.setColorAt(0.52, request.color(QStringLiteral("c1")));
  gradient.setColorAt(1, request.color(QStringLiteral("c2")));
  QBrush brush{gradient};
  brush.setTransform(QTransform::fromTranslate(centre.x(), centre.y()).scale(rx, ry));
  painter.fillRect(QRect{QPoint{}, size}, brush);
}

void draw_grain(QPainter& painter, const PictureRequest& request, QSize size) {
  const double strength = request.number(QStringLiteral("grain"), 0);
  if (strength <= 0) return;
  painter.setOpacity(strength);
  QBrush brush{QImage{QStringLiteral(":/cardroom/light/cloth-grain.png")}};
  const double hair = request.number(QStringLiteral("hair"), 1);
  brush.setTransform(QTransform::fromScale(hair, hair));
  painter.fillRect(QRect{QPoint{}, size}, brush);
  painter.setOpacity(1);
}

}  // namespace

Picture draw_cloth(const PictureRequest& request) {
  const QSize size{request.pixels(QStringLiteral("w")), request.pixels(QStringLiteral("h"))};
  if (size.isEmpty()) return Unexpected<QString>{QStringLiteral("a cloth needs a width and a height")};
  for (const auto& color : {QStringLiteral("c0"), QStringLiteral("c1"), QStringLiteral("c2")}) {
    if (!request.color(color).isValid())
      return Unexpected<QString>{QStringLiteral("a cloth needs the colour %1").arg(color)};
  }
  QImage motif;
  const int motif_side = request.pixels(QStringLiteral("motif"));
  if (request.name() != u"plain" && motif_side > 0) {
    auto drawn = draw_motif(PictureRequest{QStringLiteral("%1?w=%2&color=%3")
                                               .arg(request.name())
                                               .arg(motif_side)
                                               .arg(request.color(QStringLiteral("ink")).name(QColor::HexArgb))});
    if (!drawn) return drawn;
    motif = *std::move(drawn);
  }

  const QPointF centre{request.number(QStringLiteral("cx"), 0.5) * size.width(),
                       request.number(QStringLiteral("cy"), 0.46) * size.height()};
  QImage cloth{size, QImage::Format_RGB32};
  {
    QPainter painter{&cloth};
    painter.setRenderHint(QPainter::Antialiasing);
    draw_gradient(painter, request, size, centre);
    draw_grain(painter, request, size);
    const QPointF middle{request.number(QStringLiteral("mx"), centre.x() / size.width()) * size.width(),
                         request.number(QStringLiteral("my"), centre.y() / size.height()) * size.height()};
    painter.drawImage(QPointF{middle - QPointF{motif_side / 2.0, motif_side / 2.0}}.toPoint(), motif);
    draw_lines(painter, request, size);
  }
  const double radius = request.number(QStringLiteral("radius"), 0);
  if (radius <= 0) return cloth;

  QImage rounded{size, QImage::Format_ARGB32_Premultiplied};
  rounded.fill(Qt::transparent);
  QPainter painter{&rounded};
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QBrush{cloth});
  painter.drawRoundedRect(QRect{QPoint{}, size}, radius, radius);
  painter.end();
  return rounded;
}

}  // namespace cardroom
