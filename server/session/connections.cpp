#include "server/session/connections.h"

#include <utility>

namespace cardroom::server {

void Connections::open(ConnectionOpened opened) {
  const std::size_t from_there = addresses_.connected(step_.now, opened.address);
  const ConnectionId id = opened.connection;
  Link& link = links_.emplace(id, Link{id, ConnectionCore{id, step_.now}, std::move(opened.address)}).first->second;
  touched_.push_back(id);
  ++step_.counts.connections;
  if (finishing_) {
    say_that_we_finish(link);
  } else if (links_.size() > limits_.connections || from_there > limits_.connections_per_address) {
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_TOO_MANY_CONNECTIONS, "There are too many connections.",
                      kRetryAfter);
  }
}

void Connections::woken(ConnectionId id) {
  Link& link = *touch(id);
  step_.alarms.move(id, link.alarm, std::nullopt);
  link.core.woken(step_.now);
}

void Connections::say_that_we_finish(Link& link) {
  if (finishing_->for_good) {
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_CLOSED, "The host has closed this server.");
  } else {
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_SHUTTING_DOWN, "The server is stopped.",
                      kRetryAfterShutDown);
  }
}

void Connections::shut_down(ShutDown how) {
  finishing_ = how;
  for (auto& [id, link] : links_) {
    say_that_we_finish(link);
    touched_.push_back(id);
  }
  step_.log(LogLine::Level::info, "shutting_down connections=" + std::to_string(links_.size()));
}

bool Connections::just_finished() {
  return finishing_ && links_.empty() && !std::exchange(finished_, true);
}

Link* Connections::find(ConnectionId id) {
  const auto link = links_.find(id);
  return link == links_.end() ? nullptr : &link->second;
}

Link* Connections::touch(ConnectionId id) {
  Link* const link = find(id);
  if (link != nullptr) touched_.push_back(id);
  return link;
}

void Connections::assign(Link& link, const SessionId& session) {
  link.session = session;
  addresses_.arrived(link.address);
}

std::optional<SessionId> Connections::release(Link& link) {
  if (link.session) addresses_.departed(link.address);
  return std::exchange(link.session, std::nullopt);
}

void Connections::drop(ConnectionId id) {
  const auto link = links_.find(id);
  step_.alarms.move(id, link->second.alarm, std::nullopt);
  addresses_.disconnected(step_.now, link->second.address);
  links_.erase(link);
}

void Connections::settle(const std::function<void(Link&)>& part) {
  for (const ConnectionId id : std::exchange(touched_, {})) {
    Link* const link = find(id);
    if (link == nullptr) continue;
    if (link->core.ending()) part(*link);
    if (link->core.flush(step_.now, *step_.outputs)) {
      drop(id);
    } else {
      step_.alarms.move(id, link->alarm, link->core.wake_at());
    }
  }
}

}  // namespace cardroom::server
