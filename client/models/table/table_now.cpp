#include "client/models/table/table_now.h"

namespace cardroom::window {

const table::v1::TableUpdate& TableNow::update() const {
  return table ? table->update : table::v1::TableUpdate::default_instance();
}

TablePhase::Phase TableNow::phase() const {
  switch (update().phase()) {
    case table::v1::PHASE_GATHERING: return update().winners().empty() ? TablePhase::Gathering : TablePhase::Over;
    case table::v1::PHASE_DEALING: return TablePhase::Dealing;
    case table::v1::PHASE_PLAYING: return TablePhase::Playing;
    case table::v1::PHASE_PAUSED: return TablePhase::Paused;
    default: return TablePhase::NoTable;
  }
}

}  // namespace cardroom::window
