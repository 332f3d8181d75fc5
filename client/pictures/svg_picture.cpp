// Pictures made by recolouring SVG drawings. A drawing uses one particular colour for the parts that vary, and that
// colour is replaced in the SVG text before rendering.

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

constexpr QByteArrayView kClubs{"#1d1b23"};
constexpr QByteArrayView kClubsOfFour{"#17714a"};
constexpr QByteArrayView kDiamonds{"#c6222d"};
constexpr QByteArrayView kDiamondsOfFour{"#1c5cba"};
constexpr QByteArrayView kInk{"#2a2019"};

Expected<QByteArray, QString> read_drawing(const QString& folder, const QString& name) {
  QFile file{QStringLiteral(":/cardroom/%1/%2.svg").arg(folder, name)};
  if (!file.open(QIODevice::ReadOnly)) {
    return Unexpected<QString>{QStringLiteral("there is no picture \"%1\" in %2").arg(name, folder)};
  }
  return file.readAll();
}

/// `size` does not include the transparent margin of `pad` pixels.
QImage render(const QByteArray& drawing, QSize size, int pad, qreal opacity) {
  QImage image{size.grownBy({pad, pad, pad, pad}), QImage::Format_ARGB32_Premultiplied};
  image.fill(Qt::transparent);
  QSvgRenderer renderer{drawing};
  QPainter painter{&image};
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(opacity);
  renderer.render(&painter, QRectF{QPointF(pad, pad), size});
  return image;
}

Picture draw_in_color(const QString& folder, const PictureRequest& request) {
  const int width = request.pixels(QStringLiteral("w"));
  if (width == 0) return Unexpected<QString>{QStringLiteral("%1 needs a width").arg(request.name())};
  const QColor color = request.color(QStringLiteral("color"));
  return read_drawing(folder, request.name()).map([&](QByteArray drawing) {
    if (color.isValid()) drawing.replace(kInk, color.name(QColor::HexRgb).toLatin1());
    return render(drawing, {width, width}, 0, color.isValid() ? color.alphaF() : 1);
  });
}

}  // namespace

Picture draw_card(const PictureRequest& request) {
  const int width = request.pixels(QStringLiteral("w"));
  if (width == 0) return Unexpected<QString>{QStringLiteral("%1 needs a width").arg(request.name())};
  return read_drawing(QStringLiteral("cards"), request.name()).map([&](QByteArray drawing) {
    if (request.is_set(QStringLiteral("four"))) {
      drawing.replace(kClubs, kClubsOfFour).replace(kDiamonds, kDiamondsOfFour);
    }
    return render(drawing, {width, qRound(width * 1.4)}, request.pixels(QStringLiteral("pad")), 1);
  });
}

Picture draw_icon(const PictureRequest& request) {
  return draw_in_color(QStringLiteral("icons"), request);
}

Picture draw_motif(const PictureRequest& request) {
  return draw_in_color(QStringLiteral("motifs"), request);
}

Picture draw_person(const PictureRequest& request) {
  return draw_in_color(QStringLiteral("people"), request);
}

}  // namespace cardroom
