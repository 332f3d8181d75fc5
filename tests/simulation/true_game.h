#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::simulation {

/// One game of Lucky Thirteen seen from above, made from its pack and the discards with nothing of ours: what every
/// viewer should be shown is written down here a second time.
class TrueGame {
 public:
  explicit TrueGame(std::vector<std::uint8_t> pack) : pack_{std::move(pack)} {}

  std::size_t discards() const { return discards_.size(); }
  bool over() const { return discards_.size() == kTurns; }
  std::uint8_t seat_to_act() const { return static_cast<std::uint8_t>(discards_.size() % 4); }

  /// False: the seat that is asked does not hold this card, or the game is over.
  bool discard(std::uint8_t card);

  /// Every card that a viewer may know after so many discards; without a seat a watcher.
  std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t discards) const;

  /// What the viewer should be shown after so many discards; the results at the end are left out.
  games::lucky_thirteen::v1::View view(std::optional<std::uint32_t> seat, std::size_t discards) const;
  std::vector<games::lucky_thirteen::v1::Event> events(std::optional<std::uint32_t> seat, std::size_t discards) const;

 private:
  static constexpr std::size_t kTurns = 16;

  std::vector<std::uint8_t> hand(std::uint32_t seat, std::size_t discards) const;

  std::vector<std::uint8_t> pack_;
  std::vector<std::uint8_t> discards_;
};

/// The cards 0..51 that a message names, in whatever field and however deep.
std::vector<std::uint8_t> cards_in(const google::protobuf::Message& message);

}  // namespace cardroom::simulation
