#pragma once

namespace cardroom {

/// Makes the window's two fonts known, and which others stand in for what they lack (Arabic, suits, Chinese).
/// Call once, after the application object is made and before any text is shown.
void install_fonts();

}  // namespace cardroom
