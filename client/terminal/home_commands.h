#pragma once

#include <optional>
#include <span>
#include <string>

#include "client/terminal/host_plan.h"
#include "client/terminal/way.h"

namespace cardroom::terminal {

/// The person's commands at home and at a server's list of tables. A line is given as a whole and as its words, the
/// first in lower case.
class HomeCommands {
 public:
  /// Everything passed in must outlive this object.
  HomeCommands(Context& context, ServerKeeper& server, Home& home, Way& way)
      : context_{context}, server_{server}, home_{home}, way_{way} {}

  void typed_at_home(std::span<const std::string> words, const std::string& line);
  void typed_at_list(std::span<const std::string> words, const std::string& line);

  /// Creates a table with bots; of the first kind if no game is given.
  void play_now(const MeantGame& meant);
  /// Creates a table for others; asks the person for a game if none is given.
  void host(const MeantGame& game);

 private:
  void look(const client::Invitation& where) { way_.go(where, client::visit::Look{context_.launch.watch}); }
  /// Calls `then` with the game that was typed, or tells the person that there is no such game.
  void with_game(const std::string& typed, void (HomeCommands::*then)(const MeantGame&));
  void rename(const std::string& name);
  void ask_host();
  /// Returns to a seat that waits, given its number in the list; without a number, to the first.
  void go_on(const std::string& typed);
  /// Gives up a seat that waits, given its number in the list, if the person agrees.
  void forget(const std::string& typed);
  void forget(const client::KeptSeat& seat);
  void make_table(const lobby::v1::CreateTableRequest& request);

  Context& context_;
  ServerKeeper& server_;
  Home& home_;
  Way& way_;
  std::optional<HostPlan> plan_;
};

}  // namespace cardroom::terminal
