#pragma once

#include <optional>
#include <string>

#include "client/models/launch.h"

namespace cardroom::window {

/// The parsed command line of `cardroom`.
struct Arguments {
  /// Empty: continue. Otherwise everything has been printed, and the program ends with this status.
  std::optional<int> status;
  Launch launch;
  std::string name;                    ///< The person's, from now on; empty: as in the profile.
  std::optional<std::string> profile;  ///< This one and no other.
  bool checkDisplay = false;           ///< Only finds out whether there is a display for the window.
};

Arguments parseArguments(int argc, const char* const* argv);

}  // namespace cardroom::window
