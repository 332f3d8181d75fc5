#include "client/app/graphics.h"

#include <QGuiApplication>
#include <QLibrary>
#include <QOpenGLContext>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace cardroom::window {
namespace {

/// Functions of libGLX and libX11, declared here because their headers define macros such as `None` and `Bool`.
using Configurations = void** (*)(void* display, int screen, int* count);
using Free = int (*)(void* data);

/// Whether this system has an OpenGL driver for this X display. QOpenGLContext::create() cannot tell us: without a
/// driver, it too ends the program.
bool has_x11_driver(void* display) {
  const auto configurations =
      reinterpret_cast<Configurations>(QLibrary::resolve(QStringLiteral("libGLX.so.0"), "glXGetFBConfigs"));
  const auto free_list = reinterpret_cast<Free>(QLibrary::resolve(QStringLiteral("libX11.so.6"), "XFree"));
  if (configurations == nullptr || free_list == nullptr) return false;
  int count = 0;
  void** const list = configurations(display, 0, &count);
  if (list != nullptr) free_list(list);
  return count > 0;
}

/// Whether OpenGL is available. Checks only the two platforms that claim OpenGL support even without a driver.
bool has_open_gl() {
  // The offscreen platform has this interface too, but no display.
  const auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
  if (x11 != nullptr && x11->display() != nullptr) return has_x11_driver(x11->display());
  if (QGuiApplication::platformName().startsWith(QLatin1String("wayland"))) return QOpenGLContext{}.create();
  return true;
}

}  // namespace

void choose_renderer() {
  if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) return;
  if (!has_open_gl()) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

}  // namespace cardroom::window
