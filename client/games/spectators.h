#pragma once

#include "cardroom/table/v1/table.pb.h"

/// What a player's client may show to a roomful of people. Thread-safe: pure functions.
namespace cardroom::client {

/// Turns the update for a player into the one that a spectator gets: no own seat, no decision, no own cards.
void show_to_spectators(table::v1::TableUpdate& update);

/// The same for an event of a game of any kind.
void show_to_spectators(table::v1::GameEvent& event);

}  // namespace cardroom::client
