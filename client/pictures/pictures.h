#pragma once

class QQmlEngine;

namespace cardroom {

/// Makes `image://cards`, `icons`, `motifs`, `cloth` and `qr` known to `engine` (drawing.h says what each draws). Call
/// once, before any QML is loaded.
void install_pictures(QQmlEngine& engine);

}  // namespace cardroom
