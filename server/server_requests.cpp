#include <utility>

#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "server/log_text.h"
#include "server/server_rooms.h"
#include "server/session/refusal_text.h"
#include "server/table/table_wire.h"

/// What sessions ask for: in order, once, and not too fast.
namespace cardroom::server {
namespace {

using session::v1::ClientMessage;

session::v1::ServerMessage refused(const RequestRefusal& refusal) {
  session::v1::ServerMessage message;
  message.mutable_refused()->set_reason(refusal.reason);
  if (refusal.rule) message.mutable_refused()->set_rule(*refusal.rule);
  message.mutable_refused()->set_text(std::string{refusal_text(refusal.reason)});
  return message;
}

/// What is not a table's request is the lobby's, or unknown.
Purse purse_for(const ClientMessage& message) {
  return purse_of(message).value_or(message.has_create_table() ? Purse::password : Purse::lobby);
}

}  // namespace

void ServerCore::Rooms::received(Link& link, ConnectionId id, const ClientMessage& message) {
  if (!link.session) {
    if (message.has_hello()) return hello(link, id, message.hello());
    return link.core.goodbye(now_, session::v1::GOODBYE_REASON_NO_HELLO, "The first message is a hello.");
  }
  Session& session = *sessions_.find(*link.session);
  const Standing standing = message.has_hello() ? Standing::out_of_order : take_request(session, message.request_id());
  // A repetition costs like a first time. It cannot be refused, since it has its answer; whoever repeats without end
  // loses the connection, and may come back when there is something to pay with.
  const bool repeats = standing == Standing::repeated || standing == Standing::unanswered;
  if (repeats && !pays(link, session, message)) {
    return link.core.goodbye(now_, session::v1::GOODBYE_REASON_TOO_FAST, "Too many repeated requests.", kRetryAfter);
  }
  switch (standing) {
    case Standing::next: return request(link, session, message);
    case Standing::unanswered: return;
    case Standing::repeated: {
      session::v1::ServerMessage again;
      again.ParseFromString(session.last_answer);
      return link.core.send(again);
    }
    case Standing::out_of_order: {
      // What is no request at all has no number; what we do not know may be such a thing.
      const bool unknown = message.request_id() == 0 && message.body_case() == ClientMessage::BODY_NOT_SET;
      auto answer = refused(
          refusal(unknown ? session::v1::REFUSAL_REASON_UNSUPPORTED : session::v1::REFUSAL_REASON_OUT_OF_ORDER));
      answer.set_request_id(message.request_id());
      link.core.send(answer);
    }
  }
}

bool ServerCore::Rooms::pays(const Link& link, Session& session, const ClientMessage& message) {
  const Purse purse = purse_for(message);
  return session.allowance.pays(purse, now_) && addresses_.pays(link.address, purse, now_);
}

void ServerCore::Rooms::request(Link& link, Session& session, const ClientMessage& message) {
  if (!pays(link, session, message)) return refuse(session, refusal(session::v1::REFUSAL_REASON_TOO_FAST));
  const Visitor visitor{session.id, session.name, session.address, message.request_id()};
  switch (message.body_case()) {
    case ClientMessage::kListTables: {
      session::v1::ServerMessage list;
      *list.mutable_table_list() = lobby_.directory().page_after(message.list_tables().after());
      return answer(session, std::move(list));
    }
    case ClientMessage::kCreateTable:
      if (session.table) return refuse(session, refusal(session::v1::REFUSAL_REASON_AT_A_TABLE));
      if (config_.private_table) return refuse(session, refusal(session::v1::REFUSAL_REASON_TOO_MANY_TABLES));
      return decide(lobby_.create(visitor, message.create_table()));
    case ClientMessage::kJoinTable:
      if (session.table) return refuse(session, refusal(session::v1::REFUSAL_REASON_AT_A_TABLE));
      return decide(lobby_.join(visitor, message));
    default: break;
  }
  Added added;
  added.set_name(session.name);
  auto wanted = parse_request(message, added);
  if (!wanted) return refuse(session, wanted.error());
  if (!*wanted) return refuse(session, refusal(session::v1::REFUSAL_REASON_UNSUPPORTED));
  if (!session.table) return refuse(session, refusal(session::v1::REFUSAL_REASON_NOT_AT_A_TABLE));
  if (auto* change = std::get_if<ChangeSettings>(&**wanted)) {
    return decide(lobby_.change(visitor, *session.table, message.change_settings(), std::move(*change)));
  }
  if (message.has_hint() && hints_under_way_ >= kHintsMax) {
    return refuse(session, refusal(session::v1::REFUSAL_REASON_TOO_FAST));
  }
  tell(*session.table, Request{session.id, message.request_id(), std::move(**wanted)});
}

void ServerCore::Rooms::on(const HintThought& thought) {
  --hints_under_way_;
  // A session that waits for an answer is kept, and asks for nothing else.
  Session& session = *sessions_.find(thought.session);
  check(session.last_request == thought.request_id, "one request of a session is outstanding");
  session::v1::ServerMessage message;
  if (thought.hint.empty() || !message.mutable_hint()->ParseFromString(thought.hint)) {
    log(LogLine::Level::error, "no_hint session=" + short_hex(session.id));
    return refuse(session, refusal(session::v1::REFUSAL_REASON_UNSUPPORTED));
  }
  answer(session, std::move(message));
}

void ServerCore::Rooms::on(const PasswordHashed& hashed) {
  if (auto decision = lobby_.password_hashed(hashed)) decide(std::move(*decision));
}

void ServerCore::Rooms::decide(LobbyDecision decision) {
  std::visit(Overloaded{
                 [&](TurnAway& away) {
                   if (Session* session = sessions_.find(away.session)) refuse(*session, away.refusal);
                 },
                 [&](HashPassword& hash) { outputs_->push_back(std::move(hash)); },
                 [&](OpenTable& table) {
                   const auto make = [this](const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
                     return lobby_.make_match(kind, rules, seats);
                   };
                   open(table.id, make, std::move(table.created));
                 },
                 [&](PassOn& pass_on) { tell(pass_on.table, std::move(pass_on.request)); },
             },
             decision);
}

/// The answer to the session's request: kept, so that a repeated request gets the same one.
void ServerCore::Rooms::answer(Session& session, session::v1::ServerMessage message) {
  message.set_request_id(session.last_request);
  session.last_answer = message.SerializeAsString();
  send(session, message);
}

void ServerCore::Rooms::refuse(Session& session, const RequestRefusal& refusal) {
  log(LogLine::Level::debug,
      "refused session=" + short_hex(session.id) + " reason=" + session::v1::RefusalReason_Name(refusal.reason));
  answer(session, refused(refusal));
}

void ServerCore::Rooms::send(const Session& session, const session::v1::ServerMessage& message) {
  if (!session.connection) return;
  links_.at(*session.connection).core.send(message);
  touched_links_.push_back(*session.connection);
}

}  // namespace cardroom::server
