#include "client/ui/licences.h"

#include <QFile>

namespace cardroom::window {

QString Licences::text(const QString& name) const {
  QFile file{QStringLiteral(":/cardroom/licences/%1.txt").arg(name)};
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

}  // namespace cardroom::window
