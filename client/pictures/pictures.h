#pragma once

class QQmlEngine;

namespace cardroom {

/// Registers `image://cards`, `icons`, `motifs`, `people`, `cloth`, `inlay` and `qr` with `engine` (see drawing.h).
/// Call once, before any QML is loaded.
void install_pictures(QQmlEngine& engine);

}  // namespace cardroom
