#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "tests/simulation/client_host.h"
#include "tests/support/dice.h"
#include "tests/window/scenes/shown_scene.h"

namespace cardroom::testing {

/// The real window without a display, backed by the real state machines of a client and a server, in simulated time.
/// Requests from the pages go to the server, and its answers are shown as they would be over a network.
class SimulatedWindow {
 public:
  /// Shows Home. The person is not at a table.
  SimulatedWindow(std::uint64_t seed, const Look& look);

  /// Opens another table and leaves the previous one. `set_up`: the host chooses the seats first.
  void make(lobby::v1::CreateTableRequest table, bool set_up);
  void ask(session::v1::ClientMessage message);
  /// Leaves the table, if there is one, and returns to Home.
  void leave();

  /// Another person joins the table to watch or to play, says something, and leaves; ignored if there is no table.
  void guest_comes(bool watch);
  void guest_says(const std::string& text);
  void guest_leaves();

  /// The server exits without a goodbye. `own`: this window started it, and notices at once.
  void lose_server(bool own);
  /// A new server starts, without any earlier state.
  void start_server();

  /// Makes a move or another request that is possible at the table now.
  void make_a_move(Dice& dice);

  /// Lets this time pass for everything: animations and layouts, server and client.
  void pass(std::chrono::milliseconds time);
  /// Lays out and draws the window now.
  void draw();
  /// Performs pending deletions (QObject::deleteLater). An event loop may perform them before or after it lays out the
  /// window again.
  void clear_away();

  /// Offscreen::complaints() without the harmless ones.
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
  ShownScene m_scene;                                     ///< It sends requests until it is destroyed.
  std::optional<lobby::v1::CreateTableRequest> m_wanted;  ///< To be sent once a server is running.
  bool m_setUp = false;
  bool m_atTable = false;
  bool m_leaving = false;  ///< The server has not answered yet, so its updates of the table are out of date.
};

}  // namespace cardroom::testing
