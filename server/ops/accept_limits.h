#pragma once

#include "server/limits.h"
#include "server/net/accept_core.h"
#include "server/ops/log.h"

namespace cardroom::server {

/// The limits of connecting and shaking hands. Raises the process's limit of open files as far as possible; a warning
/// in the log says if it is too low for `limits`.
AcceptCore::Limits accept_limits(const Limits& limits, Log& log);

}  // namespace cardroom::server
