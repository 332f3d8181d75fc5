#pragma once

#include <QSize>
#include <array>

namespace cardroom::testing {

/// Twenty common window sizes, from the smallest to that of a large screen.
inline const std::array<QSize, 20>& usual_sizes() {
  static const std::array<QSize, 20> kSizes{{{800, 600},  {800, 720},  {900, 600},   {960, 1040},  {1024, 600},
                                             {1024, 768}, {1099, 700}, {1100, 700},  {1152, 864},  {1280, 680},
                                             {1280, 720}, {1280, 800}, {1280, 1024}, {1366, 660},  {1366, 768},
                                             {1440, 900}, {1600, 900}, {1680, 1050}, {1920, 1080}, {2560, 1440}}};
  return kSizes;
}

}  // namespace cardroom::testing
