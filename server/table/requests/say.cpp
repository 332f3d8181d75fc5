#include "server/table/requests/say.h"

#include "common/protocol/name_text.h"
#include "server/limits.h"
#include "server/names/likeness.h"

namespace cardroom::server {

Read<Say> Say::parse(const ClientMessage& message, const Added&) {
  const auto& wanted = message.say();
  if (wanted.has_phrase()) {
    if (wanted.phrase() == wire::PHRASE_UNSPECIFIED || !wire::Phrase_IsValid(wanted.phrase())) {
      return unread(session::v1::REFUSAL_REASON_MALFORMED);
    }
    return Say{wanted.phrase()};
  }
  if (!is_line(wanted.text(), kChatCharactersMax) || !marks_are_few(wanted.text())) {
    return unread(session::v1::REFUSAL_REASON_BAD_TEXT);
  }
  return Say{wanted.text()};
}

}  // namespace cardroom::server
