#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/client_core.h"
#include "client/core/visit_io.h"

/// The way to a table and away from it: look, create, join, watch, resume, give up, leave. A client only words the
/// questions and failures and decides which server to use. No text, no clock, no network.
namespace cardroom::client {

/// How long a client waits for the server to confirm that it has left.
inline constexpr std::chrono::milliseconds kLeavingMax{2'000};

/// The client's table; null if there is none. After Stop or a final goodbye, the table can still be read in ClientCore,
/// but the client is no longer there.
inline const Table* table_here(const ClientCore& core) {
  return core.status().kind == Status::Kind::offline ? nullptr : core.table();
}

/// Whether the client has a page for the tables of one server and stays on it.
enum class ServerPage : std::uint8_t {
  /// The client returns to Home when an aim fails. It finds out whether a full table may be watched before asking the
  /// person, and a table that the person chose takes precedence over a seat waiting at another one.
  none,
  /// The client shows a list whenever one arrives. It offers to watch a full table at once, and a seat waiting at the
  /// server takes precedence over any aim except a new table and giving up a seat.
  shown,
  /// Like `shown`, but a table that the person chose takes precedence over a seat waiting at another one, because a
  /// link led the person here. As with `none`, the client finds out whether a full table may be watched before asking
  /// the person.
  linked,
};

/// The state machine. It reads ClientCore, and changes it only through Ask. Outputs must be performed in order. One
/// thread at a time.
class Visit {
 public:
  /// The number of tags that its requests use, from `first_tag` on.
  static constexpr RequestTag kTags = 6;

  /// `core` must outlive this object.
  Visit(const ClientCore& core, ServerPage page, RequestTag first_tag)
      : core_{core}, page_{page}, first_tag_{first_tag} {}

  std::vector<visit::Output> step(visit::Input input);

  const Table* table() const { return table_here(core_); }
  bool online() const { return core_.status().kind == Status::Kind::online; }
  /// Whether the client is at a server or on the way to one, but not at a table yet.
  bool on_the_way() const { return core_.status().kind != Status::Kind::offline && table() == nullptr; }
  /// Whether leaving would give up a seat in a game in progress, and the server can be told.
  bool leaving_matters() const;
  /// Whether the viewer has a seat, or is promised one.
  bool seated() const;
  /// Whether the seat can be kept instead (visit::StepAway), to continue on another day.
  bool may_step_away() const;
  /// What to tell the server when the program ends; never gives up a seat. Empty if the server cannot be told, or need
  /// not be: without kept tables, it treats the end like a lost connection.
  std::optional<visit::Input> farewell() const;
  /// Whether we are leaving, and the server has not yet confirmed it.
  bool leaving() const { return leaving_; }

  template <class What>
  bool aims_to() const {
    return std::holds_alternative<What>(aim_);
  }
  const visit::Aim& aim() const { return aim_; }
  bool has_aim() const { return !aims_to<std::monostate>(); }
  /// The tables of the current server, as last listed.
  const lobby::v1::TableList& tables() const { return tables_; }

 private:
  enum class Request : std::uint8_t { list, more_of_list, create, join, leave, step_away };

  void welcomed(const Welcomed& notice);
  void answered(const Answered& notice);
  void given_up(const GivenUp& notice);
  void table_changed(const TableChanged& notice);
  void table_left(const TableLeft& notice);
  /// `seat_at` is the table where the server keeps a seat for us; empty if there is none.
  void pursue(const std::string& seat_at);
  void seat_waits(const std::string& seat_at);
  void ask_for_list(const std::string& after = {});
  void listed(bool first_page, const lobby::v1::TableList& page);
  void offer_to_watch();
  void create(const visit::Create& wish);
  void join(visit::Join table);
  void ask_to_join(const std::string& password);
  void join_refused(const session::v1::Refused& refused);
  void leave();
  /// Leaves the table where we are, or where the server keeps a seat for us, without giving up the seat.
  void step_away();
  void forget();
  void ask(Request what, session::v1::ClientMessage message);

  const ClientCore& core_;
  ServerPage page_;
  RequestTag first_tag_;
  visit::Aim aim_;
  visit::Join join_;                ///< The last table that was requested.
  bool resuming_ = false;           ///< A seat of ours is waiting there.
  bool password_sent_ = false;      ///< The request to join the table contained a password.
  bool finding_out_watch_ = false;  ///< The list was requested to find out whether `join_` may be watched.
  bool leaving_ = false;
  bool leave_lost_ = false;  ///< The server forgot us before it answered.
  bool arrived_ = false;
  lobby::v1::TableList tables_;
  std::vector<visit::Output> out_;  ///< Of the step in progress.
};

/// What becomes of a game in progress if the viewer gives up the seat.
enum class GivingUp : std::uint8_t {
  bot_plays_on,      ///< Others are here, and play on with a bot.
  others_may_go_on,  ///< The other people who have a seat are away.
  game_ends,         ///< Nobody else has a seat.
};
GivingUp giving_up(const table::v1::TableUpdate& update);

/// Connected people other than the viewer who have a seat now or will have one from the next game on.
int others_present(const table::v1::TableUpdate& update);

}  // namespace cardroom::client
