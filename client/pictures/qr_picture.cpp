#include <memory>
#include <qrencode.h>

#include "client/pictures/drawing.h"

namespace cardroom {
namespace {

/// The number of light modules that the standard requires on every side (ISO/IEC 18004).
constexpr int kQuietModules = 4;
constexpr QRgb kDark = 0xff000000;
constexpr QRgb kLight = 0xffffffff;

}  // namespace

Picture draw_qr(const PictureRequest& request) {
  const int width = request.pixels(QStringLiteral("w"));
  if (width == 0) return Unexpected<QString>{QStringLiteral("a QR code needs a width")};
  // At level M, a code can be read even if 15 % of it is damaged; a phone's camera needs that on a glossy screen.
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
      QRcode_encodeString8bit(request.name().toUtf8().constData(), 0, QR_ECLEVEL_M), &QRcode_free};
  if (!code) return Unexpected<QString>{QStringLiteral("this text does not fit into a QR code")};
  const int modules = code->width;
  const int side = width / (modules + 2 * kQuietModules);
  if (side == 0)
    return Unexpected<QString>{QStringLiteral("a QR code of this text needs more than %1 pixels").arg(width)};

  QImage image{width, width, QImage::Format_RGB32};
  image.fill(kLight);
  const int start = (width - side * modules) / 2;
  for (int y = 0; y < side * modules; ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(start + y)) + start;
    const unsigned char* row = code->data + static_cast<std::ptrdiff_t>(y / side) * modules;
    for (int x = 0; x < side * modules; ++x) {
      if ((row[x / side] & 1U) != 0) line[x] = kDark;
    }
  }
  return image;
}

}  // namespace cardroom
