#include "client/app/first_frame.h"

#include <QFile>
#include <QQuickWindow>
#include <iostream>
#include <unistd.h>

#include "client/net/alarm.h"

namespace cardroom::window {
namespace {

/// The kernel writes the start of a process down in ticks (hundredths of a second) since the machine was started.
double sinceStart() {
  constexpr int kStartTime = 22 - 3;  // proc(5): the 22nd field; the third one is the first after the name.
  QFile status{QStringLiteral("/proc/self/stat")};
  if (!status.open(QIODevice::ReadOnly)) return 0;
  const QByteArray text = status.readAll();
  const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
  const double startedAt = fields.value(kStartTime).toDouble() * 1000 / static_cast<double>(::sysconf(_SC_CLK_TCK));
  return static_cast<double>(now().count()) - startedAt;
}

}  // namespace

void reportFirstFrame(QQuickWindow& window) {
  QObject::connect(
      &window, &QQuickWindow::frameSwapped, &window,
      [] { std::cout << "first_frame_ms=" << sinceStart() << std::endl; },
      static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
}

}  // namespace cardroom::window
