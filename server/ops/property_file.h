#pragma once

#include <functional>
#include <string>

#include "common/base/expected.h"
#include "server/ops/options.h"
#include "server/server_core.h"

namespace cardroom::server {

/// Reads the file and makes the private table of it. The error is one line. What is odd in the file and yet has a
/// meaning goes to `warn`, a line each.
Expected<PrivateTable, std::string> load_private_table(const PropertyFileWords& property_file,
                                                       const std::function<void(const std::string&)>& warn);

}  // namespace cardroom::server
