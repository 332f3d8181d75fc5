#include "server/table/requests/make_move.h"

#include "common/games/registry.h"
#include "server/table/table.h"

namespace cardroom::server {

Read<MakeMove> MakeMove::parse(const ClientMessage& message, const Added&) {
  return MakeMove{message.move().decision(), reread_move(message.move().move())};
}

void MakeMove::write(ClientMessage& out, Added&) const {
  out.mutable_move()->set_decision(decision);
  *out.mutable_move()->mutable_move() = move;
}

Refused MakeMove::apply(Table& table, Answer& answer) const {
  Person* const person = table.state.seating.roster().find(answer.session);
  if (person == nullptr) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  return table.state.play.move(*person, decision, move);
}

}  // namespace cardroom::server
