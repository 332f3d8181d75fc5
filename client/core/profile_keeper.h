#pragma once

#include <functional>
#include <string>
#include <utility>

#include "client/core/profile.h"

namespace cardroom::client {

/// Where a client's profile is kept between runs.
class ProfileKeeper {
 public:
  virtual ~ProfileKeeper() = default;

  /// The profile as it was kept by the previous run; empty if there was none.
  virtual const Profile& profile() const = 0;
  /// The error is one line; what was kept before is then unchanged.
  virtual Expected<void, std::string> save(const Profile& profile) const = 0;

 protected:
  ProfileKeeper() = default;
  ProfileKeeper(const ProfileKeeper&) = default;
  ProfileKeeper(ProfileKeeper&&) = default;
  ProfileKeeper& operator=(const ProfileKeeper&) = default;
  ProfileKeeper& operator=(ProfileKeeper&&) = default;
};

/// A profile that somebody else keeps, as text (to_text): a browser, for example.
class EntrustedProfile : public ProfileKeeper {
 public:
  using Keep = std::function<void(const std::string& text)>;

  EntrustedProfile(Profile profile, Keep keep) : profile_{std::move(profile)}, keep_{std::move(keep)} {}

  const Profile& profile() const override { return profile_; }
  /// Never fails.
  Expected<void, std::string> save(const Profile& profile) const override {
    keep_(to_text(profile));
    return {};
  }

 private:
  Profile profile_;
  Keep keep_;
};

}  // namespace cardroom::client
