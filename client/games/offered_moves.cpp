#include "client/games/offered_moves.h"

#include "client/games/wires.h"

namespace cardroom::client {
namespace {

template <class Wire>
bool chosen(const table::v1::GameMoves& offered, const std::function<std::uint32_t(std::uint32_t)>& uniform,
            table::v1::GameMove& move) {
  const auto moves = Wire::moves(offered);
  if (!moves || moves->size() == 0) return false;
  Wire::write((*moves)[uniform(moves->size())], move);
  return true;
}

template <class... Wires>
bool chosen_of_any(Games<Wires...>, const table::v1::GameMoves& offered,
                   const std::function<std::uint32_t(std::uint32_t)>& uniform, table::v1::GameMove& move) {
  return (chosen<Wires>(offered, uniform, move) || ...);
}

}  // namespace

std::optional<table::v1::GameMove> choose_move(const table::v1::GameMoves& offered,
                                               const std::function<std::uint32_t(std::uint32_t)>& uniform) {
  table::v1::GameMove move;
  if (!chosen_of_any(AllWires{}, offered, uniform, move)) return std::nullopt;
  return move;
}

}  // namespace cardroom::client
