#pragma once

#include <optional>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/table/table_io.h"

/// Between the inputs of a table and their records.
namespace cardroom::server {

void write_input(const TableInput& input, journal::v1::Input& out);

/// Nothing comes back of a record that we cannot have written.
std::optional<TableInput> read_input(const journal::v1::Input& input);

}  // namespace cardroom::server
