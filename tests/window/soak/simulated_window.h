#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "tests/simulation/client_host.h"
#include "tests/support/dice.h"
#include "tests/window/scenes/shown_scene.h"

namespace cardroom::testing {

/// The real window without a display, and the real machines of a client and a server behind it, in simulated time. What
/// the pages ask goes to the server, and what comes of it is shown as it is over a network.
class SimulatedWindow {
 public:
  /// Shows Home. Nobody is at a table.
  SimulatedWindow(std::uint64_t seed, const Look& look);

  /// Another table; the one before is left. `set_up`: its host chooses the seats first.
  void make(lobby::v1::CreateTableRequest table, bool set_up);
  void ask(session::v1::ClientMessage message);
  /// Leaves the table, if there is one, for Home.
  void leave();

  /// Somebody else comes to the table, to look on or to play, and says something; ignored without one.
  void guest_comes(bool watch);
  void guest_says(const std::string& text);
  void guest_leaves();

  /// The server ends without a word. `own`: it was started by this window, which is told so at once.
  void lose_server(bool own);
  /// It runs again, with nothing of before.
  void start_server();

  /// Does something that can be done at the table now.
  void make_a_move(Dice& dice);

  /// Lets this time pass for everything: animations and layouts, server and client.
  void pass(std::chrono::milliseconds time);
  /// Lays the window out and draws it now.
  void draw();
  /// Deletes the objects that wait for it (QObject::deleteLater). An event loop may delete them before it lays the
  /// window out again, or afterwards.
  void clear_away();

  /// As Offscreen::complaints(), but for what means nothing.
  static QStringList complaints();

  bool at_table() const { return m_atTable; }
  /// Precondition: at a table.
  const table::v1::TableUpdate& update() const { return m_client.core().table()->update; }

  ShownScene& scene() { return m_scene; }
  window::Application& application() { return m_scene.application(); }
  simulation::ServerHost& server() { return m_server; }
  simulation::ClientHost& client() { return m_client; }
  Timeline& timeline() { return m_timeline; }

 private:
  void hear(const client::Output& output);
  void welcomed(const client::Welcomed& welcomed);
  void statusChanged();
  void tableChanged(const client::TableChanged& change);
  void tableGone();
  void createWanted();
  void tell_guest(session::v1::ClientMessage message);

  Dice m_dice;
  Timeline m_timeline;
  simulation::Witness m_witness;
  simulation::ServerHost m_server;
  simulation::ClientHost m_client;
  simulation::ClientHost m_guest;
  ShownScene m_scene;                                     ///< Asks until it has gone.
  std::optional<lobby::v1::CreateTableRequest> m_wanted;  ///< Once a server is there.
  bool m_setUp = false;
  bool m_atTable = false;
  bool m_leaving = false;  ///< The server has not answered yet: what it says of the table until then is of before.
};

}  // namespace cardroom::testing
