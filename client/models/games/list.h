#pragma once

#include <QString>
#include <memory>

namespace cardroom::window {

class GameModel;

/// The model of this kind ("lucky-thirteen"); null for one that this version does not know.
std::unique_ptr<GameModel> makeGameModel(const QString& kind);

}  // namespace cardroom::window
