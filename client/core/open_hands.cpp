#include "client/core/open_hands.h"

namespace cardroom::client {

bool may_open_hands(const table::v1::TableUpdate& update) {
  return update.has_open_hands() && !update.open_hands().open();
}

bool hands_open(const table::v1::TableUpdate& update) {
  return update.open_hands().open();
}

const table::v1::GameView* open_view(const table::v1::TableUpdate& update, std::uint32_t seat) {
  const auto& views = update.open_hands().views();
  return static_cast<int>(seat) < views.size() ? &views[static_cast<int>(seat)] : nullptr;
}

bool may_step(const table::v1::TableUpdate& update, bool forth) {
  const auto& open = update.open_hands();
  return !update.table_break().on() && update.phase() != table::v1::PHASE_DEALING &&
         (forth ? open.forth() : open.back()) > 0;
}

bool stepped_back(const table::v1::TableUpdate& update) {
  return update.open_hands().forth() > 0;
}

bool pauses(const table::v1::TableUpdate& update) {
  return update.phase() == table::v1::PHASE_PAUSED && (!stepped_back(update) || update.open_hands().pause());
}

}  // namespace cardroom::client
