#pragma once

#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/chapter.h"

/// The parts of a game of any kind. Thread-safe: pure functions.
namespace cardroom::client {

/// The chapter that the table shows now. The same for every viewer.
Chapter chapter_of(const table::v1::TableUpdate& update);

/// The landmark that the event is; empty for most events.
std::optional<Landmark> landmark_of(const table::v1::GameEvent& event);

}  // namespace cardroom::client
