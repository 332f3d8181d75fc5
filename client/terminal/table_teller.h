#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "client/core/client_core.h"
#include "client/core/missing_player.h"
#include "client/core/muted.h"
#include "client/core/presence_news.h"
#include "client/terminal/game_text.h"
#include "client/terminal/move_entry.h"

namespace cardroom::terminal {

/// Reports what happens at a ClientCore's table, line by line. Remembers what it has reported, so that only news is
/// reported.
class TableTeller {
 public:
  /// `core` and `entry` must outlive this object.
  TableTeller(const client::ClientCore& core, const MoveEntry& entry, const Style& style)
      : core_{core}, entry_{entry}, style_{style} {}

  /// Whether a table has been reported and not forgotten since.
  bool at_table() const { return told_.update.has_value(); }
  void forget() {
    told_ = {};
    missing_ = {};
    presence_ = {};
    muted_.clear();
    counting_.reset();
  }

  // Precondition of all functions below: the person is at a table.

  /// The table as the person finds it on arrival. `lesson`: it is that of a guided first game, where nobody expects a
  /// fair deal.
  Lines arrive(bool lesson = false);
  /// A later change; `reconnected`: after an outage.
  Lines change(const client::TableChanged& change, bool reconnected);
  /// News about the turn, a pause, the bots' pace, or a game that does not start.
  Lines turn(client::Instant now);
  /// When turn() must be called even if nothing has changed; empty if it need not be.
  std::optional<client::Instant> due() const;
  /// Whether the hands of a game have been counted and its result is still to be reported.
  bool result_waits() const { return counting_.has_value(); }
  /// That result; empty if there is none.
  Lines result();
  /// Reports the turn again next time.
  void repeat_turn() { told_.decision.reset(); }
  /// `meanwhile`: after an outage, when earlier lines are news, too.
  Lines chat(const client::ChatChanged& change, bool meanwhile) const;
  Lines watchers();
  /// Mutes or unmutes the person with this name. With an empty name, mute() lists the people who are muted.
  Lines mute(const std::string& typed);
  Lines unmute(const std::string& typed);

  /// The current table, whether it is news or not.
  Lines table(client::Instant now) const;
  Lines log() const;
  /// What a person must be told about the deal without having asked. May also be called on the way to a table.
  Lines deal_news();
  /// What was last completed in the game; empty if nothing was.
  Lines last() const;

 private:
  const table::v1::TableUpdate& update() const { return core_.table()->update; }
  void tell_events(const client::TableChanged& change, bool were_away, Lines& lines);
  /// Who has won and why, and what everybody has won so far.
  Lines result_of(const Cast& players) const;
  /// Tells once how the result will follow the counted hands; when it is time, returns the result.
  Lines counting(client::Instant now);
  /// The person's cards; empty if there are none to show.
  std::string hand() const;
  std::string pause(client::Instant now);
  std::string pace();
  /// News about a break, and about a player whose connection is lost.
  Lines breaks(client::Instant now);
  /// News about a move that is taken back, or that somebody asks to take back.
  Lines take_backs();
  /// News about hands that are open now, or about a step through the game.
  Lines open_hands();
  /// News about muted people who have another name now.
  Lines follow_muted();
  /// Empty unless the person is to be asked about a missing player.
  std::string missing() const;

  const client::ClientCore& core_;
  const MoveEntry& entry_;
  const Style& style_;
  client::MissingPlayer missing_;
  client::PresenceNews presence_;
  client::Muted muted_;
  /// The result of a game whose hands have been counted.
  struct Counting {
    Lines result;
    std::optional<std::chrono::seconds> held_for;  ///< How long it is held back; empty: until the person goes on.
    bool told = false;                             ///< The person has been told how the result will follow.
    std::optional<client::Instant> until{};        ///< Once told: when the result follows.
  };
  std::optional<Counting> counting_;
  /// What was reported last.
  struct Told {
    std::optional<table::v1::TableUpdate> update{};
    std::vector<std::string> watchers{};
    bool knows_watchers = false;
    std::string gathering{};
    std::optional<std::uint64_t> decision{};
    bool pause = false;
    std::string pace{};
    std::string break_words{};
    bool on_a_break = false;
    std::string take_back_words{};
    table::v1::TakenBack taken_back{};
    bool hands_open = false;
    Lines deal_news{};
    std::string moment{};
    std::string missing{};
  } told_;
};

}  // namespace cardroom::terminal
