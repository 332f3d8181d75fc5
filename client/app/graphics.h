#pragma once

namespace cardroom::window {

/// Makes Qt Quick draw without OpenGL if there is no OpenGL driver; it would otherwise end the program. Must be called
/// before the first window is created.
void choose_renderer();

}  // namespace cardroom::window
