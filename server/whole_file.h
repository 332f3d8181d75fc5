#pragma once

#include <cerrno>
#include <string>
#include <string_view>
#include <unistd.h>

/// Complete reads and writes on a file descriptor, which return the system's error.
namespace cardroom::server {

/// Returns 0, or errno if only part of the text was written, for example because the disk is full.
inline int write_whole(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// Appends the rest of the file, at most `max` bytes. Returns 0 or errno.
inline int read_whole(int descriptor, std::string& text, std::size_t max) {
  const std::size_t begin = text.size();
  text.resize(begin + max);
  std::size_t end = begin;
  int error = 0;
  while (end < text.size()) {
    const ssize_t got = ::read(descriptor, text.data() + end, text.size() - end);
    if (got == 0) break;
    if (got > 0) {
      end += static_cast<std::size_t>(got);
    } else if (errno != EINTR) {
      error = errno;
      break;
    }
  }
  text.resize(end);
  return error;
}

}  // namespace cardroom::server
