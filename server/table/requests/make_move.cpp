#include "server/table/requests/make_move.h"

#include "common/games/registry.h"

namespace cardroom::server {

Read<MakeMove> MakeMove::parse(const ClientMessage& message, const Added&) {
  return MakeMove{message.move().decision(), reread_move(message.move().move())};
}

void MakeMove::write(ClientMessage& out, Added&) const {
  out.mutable_move()->set_decision(decision);
  *out.mutable_move()->mutable_move() = move;
}

}  // namespace cardroom::server
