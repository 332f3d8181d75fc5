#include "client/terminal/console/input_reader.h"

#include <boost/asio/post.hpp>
#include <cerrno>
#include <sys/epoll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cardroom::terminal {

namespace asio = boost::asio;
using boost::system::error_code;

InputReader::InputReader(asio::io_context& io, int file, std::function<void(std::string_view)> read,
                         std::function<void()> ended)
    : file_{file}, readiness_{io}, read_{std::move(read)}, ended_{std::move(ended)} {
  const int epoll = ::epoll_create1(EPOLL_CLOEXEC);
  if (epoll < 0) throw std::system_error{errno, std::generic_category(), "epoll_create1"};
  readiness_.assign(epoll);
  epoll_event interest{.events = EPOLLIN, .data = {}};
  if (::epoll_ctl(epoll, EPOLL_CTL_ADD, file_, &interest) == 0) return;
  // A closed descriptor is detected by reading from it.
  if (errno != EPERM && errno != EBADF) throw std::system_error{errno, std::generic_category(), "epoll_ctl"};
  always_readable_ = true;
}

void InputReader::resume() {
  paused_ = false;
  wait();
}

void InputReader::stop() {
  error_code ignored;
  readiness_.close(ignored);
}

void InputReader::wait() {
  if (paused_ || !readiness_.is_open() || std::exchange(waiting_, true)) return;
  const auto then = [this](error_code error) {
    if (error == asio::error::operation_aborted) return;
    waiting_ = false;
    if (!paused_ && readiness_.is_open()) readable();
  };
  // Posted, so that other events are handled between two chunks of a file.
  if (always_readable_) return asio::post(readiness_.get_executor(), [then] { then({}); });
  readiness_.async_wait(asio::posix::descriptor_base::wait_read, then);
}

void InputReader::readable() {
  epoll_event what{};
  if (!always_readable_ && ::epoll_wait(readiness_.native_handle(), &what, 1, 0) != 1) return wait();
  const ssize_t size = ::read(file_, bytes_.data(), bytes_.size());
  if (size > 0) {
    read_({bytes_.data(), static_cast<std::size_t>(size)});
  } else if (size == 0 || (errno != EAGAIN && errno != EINTR)) {
    stop();
    return ended_();
  }
  wait();
}

}  // namespace cardroom::terminal
