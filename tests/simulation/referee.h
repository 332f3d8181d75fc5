#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cardroom/journal/v1/journal.pb.h"
#include "cardroom/session/v1/session.pb.h"
#include "common/protocol/frame_codec.h"
#include "common/protocol/table_delta.h"
#include "common/record/game_record.h"
#include "tests/simulation/server_host.h"
#include "tests/simulation/standstill.h"
#include "tests/simulation/true_game.h"

namespace cardroom::simulation {

/// The time from a person's last sign of life until a bot takes over the seat.
inline constexpr milliseconds kHold{15'000};

/// A tolerance added to every deadline of the server: time for the journal, thinking and stalled connections.
inline constexpr milliseconds kSlack{9'000};

/// More moments than any game has, so that one number can identify both a game and a moment in it.
inline constexpr std::size_t kMomentsMax = 10'000;

/// More than the moves that are taken back in any game.
inline constexpr std::size_t kTakenBackMax = 1'000;

/// What a run has covered, to detect a run that proves nothing.
struct Coverage {
  std::uint64_t games = 0;
  std::map<std::string, std::uint64_t> games_by_kind{};
  std::uint64_t updates = 0;
  std::uint64_t resumes_at_a_table = 0;
  std::uint64_t resumes_with_missed_events = 0;
  std::uint64_t repeated_answers = 0;
  std::uint64_t holds = 0;
  std::uint64_t holds_of_away = 0;  ///< For people who have left but keep the seat.
  std::uint64_t returns_to_a_held_seat = 0;
  std::uint64_t turns_run_out = 0;
  std::uint64_t reveals = 0;
  std::uint64_t parts = 0;             ///< Of seats in deals.
  std::uint64_t deals_of_several = 0;  ///< Deals with more than one part.
  std::uint64_t burned = 0;            ///< Attempts at a deal that were thrown away.
  std::uint64_t fair_deals = 0;        ///< Checked by a client that can vouch for them.
  std::uint64_t left_out = 0;          ///< Parts that came too late for the list, as counted by clients.
  std::uint64_t records = 0;           ///< Of finished games.
  std::uint64_t records_kept = 0;      ///< By clients.
  std::uint64_t records_of_parts = 0;  ///< Those of them that came in several parts.
  std::uint64_t lines_read = 0;
  std::uint64_t lines_caught_up = 0;
  std::uint64_t hints = 0;
  std::uint64_t superseded = 0;
  std::uint64_t pauses = 0;
  std::uint64_t pauses_cut_short = 0;  ///< Ended before their full length.
  std::uint64_t paces = 0;             ///< Set by spectators where only bots play.
  std::uint64_t pauses_read_out = 0;
  std::uint64_t changes_of_kind = 0;
  std::uint64_t changes_with_seats = 0;  ///< Those that also change the number of seats.
  std::uint64_t later_deals = 0;         ///< Deals after the first of a game.
  std::uint64_t watchers_told = 0;
  std::uint64_t breaks_agreed = 0;     ///< Breaks that began because players had agreed.
  std::uint64_t breaks_to_wait = 0;    ///< Breaks that began because a player was missing.
  std::uint64_t breaks_ended = 0;      ///< Breaks that ended because somebody went on, or the missing player returned.
  std::uint64_t breaks_not_taken = 0;  ///< Questions that lapsed.
  std::uint64_t refused_on_break = 0;  ///< Moves refused during a break.
  std::uint64_t seats_to_bots = 0;     ///< Seats given to a bot at once at another player's request.
  std::uint64_t seats_given = 0;       ///< Seats given to somebody else, during a game.
  std::uint64_t chosen_together = 0;   ///< Moves made while another seat was also asked.
  std::uint64_t taken_back_at_once = 0;                           ///< Moves taken back by people alone with bots.
  std::uint64_t taken_back_with_bots = 0;                         ///< Those of them that took bots' answers with them.
  std::uint64_t taken_back_agreed = 0;                            ///< Moves taken back among people.
  std::uint64_t not_taken_back = 0;                               ///< Moves that somebody wanted back in vain.
  std::uint64_t refused_to_take_back = 0;                         ///< Requests when there was nothing to take back.
  std::map<table::v1::Origin, std::uint64_t> events_by_origin{};  ///< Events sent, if their origin is certain.

  Coverage& operator+=(const Coverage& other);
};

/// Compares every message and every record of the server with the expected ones. It knows all cards, because it reads
/// the secrets in the journal and computes the deals independently.
class Referee : public Witness {
 public:
  explicit Referee(const Timeline& timeline) : timeline_{timeline} {}

  const std::vector<std::string>& complaints() const { return complaints_; }
  const Coverage& coverage() const { return coverage_; }
  /// The number of moves in the journal that this client made.
  std::uint64_t moves_of(std::uint32_t client) const;
  std::size_t tables_made_by(std::uint32_t client) const;
  /// The record of a finished game, as the server has kept it; null if there is none.
  const std::string* record_kept(const std::string& table_id, std::uint32_t game) const;

  /// Checks for stuck tables. Must be called repeatedly.
  void look_around();
  /// Says which tables may be the reason why simulated time stands still: those with a break, or a question about one,
  /// whose end is due about now.
  void time_stands_still();

  void opened(server::ConnectionId connection, std::uint32_t client) override;
  void closed(server::ConnectionId connection) override;
  void received(server::Instant now, server::ConnectionId connection, std::string_view bytes) override;
  void sent(server::Instant now, server::ConnectionId connection, std::string_view bytes) override;
  void appended(server::Instant now, const server::AppendRecord& record) override;
  void durable(server::Instant now, const server::AppendRecord& record) override;
  void logged(const server::LogLine& line) override;

 private:
  using RequestKey = std::pair<std::string, std::uint64_t>;  ///< Session and number.

  /// One connection, as its messages describe it.
  struct Wire {
    std::uint32_t client{};
    bool open = true;
    FrameDecoder in{kRequestBytesMax};
    FrameDecoder out{kReplyBytesMax};
    DeltaDecoder deltas{};  ///< Has the same state as the client's decoder.
    std::string session;    ///< SHA-256 of the token; empty before the welcome.
    std::optional<session::v1::Seen> seen;
    bool resumed = false;
    bool updated = false;  ///< An update has been sent.
    std::string table;     ///< The table that the client is at, according to its messages.
    std::uint32_t game = 0;
    std::uint32_t taken_back = 0;  ///< How many moves of the game were taken back, according to the last update.
    std::uint32_t next_event = 0;
    std::optional<std::uint32_t> seat;  ///< According to the last update.
    std::uint64_t version = 0;
    std::set<std::uint64_t> requests;
    std::set<std::uint64_t> answered;
    std::set<std::uint64_t> commitments;     ///< The deals whose commitment was told.
    std::set<std::string> seated;            ///< Names in seats, according to the last update.
    std::optional<std::uint64_t> last_line;  ///< Number of the last chat line sent from `table`, if any.
    Timeline::Instant heard{};
  };

  /// One game at a table, reconstructed from its records. When a move is taken back, another Game begins with the moves
  /// before it; the former one is kept, because views of it may still be on their way.
  struct Game {
    std::string kind;
    std::size_t places = 0;  ///< The number of seats.
    table::v1::GameRules rules{};
    std::unique_ptr<TrueGame> truth;
    std::map<std::size_t, std::uint64_t> deals;  ///< By the moment at which a deal began: its number at the table.
    std::map<std::size_t, std::string> keys{};   ///< Likewise: the key of the deal.
    std::vector<RequestKey> movers{};            ///< By move; a bot has an empty session.
    std::vector<table::v1::GameMove> moves{};    ///< By move; a deal has an empty one.
    /// When each moment began, by the table's clock and by one that never jumps.
    struct Began {
      server::Instant at{};
      Timeline::Instant here{};
    };
    std::vector<Began> moments{};
    /// The possible origins of each moment, as far as known, and the number of events in the game at that time.
    struct Made {
      std::set<table::v1::Origin> by{};  ///< The origin is one of these.
      std::optional<std::uint32_t> mover{};
      std::size_t events_end = 0;
      std::uint64_t record = 0;  ///< The record that has led to it.
      server::Instant at{};      ///< By the table's clock; not changed when moves after it are taken back.
    };
    std::vector<Made> made{};
    std::map<std::string, std::uint32_t> seats{};  ///< By name: the last seat in which viewers saw this player.
    std::set<std::string> gone_on{};               ///< Sessions that have gone on in the pause after the last move.
    std::size_t readers = 0;  ///< How many people must go on to end the pause early, as far as known.

    /// The move that was taken back just before this part of the game; empty if none was.
    struct Back {
      std::size_t to = 0;  ///< The moment before the move.
      std::uint32_t seat = 0;
      Began at{};
    };
    std::optional<Back> back{};
    std::uint32_t times = 0;  ///< How many moves were taken back before this part of the game.
    /// A question that was open before and after the move that was taken back.
    struct Kept {
      std::uint32_t times = 0;  ///< How many moves had been taken back when it was asked.
      Began at{};
    };
    std::map<std::uint32_t, Kept> kept{};  ///< By seat.

    /// The seat's open question, pending since that moment, if it was asked before the last take-back; else null.
    const Kept* older(std::uint32_t seat, std::size_t since) const {
      const auto found = kept.find(seat);
      return back && since <= back->to && found != kept.end() ? &found->second : nullptr;
    }
    /// How many moves had been taken back when the seat was asked.
    std::uint32_t times_when_asked(std::uint32_t seat, std::size_t since) const {
      const Kept* question = older(seat, since);
      return question != nullptr ? question->times : times;
    }
    /// When a seat was asked for its decision; for a seat without one, the last moment.
    const Began& asked(std::uint32_t seat) const {
      const std::size_t since = truth->asked_since(seat, truth->moves()).value_or(truth->moves());
      if (const Kept* question = older(seat, since)) return question->at;
      return back && since <= back->to ? back->at : moments.at(since);
    }
  };
  /// An attempt at a deal, as the journal has it, except for the list of parts, which is what the server told the
  /// clients.
  struct Attempt {
    std::uint32_t number = 0;
    std::string secret;
    server::Instant drawn{};              ///< When the secret was recorded.
    std::uint64_t record = 0;             ///< The last one that is known to have led to this state.
    std::set<std::string> commitments{};  ///< Those that are recorded.
    std::optional<std::map<std::uint8_t, std::string>> list{};  ///< By seat; empty until it is told.
    std::map<std::uint8_t, std::string> parts{};                ///< By seat: those that are open.
    bool dealt = false;
    bool all_open() const { return list && parts.size() == list->size(); }
  };
  /// The number of a game, and how many of its moves were taken back.
  using GameKey = std::pair<std::uint32_t, std::uint32_t>;

  /// Somebody wants a move back.
  struct TakeBackAsked {
    std::uint32_t seat = 0;
    std::size_t to = 0;  ///< The moment before the move.
    server::Instant at{};
    std::uint64_t record = 0;        ///< The last request for it.
    std::set<std::string> agreed{};  ///< Names.
  };

  /// One table, reconstructed from its records and from what viewers see.
  struct TableFacts {
    std::uint64_t sequence = 0;
    std::uint64_t table_time = 0;
    std::string kind;                        ///< Of the next game.
    std::size_t seats = 0;                   ///< Of the next game.
    table::v1::GameRules rules;              ///< Of the next game.
    std::map<std::uint64_t, Attempt> deals;  ///< By deal: the last attempt at it.
    std::map<GameKey, Game> games;
    std::map<std::uint32_t, std::string> records;        ///< By game.
    std::map<std::uint32_t, std::uint64_t> recorded_at;  ///< By game: the record of the input with which it was kept.
    std::optional<TakeBackAsked> take_back;              ///< As far as known, neither granted nor lapsed.
    std::map<std::uint64_t, std::string> faces;          ///< By version: all that is public.
    std::optional<table::v1::TableUpdate> newest;
    server::Instant newest_since{};
    std::uint64_t newest_sequence = 0;  ///< The last record that was durable at `newest_since`.
    std::uint64_t reader_lost = 0;      ///< The last record that may have reduced the number of readers.
    server::Instant durable_time{};     ///< Time of the last durable record, by the table's clock.
    /// By seat and decision: the turn, unique among all games.
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::size_t> decisions;
    std::map<std::uint32_t, std::uint64_t> last_decision;  ///< By seat.
    std::map<std::string, std::uint32_t> turns_missed;     ///< Consecutive missed turns, by name.
    /// By name: the record in which this person left, was removed or changed seats, which `newest` may not show yet.
    std::map<std::string, std::uint64_t> gone;
    std::uint64_t durable_sequence = 0;
    Timeline::Instant stood_still{};               ///< When the table was last seen to stand still.
    std::map<int, Timeline::Instant> asked_since;  ///< By seat: when its present occupant was asked.
    std::map<std::uint64_t, std::string> lines;    ///< Chat lines by number: everything except the author.
    bool stands = false;  ///< Whether a spectator has paused the table, according to the journal.
    Standstill breaks;    ///< Past breaks; each was at least as long as noted here.
    std::optional<server::Instant> break_since;     ///< Set while `newest` shows a break that cannot have ended.
    std::uint64_t break_over = 0;                   ///< The last record that may have ended a break.
    std::optional<Timeline::Instant> break_ends;    ///< When the break or question in `newest` is due to end.
    std::optional<Timeline::Instant> went_on_at;    ///< When the first player went on in the break that `newest` shows.
    std::map<std::uint32_t, server::Instant> lost;  ///< By client: when the table learned that the connection is lost.
    std::map<std::uint32_t, std::uint64_t> given;   ///< By seat: the record in which a player gave it to a bot.
    std::string complained;
  };

  void complain(const std::string& what) {
    if (complaints_.size() < 20) complaints_.push_back(what);
  }
  void expect(bool holds, const std::string& what) {
    if (!holds) complain(what);
  }

  void note_sign_of_life(server::Instant now, Wire& wire);
  void asked(Wire& wire, const session::v1::ClientMessage& message);
  void told(server::Instant now, Wire& wire, const session::v1::ServerMessage& message);
  void told_answer(Wire& wire, const session::v1::ServerMessage& message);
  void told_deal(Wire& wire, const session::v1::ServerMessage& message);
  void told_watchers(const Wire& wire, const table::v1::Watchers& watchers);
  void told_chat(Wire& wire, const table::v1::ChatLines& chat);

  // referee_views.cpp
  void told_update(server::Instant now, Wire& wire, const table::v1::TableUpdate& update);
  void check_face(server::Instant now, TableFacts& table, const table::v1::TableUpdate& update,
                  const std::string& where);
  void check_cards(Wire& wire, TableFacts& table, const table::v1::TableUpdate& update, const std::string& where);
  void check_kind(const TableFacts& table, const table::v1::TableUpdate& update, const std::string& where);
  void check_pause(const TableFacts& table, const table::v1::TableUpdate& update, const std::string& where);
  void check_events(Wire& wire, const Game& game, std::size_t moves, const table::v1::TableUpdate& update,
                    const std::string& where);
  void check_origin(const Game& game, std::size_t index, const table::v1::GameEvent& event, const std::string& where);
  void check_decision(TableFacts& table, const table::v1::TableUpdate& update, const std::string& where);
  void check_return(const Wire& wire, const TableFacts& table, const table::v1::TableUpdate& update,
                    const std::string& where);

  // referee_breaks.cpp
  void check_break(const table::v1::TableUpdate& update, const std::string& where);
  void check_takeovers(const table::v1::TableUpdate& update, const std::string& where);
  void check_break_begins(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after,
                          const std::string& where);
  void note_break(server::Instant now, TableFacts& table);
  void break_may_be_over(TableFacts& table, server::Instant now);
  void went_on(TableFacts& table);
  void check_break_ends(TableFacts& table, milliseconds slack);

  // referee_take_backs.cpp
  void record_of_take_back(TableFacts& table, const journal::v1::Request& request, server::Instant now);
  void take_back_if_bot_shows_it(TableFacts& table, std::uint32_t seat, server::Instant now);
  void take_back_if_view_shows_it(TableFacts& table, const table::v1::TableUpdate& update, server::Instant now);
  void take_back(TableFacts& table, server::Instant now);
  bool everybody_agrees(const TableFacts& table) const;
  void check_take_back(Wire& wire, const TableFacts& table, const Game& game, std::size_t moves,
                       const table::v1::TableUpdate& update, const std::string& where);
  static std::optional<std::size_t> last_move_of_a_person(const Game& game, std::size_t moves);
  static std::string hindrance(const Game& game, std::size_t moves, std::uint32_t seat,
                               const std::set<std::uint32_t>& people);
  static Game part_of(const Game& whole, const TakeBackAsked& asked, const Game::Began& at);
  static GameKey key_of(const TableFacts& table, const table::v1::TableUpdate& update);
  static const Game* game_of(const TableFacts& table, const table::v1::TableUpdate& update);
  /// Different for any two questions.
  static std::size_t turn_of(std::uint32_t game_number, const Game& game, std::uint32_t seat, std::size_t since) {
    return (game_number * kTakenBackMax + game.times_when_asked(seat, since)) * kMomentsMax + since;
  }

  // referee_games.cpp
  void game_is_recorded(TableFacts& table);
  void record_of_game(TableFacts& table, const std::string& table_id, const server::FinishedGame& finished);
  void check_deals(const TableFacts& table, const Game& game, const GameRecord& record, const std::string& where);
  void told_game(const Wire& wire, const table::v1::GameRecord& part);

  // referee_records.cpp
  void record_of_move(TableFacts& table, RequestKey mover, std::uint32_t seat, std::uint64_t decision,
                      const table::v1::GameMove& move, std::set<table::v1::Origin> by, server::Instant now);
  void record_of_request(TableFacts& table, const journal::v1::Request& request, server::Instant now);
  std::set<table::v1::Origin> check_bot_was_due(TableFacts& table, std::uint32_t seat, server::Instant now);
  void check_move_in_pause(const TableFacts& table, const Game& game, server::Instant now);
  void lost_a_reader(TableFacts& table);
  void record_of_secret(TableFacts& table, const std::string& table_id, const journal::v1::EntropyDrawn& drawn,
                        server::Instant now);
  void record_of_part(TableFacts& table, const std::string& table_id, const session::v1::ClientMessage& message,
                      server::Instant now);
  void told_parties(const table::v1::DealParties& parties);
  void told_burned(const table::v1::DealBurned& burned);
  void told_revealed(const Wire& wire, const table::v1::DealRevealed& revealed);
  /// The cards are dealt from the parts of the last attempt.
  void cards_dealt(TableFacts& table, const std::string& table_id, server::Instant now);
  void game_went_on(TableFacts& table, Game& game, RequestKey mover, const table::v1::GameMove& move, Game::Made made,
                    server::Instant now);
  void check_holds(TableFacts& table, const table::v1::TableUpdate& before, const table::v1::TableUpdate& after);
  static milliseconds time_asked(const TableFacts& table, std::uint32_t seat, server::Instant now);
  bool was_silent_since(const TableFacts& table, const std::string& name, server::Instant now) const;
  std::optional<std::uint32_t> seat_of_mover(const TableFacts& table, const std::string& session) const;
  bool somebody_looks_at(const std::string& table) const;
  static bool nobody_is_at(const table::v1::TableUpdate& update);
  /// Whether a pause at this table has no limit; empty if the update does not show it.
  static std::optional<bool> waits_for_one(const table::v1::TableUpdate& update);

  const Timeline& timeline_;
  std::vector<std::string> complaints_;
  Coverage coverage_;
  std::map<server::ConnectionId, Wire> wires_;
  std::map<std::string, TableFacts> tables_;
  std::map<std::string, std::uint32_t> clients_;               ///< By session.
  std::map<std::uint32_t, server::Instant> last_sign_;         ///< The last sign of life, by client.
  std::map<std::uint32_t, server::Instant> long_silence_end_;  ///< End of the last silence long enough for a takeover.
  std::map<std::uint32_t, Timeline::Instant> last_sign_here_;  ///< Like `last_sign_`, by a clock that never jumps.
  std::map<RequestKey, std::string> answers_;
  std::map<RequestKey, session::v1::ClientMessage> requests_;
  std::set<RequestKey> recorded_;
  std::set<RequestKey> durable_;
  std::map<std::string, std::string> sayers_;                          ///< The session that asked to say each text.
  std::map<std::string, std::pair<std::string, std::uint64_t>> said_;  ///< Table and line number, by text.
  std::set<std::string> secrets_;  ///< Tokens in hexadecimal; no log may contain them.
};

}  // namespace cardroom::simulation
