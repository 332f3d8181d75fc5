#include "client/games/spectators.h"

#include <algorithm>

#include "client/games/spectator_list.h"

namespace cardroom::client {
namespace {

/// The id with the letters of a field's name: "lucky_thirteen".
bool is_field_of(const std::string_view id, const std::string_view field) {
  return std::ranges::equal(id, field, [](char a, char b) { return a == b || (a == '-' && b == '_'); });
}

/// The message has one member of the oneof `game`, named after its kind; a kind that we do not know is removed.
template <class Message>
void leave_own_out(Message& message) {
  const auto* const games = Message::descriptor()->FindOneofByName("game");
  const auto* const game = message.GetReflection()->GetOneofFieldDescriptor(message, games);
  if (game == nullptr) return;
  for (const OwnOfKind& kind : kOwn)
    if (is_field_of(kind.id, game->name())) return kind.leave_out(message);
  message.GetReflection()->ClearOneof(&message, games);
}

}  // namespace

void show_to_spectators(table::v1::TableUpdate& update) {
  update.clear_seat();
  update.clear_next_seat();
  update.clear_waiting_place();
  update.clear_owner();
  update.clear_decision();
  update.clear_legal_moves();
  update.clear_open_hands();
  if (update.has_view()) leave_own_out(*update.mutable_view());
  for (table::v1::GameEvent& event : *update.mutable_events())
    show_to_spectators(event);
}

void show_to_spectators(table::v1::GameEvent& event) {
  leave_own_out(event);
}

}  // namespace cardroom::client
