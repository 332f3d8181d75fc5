#include "server/table/requests/commit_part.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<CommitPart> CommitPart::parse(const ClientMessage& message, const Added&) {
  const auto deal = read_deal_id(message.commit_part().id());
  const auto commitment = from_wire_bytes<sizeof(Digest)>(message.commit_part().commitment());
  if (!deal || !commitment) return unread(session::v1::REFUSAL_REASON_MALFORMED);
  return CommitPart{*deal, *commitment};
}

void CommitPart::write(ClientMessage& out, Added&) const {
  auto& message = *out.mutable_commit_part();
  write_deal_id(deal, *message.mutable_id());
  message.set_commitment(wire_bytes(commitment));
}

Refused CommitPart::apply(Table& table, Answer& answer) const {
  table.state.play.commit_part(answer.session, deal, commitment);
  return std::nullopt;
}

}  // namespace cardroom::server
