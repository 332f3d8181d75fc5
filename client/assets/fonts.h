#pragma once

namespace cardroom {

/// Registers the window's two fonts and their substitutes (for Arabic, Chinese and the suit symbols). Call once, after
/// the application object is made and before any text is shown.
void install_fonts();

}  // namespace cardroom
