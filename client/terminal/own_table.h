#pragma once

#include <optional>
#include <string>

#include "client/core/address.h"
#include "client/terminal/way.h"

namespace cardroom::terminal {

/// The way to a table on a server of its own, which ends when the person leaves the table. There is at most one.
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
  /// Whether the person has left that table, whose server then ends. Afterwards, or when asked again: false.
  bool take_left();

 private:
  Context& context_;
  Way& way_;
  std::optional<client::Address> server_;  ///< Once it is listening.
  bool wanted_ = false;
  bool arrived_ = false;
};

}  // namespace cardroom::terminal
