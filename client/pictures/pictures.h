#pragma once

class QQmlEngine;

namespace cardroom {

/// Makes the window's pictures known to `engine`. Call once, before any QML is loaded.
void install_pictures(QQmlEngine& engine);

}  // namespace cardroom
