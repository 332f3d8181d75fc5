#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "common/cards/card.h"
#include "common/game/played_game.h"

/// What the records of all games have in common.
namespace cardroom::record_text {

/// Preserves the order in which members were added.
using Json = nlohmann::ordered_json;

/// ["QS","TH"], from a CardSet or a list of cards.
inline Json json_list(const auto& cards) {
  Json list = Json::array();
  for (const Card card : cards)
    list.push_back(card_text(card));
  return list;
}

/// The lines of a transcript: calls tell(event, add) with every event of the game as seen by a viewer who sees
/// everything; add(json) adds a line.
template <class Game>
std::vector<TranscriptLine> transcript_lines(const PlayedGame<Game>& game, auto&& tell) {
  std::vector<TranscriptLine> lines;
  for (std::size_t number = 0; number < game.events.size(); ++number) {
    const auto add = [&](const Json& json) { lines.push_back({number, json.dump()}); };
    std::visit([&](const auto& event) { tell(event, add); }, game.events[number].whole);
  }
  return lines;
}

/// The card, or the list of cards, that a member of a line holds. Empty for anything else.
inline std::optional<Card> card_in(const Json& json) {
  const auto* const text = json.get_ptr<const std::string*>();
  return text != nullptr ? parse_card(*text) : std::nullopt;
}
inline std::optional<std::vector<Card>> cards_in(const Json& json) {
  std::vector<Card> cards;
  if (!json.is_array()) return std::nullopt;
  for (const Json& one : json) {
    const auto card = card_in(one);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
  return cards;
}

/// The member of a line with this name; null if there is none.
inline const Json& member(const Json& line, const char* name) {
  static const Json kNone;
  const auto found = line.find(name);
  return found == line.end() ? kNone : *found;
}

/// The name of the line's event; empty if it has none.
inline std::string event_name(const Json& line) {
  const auto* const name = member(line, "event").get_ptr<const std::string*>();
  return name != nullptr ? *name : std::string{};
}

}  // namespace cardroom::record_text
