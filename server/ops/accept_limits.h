#pragma once

#include "server/limits.h"
#include "server/net/accept_core.h"
#include "server/ops/log.h"

namespace cardroom::server {

/// How many peers may connect and shake hands. Raises the process's limit of open files as far as it can; a warning in
/// the log says if that is too low for `limits`.
AcceptCore::Limits accept_limits(const Limits& limits, Log& log);

}  // namespace cardroom::server
