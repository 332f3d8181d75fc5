#include "server/table/snapshot.h"

#include <exception>
#include <span>
#include <string>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/games/digest.h"
#include "server/table/build_id.h"
#include "server/table/recorded_json.h"

namespace cardroom::server {
namespace {

std::uint64_t checksum(const std::string& bytes) {
  return digest_of(std::as_bytes(std::span{bytes}));
}

}  // namespace

std::uint64_t state_form() {
  static const std::uint64_t kForm = digest_form<TableState>();
  return kForm;
}

bool can_be_saved(const TableState& state) {
  const Match* const match = state.play.match();
  return match == nullptr || match->fair();
}

void write_snapshot(const TableState& state, journal::v1::Snapshot& out) {
  Json::to_cbor(json_of(state), nlohmann::detail::output_adapter<char>{*out.mutable_state()});
  out.set_checksum(checksum(out.state()));
  const Match* const match = state.play.match();
  if (match != nullptr && !match->save().empty()) out.set_build(build_id());
}

bool is_intact(const journal::v1::Snapshot& snapshot) {
  return snapshot.checksum() == checksum(snapshot.state());
}

bool is_readable(const journal::v1::Snapshot& snapshot) {
  return snapshot.build().empty() || snapshot.build() == build_id();
}

bool read_snapshot(const journal::v1::Snapshot& snapshot, const MakeMatch& make_match, TableState& state) {
  if (!is_intact(snapshot) || !is_readable(snapshot)) return false;
  try {
    read_json(Json::from_cbor(snapshot.state()), state,
              [&] { return make_match(state.settings.kind, state.settings.rules, state.seating.roster().seats()); });
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace cardroom::server
