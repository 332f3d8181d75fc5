#pragma once

#include <optional>

#include "cardroom/journal/v1/journal.pb.h"
#include "server/table/table_io.h"

/// Converts the inputs of a table to records and back.
namespace cardroom::server {

void write_input(const TableInput& input, journal::v1::Input& out);

/// Empty if this program cannot have written the record.
std::optional<TableInput> read_input(const journal::v1::Input& input);

}  // namespace cardroom::server
