#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/simulation/client_host.h"

namespace cardroom::simulation {

/// The results of one person's requests.
struct Errands {
  std::uint64_t asked = 0;
  std::uint64_t answered = 0;
  std::uint64_t given_up = 0;
  std::uint64_t refused = 0;
  std::uint64_t tables_made = 0;
  std::uint64_t moves_done = 0;
  std::uint64_t fair_deals = 0;  ///< Deals that this person can vouch for.
  std::uint64_t left_out = 0;    ///< Deals without this person's part, although it was offered in time.
  /// The records of games that this person has kept, by table and number.
  std::map<std::pair<std::string, std::uint32_t>, std::string> games{};
  bool forgotten = false;  ///< An answer was lost with a process or session that ended.
};

/// One person with one profile, who arrives, creates or joins tables, makes legal and sometimes illegal moves, dawdles,
/// leaves, loses the network, kills the client, and returns. All choices come from a seed.
class Person {
 public:
  Person(Timeline& timeline, ServerHost& server, std::uint64_t seed, std::uint32_t number);

  /// Arrives after a while, and then acts at random.
  void live();
  /// From now on the person returns if away, stays, plays promptly, and starts no other game.
  void settle();

  const std::string& name() const { return name_; }
  const ClientHost& host() const { return host_; }
  const Errands& errands() const { return errands_; }
  /// Online, with no unanswered request, and with no game in progress at its table.
  bool at_rest() const;
  /// The errors in the output of the client's machine; empty if there are none.
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  void look();  ///< Called repeatedly: looks at the state and acts on it.
  void suffer();
  void start_twin();
  void begin();
  void come_back_after(milliseconds away);
  void heard(const client::Output& output);
  void answered(const client::Answered& answer);
  void table_changed(const client::TableChanged& change);
  void chat_changed(const client::ChatChanged& change);
  void deal_changed();

  void be_at_home();
  void be_at_table(const table::v1::TableUpdate& update);
  bool give_seat(const table::v1::TableUpdate& update);
  bool talk(const table::v1::TableUpdate& update);
  bool rest(const table::v1::TableUpdate& update);
  bool take_back(const table::v1::TableUpdate& update);
  bool play(const table::v1::TableUpdate& update);
  bool pace(const table::v1::TableUpdate& update);
  const GameFacts& any_kind();
  void change_kind(lobby::v1::ChangeSettingsRequest& change);
  bool gather(const table::v1::TableUpdate& update);
  bool rule_the_table(const table::v1::TableUpdate& update);
  void ask(session::v1::ClientMessage message);

  Timeline& timeline_;
  Dice dice_;
  std::string name_;
  bool settled_ = false;
  client::RequestTag last_tag_ = 0;
  std::string kept_;  ///< The table that this person has left but still has a seat at; empty if there is none.
  std::map<client::RequestTag, session::v1::ClientMessage> unanswered_;  ///< Unanswered requests of this process.
  std::optional<lobby::v1::TableList> tables_;
  Timeline::Instant idle_until_{};
  /// The last decision that this person was asked for; a break hides it, but does not withdraw it.
  struct Question {
    std::uint64_t decision = 0;
    table::v1::GameMoves legal_moves;
  };
  std::optional<Question> question_;
  /// The part of the game that the person has seen.
  struct Reading {
    std::string table_id;
    std::uint32_t game = 0;
    std::uint32_t first_event = 0;
    std::vector<std::string> events;  ///< Serialized.
    std::optional<std::uint32_t> seat;
    std::uint32_t taken_back = 0;  ///< How many moves were taken back.
  } reading_;
  std::uint64_t last_line_ = 0;  ///< The last line of this table's chat that the person has seen.
  std::uint64_t said_ = 0;
  Errands errands_;
  std::vector<std::string> complaints_;
  ClientHost host_;
  ClientHost twin_;  ///< Sometimes started with the same profile; the two programs then take the seat from each other.
};

}  // namespace cardroom::simulation
