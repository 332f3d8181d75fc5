#include "common/classic/classic_players.h"

#include <algorithm>

#include "common/game/bot_type.h"

namespace cardroom {

std::string player_key(std::size_t seat, std::string_view rest) {
  return "players." + std::to_string(seat) + std::string{rest};
}

std::string seat_without_key(std::size_t seat) {
  return "seat " + std::to_string(seat) + ", for which nobody is named";
}

Complaint read_player(ClassicSettings& settings, std::size_t seat, std::string_view value,
                      std::string_view without_people) {
  settings.players.resize(std::max(settings.players.size(), seat + 1));
  settings.players[seat] = bot_type(value);
  if (settings.players[seat]) return std::nullopt;
  if (value != "human") return "unknown player type; expected human, " + std::string{kExpectedBotTypes};
  if (settings.humans == Humans::absent && !without_people.empty()) return std::string{without_people};
  return std::nullopt;
}

}  // namespace cardroom
