#pragma once

class QQmlEngine;

namespace cardroom::testing {

/// Provides every picture immediately, as one transparent pixel, instead of drawing it: no picture in the window takes
/// its size from its source. Call instead of install_pictures(), or after it.
void install_blank_pictures(QQmlEngine& engine);

}  // namespace cardroom::testing
