#include "server/ops/run_file.h"

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "common/base/expected.h"
#include "server/whole_file.h"

namespace cardroom::server {
namespace {

/// Whether the name still refers to the open file: the previous server may have removed it while we waited for the
/// lock.
bool is_still(const std::filesystem::path& file, int descriptor) {
  struct stat by_name{};
  struct stat by_descriptor{};
  return ::stat(file.c_str(), &by_name) == 0 && ::fstat(descriptor, &by_descriptor) == 0 &&
         by_name.st_ino == by_descriptor.st_ino && by_name.st_dev == by_descriptor.st_dev;
}

/// Retrying is worthwhile, because readers hold their lock only for an instant.
constexpr int kTriesMax = 100;
constexpr std::chrono::milliseconds kBetweenTries{10};

enum class Lock : std::uint8_t { ours, another_servers, failed };

/// If it returns `failed`, errno says why.
Lock lock(int descriptor) {
  for (int tried = 0; tried < kTriesMax; ++tried) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Lock::ours;
    if (errno != EWOULDBLOCK && errno != EINTR) return Lock::failed;
    if (::flock(descriptor, LOCK_SH | LOCK_NB) != 0) {
      if (errno == EWOULDBLOCK) return Lock::another_servers;  // An exclusive lock, so not a reader's.
      if (errno != EINTR) return Lock::failed;
    }
    ::flock(descriptor, LOCK_UN);
    std::this_thread::sleep_for(kBetweenTries);
  }
  return Lock::another_servers;
}

std::string reason_of(const std::filesystem::path& file, int error) {
  return file.string() + ": " + std::generic_category().message(error);
}

/// The open and locked file, or why there is none.
Expected<int, std::string> take(const std::filesystem::path& file) {
  while (true) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return Unexpected<std::string>{reason_of(file, errno)};
    const Lock locked = lock(descriptor);
    const int error = errno;
    if (locked == Lock::ours && is_still(file, descriptor)) return descriptor;
    ::close(descriptor);
    if (locked == Lock::another_servers)
      return Unexpected<std::string>{"another server is running from this directory"};
    if (locked == Lock::failed) return Unexpected<std::string>{reason_of(file, error)};
  }
}

}  // namespace

RunFile::RunFile(const std::filesystem::path& directory, std::uint16_t port, const KeyFingerprint& key)
    : file_{directory / "server.run"} {
  const auto taken = take(file_);
  if (!taken) {
    why_not_ = taken.error();
    return;
  }
  descriptor_ = *taken;
  const std::string text =
      "port=" + std::to_string(port) + "\nkey=" + to_hex(key) + "\npid=" + std::to_string(::getpid()) + "\n";
  const int error = ::ftruncate(descriptor_, 0) != 0 ? errno : write_whole(descriptor_, text);
  if (error == 0) return;
  why_not_ = reason_of(file_, error);
  give_up();
}

RunFile::~RunFile() {
  give_up();
}

void RunFile::give_up() {
  if (descriptor_ < 0) return;
  ::unlink(file_.c_str());  // While we hold the lock, so that we do not remove another server's file.
  ::close(std::exchange(descriptor_, -1));
}

}  // namespace cardroom::server
