#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "common/base/expected.h"
#include "common/game/contract.h"
#include "server/table/chat.h"
#include "server/table/dealing.h"
#include "server/table/origins.h"
#include "server/table/pace.h"
#include "server/table/removed.h"
#include "server/table/roster.h"
#include "server/table/table_io.h"
#include "server/table/table_view.h"

namespace cardroom::server {

/// One table, without sockets, threads or clocks: inputs and the table's time go in, outputs come out. Two cores that
/// are fed the same inputs at the same times give the same outputs, so a table is had again from its records.
///
/// Throws InvariantBroken where we broke a promise of our own; the table cannot be used any more then, except for
/// viewers().
class TableCore {
 public:
  TableCore(const TableId& id, MakeMatch make_match);

  /// Talk (not is_recorded) never changes anything.
  struct Step {
    std::vector<TableOutput> outputs;  ///< To be performed in this order, once the input is durable.
    bool changed =
        false;  ///< The table is another one now: the input belongs into its record. Refusals change nothing.
  };

  /// Adds to an input what its record must say and only this table knows: who a watcher is.
  void complete(TableInput& input) const;

  /// Precondition: `now` never goes back; the first input is Created; complete() has seen the input.
  Step step(Instant now, const TableInput& input);
  /// The same for an input from this table's records. Watchers leave none, so whoever came as one in an earlier record
  /// may long have left: nobody is known as a watcher.
  Step step_again(Instant then, const TableInput& recorded);

  /// The table as it is, for everybody who is connected: no step of the table.
  std::vector<TableOutput> show_again();

  /// When TimerFired is due; empty: not before something else happens.
  std::optional<Instant> wake_at() const;

  /// Of all that decides how the table goes on.
  std::uint64_t digest() const;

  lobby::v1::TableSummary listing() const;
  const Settings& settings() const { return settings_; }
  const Roster& roster() const { return *roster_; }
  std::vector<SessionId> viewers() const;    ///< Everybody who is at this table, connected or not.
  bool has(const SessionId& session) const;  ///< As a person or a watcher.
  bool ended() const { return ended_; }

 private:
  /// One asking of one seat.
  struct Asking {
    std::uint64_t decision = 0;  ///< Counts the askings of this seat, for ever: a decision is never used twice.
    bool asked = false;
    wire::Origin by = wire::ORIGIN_PERSON;  ///< Who is to answer.
    Pace::Time answers_at{};                ///< When a bot's pace is over.
    std::optional<Instant> turn_ends;  ///< By the limit. Stays while somebody else answers: one turn has one limit.
    Instant turn_time{};               ///< From its beginning to `turn_ends`.

    bool of_bot() const { return by != wire::ORIGIN_PERSON; }
    /// When the person who is asked has no time left.
    std::optional<Instant> deadline() const { return asked && !of_bot() ? turn_ends : std::nullopt; }
  };

  // table_core.cpp: the step, and what it shows.
  void on(const Created& created);
  void on(const Request& request);
  void settle();
  void show();
  void show_table();
  void show_watchers();
  void shown();
  PublicTable public_table() const;
  ViewerPart part_of(Person& person);
  ViewerPart part_of_watcher(Reading& reading);
  void show_chat(const SessionId& viewer, Reading& reading, bool said_before);
  void add_game(Viewer viewer, Reading& reading, ViewerPart& part);
  void close(lobby::v1::LeftReason reason);
  void public_step() { public_step_ = true; }
  void listing_changed() { public_step_ = listing_changed_ = true; }
  bool between_games() const { return phase_ == wire::PHASE_GATHERING; }

  // table_requests.cpp: what sessions ask for.
  Refused apply(const SessionId& session, const Join& join);
  Refused apply(const SessionId& session, const Leave&);
  Refused apply(const SessionId& session, const TakeSeat& take);
  Refused apply(const SessionId& session, const SetSeat& set);
  Refused apply(const SessionId& session, const ChangeSettings& change);
  Refused apply(const SessionId& session, const FillWithBots& fill);
  Refused apply(const SessionId& session, const RemovePlayer& remove);
  Refused apply(const SessionId& session, const ListRemoved&);
  Refused apply(const SessionId& session, const LetBack& let);
  Refused apply(const SessionId& session, const MakeMove& move);
  Refused apply(const SessionId& session, const GoOn&);
  Refused apply(const SessionId& session, const AskAgain&);
  Refused apply(const SessionId& session, const TakeMySeat&);
  Refused apply(const SessionId& session, const SetPace& wanted);
  Refused apply(const SessionId& session, const Say& say);
  Refused apply(const SessionId& session, const GetHint& wanted);
  void give_hint(const Request& request, std::uint64_t decision);
  Refused answerable(const SessionId& session, std::uint64_t decision) const;
  Refused watch(const SessionId& session, const Join& join);
  void turn_away(const Watcher& watcher);
  Expected<Seat, RequestRefusal> seat_for(const std::optional<Seat>& wanted) const;
  Refused owner_between_games(const SessionId& session) const;
  Refused open(const SessionId& session, bool is_private);
  void take_away(Person& person);

  // table_play.cpp: the game in progress.
  void on(const EntropyDrawn& entropy);
  void on(const BotMoved& moved);
  bool ready_to_begin() const;
  void begin_game();
  void begin_deal();
  void advance();
  void go_on();
  void ask_whoever_is_to_act();
  void ask(Seat seat);
  Verdict move(Seat seat, const wire::GameMove& move, wire::Origin by);
  /// For an ordinary decision, as things stand; empty: as long as one likes.
  std::optional<std::chrono::milliseconds> turn_limit() const;
  void end_deal();
  void end_game();

  // table_pace.cpp: how fast bots play among themselves.
  bool bots_only() const { return roster_->people().empty(); }
  void play_at(bool paused, std::uint32_t percent);
  void one_step();
  std::optional<Instant> pause_ends() const;

  // table_people.cpp: who is lost, back, held, and what time brings.
  void on(const ConnectionLost& lost);
  void on(const ConnectionBack& back);
  void on(const TimerFired&);
  void hold(Person& person);
  void give_back(Person& person);
  void turn_is_over(Seat seat);
  bool somebody_reads() const;
  void end_pause_if_all_have_gone_on();
  void pass_on_ownership();

  TableId id_;
  MakeMatch make_match_;

  // What decides how the table goes on: all of it is in the digest.
  Settings settings_;
  std::array<std::byte, 32> bots_key_{};
  std::chrono::milliseconds script_pace_{};
  bool seats_fixed_ = false;
  std::optional<bool> animate_;
  std::unique_ptr<Roster> roster_;
  RemovedPeople removed_;
  wire::Phase phase_ = wire::PHASE_UNSPECIFIED;
  bool ended_ = false;
  std::uint64_t version_ = 0;
  std::uint32_t game_number_ = 0;
  std::unique_ptr<Match> match_;  ///< The game in progress or the one just ended; none once the kind is another one.
  std::array<Asking, kSeatsMax> askings_{};
  Origins origins_;
  Dealing dealing_;
  Pace pace_;
  std::optional<Pace::Time> pause_until_;
  std::optional<Instant> without_people_since_;

  Chat chat_;

  // Of the step under way.
  Instant now_{};
  std::vector<TableOutput> outputs_;
  std::vector<TableOutput> after_view_;
  std::vector<SessionId> newcomers_;  ///< To be shown the table though it may not have changed.
  bool public_step_ = false;
  bool listing_changed_ = false;
  bool watchers_changed_ = false;
  bool game_ended_ = false;
  bool wanted_by_watcher_ = false;  ///< A game without people in the seats.
  std::uint64_t last_digest_ = 0;
};

}  // namespace cardroom::server
