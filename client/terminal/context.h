#pragma once

#include <optional>
#include <string>

#include "client/core/client_core.h"
#include "client/core/visit.h"
#include "client/local/hosting.h"
#include "client/terminal/dialog.h"
#include "client/terminal/reminders.h"
#include "client/terminal/terminal_io.h"

namespace cardroom::terminal {

/// The purpose of a request, used to route its answer.
enum class Tag : client::RequestTag {
  machine,
  visit,  ///< The first of the visit's tags.
  move = visit + client::Visit::kTags,
  change,
  hint,
  let_back,
  export_log
};

/// The state shared by the parts of the terminal's state machine. They read the ClientCore, and change it only through
/// Tell.
struct Context {
  const client::ClientCore& core;  ///< Outlives this object.
  const Launch launch;
  const Style style;

  Dialog dialog{};
  Reminders reminders{};
  client::Visit visit{core, client::ServerPage::shown, static_cast<client::RequestTag>(Tag::visit)};
  client::Hosting hosting{core};
  std::string name{};         ///< The person's name, as last sent to the ClientCore.
  bool wants_guests = false;  ///< The person has planned a table for others.
  bool learning = false;      ///< The table is, or will be, that of a guided first game.
  Instant now{};              ///< The time of the current step.
  bool finished = false;

  /// Whether the program runs only for the table of a property file, and quits when that table is gone.
  bool for_one_table() const { return launch.kind == Launch::Kind::private_table; }

  void rename(const std::string& to) {
    name = to;
    tell(client::Rename{to});
  }

  void print(std::string_view line) { dialog.print(line); }
  void print(const Lines& lines) { dialog.print(lines); }
  void warn(std::string_view line) { print(warning(line, style)); }

  void tell(client::Input input) { dialog.put(Tell{std::move(input)}); }

  void ask_server(Tag tag, session::v1::ClientMessage message) {
    if (!visit.online()) print("There is no connection at the moment. That will be sent when it is back.");
    tell(client::Ask{static_cast<client::RequestTag>(tag), std::move(message)});
  }

  /// Quits the program with this exit status. Later inputs are ignored.
  void finish(int status) {
    if (hosting.kept() && hosting.server()->pid != 0)
      print("Your server goes on without you. To end it, type in a shell: kill " +
            std::to_string(hosting.server()->pid));
    dialog.end();
    tell(client::Stop{});
    dialog.put(Quit{status});
    finished = true;
  }
};

}  // namespace cardroom::terminal
