#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/simulation/client_host.h"
#include "tests/simulation/death_watch.h"

namespace cardroom::simulation {

/// Plays promptly at one table, and reconnects whatever happens; sometimes its own process dies too. Choices come from
/// a seed.
class Survivor {
 public:
  Survivor(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number);

  /// Its table: one that it creates, or one that it joins once it has been told the id.
  void make(session::v1::ClientMessage create) { first_request_ = std::move(create); }
  void join(const std::string& table_id);
  void live();
  /// From now on its process stays alive, and it starts no other game.
  void settle();

  /// Null until it is at a table.
  const table::v1::TableUpdate* table() const;
  bool at_rest() const;  ///< Online, at the table, with no game in progress.
  std::uint64_t moves_done() const { return moves_done_; }
  /// Whether an answer may have been lost with its process.
  bool forgot() const { return forgot_; }
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  void look();
  void suffer();
  std::optional<session::v1::ClientMessage> next_request();
  bool wants_break(const table::v1::TableUpdate& update, session::v1::ClientMessage& message);
  void heard(const client::Output& output);
  void answered(const client::Answered& answer);
  void table_changed(const client::TableChanged& change);
  void complain(const std::string& what) { complaints_.push_back(what); }

  Timeline& timeline_;
  Dice dice_;
  std::optional<session::v1::ClientMessage> first_request_;
  bool settled_ = false;
  bool seated_ = false;  ///< Has been shown a seat.
  client::RequestTag tag_ = 0;
  std::map<client::RequestTag, session::v1::ClientMessage> unanswered_;  ///< Unanswered requests of this process.
  std::map<std::uint64_t, int> done_;                                    ///< Moves done, by decision.
  std::uint64_t moves_done_ = 0;
  std::uint64_t version_ = 0;
  std::uint32_t game_ = 0;
  std::vector<std::string> events_;  ///< Of `game_`, as seen from `first_event_` on.
  std::uint32_t first_event_ = 0;
  bool forgot_ = false;
  std::vector<std::string> complaints_;
  ClientHost host_;
};

/// An evening at some tables of one kind, determined by one seed, on a server that dies at random: at any moment,
/// between the outputs of a step, before and after a record reaches the disk, and while it starts. After a few minutes
/// the server stays alive; then every game must end.
class MortalServer {
 public:
  MortalServer(std::uint64_t seed, std::string kind, Planted planted = Planted::nothing);
  void run();

  /// All violations; empty if there are none.
  std::vector<std::string> complaints() const;
  const DeathCoverage& coverage() const { return watch_.coverage(); }
  /// The contents of the disk at the end, as frames.
  std::string journal() const;

 private:
  void spend();
  void open_tables(std::uint64_t seed);
  void change_the_weather();
  void keep_looking();
  void die();
  void start_again();
  void agree();

  Timeline timeline_;
  Dice dice_;
  std::string kind_;
  DeathWatch watch_;
  ServerHost server_;
  std::vector<std::vector<std::unique_ptr<Survivor>>> tables_;  ///< The first survivor of each table creates it.
  bool settled_ = false;
  std::vector<std::string> complaints_;
};

}  // namespace cardroom::simulation
