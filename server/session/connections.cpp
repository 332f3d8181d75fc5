#include "server/session/connections.h"

#include <utility>

namespace cardroom::server {

Connections::Connections(const Limits& limits, ServerStep& step)
    : limits_{limits},
      step_{step},
      common_{limits.connections - limits.connections / kKeptForSeated},
      kept_{limits.connections / kKeptForSeated} {}

void Connections::open(ConnectionOpened opened) {
  addresses_.connected(step_.now, opened.address);
  const ConnectionId id = opened.connection;
  Link& link = links_.emplace(id, Link{id, ConnectionCore{id, step_.now}, std::move(opened.address)}).first->second;
  touched_.push_back(id);
  ++step_.counts.connections;
  if (finishing_) {
    say_that_we_finish(link);
    return;
  }
  const bool is_full = ungreeted_.size() >= kUngreetedMax;
  const auto makes_room = is_full ? ungreeted_.makes_room_for(step_.now, link.address) : std::nullopt;
  ungreeted_.enter(step_.now, link.address, id);
  if (is_full) say_that_it_is_full(makes_room.value_or(id));
}

std::optional<Room> Connections::room_for(const Link& link, bool seated) const {
  const auto visitors = visitors_from_.find(link.address);
  const bool too_many_visitors =
      visitors != visitors_from_.end() && visitors->second >= limits_.connections_per_address;
  if ((seated || !too_many_visitors) && common_.has_room_for(link.address)) return Room::common;
  return seated && kept_.has_room_for(link.address) ? std::optional{Room::kept} : std::nullopt;
}

/// Precondition: the stage is not `ungreeted`, with which every connection begins.
void Connections::enter(Link& link, LinkStage stage) {
  switch (std::exchange(link.stage, stage)) {
    case LinkStage::ungreeted: ungreeted_.leave(link.address, link.id); break;
    case LinkStage::visitor:
      if (const auto here = visitors_from_.find(link.address); --here->second == 0) visitors_from_.erase(here);
      break;
    case LinkStage::seated:
    case LinkStage::over: break;
  }
  if (stage == LinkStage::visitor) ++visitors_from_[link.address];
}

void Connections::enter_room(Link& link, Room room) {
  link.room = room;
  places(room).take(link.address);
  if (room == Room::kept) in_kept_.insert(link.id);
}

void Connections::leave_room(Link& link) {
  const auto left = std::exchange(link.room, std::nullopt);
  if (!left) return;
  places(*left).give_back(link.address);
  in_kept_.erase(link.id);
  if (left == Room::common) move_up();
}

void Connections::move_up() {
  if (in_kept_.empty()) return;
  const auto next = in_kept_.upper_bound(last_considered_);
  last_considered_ = next == in_kept_.end() ? *in_kept_.begin() : *next;
  Link& link = *find(last_considered_);
  if (!common_.has_room_for(link.address)) return;
  leave_room(link);
  enter_room(link, Room::common);
}

void Connections::sit(ConnectionId id, bool seated) {
  Link* const link = find(id);
  if (link->stage != LinkStage::over) enter(*link, seated ? LinkStage::seated : LinkStage::visitor);
}

void Connections::say_that_it_is_full(ConnectionId id) {
  touch(id)->core.goodbye(step_.now, session::v1::GOODBYE_REASON_TOO_MANY_CONNECTIONS,
                          "There are too many connections.", kRetryAfter);
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

void Connections::assign(Link& link, const SessionId& session, bool seated, Room room) {
  link.session = session;
  enter_room(link, room);
  addresses_.arrived(link.address);
  enter(link, seated ? LinkStage::seated : LinkStage::visitor);
}

std::optional<SessionId> Connections::release(Link& link) {
  enter(link, LinkStage::over);
  leave_room(link);
  if (link.session) addresses_.departed(link.address);
  return std::exchange(link.session, std::nullopt);
}

void Connections::drop(ConnectionId id) {
  const auto link = links_.find(id);
  enter(link->second, LinkStage::over);
  leave_room(link->second);
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
