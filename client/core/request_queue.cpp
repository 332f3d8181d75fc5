#include "client/core/request_queue.h"

#include <utility>

namespace cardroom::client {

bool RequestQueue::push(Ask request) {
  if (waiting_.size() >= kRequestsWaitingMax) return false;
  waiting_.push_back(std::move(request));
  return true;
}

std::optional<session::v1::ClientMessage> RequestQueue::to_send() {
  if (waiting_.empty() || sent_) return std::nullopt;
  if (!numbered_) {
    waiting_.front().message.set_request_id(++last_id_);
    numbered_ = true;
  }
  sent_ = true;
  return waiting_.front().message;
}

std::optional<Ask> RequestQueue::answered(std::uint64_t request_id) {
  if (!numbered_ || request_id != last_id_) return std::nullopt;
  Ask request = std::move(waiting_.front());
  waiting_.pop_front();
  numbered_ = sent_ = false;
  return request;
}

bool RequestQueue::postponed(std::uint64_t request_id) {
  if (!numbered_ || request_id != last_id_) return false;
  sent_ = false;
  return true;
}

bool RequestQueue::redirected(std::uint64_t request_id) {
  if (!numbered_ || request_id != last_id_) return false;
  numbered_ = sent_ = false;
  return true;
}

std::optional<RequestTag> RequestQueue::resumed(std::uint64_t last_request_id) {
  sent_ = false;
  // Either the server carried out the outstanding request and its answer was lost, or the server never saw it. After a
  // restart, the server may also have forgotten earlier requests, but these changed nothing that it keeps.
  if (numbered_ && last_request_id == last_id_) return std::nullopt;
  if (numbered_ && last_request_id < last_id_) {
    last_id_ = last_request_id;
    numbered_ = false;
    return std::nullopt;
  }
  last_id_ = last_request_id;
  return drop_outstanding();
}

std::optional<RequestTag> RequestQueue::begun(std::uint64_t last_request_id) {
  sent_ = false;
  last_id_ = last_request_id;
  return drop_outstanding();
}

std::vector<RequestTag> RequestQueue::clear() {
  std::vector<RequestTag> tags;
  for (const Ask& request : waiting_)
    tags.push_back(request.tag);
  waiting_.clear();
  numbered_ = sent_ = false;
  return tags;
}

std::optional<RequestTag> RequestQueue::drop_outstanding() {
  if (!numbered_) return std::nullopt;
  const RequestTag tag = waiting_.front().tag;
  waiting_.pop_front();
  numbered_ = false;
  return tag;
}

}  // namespace cardroom::client
