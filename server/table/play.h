#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "common/game/contract.h"
#include "server/table/chronicle.h"
#include "server/table/course.h"
#include "server/table/dealing.h"
#include "server/table/decisions.h"
#include "server/table/evening.h"
#include "server/table/last_move.h"
#include "server/table/origins.h"
#include "server/table/recorded_members.h"

namespace cardroom::server {

/// The game at a table, from the first deal to the winners: its match, its deals, its pauses.
class Play {
 public:
  Play(const TableId& id, const MakeMatch& make_match, const Settings& settings, Seating& seating, Decisions& decisions,
       Evening& evening, TableStep& step);

  /// To be called before the first game.
  void set_up() { phase_ = wire::PHASE_GATHERING; }

  wire::Phase phase() const { return phase_; }
  bool between_games() const { return phase_ == wire::PHASE_GATHERING; }
  std::uint32_t game_number() const { return game_number_; }
  const Match* match() const { return match_.get(); }  ///< Null before the first game of this kind.
  const Origins& origins() const { return origins_; }
  const Dealing& dealing() const { return dealing_; }
  const Course& course() const { return course_; }
  LastMove& last_move() { return last_move_; }
  const LastMove& last_move() const { return last_move_; }
  /// Empty outside a pause, while all clocks are stopped, and while the pause waits for the only person at the table.
  std::optional<Instant> pause_ends() const;

  /// Whether all seats are filled and all players have asked for a game.
  bool ready_to_begin() const;
  void begin_game();
  /// Discards the last game: called between games when the kind or the seats change, because its view no longer fits
  /// the table.
  void drop_match() {
    match_.reset();
    last_move_ = {};
    course_.begin();
  }

  /// Refused unless this person is asked for this decision.
  Refused answerable(const Person* person, std::uint64_t decision) const;
  Refused move(Person& person, std::uint64_t decision, const wire::GameMove& move);
  void bot_moved(const BotMoved& moved);
  void secret_drawn(const EntropyDrawn& drawn);
  /// A seat commits to its part in the deal, or opens it.
  void commit_part(const SessionId& session, const DealId& deal, const Digest& commitment);
  void open_part(const SessionId& session, const DealId& deal, const DealSecret& entropy);
  /// Notes for the game's record who plays now.
  void note_players() { chronicle_.note_players(step_.now, seating_.roster()); }
  /// Goes on with the deal if nobody's part is awaited any more.
  void settle_deal();
  /// Handles whatever is due: the end of a turn, a secret that has not arrived, the end of a pause.
  void time_passed();
  /// When time_passed() is due next.
  std::optional<Instant> wake_at() const;

  /// Ends the pause.
  void go_on();
  /// Ends the pause if every person has finished reading.
  void end_pause_if_read();
  /// Does at once what would happen next as time passes: ends the pause, or makes a bot move. Does nothing during a
  /// deal.
  void step_once();

  /// Takes the last move back if all have agreed: the game goes on from before it.
  void settle_last_move();

  /// Whether at most one person can see this table, so that this person may open the hands: it is private, or its
  /// seats are fixed.
  bool for_one_person() const;
  /// Closes the hands, for good, if the table is no longer for one person.
  void settle_course();
  /// Opens or closes the hands. When they are closed, the game goes on from its newest moment. Precondition, if they
  /// are to be opened: for_one_person().
  void open_hands(bool open);
  /// Steps one move back, or forward again. Refused unless there is such a move and the hands are open.
  Refused step(bool forth);
  /// Whether the table shows an earlier moment. Nothing happens automatically then.
  bool stepped_back() const { return !course_.newest(); }
  /// Whether that moment is one at which the game paused, and the person is still reading. Nobody is asked then.
  bool pauses_stepped_back() const;
  /// At an earlier moment: ends its pause if the person may then move; otherwise steps one move forward.
  Refused go_on_stepped_back();

  /// After a replay, repeats the requests that were not answered.
  void ask_again();

  /// A bot takes over the person's seat.
  void take_over(Person& person);
  /// The bot hands the seat back.
  void hand_back(Person& person);
  /// The seat now has a different player: if a decision is pending, asks for it again.
  void player_changed(Seat seat);

  CARDROOM_RECORDED(Play, (make_match, settings, seating, decisions, evening, step), phase, game_number, match, origins,
                    dealing, chronicle, taking_part, pause_until, pauses, last_move, course)

 private:
  void begin_deal();
  void draw_secret();
  /// Whether the client of a connected seat may still commit to its part.
  bool awaits_part() const;
  void deal_cards();
  /// How long the table now pauses so that people can read what has happened; 0: not at all.
  std::chrono::milliseconds pause() const;
  /// Whether a pause has no limit, because the only connected person is still reading and keeps nobody else waiting.
  bool waits_for_one() const;
  void advance();
  /// The game goes on from the moment that the table shows.
  void go_on_from_here();
  void show_moment();
  /// At an earlier moment: the person may move from here, but need not.
  void ask_people_alone();
  void end_game();
  Verdict apply(Seat seat, const wire::GameMove& move, wire::Origin by);
  void turn_is_over(Seat seat);

  const MakeMatch& make_match_;
  const Settings& settings_;
  Seating& seating_;
  Decisions& decisions_;
  Evening& evening_;
  TableStep& step_;

  wire::Phase phase_ = wire::PHASE_UNSPECIFIED;
  std::uint32_t game_number_ = 0;
  std::unique_ptr<Match> match_;  ///< The game in progress, or the one that has just ended.
  Origins origins_;
  Dealing dealing_;
  Chronicle chronicle_;
  std::vector<SessionId> taking_part_;  ///< The people whose clients take part in the deal that is being made.
  std::optional<Pace::Time> pause_until_;
  std::uint32_t pauses_ = 0;  ///< The edition of the pauses in this deal (kPauses).
  LastMove last_move_;
  Course course_;  ///< Empty unless the table is for one person.
};

}  // namespace cardroom::server
