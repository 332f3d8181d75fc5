#include "client/pictures/drawing.h"
#include "client/pictures/qr_code.h"

namespace cardroom {
namespace {

constexpr QRgb kDark = 0xff000000;
constexpr QRgb kLight = 0xffffffff;

}  // namespace

Picture draw_qr(const PictureRequest& request) {
  const int width = request.pixels(QStringLiteral("w"));
  if (width == 0) return Unexpected<QString>{QStringLiteral("a QR code needs a width")};
  const auto code = qr_code(request.name().toStdString());
  if (!code) return Unexpected<QString>{QStringLiteral("this text does not fit into a QR code")};
  const auto modules = static_cast<int>(code->size());
  const int side = width / (modules + 2 * kQuietModules);
  if (side == 0)
    return Unexpected<QString>{QStringLiteral("a QR code of this text needs more than %1 pixels").arg(width)};

  QImage image{width, width, QImage::Format_RGB32};
  image.fill(kLight);
  const int start = (width - side * modules) / 2;
  for (int y = 0; y < side * modules; ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(start + y)) + start;
    const std::string& row = code->at(static_cast<std::size_t>(y / side));
    for (int x = 0; x < side * modules; ++x) {
      if (row[static_cast<std::size_t>(x / side)] == '1') line[x] = kDark;
    }
  }
  return image;
}

}  // namespace cardroom
