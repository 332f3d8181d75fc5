#include "common/protocol/deal_wire.h"

#include "cardroom/table/v1/table.pb.h"

namespace cardroom {

void write_deal_id(const DealId& id, table::v1::DealId& out) {
  out.set_table_id(wire_bytes(id.table));
  out.set_deal(id.deal);
  out.set_attempt(id.attempt);
}

std::optional<DealId> read_deal_id(const table::v1::DealId& id) {
  const auto table = from_wire_bytes<sizeof DealId::table>(id.table_id());
  return table ? std::optional{DealId{*table, id.deal(), id.attempt()}} : std::nullopt;
}

}  // namespace cardroom
