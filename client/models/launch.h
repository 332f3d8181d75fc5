#pragma once

#include <QString>
#include <optional>

#include "client/core/address.h"
#include "common/classic/property_words.h"

namespace cardroom::window {

/// What the person started the window for.
struct Launch {
  enum class What : std::uint8_t {
    home,
    playNow,
    host,
    join,  ///< `target`, or the list of tables near if there is none.
    file,  ///< The game of a property file, `file`; leaving it closes the window.
  } what = What::home;
  QString kind;  ///< For playNow and host; empty: the first one.
  std::optional<client::Invitation> target;
  /// A server on this machine to use; 0: the one of this user that runs, or one of our own.
  std::uint16_t serverPort = 0;
  /// A server that we start lives on when the window is closed.
  bool keepServer = false;
  /// To propose as a name; may be empty, or no name at all.
  QString loginName;
  /// Program and version.
  QString software;
  PropertyFileWords file;
};

}  // namespace cardroom::window
