#pragma once

#include <vector>

#include "client/web/mirror.h"

namespace cardroom::web {

/// What a browser's page is offered of the window's models: all that the table, its set-up, the list of tables and the
/// questions need; no file, no other server, and nothing of this machine.
const std::vector<Offer>& offers();

}  // namespace cardroom::web
