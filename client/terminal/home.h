#pragma once

#include <vector>

#include "client/core/kept_tables.h"
#include "client/terminal/context.h"
#include "client/terminal/servers_near.h"

namespace cardroom::terminal {

/// The place of a person who is not at a server: listens for nearby servers, and lists them.
class Home {
 public:
  /// `context` must outlive this object.
  explicit Home(Context& context) : context_{context} {}

  /// Takes the person home. The first time, shows everything that can be typed.
  void enter();
  /// The person is at a server now.
  void leave();
  void show();

  /// `starting`: our own server is being started, and may be among the servers on this machine.
  void servers_changed(const LanChanged& heard, bool starting);
  /// The server with that number, as shown; null if there is none.
  const client::LanServer* server(std::size_t number) const { return near_.at(number); }
  /// The tables where a seat waits, as last listed: their numbers do not change while the person reads.
  const std::vector<client::WaitingTable>& waiting() const { return waiting_; }
  /// Removes the table of that seat from the list, and shows the others.
  void drop(const client::KeptSeat& seat);

 private:
  /// Updates `waiting_`, and returns it as lines.
  Lines list_waiting();
  /// `waiting_` as lines.
  Lines waiting_lines() const;

  Context& context_;
  ServersNear near_;
  std::vector<client::WaitingTable> waiting_;
  bool here_ = false;
  bool shown_ = false;
};

}  // namespace cardroom::terminal
