#include "server/ops/parent_watch.h"

#include <fcntl.h>
#include <utility>

namespace cardroom::server {

using boost::system::error_code;

namespace {

/// The same input with its own open file description: Asio makes it non-blocking, and the original may be a terminal
/// that a shell continues to use.
int by_own_description(int descriptor) {
  const std::string file = "/proc/self/fd/" + std::to_string(descriptor);
  const int own = ::open(file.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC);
  return own >= 0 ? own : descriptor;
}

}  // namespace

ParentWatch::ParentWatch(boost::asio::io_context& io, int descriptor, std::function<void()> ended)
    : input_{io, by_own_description(descriptor)}, ended_{std::move(ended)} {
  read();
}

void ParentWatch::stop() {
  error_code ignored;
  input_.close(ignored);
}

void ParentWatch::read() {
  input_.async_read_some(boost::asio::buffer(bytes_), [this](error_code error, std::size_t size) {
    if (!input_.is_open()) return;
    if (error) return outlives_ ? stop() : ended_();
    for (std::size_t i = 0; i < size; ++i) {
      if (bytes_[i] != '\n') {
        if (line_.size() < bytes_.size()) line_ += bytes_[i];
      } else if (const std::string line = std::exchange(line_, {}); line == "outlive" || line == "follow") {
        outlives_ = line == "outlive";
      }
    }
    read();
  });
}

}  // namespace cardroom::server
