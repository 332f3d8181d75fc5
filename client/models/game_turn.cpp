#include "client/models/game_turn.h"

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::window {

std::optional<table::v1::GameMove> GameTurn::moveOf(const QString& /*action*/) const {
  return std::nullopt;
}

}  // namespace cardroom::window
