#include "client/app/graphics.h"

#include <QGuiApplication>
#include <QLibrary>
#include <QOpenGLContext>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace cardroom::window {
namespace {

/// The functions of libGLX and libX11, whose headers define words such as `None` and `Bool` as macros.
using Configurations = void** (*)(void* display, int screen, int* count);
using Free = int (*)(void* data);

/// Whether this system has a driver for OpenGL on this X display. QOpenGLContext::create() cannot be asked: without a
/// driver, it ends the program too.
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

/// Whether OpenGL can be had, on the two platforms that promise it without looking for a driver.
bool has_open_gl() {
  // Without a window, Qt has this interface too, but no display behind it.
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
