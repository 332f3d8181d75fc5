#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window::TablePhase {
Q_NAMESPACE
QML_ELEMENT

/// What a table is doing. Gathering: the players of the next game are not all there or ready. Over: the same, and the
/// result of a game is known.
enum Phase { NoTable, Gathering, Dealing, Playing, Paused, Over };
Q_ENUM_NS(Phase)

}  // namespace cardroom::window::TablePhase
