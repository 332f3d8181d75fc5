#include "server/table/requests/take_back.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<TakeBack> TakeBack::parse(const ClientMessage& message, const Added&) {
  if (!message.take_back().has_agree_with()) return TakeBack{};
  return read_seat(message.take_back().agree_with()).map([](Seat seat) { return TakeBack{seat}; });
}

void TakeBack::write(ClientMessage& out, Added&) const {
  auto& message = *out.mutable_take_back();
  if (agrees_with) message.set_agree_with(agrees_with->index);
}

Refused TakeBack::apply(Table& table, Answer& answer) const {
  if (const auto refused = table.player_during_game(answer.session)) return refused;
  if (table.state.seating.table_break().on()) return refusal(session::v1::REFUSAL_REASON_ON_A_BREAK);
  LastMove& last = table.state.play.last_move();
  const bool possible =
      agrees_with ? last.stands() && last.asked_for() && last.seat() == *agrees_with : last.is_of(answer.session);
  if (!possible) return refusal(session::v1::REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
  agrees_with ? last.agree(answer.session) : last.ask(table.step.now, answer.session);
  table.step.table_changed = true;
  return std::nullopt;
}

}  // namespace cardroom::server
