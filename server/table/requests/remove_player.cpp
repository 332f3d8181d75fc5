#include "server/table/requests/remove_player.h"

#include <utility>

#include "server/limits.h"
#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

Read<RemovePlayer> RemovePlayer::parse(const ClientMessage& message, const Added& added) {
  const auto& wanted = message.remove_player();
  const auto seat = read_seat(wanted.seat());
  if (!seat) return Unexpected<RequestRefusal>{seat.error()};
  RemovePlayer remove{*seat, wanted.name(), wanted.address_too()};
  if (!added.has_removed_watcher()) return remove;
  return read_watcher(added.removed_watcher()).map([&](const NamedWatcher& watcher) {
    remove.watcher = watcher;
    return std::move(remove);
  });
}

void RemovePlayer::write(ClientMessage& out, Added& added) const {
  auto& message = *out.mutable_remove_player();
  message.set_seat(seat.index);
  message.set_name(name);
  message.set_address_too(address_too);
  if (watcher) write_watcher(*watcher, *added.mutable_removed_watcher());
}

Refused RemovePlayer::apply(Table& table, Answer& answer) const {
  const Roster& roster = table.state.seating.roster();
  if (!roster.owns(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  const auto remember = [&](const SessionId& session, ShownName shown, const std::optional<AddressMark>& from) {
    const bool barred = address_too && from;
    table.state.seating.removed().add({.session = session,
                                       .name = std::move(shown),
                                       .address = barred ? from : std::nullopt,
                                       .barred_until = barred ? table.step.now + kAddressBarred : Instant{}});
  };
  if (watcher) {
    remember(watcher->session, ShownName{name}, watcher->address);
    if (table.audience.watcher(watcher->session) != nullptr) table.audience.turn_away(watcher->session);
    return std::nullopt;
  }
  if (!roster.has(seat)) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  const Person* person = name.empty() ? roster.sitting(seat) : roster.named(name);
  if (person == nullptr || roster.owns(person->session)) return refusal(session::v1::REFUSAL_REASON_MALFORMED);
  remember(person->session, person->name, person->address);
  table.step.outputs.push_back(SessionLeft{person->session, lobby::v1::LEFT_REASON_REMOVED});
  table.take_away(*person);
  return std::nullopt;
}

}  // namespace cardroom::server
