// The state in a snapshot: if it can be read as a table, writing that table gives the same state.
#include <span>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/base/check.h"
#include "common/games/digest.h"
#include "common/games/registry.h"
#include "server/table/snapshot.h"
#include "server/table/table_core.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace cardroom;

std::unique_ptr<Match> make_match(const std::string& kind, const table::v1::GameRules& rules, std::uint8_t seats) {
  const GameKind* const found = find_game_kind(kind);
  if (found == nullptr) return nullptr;
  auto match = found->make_match(rules, seats);
  return match ? std::move(*match) : nullptr;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  journal::v1::Snapshot snapshot;
  snapshot.set_state(data, size);
  snapshot.set_checksum(digest_of(std::as_bytes(std::span{snapshot.state()})));
  server::TableCore table{{}, make_match};
  if (!table.load(snapshot)) return 0;
  journal::v1::Snapshot again;
  server::write_snapshot(table.state(), again);
  check(table.is_at(again), "a round trip changes nothing");
  return 0;
}
