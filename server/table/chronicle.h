#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/table/v1/table.pb.h"
#include "common/game/contract.h"
#include "common/record/game_record.h"
#include "server/ids.h"
#include "server/table/dealing.h"
#include "server/table/recorded_members.h"
#include "server/table/roster.h"
#include "server/table/settings.h"

namespace cardroom::server {

/// What the record of a game needs beyond its deals (Dealing): when it began, who played, and when and by whom each
/// move was made.
class Chronicle {
 public:
  /// The first secret of a game has been drawn.
  void begin(Instant now, WallTime at);
  /// Whether a game has begun and is not over.
  bool goes_on() const { return goes_on_; }
  /// The cards of the next deal have been dealt, after these attempts were thrown away.
  void dealt(Instant now, const Roster& roster, const std::vector<wire::DealBurned>& burned);
  void moved(Instant now, wire::Origin by);
  /// Moves were taken back, and the deal now has this many.
  void taken_back(std::size_t moves);
  /// Notes each seat that has a different player than before.
  void note_players(Instant now, const Roster& roster);
  /// The game is over, or will have no record because the person has made another move at an earlier moment.
  void end() { goes_on_ = false; }

  /// The record of the game that has just ended; it lacks the names of the program and the server, and its end time.
  /// Empty if an earlier version of the server began the game, or the person made another move at an earlier moment.
  std::optional<GameRecord> record(const TableId& id, const Settings& settings, const Dealing& dealing) const;

  CARDROOM_RECORDED(Chronicle, (), goes_on, at, began, seats, players, deals)

 private:
  struct Player {
    std::string name;  ///< Empty: a bot.
    std::optional<BotType> bot{};
    bool operator==(const Player&) const = default;

    CARDROOM_RECORDED(Player, (), name, bot)
  };
  struct Move {
    Instant at{};
    std::uint8_t by = wire::ORIGIN_UNSPECIFIED;

    CARDROOM_RECORDED(Move, (), at, by)
  };
  struct Change {
    std::uint32_t moves = 0;
    Instant at{};
    Seat seat{};
    Player player;

    CARDROOM_RECORDED(Change, (), moves, at, seat, player)
  };
  struct OfDeal {
    Instant at{};
    std::vector<wire::DealBurned> burned{};
    std::vector<Move> moves{};
    std::vector<Change> changes{};

    CARDROOM_RECORDED(OfDeal, (), at, burned, moves, changes)
  };

  static Player player_of(const Roster& roster, Seat seat);

  bool goes_on_ = false;
  WallTime at_{};
  Instant began_{};
  std::vector<Player> seats_;    ///< By seat, when the first deal was dealt.
  std::vector<Player> players_;  ///< By seat, now.
  std::vector<OfDeal> deals_;
};

}  // namespace cardroom::server
