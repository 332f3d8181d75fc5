#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "client/core/profile_keeper.h"
#include "common/base/expected.h"
#include "common/system/descriptor.h"

namespace cardroom::client {

/// A profile's file, used by one program at a time, so two clients of the same user are two people. The lock is a
/// separate file next to it, so that the profile itself can be replaced atomically. Only the owner may read the files.
class ProfileStore : public ProfileKeeper {
 public:
  /// Creates `directory` if it is missing. With a name, opens that profile; without one, the first of main, 2, 3 ...
  /// that is not in use by another program. The error is one line.
  static Expected<ProfileStore, std::string> open(const std::filesystem::path& directory,
                                                  const std::optional<std::string>& name);

  const Profile& profile() const override { return profile_; }

  /// The path of a file next to this profile, for a program's other data; `ending` is, for example, ".window".
  std::filesystem::path file_beside(const std::string& ending) const;

  Expected<void, std::string> save(const Profile& profile) const override;

 private:
  ProfileStore(std::filesystem::path file, Descriptor lock) : file_{std::move(file)}, lock_{std::move(lock)} {}

  std::filesystem::path file_;
  Descriptor lock_;  ///< The locked file.
  Profile profile_;
};

/// $XDG_CONFIG_HOME/cardroom/profiles, or the same under ~/.config. Empty if there is no home directory.
std::filesystem::path profile_directory();

/// The user's login name, proposed as the person's name; may be empty.
std::string login_name();

}  // namespace cardroom::client
