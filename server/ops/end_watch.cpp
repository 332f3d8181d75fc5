#include "server/ops/end_watch.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace cardroom::server {

using boost::system::error_code;

namespace {

/// How often to check for use: an unused server may run up to this much longer.
constexpr std::chrono::minutes kLookForUseEvery{1};

}  // namespace

EndWatch::EndWatch(boost::asio::io_context& io, std::function<void(const std::string&, ShutDown)> end)
    : io_{io}, end_{std::move(end)}, signals_{io, SIGINT, SIGTERM}, idle_timer_{io} {
  wait_for_signal();
}

void EndWatch::wait_for_signal() {
  signals_.async_wait([this](error_code error, int signal) {
    if (error) return;
    // A person who stops the server from its terminal wants it to end for good. A service may be restarted, and its
    // guests reconnect.
    signal == SIGINT ? end_("SIGINT", ShutDown{.for_good = true}) : end_("SIGTERM", ShutDown{});
    wait_for_signal();
  });
}

void EndWatch::follow_parent(std::function<ServerStatus()> status) {
  ::setsid();  // Ctrl-C in the parent's terminal is meant for the parent, which then decides what happens to the
               // server.
  parent_.emplace(io_, STDIN_FILENO, [this] {
    parent_ended_ = true;
    status_changed();
  });
  status_ = std::move(status);
  look_for_use();
}

void EndWatch::status_changed() {
  if (!deserted()) return;
  boost::asio::post(io_, [this] {
    if (deserted()) end_("parent_ended", ShutDown{.for_good = true});
  });
}

void EndWatch::look_for_use() {
  const auto now = std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now().time_since_epoch());
  if (idle_end_.is_due(now, status_())) return end_("unused", ShutDown{.for_good = true});
  idle_timer_.expires_after(kLookForUseEvery);
  idle_timer_.async_wait([this](error_code error) {
    if (!error && !stopped_) look_for_use();
  });
}

void EndWatch::stop() {
  stopped_ = true;
  if (parent_) parent_->stop();
  idle_timer_.cancel();
}

}  // namespace cardroom::server
