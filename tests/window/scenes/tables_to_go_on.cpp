#include "tests/window/scenes/tables_to_go_on.h"

#include <string>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "tests/window/scenes/scene_names.h"

namespace cardroom::testing {
namespace {

client::WaitingTable table(char id, client::KeptTable kept) {
  for (client::KeptPerson& person : kept.people)
    person.name = SceneNames::of(person.name);
  kept.name = SceneNames::of(kept.name);
  return {.seat = {{"192.168.1.20", 7313}, false, std::string(16, id), std::move(kept)}};
}

}  // namespace

std::vector<client::WaitingTable> tables_to_go_on() {
  using std::chrono::days;
  auto pasur = table('P', {.kind = "pasur",
                           .name = "Sunday Pasur",
                           .people = {{.name = "Selma", .picture = table::v1::PICTURE_TULIP}, {.name = "Jonas"}},
                           .bots = {},
                           .scores = {41, 38, 22},
                           .playing = true,
                           .seen = kToday - days{4}});
  pasur.there = {SceneNames::of("Selma")};
  auto thrones = table('W', {.kind = "thrones",
                             .name = "Winterfell",
                             .people = {{.name = "Henrik", .picture = table::v1::PICTURE_BOAT}},
                             .bots = {table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_BASIC},
                             .seat = 1,
                             .scores = {19, 27, 19, 27},
                             .playing = true,
                             .seen = kToday - days{2}});
  auto thirteen =
      table('K', {.kind = "lucky-thirteen",
                  .name = "Kitchen table",
                  .people = {},
                  .bots = {table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_CLEVER},
                  .scores = {},
                  .seen = kToday - days{28}});
  return {std::move(pasur), std::move(thrones), std::move(thirteen)};
}

}  // namespace cardroom::testing
