#include "server/table/requests/say.h"

#include "common/protocol/name_text.h"
#include "server/limits.h"
#include "server/names/likeness.h"
#include "server/table/table.h"

namespace cardroom::server {

Read<Say> Say::parse(const ClientMessage& message, const Added&) {
  const auto& wanted = message.say();
  if (wanted.has_phrase()) {
    if (wanted.phrase() == wire::PHRASE_UNSPECIFIED || !wire::Phrase_IsValid(wanted.phrase())) {
      return unread(session::v1::REFUSAL_REASON_MALFORMED);
    }
    return Say{wanted.phrase()};
  }
  if (wanted.has_reaction()) {
    if (wanted.reaction() == wire::REACTION_UNSPECIFIED || !wire::Reaction_IsValid(wanted.reaction())) {
      return unread(session::v1::REFUSAL_REASON_MALFORMED);
    }
    return Say{wanted.reaction()};
  }
  if (!is_line(wanted.text(), kChatCharactersMax) || !marks_are_few(wanted.text())) {
    return unread(session::v1::REFUSAL_REASON_BAD_TEXT);
  }
  return Say{wanted.text()};
}

Refused Say::apply(Table& table, Answer& answer) const {
  const Person* const person = table.state.seating.roster().find(answer.session);
  const Watcher* const watcher = table.audience.watcher(answer.session);
  if (person == nullptr && watcher == nullptr) return refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  const ShownName& name = person != nullptr ? person->name : watcher->name;
  table.audience.say({answer.session, name.text(), person != nullptr ? person->seat : std::nullopt}, line);
  return std::nullopt;
}

}  // namespace cardroom::server
