#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>
#include <span>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/base/expected.h"
#include "common/game/contract.h"
#include "common/games/cards_wire.h"

/// The code shared by the stories of all kinds. A beat is one event of a game, as the story presents it; its `message`
/// points into the messages from which the beats were made. `Wire` reads and writes a kind's messages. Thread-safe:
/// pure functions.
namespace cardroom::beats {

/// Empty if the reader rejected the message.
template <class Value>
std::optional<Value> value_of(const Expected<Value, Refusal>& read) {
  return read ? std::optional<Value>{*read} : std::nullopt;
}

/// The readers and the writer of a kind's messages; the kind's story makes them available under names of its own. A
/// reader's result is empty if the message is malformed or of another kind.
template <class Wire>
auto moves_of(const table::v1::GameMoves& message) {
  return value_of(Wire::moves(message));
}
template <class Wire>
auto move_of(const table::v1::GameMove& message) {
  return value_of(Wire::move(message));
}
template <class Wire>
auto view_of(const table::v1::GameView& message) {
  return value_of(Wire::view(message, {}));
}
template <class Wire, class Move>
table::v1::GameMove message_of(const Move& move) {
  table::v1::GameMove message;
  Wire::write(move, message);
  return message;
}

/// Calls visit(message, event) for each message that is an event of this kind.
template <class Wire>
void for_each_event(std::span<const table::v1::GameEvent> messages, auto&& visit) {
  for (const table::v1::GameEvent& message : messages)
    if (const auto event = Wire::event(message)) visit(message, *event);
}

/// The beats from this message on.
template <std::ranges::contiguous_range Beats>
auto since(const Beats& beats, const table::v1::GameEvent* message) {
  const auto first = std::ranges::find_if(beats, [&](const auto& beat) { return beat.message >= message; });
  return std::span{first, std::ranges::end(beats)};
}

/// The beats of the last `count` messages.
template <std::ranges::contiguous_range Beats>
auto newest(const Beats& beats, std::span<const table::v1::GameEvent> messages, std::size_t count) {
  return since(beats, messages.data() + messages.size() - std::min(count, messages.size()));
}

}  // namespace cardroom::beats
