#include "client/local/profile_store.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "client/local/user_folders.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

/// The maximum number of clients that one user can run at the same time.
constexpr int kProfilesMax = 64;

constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

std::string failed(const fs::path& path) {
  return path.string() + ": " + std::strerror(errno);
}

bool is_profile_name(const std::string& name) {
  return !name.empty() && name.size() <= 64 && name.front() != '.' && std::ranges::all_of(name, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
}

/// The locked file; empty if another program holds the lock.
Expected<std::optional<Descriptor>, std::string> lock(const fs::path& path) {
  Descriptor file{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly)};
  if (file.get() < 0) return Unexpected<std::string>{failed(path)};
  if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0) return file;
  if (errno == EWOULDBLOCK) return std::nullopt;
  return Unexpected<std::string>{failed(path)};
}

Expected<void, std::string> write_new(const fs::path& path, const std::string& text) {
  const Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kOwnerOnly)};
  const bool written =
      file.get() >= 0 && ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (!written) return Unexpected<std::string>{failed(path)};
  return {};
}

}  // namespace

fs::path profile_directory() {
  const fs::path config = user_folder("XDG_CONFIG_HOME", ".config");
  return config.empty() ? config : config / "profiles";
}

Expected<ProfileStore, std::string> ProfileStore::open(const fs::path& directory,
                                                       const std::optional<std::string>& name) {
  if (name && !is_profile_name(*name))
    return Unexpected<std::string>{"a profile's name has letters, digits, '-', '_' and '.' only"};
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) return Unexpected<std::string>{directory.string() + ": " + error.message()};
  fs::permissions(directory, fs::perms::owner_all, error);

  for (int number = 1; number <= kProfilesMax; ++number) {
    const std::string stem = name ? *name : number == 1 ? "main" : std::to_string(number);
    auto locked = lock(directory / (stem + ".lock"));
    if (!locked) return Unexpected<std::string>{locked.error()};
    if (!*locked && name) return Unexpected<std::string>{"the profile " + stem + " is in use by another program"};
    if (!*locked) continue;

    ProfileStore store{directory / (stem + ".profile"), **std::move(locked)};
    std::ifstream in{store.file_, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    auto profile = parse_profile(text);
    // Do not go on with an empty profile: the next save would overwrite the tokens in the file.
    if (!profile) return Unexpected<std::string>{store.file_.string() + ": " + profile.error()};
    store.profile_ = std::move(*profile);
    return store;
  }
  return Unexpected<std::string>{"too many clients are running"};
}

fs::path ProfileStore::file_beside(const std::string& ending) const {
  return file_.parent_path() / (file_.stem().string() + ending);
}

Expected<void, std::string> ProfileStore::save(const Profile& profile) const {
  const fs::path fresh = file_.string() + ".new";
  if (const auto written = write_new(fresh, to_text(profile)); !written) return written;
  if (std::rename(fresh.c_str(), file_.c_str()) != 0) return Unexpected<std::string>{failed(file_)};
  return {};
}

std::string login_name() {
  const passwd* user = ::getpwuid(::getuid());
  return user != nullptr ? user->pw_name : "";
}

}  // namespace cardroom::client
