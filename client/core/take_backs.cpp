#include "client/core/take_backs.h"

#include <algorithm>

namespace cardroom::client {

bool may_take_back(const table::v1::TableUpdate& update) {
  return update.has_seat() && update.has_take_back() && update.take_back().seat() == update.seat() &&
         !take_back_asked(update) && !update.table_break().on();
}

std::optional<std::uint32_t> take_back_to_agree_with(const table::v1::TableUpdate& update) {
  const auto& agreed = update.take_back().agreed();
  if (!update.has_seat() || !take_back_asked(update) || update.table_break().on() ||
      std::ranges::find(agreed, update.seat()) != agreed.end())
    return std::nullopt;
  return update.take_back().seat();
}

bool take_back_asked(const table::v1::TableUpdate& update) {
  return !update.take_back().agreed().empty();
}

bool taken_back_since(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after) {
  return before.table_id() == after.table_id() && before.game_number() == after.game_number() &&
         after.taken_back().times() > before.taken_back().times();
}

}  // namespace cardroom::client
