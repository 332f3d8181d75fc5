#pragma once

#include "client/terminal/context.h"

namespace cardroom::terminal {

/// The person's own server: finds or starts it, connects to it, keeps it for others and ends it.
class ServerKeeper {
 public:
  /// `context` must outlive this object.
  explicit ServerKeeper(Context& context) : context_{context} {}

  /// Goes to the server, and starts one if none is running.
  void use();
  /// Whether the answer to StartServer is still to come.
  bool starting() const { return starting_; }
  void ready(const OwnServer& server, bool goes_there);
  void failed() { starting_ = again_ = false; }
  /// The server has ended without being told to. Returns false if it is not restarted.
  bool start_again();

  /// Whether the server ends with the program, unless others are at its table.
  bool ends_with_us() const { return context_.hosting.ours() && !context_.launch.keep_server; }
  /// From now on the server must outlive the program, however the program ends: others play there.
  void keep_for_others();
  void end();

  /// How guests can reach the person's table.
  Lines invitation() const;

 private:
  Context& context_;
  bool starting_ = false;
  bool again_ = false;  ///< It has died, and the client waits for its restart.
};

}  // namespace cardroom::terminal
