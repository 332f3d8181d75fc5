#pragma once

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <string_view>
#include <unistd.h>

#include "common/base/expected.h"

/// Complete reads and writes, which return the system's error.
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

/// The content of a file. If the file is longer than `max` bytes, reads one byte more than that. The error is errno.
inline Expected<std::string, int> read_file(const std::filesystem::path& file, std::size_t max) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  std::string bytes;
  const int error = descriptor < 0 ? errno : read_whole(descriptor, bytes, max + 1);
  if (descriptor >= 0) ::close(descriptor);
  if (error != 0) return Unexpected<int>{error};
  return bytes;
}

}  // namespace cardroom::server
