#include <string>
#include <string_view>
#include <utility>

#include "common/classic/classic_players.h"
#include "common/games/lucky_thirteen/classic/lucky_thirteen_classic.h"

namespace cardroom::lucky_thirteen {
namespace {

Complaint read_own_player(Settings& settings, std::size_t seat, std::string_view value) {
  return read_player(settings, seat, value,
                     settings.is_auto ? "" : "no person can sit here; name a bot, or let the scripts be played");
}

/// Reads cards with a fixed initial position; each may occur at most once in the file.
Complaint read_named_cards(Settings& settings, std::vector<Card>& cards, std::size_t most, std::string_view value) {
  for (const std::string_view element : list_elements(value)) {
    const auto card = parse_classic_card(element);
    if (!card) return "no card: " + one_line(element);
    if (settings.named.contains(*card)) return classic_card_text(*card) + " is dealt already";
    if (cards.size() == most) return "more than " + std::to_string(most) + " cards";
    settings.named.insert(*card);
    cards.push_back(*card);
  }
  return std::nullopt;
}

std::optional<ScriptedTurn> parse_turn(std::string_view token) {
  const auto dash = token.find('-');
  const auto drawn = parse_classic_card(token.substr(0, dash));
  if (!drawn) return std::nullopt;
  if (dash == std::string_view::npos) return ScriptedTurn{*drawn, std::nullopt};
  const auto discarded = parse_classic_card(token.substr(dash + 1));
  if (!discarded) return std::nullopt;
  return ScriptedTurn{*drawn, discarded};
}

Complaint read_script(std::vector<ScriptedTurn>& script, std::string_view value) {
  for (const std::string_view token : list_elements(value)) {
    const auto turn = parse_turn(token);
    if (!turn) return "no turn of a script, such as 3C-2C or 3C: " + one_line(token);
    if (script.size() == kRounds) return "more than " + std::to_string(kRounds) + " turns";
    script.push_back(*turn);
  }
  return std::nullopt;
}

std::vector<PropertyKey<Settings>> make_keys() {
  std::vector<PropertyKey<Settings>> keys{{"isAuto", "false", into(&Settings::is_auto, truth_value)}};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back(
        {.name = player_key(seat),
         .usual = seat == 0 ? "human" : "random",
         .read = [=](Settings& settings, std::string_view value) { return read_own_player(settings, seat, value); },
         .unnamed = seat_without_key(seat)});
  }
  keys.push_back({"shared.initialcards", "", [](Settings& settings, std::string_view value) {
                    return read_named_cards(settings, settings.public_cards, kPublicCards, value);
                  }});
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back({player_key(seat, ".initialcards"), "", [=](Settings& settings, std::string_view value) {
                      return read_named_cards(settings, settings.private_cards[seat], kPrivateCards, value);
                    }});
  }
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    keys.push_back({player_key(seat, ".cardsPlayed"), "", [=](Settings& settings, std::string_view value) {
                      return read_script(settings.scripts[seat], value);
                    }});
  }
  keys.push_back({"seed", "30008", into(&Settings::seed, whole_number)});
  keys.push_back({"thinkingTime", "200", into(&Settings::thinking_time_ms, milliseconds)});
  keys.push_back({"delayTime", "50", into(&Settings::delay_time_ms, milliseconds)});
  return keys;
}

}  // namespace

const std::vector<PropertyKey<Settings>>& Classic::keys() {
  static const std::vector<PropertyKey<Settings>> keys = make_keys();
  return keys;
}

}  // namespace cardroom::lucky_thirteen
