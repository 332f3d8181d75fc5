#pragma once

#include "client/terminal/context.h"

namespace cardroom::terminal {

/// The person's own server: finds or starts it, connects to it, keeps it running for others and shuts it down.
class ServerKeeper {
 public:
  /// `context` must outlive this object.
  explicit ServerKeeper(Context& context) : context_{context} {}

  /// Goes to the server, starting one if none is running.
  void use();
  /// Whether StartServer has not been answered yet.
  bool starting() const { return starting_; }
  void ready(const OwnServer& server, bool goes_there);
  void failed() { starting_ = again_ = false; }
  /// The server has exited unexpectedly. Returns false if it is not restarted.
  bool start_again();

  /// Whether the server shuts down with the program, unless others are at its table.
  bool ends_with_us() const { return context_.hosting.ours() && !context_.launch.keep_server; }
  /// From now on the server must outlive the program, however the program ends: others are playing there.
  void keep_for_others();
  void end();

  /// How guests can reach the person's table.
  Lines invitation() const;

 private:
  Context& context_;
  bool starting_ = false;
  bool again_ = false;  ///< The server has died, and the client is waiting for its restart.
};

}  // namespace cardroom::terminal
