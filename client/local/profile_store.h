#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "client/core/profile.h"
#include "common/base/expected.h"
#include "common/system/descriptor.h"

namespace cardroom::client {

/// The file of one profile, used by one program at a time: two clients of one user are two people. The lock is a
/// separate file next to it, so that the profile itself can be replaced as a whole. Only the owner may read the files.
class ProfileStore {
 public:
  /// Creates `directory` if it is missing. With a name, opens that profile; without, the first of main, 2, 3 ... that
  /// no other program uses. The error is one line.
  static Expected<ProfileStore, std::string> open(const std::filesystem::path& directory,
                                                  const std::optional<std::string>& name);

  /// As it was read; empty if there was no file.
  const Profile& profile() const { return profile_; }

  /// The path of a file of this profile for one program's other data; `ending` is, for example, ".window".
  std::filesystem::path file_beside(const std::string& ending) const;

  /// The error is one line; the file is then unchanged.
  Expected<void, std::string> save(const Profile& profile) const;

 private:
  ProfileStore(std::filesystem::path file, Descriptor lock) : file_{std::move(file)}, lock_{std::move(lock)} {}

  std::filesystem::path file_;
  Descriptor lock_;  ///< The locked file.
  Profile profile_;
};

/// $XDG_CONFIG_HOME/cardroom/profiles, or the same under ~/.config. Empty if there is no home directory.
std::filesystem::path profile_directory();

/// The login name of the user, to be proposed as the person's name; may be empty.
std::string login_name();

}  // namespace cardroom::client
