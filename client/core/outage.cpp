#include "client/core/outage.h"

#include <algorithm>

#include "client/core/visit.h"

namespace cardroom::client {

std::optional<Outage> outage_of(const ClientCore& core, Instant now) {
  const Status& status = core.status();
  const bool trying = status.kind == Status::Kind::waiting || status.kind == Status::Kind::connecting;
  if (!trying || core.session() == nullptr) return std::nullopt;
  Outage outage;
  if (status.goodbye == session::v1::GOODBYE_REASON_SHUTTING_DOWN) {
    outage.cause = Outage::Cause::stopped;
  } else if (status.refused) {
    outage.cause = Outage::Cause::refused;
  }
  outage.table_kept = core.keeps_tables();
  bool held = false;
  if (const Table* table = core.table()) {
    const auto& update = table->update;
    const auto seat = static_cast<int>(update.seat());
    outage.at_table = true;
    outage.seated = update.has_seat();
    outage.others_play = others_present(update) > 0;
    held = outage.seated && seat < update.seats_size() && update.seats(seat).person().held_by_bot();
  }
  if (!held) outage.until_held = std::max(core.last_heard() + kHoldAfter - now, Instant{0});
  return outage;
}

}  // namespace cardroom::client
