#pragma once

#include <optional>
#include <string>

#include "client/models/launch.h"

namespace cardroom::window {

/// The command line of `cardroom`, read.
struct Arguments {
  /// Empty: go on. Otherwise everything has been said, and the program ends with it.
  std::optional<int> status;
  Launch launch;
  std::string name;                    ///< The person's, from now on; empty: as in the profile.
  std::optional<std::string> profile;  ///< This one and no other.
  bool checkDisplay = false;           ///< Only find out whether there is a display to open the window on.
};

Arguments parseArguments(int argc, const char* const* argv);

}  // namespace cardroom::window
