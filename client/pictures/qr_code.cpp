#include "client/pictures/qr_code.h"

#include <cstddef>
#include <memory>
#include <qrencode.h>

namespace cardroom {

std::optional<QrCode> qr_code(const std::string& text) {
  // At level M, a code can be read even if 15 % of it is damaged; a phone's camera needs that on a glossy screen.
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M),
                                                             &QRcode_free};
  if (!code) return std::nullopt;
  const auto width = static_cast<std::size_t>(code->width);
  QrCode rows(width, std::string(width, '0'));
  for (std::size_t y = 0; y < width; ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      if ((code->data[y * width + x] & 1U) != 0) rows[y][x] = '1';
    }
  }
  return rows;
}

}  // namespace cardroom
