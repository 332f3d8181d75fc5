#include "common/system/entropy.h"

#include <cerrno>
#include <sys/random.h>
#include <sys/types.h>
#include <system_error>

namespace cardroom {

void system_entropy(std::span<std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = ::getrandom(bytes.data(), bytes.size(), 0);
    if (got < 0 && errno != EINTR) throw std::system_error{errno, std::generic_category(), "getrandom"};
    if (got > 0) bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

}  // namespace cardroom
