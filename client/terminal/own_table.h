#pragma once

#include <optional>
#include <string>

#include "client/core/address.h"
#include "client/terminal/way.h"

namespace cardroom::terminal {

/// The way to a table on a server of its own; that server ends when the person leaves the table. At most one exists.
class OwnTable {
 public:
  /// Both must outlive this object.
  OwnTable(Context& context, Way& way) : context_{context}, way_{way} {}

  /// Starts the server.
  void begin(OwnTableWords words);
  /// The server is listening: goes there, unless the person has gone elsewhere meanwhile.
  void ready(const OwnServer& server);
  /// The person no longer wants to go there.
  void forget() { wanted_ = false; }
  /// Called when the table has changed.
  void follow();
  /// Whether the person is at that table.
  bool here() const { return arrived_; }
  /// Returns true, once, if the person has left that table; its server is then shut down.
  bool take_left();

 private:
  Context& context_;
  Way& way_;
  std::optional<client::Address> server_;  ///< Once it is listening.
  bool wanted_ = false;
  bool arrived_ = false;
};

}  // namespace cardroom::terminal
