#include <string>
#include <string_view>
#include <utility>

#include "common/classic/classic_players.h"
#include "common/game/bot_type.h"
#include "common/games/pasur/classic/pasur_classic.h"

namespace cardroom::pasur {
namespace {

constexpr std::string_view kUsualPlayer = "pasur.RandomPlayer";

/// Parses a class name of the original program, or a player type. No value: unknown; an empty inner value: a person.
std::optional<std::optional<BotType>> parse_player(std::string_view value) {
  if (value == "pasur.HumanPlayer" || value == "human") return std::optional<BotType>{};
  if (value == kUsualPlayer) return BotType::random;
  if (value == "pasur.SmartPlayer") return BotType::clever;
  const auto type = bot_type(value);
  if (!type) return std::nullopt;
  return type;
}

/// Sets the player of a seat, if the file names one.
Complaint read_player(Settings& settings, std::size_t seat, std::string_view value) {
  if (value.empty()) return std::nullopt;
  if (!parse_player(value)) {
    return "unknown player type; expected human, random, basic, clever, expert or a name of the original program";
  }
  settings.player_names.resize(kSeatsMax);
  settings.player_names[seat] = value;
  return std::nullopt;
}

/// Reads the second key of a seat, after which everything about the seat is known.
Complaint read_seat(Settings& settings, std::size_t seat, std::string_view value) {
  settings.player_names.resize(kSeatsMax);
  std::string& name = settings.player_names[seat];
  if (!value.empty() && !name.empty()) return "Player" + std::to_string(seat) + " names who sits here already";
  if (Complaint complaint = read_player(settings, seat, value)) return complaint;
  if (name.empty() && seat < Game::kFacts.seats_min) name = kUsualPlayer;
  if (!name.empty()) {
    if (settings.players.size() < seat) {
      return player_key(seat) + " has a player, and there is nobody in seat " + std::to_string(seat - 1);
    }
    settings.players.push_back(*parse_player(name));
    if (!settings.players.back() && settings.humans == Humans::absent) return "no person can sit here; name a bot";
  }
  if (seat + 1 == kSeatsMax) settings.player_names.resize(settings.players.size());
  return std::nullopt;
}

std::vector<PropertyKey<Settings>> make_keys() {
  std::vector<PropertyKey<Settings>> keys{{"Seed", "30006", into(&Settings::seed, whole_number)},
                                          {"Animate", "false", into(&Settings::animate, truth_value)}};
  for (std::size_t seat = 0; seat < kSeatsMax; ++seat) {
    keys.push_back({"Player" + std::to_string(seat), "",
                    [=](Settings& settings, std::string_view value) { return read_player(settings, seat, value); }});
  }
  for (std::size_t seat = 0; seat < kSeatsMax; ++seat) {
    keys.push_back(
        {.name = player_key(seat),
         .usual = "",
         .read = [=](Settings& settings, std::string_view value) { return read_seat(settings, seat, value); },
         .alias = "Player" + std::to_string(seat)});
  }
  return keys;
}

}  // namespace

const std::vector<PropertyKey<Settings>>& Classic::keys() {
  static const std::vector<PropertyKey<Settings>> keys = make_keys();
  return keys;
}

}  // namespace cardroom::pasur
