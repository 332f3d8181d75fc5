#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "common/game/baseline.h"
#include "common/game/bot_type.h"

namespace cardroom::sim {

/// The number of different players that a run can have.
inline constexpr std::size_t kPlayersMax = kBotTypes.size() + kBaselinesMax;

/// Who plays in a seat: a bot, or one of the game's baselines.
class Player {
 public:
  /// Implicit, because a bot is a player.
  constexpr Player(BotType type) : index_{static_cast<std::uint8_t>(type)}, name_{bot_name(type)} {}
  /// `number`: of the baseline in the game's list. `name`: of the baseline; must outlive the player.
  constexpr Player(std::size_t number, std::string_view name)
      : index_{static_cast<std::uint8_t>(kBotTypes.size() + number)}, name_{name} {}

  constexpr std::size_t index() const { return index_; }  ///< Below kPlayersMax; the bots come first.
  constexpr std::string_view name() const { return name_; }
  constexpr bool is_bot() const { return index_ < kBotTypes.size(); }
  /// Precondition: is_bot().
  constexpr BotType bot() const { return static_cast<BotType>(index_); }
  /// The number of the baseline in the game's list. Precondition: !is_bot().
  constexpr std::size_t baseline() const { return index_ - kBotTypes.size(); }

  friend constexpr bool operator==(const Player& a, const Player& b) { return a.index_ == b.index_; }

 private:
  std::uint8_t index_;
  std::string_view name_;
};

}  // namespace cardroom::sim
