#include "tests/simulation/public_part.h"

#include "tests/simulation/true_game.h"

namespace cardroom::simulation {

std::string public_part(table::v1::TableUpdate update) {
  for (const char* own : {"seat", "next_seat", "decision", "legal_moves", "first_event", "events", "turn_time_left_ms",
                          "pause_left_ms", "owner", "waiting_place", "open_hands"}) {
    update.GetReflection()->ClearField(&update, table::v1::TableUpdate::descriptor()->FindFieldByName(own));
  }
  if (update.has_view()) leave_own_out(*update.mutable_view());
  for (auto& seat : *update.mutable_seats()) {
    if (seat.has_person() && seat.person().has_held_in_ms()) seat.mutable_person()->set_held_in_ms(0);
  }
  if (update.has_take_back() && update.take_back().has_left_ms()) update.mutable_take_back()->set_left_ms(0);
  if (update.has_table_break()) {
    table::v1::TableBreak& table_break = *update.mutable_table_break();
    table_break.clear_lasted_ms();
    // Everybody is told that the break will end, but the time left depends on when the update was sent.
    if (table_break.has_left_ms()) table_break.set_left_ms(0);
  }
  return update.SerializeAsString();
}

}  // namespace cardroom::simulation
