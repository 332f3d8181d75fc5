#include "server/net/connection_core.h"

#include <algorithm>
#include <utility>

namespace cardroom::server {
namespace {

std::string frame_of(const session::v1::ServerMessage& message) {
  std::string frame;
  append_frame(frame, message.SerializeAsString());
  return frame;
}

}  // namespace

ConnectionCore::ConnectionCore(ConnectionId id, Instant now)
    : id_{id}, last_sign_{now}, hello_until_{now + kHelloWithin}, heartbeat_at_{now + kHeartbeatEvery} {}

void ConnectionCore::received(Instant now, std::string_view bytes) {
  if (ending()) return;
  last_sign_ = now;
  excused_until_.reset();
  decoder_.push(bytes);
}

std::optional<session::v1::ClientMessage> ConnectionCore::next(Instant now) {
  while (!ending()) {
    auto payload = decoder_.next();
    if (!payload) {
      goodbye(now, session::v1::GOODBYE_REASON_BAD_FRAME, "A message was longer than allowed.");
      return std::nullopt;
    }
    if (!*payload) return std::nullopt;
    if (!message_rate_.allows(now)) {
      goodbye(now, session::v1::GOODBYE_REASON_TOO_FAST, "Too many messages.", kRetryAfter);
      return std::nullopt;
    }
    session::v1::ClientMessage message;
    if (!message.ParseFromString(**payload)) {
      goodbye(now, session::v1::GOODBYE_REASON_BAD_FRAME, "A message could not be read.");
      return std::nullopt;
    }
    // A heartbeat has no content; received() has already noted its arrival.
    if (greeted_ && message.has_heartbeat()) continue;
    return message;
  }
  return std::nullopt;
}

void ConnectionCore::greeted(bool changes) {
  greeted_ = true;
  if (changes) deltas_.emplace();
  decoder_.allow(kRequestBytesMax);
}

void ConnectionCore::send(const session::v1::ServerMessage& message) {
  std::string frame = frame_of(message);
  const std::size_t bytes = frame.size();
  wait({std::move(frame), bytes});
}

void ConnectionCore::send_in_order(const session::v1::ServerMessage& message) {
  std::string frame = frame_of(message);
  const std::size_t bytes = frame.size();
  wait({InOrder{std::move(frame)}, bytes});
}

void ConnectionCore::send_update(ViewerUpdate update) {
  if (ending()) return;
  for (auto waiting = outbox_.rbegin(); waiting != outbox_.rend(); ++waiting) {
    if (std::holds_alternative<InOrder>(waiting->what)) break;
    auto* older = std::get_if<ViewerUpdate>(&waiting->what);
    if (older == nullptr) continue;
    if (older->bytes() + update.bytes() <= kListBytesMax && join(*older, update)) {
      // It moves to the end, so that an answer comes before the view that its request caused.
      outbox_bytes_ -= waiting->bytes;
      outbox_.erase(std::next(waiting).base());
    }
    break;
  }
  const std::size_t bytes = update.bytes();
  wait({std::move(update), bytes});
}

void ConnectionCore::wait(Waiting waiting) {
  if (ending()) return;
  outbox_bytes_ += waiting.bytes;
  outbox_.push_back(std::move(waiting));
}

void ConnectionCore::drop_all() {
  outbox_.clear();
  outbox_bytes_ = 0;
}

void ConnectionCore::goodbye(Instant now, session::v1::GoodbyeReason reason, const std::string& text,
                             std::chrono::milliseconds retry_after) {
  if (ending()) return;
  session::v1::ServerMessage message;
  message.mutable_goodbye()->set_reason(reason);
  message.mutable_goodbye()->set_text(text);
  message.mutable_goodbye()->set_retry_after_ms(static_cast<std::uint32_t>(retry_after.count()));
  send(message);
  reason_ = reason;
  closes_at_ = now + kGoodbyeWithin;
}

void ConnectionCore::woken(Instant now) {
  if (ending()) return;
  if (!greeted_ && now >= hello_until_) {
    return goodbye(now, session::v1::GOODBYE_REASON_NO_HELLO, "No hello came in time.", kRetryAfter);
  }
  if (!excused_until_ && now >= silent_at() && now > heartbeat_at_ + kNotListening) excused_until_ = now + kSpeakUp;
  if (now >= silent_at()) {
    return goodbye(now, session::v1::GOODBYE_REASON_SILENT, "Nothing was heard for too long.", kHeartbeatEvery);
  }
  if (now < heartbeat_at_) return;
  heartbeat_at_ = now + kHeartbeatEvery;
  session::v1::ServerMessage heartbeat;
  heartbeat.mutable_heartbeat();
  send(heartbeat);
}

Instant ConnectionCore::silent_at() const {
  return std::max(last_sign_ + kSilenceMax, excused_until_.value_or(Instant{}));
}

std::optional<Instant> ConnectionCore::wake_at() const {
  if (ending()) return closes_at_;
  const Instant next = std::min(heartbeat_at_, silent_at());
  return greeted_ ? next : std::min(next, hello_until_);
}

bool ConnectionCore::flush(Instant now, std::vector<Output>& outputs) {
  if (sending_ && !ending() && outbox_bytes_ > kOutboxBytesMax) {
    drop_all();
    goodbye(now, session::v1::GOODBYE_REASON_TOO_SLOW, "What was sent has not been read.", kRetryAfter);
    closes_at_ = now;
  }
  // Do not wait for a peer that does not even read the last message.
  if (ending() && now >= *closes_at_ && sending_) drop_all();
  if (!sending_ && !outbox_.empty()) {
    SendBytes send{id_, {}};
    for (auto& waiting : std::exchange(outbox_, {})) {
      if (auto* frame = std::get_if<std::string>(&waiting.what)) {
        send.bytes += *frame;
      } else if (auto* in_order = std::get_if<InOrder>(&waiting.what)) {
        send.bytes += in_order->frame;
      } else {
        // Encoded only now: until it is sent, a newer update may replace it.
        auto& update = std::get<ViewerUpdate>(waiting.what);
        std::string message;  // A ServerMessage with this update.
        append_field(message, session::v1::ServerMessage::kTableUpdateFieldNumber,
                     deltas_ ? deltas_->encode(std::move(update), kListBytesMax)
                             : DeltaEncoder::encode_whole(std::move(update), kListBytesMax));
        append_frame(send.bytes, message);
      }
    }
    outbox_bytes_ = 0;
    sending_ = true;
    outputs.push_back(std::move(send));
  }
  if (!ending() || !outbox_.empty()) return false;
  outputs.push_back(CloseConnection{id_});
  return true;
}

}  // namespace cardroom::server
