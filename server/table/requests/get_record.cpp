#include "server/table/requests/get_record.h"

#include "server/table/table.h"

namespace cardroom::server {

Refused GetRecord::apply(Table& table, Answer& answer) const {
  const Play& play = table.state.play;
  // The record has everybody's cards.
  const std::uint32_t finished = play.between_games() ? play.game_number() : play.game_number() - 1;
  if (game <= finished) table.step.outputs.push_back(GiveRecord{answer.session, game, from});
  return std::nullopt;
}

}  // namespace cardroom::server
