#pragma once

class QQuickWindow;

namespace cardroom::window {

/// Writes `first_frame_ms=` and the time since the process was started to standard output, once the first picture of
/// this window has been handed to the screen.
void reportFirstFrame(QQuickWindow& window);

}  // namespace cardroom::window
