#include "server/session/session_core.h"

#include <array>
#include <cstring>

#include "common/cards/sha256.h"
#include "server/limits.h"
#include "server/names/likeness.h"

namespace cardroom::server {
namespace {

SessionId id_of(std::string_view token) {
  return sha256(std::as_bytes(std::span{token}));
}

}  // namespace

Standing take_request(Session& session, std::uint64_t request_id) {
  if (request_id != 0 && request_id == session.last_request) {
    return unanswered(session) ? Standing::unanswered : Standing::repeated;
  }
  if (unanswered(session) || request_id != session.last_request + 1) return Standing::out_of_order;
  session.last_request = request_id;
  session.last_answer.clear();
  return Standing::next;
}

std::optional<BadHello> look_at(const session::v1::Hello& hello, Versions ours) {
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

std::size_t SessionCore::FirstBytes::operator()(const SessionId& id) const {
  std::size_t hash = 0;
  std::memcpy(&hash, id.data(), sizeof hash);
  return hash;
}

Session* SessionCore::find(const SessionId& id) {
  const auto found = sessions_.find(id);
  return found == sessions_.end() ? nullptr : found->second.get();
}

Session* SessionCore::find_by_token(std::string_view token) {
  return token.empty() ? nullptr : find(id_of(token));
}

SessionCore::Begun SessionCore::begin(const std::string& name) {
  if (sessions_.size() >= kSessionsMax) return {};
  std::array<std::byte, kTokenBytes> bytes{};
  entropy_(bytes);
  std::string token{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  auto session = std::make_unique<Session>();
  session->id = id_of(token);
  session->name = name;
  Session* const begun = session.get();
  sessions_.emplace(begun->id, std::move(session));
  return {begun, std::move(token)};
}

}  // namespace cardroom::server
