#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "client/games/chapter.h"
#include "common/base/expected.h"
#include "common/fair/deal_check.h"
#include "common/game/contract.h"
#include "common/record/record_file.h"

namespace cardroom::client {

/// How long a moment is shown while a replay runs at its usual speed, in milliseconds: as long as the next player
/// thought, so that the game keeps its rhythm, but within these bounds. A move takes about a second to see or to read,
/// and nobody likes to watch somebody else think for longer than the longest time.
inline constexpr RecordMs kMomentMin = 1'000;
inline constexpr RecordMs kMomentMax = 4'000;
/// At least this long after a deal, because all hands are new.
inline constexpr RecordMs kDealMin = 3'000;
/// This long where the table paused, so that people could read what had happened.
inline constexpr RecordMs kPauseTime = 6'000;

/// The replay of a finished game from its record, by the rules of its kind. Each of its moments is described by the
/// updates that a server would send to somebody at the table, except that they ask for no decision and offer no moves.
/// Uses no clock and no files.
class Replay {
 public:
  /// A moment of the game: the cards of a deal have been dealt, or a move has been made.
  struct Moment {
    std::size_t deal = 0;      ///< From 0.
    std::size_t moves = 0;     ///< The number of moves of this deal; 0: the cards have just been dealt.
    RecordMs ms = 0;           ///< Since the beginning of the game.
    std::uint32_t events = 0;  ///< The number of events of the game so far.
    bool pause = false;        ///< The table paused here, so that people could read what had happened.
    bool operator==(const Moment&) const = default;
  };

  /// Consecutive moments of one chapter.
  struct Section {
    std::size_t begin = 0;  ///< The index of its first moment.
    std::size_t end = 0;    ///< The index of the first moment after it.
    Chapter chapter{};
    bool operator==(const Section&) const = default;
  };

  /// A moment that people look for.
  struct Mark {
    std::size_t moment = 0;
    Landmark landmark{};
    bool operator==(const Mark&) const = default;
  };

  /// Whose view is shown: a seat's, as its player saw the table; or, if empty, all hands, as seen from own_seat() or,
  /// if there is none, by a spectator.
  using Eyes = std::optional<Seat>;

  /// Replays the content of a record's file, which is checked first. `own_seat`: the seat of the person who watches,
  /// if it was their game; a seat that the game does not have counts as none.
  static Expected<Replay, RecordFault> open(std::string_view file, std::optional<std::uint32_t> own_seat = {});
  /// Replays a record that has been checked before. A fault if the game cannot be replayed.
  static Expected<Replay, RecordFault> of(ReadRecord record, std::optional<std::uint32_t> own_seat = {});

  const ReadRecord& record() const { return record_; }
  /// The seat of the person who watches; empty: it was not their game.
  std::optional<Seat> own_seat() const { return own_seat_; }

  /// All moments, in order; not empty.
  std::span<const Moment> moments() const { return moments_; }
  /// The move that led to this moment; null for a deal. Precondition for this and the following: `moment` is less than
  /// the number of moments.
  const RecordedMove* move_to(std::size_t moment) const;
  /// What the move that led to this moment cost the player who made it, as far as they could tell. Precondition: a move
  /// led to it.
  std::unique_ptr<Judgement> judge(std::size_t moment) const;
  /// How long this moment is shown while the replay runs at its usual speed. For the last one: kMomentMin.
  RecordMs time_of(std::size_t moment) const;
  /// In order. Each moment is in exactly one of them.
  std::span<const Section> sections() const { return sections_; }
  /// The index of the section that contains the moment.
  std::size_t section_of(std::size_t moment) const;
  std::span<const Mark> marks() const { return marks_; }
  /// The players in the seats at that moment, by seat.
  std::vector<RecordedPlayer> players_at(std::size_t moment) const;

  /// The whole pack of that deal, from 0, in dealing order, and which cards of it these eyes saw.
  std::vector<PackCard> pack_of(std::size_t deal, Eyes eyes) const;

  /// The update that asked for the move that led to this moment, as the server sent it to that player: with a decision,
  /// whose number has no meaning, and the legal moves. Precondition: a move led to it.
  table::v1::TableUpdate asked(std::size_t moment) const;

  /// The updates for a viewer who has seen the previous moment (for moment 0: nothing yet). The last update shows the
  /// moment; if a seat has a new player since the previous one, another update before it says so.
  std::vector<table::v1::TableUpdate> updates(std::size_t moment, Eyes eyes) const;
  /// The updates that bring a viewer who knows nothing of the game to this moment, with all events so far. There are
  /// several if players have changed, so that each event is attributed to the player who had the seat at the time.
  std::vector<table::v1::TableUpdate> arrival(std::size_t moment, Eyes eyes) const;

 private:
  Replay(ReadRecord record, std::optional<std::uint32_t> own_seat);

  /// Replays the game. Returns a fault if that is not possible.
  std::optional<RecordFault> play();
  void note_moment(const Match& match, std::size_t deal, std::size_t moves);
  std::unique_ptr<Match> match_at(std::size_t moment) const;
  /// All events of the game, as the player in that seat or (empty) a spectator may see them.
  const std::vector<table::v1::GameEvent>& events_for(std::optional<Seat> seat) const;
  /// The update that shows the moment, with the events from `first_event` on.
  table::v1::TableUpdate tell(std::size_t moment, Eyes eyes, std::uint32_t first_event) const;
  /// The same, but with the players of the next moment in the seats.
  table::v1::TableUpdate tell_change(std::size_t moment, Eyes eyes) const;

  /// The seat of the player through whose eyes the table is shown; empty: a spectator.
  std::optional<Seat> viewer_seat(Eyes eyes) const { return eyes ? eyes : own_seat_; }

  ReadRecord record_;
  std::optional<Seat> own_seat_;
  std::vector<Moment> moments_;
  std::vector<Section> sections_;
  std::vector<Mark> marks_;
  std::vector<std::unique_ptr<Match>> dealt_;  ///< By deal: the match after it, from which moments are replayed.
  std::vector<std::unique_ptr<Match>> ended_;  ///< By deal: the match at the deal's end, with all of its events.
  /// By the viewer's seat. Filled in when they are first needed.
  mutable std::map<std::optional<Seat>, std::vector<table::v1::GameEvent>> events_;
};

}  // namespace cardroom::client
