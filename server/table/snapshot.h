#pragma once

#include <cstdint>

#include "server/table/table_state.h"

namespace cardroom::journal::v1 {  // Generated from proto.
class Snapshot;
}  // namespace cardroom::journal::v1

namespace cardroom::server {

/// Identifies what the digest of a table's state covers (recorded.h). The same for every table of this program.
std::uint64_t state_form();

/// Whether a snapshot of the state can be written: not during a game whose deals do not come from the fair stream.
bool can_be_saved(const TableState& state);

/// Writes the recorded state of a table: CBOR (RFC 8949) in which every member has its name. Precondition:
/// can_be_saved().
void write_snapshot(const TableState& state, journal::v1::Snapshot& out);

/// Whether the snapshot is unchanged since it was written.
bool is_intact(const journal::v1::Snapshot& snapshot);
/// Whether this build of the program can read the snapshot if it is intact.
bool is_readable(const journal::v1::Snapshot& snapshot);

/// Restores `state` from what write_snapshot() wrote. Precondition: it is the state of a table that has processed no
/// input. Returns false if that fails; the state is then unspecified.
bool read_snapshot(const journal::v1::Snapshot& snapshot, const MakeMatch& make_match, TableState& state);

}  // namespace cardroom::server
