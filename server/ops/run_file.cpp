#include "server/ops/run_file.h"

#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace cardroom::server {
namespace {

/// Whether the name still leads to the open file: the one before us may have removed it while we waited for its lock.
bool is_still(const std::filesystem::path& file, int descriptor) {
  struct stat by_name{};
  struct stat by_descriptor{};
  return ::stat(file.c_str(), &by_name) == 0 && ::fstat(descriptor, &by_descriptor) == 0 &&
         by_name.st_ino == by_descriptor.st_ino && by_name.st_dev == by_descriptor.st_dev;
}

/// Readers hold their lock for as long as it takes to ask for it.
constexpr int kTriesMax = 100;
constexpr std::chrono::milliseconds kBetweenTries{10};

/// False: another server has it.
bool lock(int descriptor) {
  for (int tried = 0; tried < kTriesMax; ++tried) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return true;
    if (::flock(descriptor, LOCK_SH | LOCK_NB) != 0) return false;  // Exclusive: no reader's.
    ::flock(descriptor, LOCK_UN);
    std::this_thread::sleep_for(kBetweenTries);
  }
  return false;
}

/// Opened and locked, or -1.
int take(const std::filesystem::path& file) {
  while (true) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return -1;
    const bool locked = lock(descriptor);
    if (locked && is_still(file, descriptor)) return descriptor;
    ::close(descriptor);
    if (!locked) return -1;
  }
}

}  // namespace

RunFile::RunFile(const std::filesystem::path& directory, std::uint16_t port, const KeyFingerprint& key)
    : file_{directory / "server.run"}, descriptor_{take(file_)} {
  if (descriptor_ < 0) return;
  const std::string text =
      "port=" + std::to_string(port) + "\nkey=" + to_hex(key) + "\npid=" + std::to_string(::getpid()) + "\n";
  const bool written = ::ftruncate(descriptor_, 0) == 0 &&
                       ::write(descriptor_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (written) return;
  ::close(descriptor_);
  descriptor_ = -1;
}

RunFile::~RunFile() {
  if (descriptor_ < 0) return;
  ::unlink(file_.c_str());  // While the lock is held, so that nobody else's is removed.
  ::close(descriptor_);
}

}  // namespace cardroom::server
