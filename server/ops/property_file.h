#pragma once

#include <functional>
#include <string>

#include "common/base/expected.h"
#include "server/ops/options.h"
#include "server/server_core.h"

namespace cardroom::server {

/// Creates the private table from a property file. The error is one line. `warn` is called with a line for each entry
/// that is odd but valid.
Expected<PrivateTable, std::string> load_private_table(const PropertyFileWords& property_file,
                                                       const std::function<void(const std::string&)>& warn);

}  // namespace cardroom::server
