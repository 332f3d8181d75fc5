#pragma once

#include <QStringList>

#include "tests/window/scenes/shown_scene.h"

/// Whether lines with names and numbers in two writing directions are read in the right order.
namespace cardroom::testing {

/// The texts of the scene, with those of the log and the chat, in which a name or a number turns the line round.
QStringList turned_round(ShownScene& scene);

}  // namespace cardroom::testing
