#include <gtest/gtest.h>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/protocol/beacon_wire.h"

namespace cardroom::lan {
namespace {

using Who = SeatSummary::Who;

TEST(TableSummary, IsALineOfTheLobbyInShortForm) {
  lobby::v1::TableSummary listed;
  listed.set_table_id("0123456789abcdef");
  listed.set_phase(table::v1::PHASE_PAUSED);
  auto& settings = *listed.mutable_settings();
  settings.set_name("Kitchen table");
  settings.set_kind("pasur");
  settings.set_has_password(true);
  settings.set_turn_limit_ms(30'000);
  settings.set_watching_allowed(true);
  auto& kari = *listed.add_seats()->mutable_person();
  kari.set_name("Kari");
  kari.set_owner(true);
  kari.set_picture(table::v1::PICTURE_OWL);
  kari.set_connected(true);
  auto& ola = *listed.add_seats()->mutable_person();
  ola.set_name("Ola");
  ola.set_held_by_bot(true);
  listed.add_seats()->mutable_person()->set_name("Nora");
  listed.add_seats()->mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER);
  listed.add_seats()->set_next_name("Per");
  const TableSummary expected{.table_id = "0123456789abcdef",
                              .name = "Kitchen table",
                              .kind = "pasur",
                              .seats = {{Who::person, "Kari", {}, false, table::v1::PICTURE_OWL},
                                        {Who::held, "Ola", {}, false},
                                        {Who::away, "Nora", {}, false},
                                        {Who::bot, {}, table::v1::BOT_TYPE_CLEVER, false},
                                        {Who::open, {}, {}, true}},
                              .owner = "Kari",
                              .has_password = true,
                              .turn_limit_ms = 30'000,
                              .playing = true,
                              .watching_allowed = true};
  EXPECT_TRUE(summary_of(listed) == expected);
  listed.set_phase(table::v1::PHASE_GATHERING);
  EXPECT_FALSE(summary_of(listed).playing);
}

}  // namespace
}  // namespace cardroom::lan
