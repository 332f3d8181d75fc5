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
  /// Whether the server is being started, or is being looked for because another program may have restarted it.
  bool starting() const { return starting_; }
  void ready(const OwnServer& server, bool goes_there);
  /// Returns false if a restart has failed, and a server restarted by another program is being looked for instead.
  bool failed(const std::string& why);
  /// Why the last start failed, worded for the person.
  const std::string& why_not() const { return why_not_; }
  /// Called when the connection's status has changed. If the client has lost a server that another program started,
  /// looks for it.
  void look_for_lost();
  /// The outcome of the search for the lost server.
  enum class Found : std::uint8_t {
    nothing_to_do,
    died,        ///< See start_again().
    restarted,   ///< Another program has restarted it: see ready().
    not_started  ///< Neither this program nor another one has restarted it: see why_not().
  };
  Found looked_for(const std::optional<OwnServer>& running);
  /// The server has exited unexpectedly. Returns false if it is not restarted.
  bool start_again();

  /// Whether the server shuts down with the program, unless others are at its table.
  bool ends_with_us() const { return context_.hosting.ours() && !context_.launch.keep_server; }
  /// From now on the server must outlive the program, however the program ends: others are playing there.
  void keep_for_others();
  /// Shuts the server down for everybody.
  void end();
  /// Lets the server shut down as soon as nobody is connected: others may be at another table.
  void let_go();

  /// How guests can reach the person's table.
  Lines invitation() const;

 private:
  Context& context_;
  bool starting_ = false;
  bool again_ = false;  ///< The server has died, and the client is waiting for its restart.
  client::RestartLooks looks_;
  std::string why_not_;
};

}  // namespace cardroom::terminal
