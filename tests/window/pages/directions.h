#pragma once

#include <QStringList>

#include "tests/window/scenes/shown_scene.h"

/// Checks that lines with names and numbers in two writing directions are read in the right order.
namespace cardroom::testing {

/// The texts of the scene, the log and the chat in which a name or a number reverses the order of the line.
QStringList turned_round(ShownScene& scene);

}  // namespace cardroom::testing
