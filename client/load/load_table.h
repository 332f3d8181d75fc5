#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "client/load/player.h"
#include "client/load/tally.h"
#include "common/cards/bot_dice.h"
#include "common/game/facts.h"

namespace cardroom::load {

/// What is played at one table, and how.
struct TablePlan {
  std::string name;
  const GameFacts* game = nullptr;
  std::size_t people = 0;
  std::size_t bots = 0;
  double rate = 1;  ///< Moves per second, including those of bots.
  std::uint64_t seed = 0;
  std::string password{};
  bool may_rest = false;  ///< The server puts the table away while nobody is there; its clients resume it.
  Way way{};
};

/// The state shared by all tables of a run. Only the run changes it.
struct Course {
  bool plays = true;              ///< False: nobody makes a move.
  bool server_runs = true;        ///< As far as the run knows; if true, a lost connection counts as a disconnect.
  std::optional<Time> back_from;  ///< When the server's current process was started; empty for the first one.
};

/// One table of the run: its clients, which play random legal moves at its pace, and what is measured and checked
/// there. The first client creates the table, and another table if that one is lost. All on the io_context's thread.
class LoadTable : private PlayerEvents {
 public:
  /// All arguments but `plan` must outlive this object.
  LoadTable(boost::asio::io_context& io, client::TlsClient& tls, TablePlan plan, const Course& course, Tally& tally);
  LoadTable(const LoadTable&) = delete;
  LoadTable& operator=(const LoadTable&) = delete;

  /// Connects the next client; to be called `people` times.
  void start_next();

  std::ptrdiff_t online() const;
  /// Whether all clients are at the table and a game has begun.
  bool plays() const;
  bool agree() const;
  /// The table's id, 16 bytes; empty while the table does not exist.
  const std::string& id() const { return id_; }
  const TablePlan& plan() const { return plan_; }

  void plays_from(Time now);
  void look(Time now);
  /// Excludes the moves now in progress from the measurement.
  void forget_moves() { watch_.drop_all(); }
  /// Measures how long each client now at the table takes to reconnect.
  void expect_back();
  std::size_t away() const { return away_.size(); }
  /// Cancels the planned moves of all clients.
  void quiet();
  void conclude() { referee_->conclude(); }

  /// A random guest leaves for good and is replaced, or loses its connection. Does nothing if there is no guest.
  void churn();
  void chat();
  /// All clients lose the network for this time. Does nothing unless all are there.
  void rest(std::chrono::milliseconds time);
  /// Ends the rest, if it has not ended yet.
  void wake();

 private:
  void connecting(Player& player) override;
  void welcomed(Player& player, bool resumed) override;
  void first_view(Player& player, const table::v1::TableUpdate& update) override;
  void changed(Player& player, const client::TableChanged& change) override;
  void left(Player& player) override;
  void asked(Player& player, const session::v1::ClientMessage& request) override;
  void answered(Player& player, const session::v1::ClientMessage& request,
                const session::v1::ServerMessage* answer) override;
  void disconnected(Player& player, const std::string& why) override;

  void add_player();
  /// Makes the player join the table or, if there is none and the player is the host, create it.
  void seek(Player& player);
  void lost_seat(Player& player, const char* how);
  void lost_table();
  void sought(Player& player, const session::v1::ServerMessage* answer);
  void moved(Player& player, const session::v1::ServerMessage* answer);
  void has_left(Player& player);
  /// Makes a move, or takes the next action between moves.
  void act(Player& player);
  void ask_for_move(Player& player);
  /// Calls `then` after a short time, if the player still exists.
  void later(Player& player, std::function<void(Player&)> then);

  boost::asio::io_context& io_;
  client::TlsClient& tls_;
  TablePlan plan_;
  const Course& course_;
  Tally& tally_;
  BotDice dice_;
  std::vector<std::unique_ptr<Player>> players_;  ///< The first one is the host, who never leaves.
  std::size_t numbered_ = 0;                      ///< The number of clients so far.
  std::string id_;
  std::set<ClientId> here_;     ///< Clients at the table, as far as the server has said.
  std::set<ClientId> seeking_;  ///< Clients that have asked to create or join the table.
  std::set<ClientId> away_;     ///< Clients that have not yet reconnected after a restart.
  MoveWatch watch_;
  std::unique_ptr<Referee> referee_;
  Time last_move_{};
  boost::asio::steady_timer wakes_;
  bool at_rest_ = false;                                  ///< Its clients have no network.
  std::shared_ptr<int> alive_ = std::make_shared<int>();  ///< Queued handlers check it.
};

}  // namespace cardroom::load
