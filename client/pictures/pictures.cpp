#include "client/pictures/pictures.h"

#include <QQmlEngine>

namespace cardroom {

void install_pictures(QQmlEngine& engine) {
  // Our modules are in the program's own resources; Qt looks there by itself only since 6.5.
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

}  // namespace cardroom
