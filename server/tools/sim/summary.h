#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "common/game/contract.h"
#include "server/tools/sim/player.h"

namespace cardroom::sim {

/// Integer sums, so that the order in which games are added does not matter.
class Tally {
 public:
  void add(std::int64_t sample) {
    ++count_;
    sum_ += sample;
    sum_of_squares_ += static_cast<std::uint64_t>(sample * sample);
  }
  void add(const Tally& other);

  /// The mean of the samples, divided by `unit`. Precondition: there are samples.
  double mean(double unit) const;
  /// Half the width of the 95 % confidence interval around the mean; empty for a single sample.
  std::optional<double> half_interval(double unit) const;

 private:
  std::uint64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::uint64_t sum_of_squares_ = 0;
};

/// Results for a seat or a bot type.
struct Record {
  Tally points;  ///< One sample per game or, with --duplicate, per group of games.
  Tally wins;
};

/// The results of a run. However a run is split into parts, merging their results gives the results of the whole run.
class Statistics {
 public:
  /// `players`: by seat in the first game; with `duplicate` they move on by one seat in each further game of a group.
  Statistics(std::vector<Player> players, bool duplicate);

  /// Who plays in a seat, in the game with this number in its group (0 without --duplicate).
  Player player_at(Seat seat, std::size_t rotation) const {
    return players_[(seat.index + rotation) % players_.size()];
  }
  std::size_t games_in_group() const { return duplicate_ ? players_.size() : 1; }

  /// Precondition: the games of a group are added consecutively, rotation 0 first.
  void add(const Scores& scores, SeatSet winners, std::size_t rotation, std::uint64_t moves);
  void add(const Statistics& other);

  std::uint64_t games() const { return games_; }
  std::uint64_t moves() const { return moves_; }

  struct Row {
    std::string seat;  ///< Empty: all seats of this type.
    std::string type;  ///< Empty: the types took turns in this seat.
    double points;     ///< Per game.
    std::optional<double> points_half;
    double wins;  ///< A fraction, 0 to 1.
    std::optional<double> wins_half;
  };
  /// The seats come first, then the types in their standard order.
  std::vector<Row> rows() const;

 private:
  void end_group();
  /// The share of this kind of player in the group just played, in twelfths: all of them if it has more points per seat
  /// than any other. Kinds that tie share.
  std::int64_t share_of_group(std::size_t kind) const;

  std::vector<Player> players_;
  bool duplicate_;
  // By Player::index(), which is called the kind of a player here.
  std::array<std::size_t, kPlayersMax> seats_of_{};
  std::array<std::string_view, kPlayersMax> names_{};
  std::uint64_t games_ = 0;
  std::uint64_t moves_ = 0;
  std::array<Record, kSeatsMax> by_seat_{};
  std::array<Record, kPlayersMax> by_kind_{};
  std::array<std::int64_t, kPlayersMax> group_points_{};  ///< The points in the group being added.
  std::array<std::int64_t, kPlayersMax> group_wins_{};
};

/// Further facts about a run, for the summary.
struct RunFacts {
  std::string_view game;
  std::uint64_t first{};
  std::uint64_t seed{};
  bool duplicate = false;
  double seconds{};
};

/// A table for people, or one JSON object; ends with a newline.
std::string summary_text(const Statistics& statistics, const RunFacts& facts);
std::string summary_json(const Statistics& statistics, const RunFacts& facts);

}  // namespace cardroom::sim
