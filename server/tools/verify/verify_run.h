#pragma once

#include "server/tools/verify/arguments.h"

namespace cardroom::verify {

/// Checks all files, prints a verdict for each and, for several, a summary; writes the logs. Returns the exit status.
/// Throws BadInput if the log file cannot be written, std::runtime_error if output is lost.
int run(const Arguments& arguments);

}  // namespace cardroom::verify
