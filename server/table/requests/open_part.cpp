#include "server/table/requests/open_part.h"

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<OpenPart> OpenPart::parse(const ClientMessage& message, const Added&) {
  const auto deal = read_deal_id(message.open_part().id());
  const auto entropy = from_wire_bytes<sizeof(DealSecret)>(message.open_part().entropy());
  if (!deal || !entropy) return unread(session::v1::REFUSAL_REASON_MALFORMED);
  return OpenPart{*deal, *entropy};
}

void OpenPart::write(ClientMessage& out, Added&) const {
  auto& message = *out.mutable_open_part();
  write_deal_id(deal, *message.mutable_id());
  message.set_entropy(wire_bytes(entropy));
}

Refused OpenPart::apply(Table& table, Answer& answer) const {
  table.state.play.open_part(answer.session, deal, entropy);
  return std::nullopt;
}

}  // namespace cardroom::server
