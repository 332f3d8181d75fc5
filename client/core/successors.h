#pragma once

#include <span>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

/// Giving an absent player's seat to somebody else at the table, such as the same person on another machine.
namespace cardroom::client {

/// Whether the viewer, who owns the table, may give this seat away: its player is not connected, or a bot plays there.
bool may_give_seat(const table::v1::TableUpdate& update, int seat);

/// The people who may get such a seat, by their names as shown at the table: those who wait for a seat or are promised
/// one, and the spectators.
std::vector<std::string> successors(const table::v1::TableUpdate& update, std::span<const std::string> watchers);

}  // namespace cardroom::client
