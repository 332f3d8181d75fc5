#include "client/local/new_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/system/descriptor.h"

namespace cardroom::client {

Expected<void, std::string> write_new_file(const std::filesystem::path& path, std::string_view text) {
  constexpr mode_t kReadable = S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH;
  const Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kReadable)};
  while (file.get() >= 0 && !text.empty()) {
    const ssize_t written = ::write(file.get(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) break;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  if (file.get() < 0 && errno == EEXIST)
    return Unexpected<std::string>{"there is already a file of that name. Choose another one"};
  if (file.get() < 0 || !text.empty()) return Unexpected<std::string>{std::strerror(errno)};
  return {};
}

}  // namespace cardroom::client
