#include "server/table/requests/give_seat.h"

#include <utility>

#include "server/table/table.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

std::optional<Table::Successor> successor_of(const GiveSeat& give, const Table& table) {
  if (give.watcher) {
    const Watcher* const watcher = table.audience.watcher(give.watcher->session);  // Null in a replay.
    return Table::Successor{.session = give.watcher->session,
                            .name = ShownName{give.name},
                            .address = give.watcher->address,
                            .picture = give.watcher->picture,
                            .last_chat_line = watcher != nullptr ? watcher->reading.last_chat_line : 0};
  }
  const Person* const person = table.state.seating.roster().named(give.name);
  if (person == nullptr || person->seat || !person->reading.connected) return std::nullopt;
  return Table::Successor{.session = person->session,
                          .name = person->name,
                          .address = person->address,
                          .picture = person->picture,
                          .last_chat_line = person->reading.last_chat_line};
}

}  // namespace

Read<GiveSeat> GiveSeat::parse(const ClientMessage& message, const Added& added) {
  const auto seat = read_seat(message.give_seat().seat());
  if (!seat) return Unexpected<RequestRefusal>{seat.error()};
  GiveSeat give{*seat, message.give_seat().name()};
  if (!added.has_seated_watcher()) return give;
  return read_watcher(added.seated_watcher()).map([&](const NamedWatcher& watcher) {
    give.watcher = watcher;
    return std::move(give);
  });
}

void GiveSeat::write(ClientMessage& out, Added& added) const {
  out.mutable_give_seat()->set_seat(seat.index);
  out.mutable_give_seat()->set_name(name);
  if (watcher) write_watcher(*watcher, *added.mutable_seated_watcher());
}

Refused GiveSeat::apply(Table& table, Answer& answer) const {
  const Roster& roster = table.state.seating.roster();
  if (!roster.owns(answer.session)) return refusal(session::v1::REFUSAL_REASON_NOT_OWNER);
  if (table.state.seating.fixed()) return refusal(session::v1::REFUSAL_REASON_UNSUPPORTED);
  const Person* const absent = roster.has(seat) ? roster.sitting(seat) : nullptr;
  if (absent == nullptr) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
  const bool plays = absent->reading.connected && !absent->held();
  if (plays || roster.owns(absent->session)) return refusal(session::v1::REFUSAL_REASON_NOT_MISSING);
  const auto successor = successor_of(*this, table);
  if (!successor) return refusal(session::v1::REFUSAL_REASON_NO_SUCH_PERSON);
  table.give_seat(*absent, *successor);
  return std::nullopt;
}

}  // namespace cardroom::server
