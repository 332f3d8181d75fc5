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

/// A finished game that is shown again from its record: it is played once more by the rules of its kind, and each of
/// its moments is told with the updates that a server would send to somebody at the table. Nothing is to be answered,
/// so they offer no moves. No clock, no files.
class Replay {
 public:
  /// A moment of the game: the cards of a deal have been dealt, or a move has been made.
  struct Moment {
    std::size_t deal = 0;      ///< From 0.
    std::size_t moves = 0;     ///< The number of moves of this deal; 0: the cards have just been dealt.
    RecordMs ms = 0;           ///< Since the beginning of the game.
    std::uint32_t events = 0;  ///< The number of events of the game so far.
    bool operator==(const Moment&) const = default;
  };

  /// A row of moments in one chapter.
  struct Section {
    std::size_t begin = 0;  ///< The index of its first moment.
    std::size_t end = 0;    ///< That of the first one after it.
    Chapter chapter{};
    bool operator==(const Section&) const = default;
  };

  /// A moment that people look for.
  struct Mark {
    std::size_t moment = 0;
    Landmark landmark{};
    bool operator==(const Mark&) const = default;
  };

  /// Whose table it is: that of a seat, as its player saw it, or that of a spectator who sees all hands.
  using Eyes = std::optional<Seat>;

  /// From the content of a record's file, which is checked.
  static Expected<Replay, RecordFault> open(std::string_view file);
  /// From a record that has been checked before. Refused if the game cannot be played.
  static Expected<Replay, RecordFault> of(ReadRecord record);

  const ReadRecord& record() const { return record_; }

  /// All moments, in order; not empty.
  std::span<const Moment> moments() const { return moments_; }
  /// The move that led to this moment; null for a deal. Precondition for this and the following: `moment` is less than
  /// the number of moments.
  const RecordedMove* move_to(std::size_t moment) const;
  /// They cover all moments, in order.
  std::span<const Section> sections() const { return sections_; }
  /// The index of the section that the moment is in.
  std::size_t section_of(std::size_t moment) const;
  std::span<const Mark> marks() const { return marks_; }
  /// Who had the seats when the moment came, by seat.
  std::vector<RecordedPlayer> players_at(std::size_t moment) const;

  /// The whole pack of that deal, from 0, in dealing order, and which cards of it these eyes saw.
  std::vector<PackCard> pack_of(std::size_t deal, Eyes eyes) const;

  /// What somebody is told who follows the game and has last been told of the moment before; with the moment 0, of none
  /// at all: one update, and before it another one if a seat has got another player since. The last one shows the
  /// moment.
  std::vector<table::v1::TableUpdate> updates(std::size_t moment, Eyes eyes) const;
  /// What leads somebody to this moment who knows nothing of the game, with all of its events so far. If players have
  /// changed, these are several updates, so that each event is that of the player who had the seat then.
  std::vector<table::v1::TableUpdate> arrival(std::size_t moment, Eyes eyes) const;

 private:
  explicit Replay(ReadRecord record);

  /// Plays the game. A fault if that is not possible.
  std::optional<RecordFault> play();
  void note_moment(const Match& match, std::size_t deal, std::size_t moves);
  std::unique_ptr<Match> match_at(std::size_t moment) const;
  /// All events of the game, as these eyes may see them.
  const std::vector<table::v1::GameEvent>& events_for(Eyes eyes) const;
  /// Tells of the moment, with the events from this one on.
  table::v1::TableUpdate tell(std::size_t moment, Eyes eyes, std::uint32_t first_event) const;
  /// The same, when the seats have got the players of the next moment already.
  table::v1::TableUpdate tell_change(std::size_t moment, Eyes eyes) const;

  ReadRecord record_;
  std::vector<Moment> moments_;
  std::vector<Section> sections_;
  std::vector<Mark> marks_;
  std::vector<std::unique_ptr<Match>> dealt_;  ///< By deal: the match after it, from which each moment is reached soon.
  std::vector<std::unique_ptr<Match>> ended_;  ///< By deal: the match at its end, which has all of its events.
  mutable std::map<Eyes, std::vector<table::v1::GameEvent>> events_;  ///< Once they were asked for.
};

}  // namespace cardroom::client
