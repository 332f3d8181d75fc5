#include <algorithm>
#include <map>
#include <memory>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/games/registry.h"
#include "common/protocol/frame_codec.h"
#include "server/table/record_wire.h"
#include "server/table/table_core.h"
#include "server/table/table_wire.h"
#include "tests/simulation/simulation.h"

namespace cardroom::simulation {
std::vector<std::string> replay(const std::string& journal) {
  std::vector<std::string> complaints;
  std::map<std::string, server::TableCore> tables;
  FrameDecoder records{1U << 20};
  records.push(journal);
  for (auto payload = records.next(); payload && *payload; payload = records.next()) {
    journal::v1::Record record;
    record.ParseFromString(**payload);
    const auto id = from_wire_bytes<16>(record.table_id());
    const auto input = server::read_input(record.input());
    if (!id || !input) {
      complaints.push_back("a record that cannot be read back");
      continue;
    }
    server::TableCore& table = tables.try_emplace(record.table_id(), *id, make_any_match).first->second;
    table.step(server::Instant{record.table_time_ms()}, *input);
    if (table.digest() == record.digest()) continue;
    complaints.push_back("record " + std::to_string(record.sequence()) +
                         " leads to a different state when replayed: " + record.input().ShortDebugString());
    break;
  }
  return complaints;
}

}  // namespace cardroom::simulation
