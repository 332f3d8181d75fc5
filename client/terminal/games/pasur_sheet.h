#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "client/terminal/game_text.h"

/// The scores of Pasur, in words and as a sheet at the end of each round.
namespace cardroom::terminal {

/// What one seat has, as the newest event says.
struct PasurScore {
  int total = 0;
  std::uint32_t surs = 0;
  bool operator==(const PasurScore&) const = default;
};
using PasurScores = std::vector<PasurScore>;  ///< By seat.

/// "You 12, Kari 9 with 1 sur"
std::string scores_of_all(std::span<const PasurScore> scores, const Cast& cast);

/// Counts what everybody picks up, round by round.
class PasurSheet {
 public:
  explicit PasurSheet(std::size_t seats) : seats_{seats} {}

  void begin_round(std::uint32_t number);
  /// Seats and cards that cannot be are left out.
  void take(std::uint32_t seat, const google::protobuf::RepeatedField<int>& cards);
  void take(std::uint32_t seat, cards::v1::Card card);
  void score(PasurScores scores) { scores_ = std::move(scores); }
  const PasurScores& scores() const { return scores_; }

  /// The round is over: what everybody has in it, and how the totals came about. Totals of rounds that nobody told us
  /// of are left out.
  void end_round(const Cast& cast, const Style& style, Lines& lines);

 private:
  struct Taken {
    int clubs = 0;
    int ten_diamonds = 0;
    int two_clubs = 0;
    int aces = 0;
    int jacks = 0;
  };
  struct Round {
    std::uint32_t number = 0;
    std::vector<int> totals;
  };

  std::optional<int> points_of(std::size_t seat) const;

  std::size_t seats_;
  std::uint32_t round_ = 0;
  std::vector<Taken> taken_;
  PasurScores scores_;
  std::vector<Round> over_;
};

}  // namespace cardroom::terminal
