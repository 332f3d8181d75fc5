#pragma once

namespace cardroom::window {

/// Makes Qt Quick draw without OpenGL if there is no driver for it; it would end the program otherwise. Must be called
/// before the first window is created.
void choose_renderer();

}  // namespace cardroom::window
