#pragma once

#include <optional>

#include "client/core/outage.h"
#include "client/terminal/context.h"
#include "client/terminal/home.h"
#include "client/terminal/move_entry.h"
#include "client/terminal/server_keeper.h"
#include "client/terminal/table_teller.h"

namespace cardroom::terminal {

/// Takes the person to a server and a table, and home again: asks the visit's questions, and reports the state of the
/// connection.
class Way {
 public:
  /// Everything passed in must outlive this object.
  Way(Context& context, ServerKeeper& server, Home& home, TableTeller& teller, MoveEntry& entry)
      : context_{context}, server_{server}, home_{home}, teller_{teller}, entry_{entry} {}

  /// Goes to a server with that aim or, if the invitation names a table, joins (or watches) that table instead.
  void go(const client::Invitation& where, client::visit::Aim aim);
  /// Passes an input to the visit, and performs its outputs.
  void step(client::visit::Input input);
  void show_tables() const;
  /// Leaves the server, when the person is not at a table.
  void go_home();
  /// Leaves the table for home, and gives up the seat.
  void leave();
  /// Leaves the table for home, and keeps the seat. Precondition: there is a table.
  void leave_for_tonight();
  /// Leaves the table, keeping the seat, and quits the program, at once if the server cannot be told.
  void quit();
  /// The time at which the program quits even without the server's answer; empty: it is not waiting for one.
  const std::optional<Instant>& leaving_until() const { return leaving_until_; }

  void welcomed(const client::Welcomed& notice);
  void status_changed();
  void key_changed(const client::KeyChanged& notice);
  void table_changed(const client::TableChanged& change);
  void table_left(const client::TableLeft& left);
  void chat_changed(const client::ChatChanged& change);
  /// Reports whose turn it is, if that is news.
  void tell_turn();

 private:
  void perform(const client::visit::Output& output);
  void ask_to_join(const client::visit::Question& question);
  void failed(const client::visit::Failed& failure);
  void went_offline();
  void forget_table();
  /// Ends the stay at a table, with these words for the person. Returns false if the program quits or the connection is
  /// already lost.
  bool stays_after_table(std::string_view words);

  Context& context_;
  ServerKeeper& server_;
  Home& home_;
  TableTeller& teller_;
  MoveEntry& entry_;
  std::optional<client::Outage::Cause> outage_told_;  ///< During an outage: the most certain cause known so far.
  std::optional<Instant> leaving_until_;
  bool quit_after_leaving_ = false;
};

}  // namespace cardroom::terminal
