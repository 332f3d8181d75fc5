#pragma once

#include <QStringList>

class QQmlEngine;

namespace cardroom {

/// The kinds of pictures: "cards" for `image://cards`, and so on.
QStringList picture_kinds();

/// Registers all kinds with `engine` (see drawing.h). Call once, before any QML is loaded.
void install_pictures(QQmlEngine& engine);

}  // namespace cardroom
