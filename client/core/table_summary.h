#pragma once

#include "cardroom/lobby/v1/lobby.pb.h"
#include "common/protocol/beacon_wire.h"

namespace cardroom::client {

/// A table of a server's list as the server would announce it on the network, so that clients show both the same way.
lan::TableSummary summary_of(const lobby::v1::TableSummary& listed);

}  // namespace cardroom::client
