#include "server/session/session.h"

#include "common/protocol/token.h"
#include "server/limits.h"
#include "server/names/likeness.h"

namespace cardroom::server {

Standing take_request(Session& session, std::uint64_t request_id) {
  if (request_id != 0 && request_id == session.last_request) {
    return unanswered(session) ? Standing::unanswered : Standing::repeated;
  }
  if (unanswered(session) || request_id != session.last_request + 1) return Standing::out_of_order;
  session.last_request = request_id;
  session.last_answer.clear();
  return Standing::next;
}

std::optional<BadHello> validate(const session::v1::Hello& hello, Versions ours) {
  if (hello.protocol_min() == 0 || hello.protocol_min() > hello.protocol_max()) {
    return BadHello{session::v1::GOODBYE_REASON_BAD_HELLO, "The hello names no versions of the protocol."};
  }
  if (hello.protocol_max() < ours.min) {
    return BadHello{session::v1::GOODBYE_REASON_CLIENT_TOO_OLD,
                    "This program is too old for the server. Please install a newer Cardroom."};
  }
  if (hello.protocol_min() > ours.max) {
    return BadHello{session::v1::GOODBYE_REASON_CLIENT_TOO_NEW,
                    "The server is older than this program. Please ask its owner to install a newer Cardroom."};
  }
  if (!is_fit_name(hello.name(), kPersonNameMax)) {
    return BadHello{session::v1::GOODBYE_REASON_BAD_HELLO,
                    "A name has 1 to 24 characters, all of them to be seen, and few marks on one letter."};
  }
  if (!hello.token().empty() && hello.token().size() != kTokenBytes) {
    return BadHello{session::v1::GOODBYE_REASON_BAD_HELLO, "The token cannot be one of this server."};
  }
  return std::nullopt;
}

}  // namespace cardroom::server
