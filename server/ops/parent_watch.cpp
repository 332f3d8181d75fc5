#include "server/ops/parent_watch.h"

#include <utility>

namespace cardroom::server {

using boost::system::error_code;

ParentWatch::ParentWatch(boost::asio::io_context& io, int descriptor, std::function<void()> ended)
    : input_{io, descriptor}, ended_{std::move(ended)} {
  read();
}

void ParentWatch::stop() {
  error_code ignored;
  input_.close(ignored);
}

void ParentWatch::read() {
  input_.async_read_some(boost::asio::buffer(bytes_), [this](error_code error, std::size_t size) {
    if (!input_.is_open()) return;
    if (error) return ended_();
    for (std::size_t i = 0; i < size; ++i) {
      if (bytes_[i] != '\n') {
        if (line_.size() < bytes_.size()) line_ += bytes_[i];
      } else if (std::exchange(line_, {}) == "outlive") {
        return stop();
      }
    }
    read();
  });
}

}  // namespace cardroom::server
