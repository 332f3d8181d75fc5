#include <algorithm>
#include <utility>

#include "client/terminal/games/thrones/thrones_text.h"
#include "client/terminal/games/thrones/thrones_words.h"
#include "client/terminal/pack_text.h"
#include "client/terminal/words.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace wire = games::thrones::v1;
namespace story = thrones::story;

/// Wider moves have a line of their own.
constexpr std::size_t kHalfLine = 38;

std::vector<thrones::Move> choices_of(const Asking& asking) {
  const auto moves = story::moves_of(asking.moves).value_or(thrones::Moves{});
  std::vector<thrones::Move> choices;
  for (std::uint32_t i = 0; i < moves.size(); ++i)
    choices.push_back(moves[i]);
  // The number of a pass is above those of all cards.
  const std::size_t first = Sides{asking.cast}.order().front();
  std::ranges::sort(choices, {},
                    [&](const thrones::Move& choice) { return std::pair{choice.card, choice.pile != first}; });
  return choices;
}

std::string words_of(const thrones::Move& choice, const Asking& asking, const Style& style) {
  if (choice.passes()) return "pass";
  const Sides sides{asking.cast};
  const std::string words = card(choice.card, style) + " on " + std::string{sides.short_pile(choice.pile)};
  if (thrones::is_heart(choice.card)) return words + ": " + values_words(thrones::Pile{choice.card}.values());
  const std::string effect = effect_words(choice, story::view_of(asking.view).board, sides);
  return effect.empty() ? words : words + ": " + effect;
}

/// The pile that a word means, from the side of the person who types it: any beginning of it that does not begin the
/// other.
std::optional<std::size_t> pile_meant(const std::string& word, const Sides& sides) {
  struct Name {
    std::string_view word;
    std::size_t pile;
  };
  const auto [ours, theirs] = sides.order();
  std::optional<std::size_t> meant;
  for (const auto& [name, pile] :
       {Name{"ours", ours}, Name{"us", ours}, Name{"theirs", theirs}, Name{"them", theirs}, Name{"top", 0},
        Name{"up", 0}, Name{"upper", 0}, Name{"bottom", 1}, Name{"down", 1}, Name{"lower", 1}}) {
    if (!name.starts_with(word)) continue;
    if (meant && *meant != pile) return std::nullopt;
    meant = pile;
  }
  return meant;
}

std::string gain_words(const wire::Hint& why) {
  return "if the battle came then, we would get " + counted(why.gain_then(), "point", "points") + " and not " +
         std::to_string(why.gain_now()) + ".";
}

}  // namespace

std::vector<std::string> ThronesText::moves(const Asking& asking, const Style& style) const {
  std::vector<std::string> texts;
  for (const thrones::Move& choice : choices_of(asking))
    texts.push_back(words_of(choice, asking, style));
  return texts;
}

Lines ThronesText::list_moves(const Asking& asking, const Style& style) const {
  const std::vector<thrones::Move> choices = choices_of(asking);
  Lines lines = GameText::list_moves(asking, style);
  Lines listed;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool pair = i + 1 < lines.size() && choices[i].card == choices[i + 1].card && width(lines[i]) < kHalfLine &&
                      width(lines[i + 1]) < kHalfLine;
    if (!pair) {
      listed.push_back(lines[i]);
      continue;
    }
    listed.push_back(lines[i] + std::string(kHalfLine + 2 - width(lines[i]), ' ') + lines[i + 1]);
    ++i;
  }
  return listed;
}

table::v1::GameMove ThronesText::move(const Asking& asking, std::size_t i) const {
  return story::message_of(choices_of(asking)[i]);
}

TypedMove ThronesText::find_move(const Asking& asking, std::string_view typed, const Style&) const {
  std::vector<std::string> words = words_in(lowered(typed));
  if (words.empty()) return {};
  words.erase(std::remove(words.begin() + 1, words.end(), "on"), words.end());
  const std::vector<thrones::Move> choices = choices_of(asking);
  if (words.size() == 1 && (words[0] == "p" || words[0] == "pass")) {
    if (choices.empty() || !choices.back().passes())
      return {.words = std::string{broken_rule(wire::BROKE_RULE_PASS_ON_HEART_TURN)}};
    return {.move = story::message_of(choices.back())};
  }
  const auto named = card_of(words[0]);
  if (!named) return {};
  const std::string ask_pile = "On which pile? Type " + words[0] + " ours, or " + words[0] + " theirs.";
  std::optional<std::size_t> pile;
  if (words.size() > 1) pile = pile_meant(words[1], Sides{asking.cast});
  if (words.size() > 2 || (words.size() == 2 && !pile)) return {.words = ask_pile};
  const thrones::View view = story::view_of(asking.view);
  if (!view.hand.contains(*named)) return {.words = "That card is not in your hand."};
  TypedMove found;
  for (const thrones::Move& choice : choices) {
    if (choice.card != *named || (pile && choice.pile != *pile)) continue;
    if (found.move) return {.words = ask_pile};
    found.move = story::message_of(choice);
  }
  if (!found.move) found.words = broken_rule(story::rule_against(view.board, *named));
  return found;
}

std::string_view ThronesText::how_to_move() const {
  return "In your turn: the number of a move; or a card and its pile: 7c ours, kd theirs (or top, bottom); or p to "
         "pass. "
         "A heart needs no pile: 9h.";
}

std::string_view ThronesText::broken_rule(std::uint32_t rule) const {
  switch (rule) {
    case wire::BROKE_RULE_PASS_ON_HEART_TURN: return "You cannot pass: the first two turns of a play are a heart each.";
    case wire::BROKE_RULE_EFFECT_ON_HEART_TURN:
      return "Put one of your hearts: the first two turns of a play are a heart each.";
    case wire::BROKE_RULE_HEART_ON_EFFECT_TURN: return "A heart may only be put in the first two turns of a play.";
    case wire::BROKE_RULE_HEART_ON_OTHER_PILE: return "A heart goes on your own team's pile.";
    case wire::BROKE_RULE_DIAMOND_ON_HEART: return "A diamond may not lie directly on a heart.";
    default: return {};
  }
}

std::string ThronesText::hint(const table::v1::GameHint& hint, const Asking&, const Style& style) const {
  const wire::Hint& why = hint.thrones();
  switch (why.reason()) {
    case wire::HINT_REASON_ONLY_HEART: return "It is your last heart.";
    case wire::HINT_REASON_STRONG_HEART: return "A strong character attacks and withstands from the start.";
    case wire::HINT_REASON_WEAK_HEART: return "A weak character: little is lost if it falls.";
    case wire::HINT_REASON_WINS_ATTACK: return "Our attack succeeds with it: " + gain_words(why);
    case wire::HINT_REASON_STOPS_ATTACK: return "Their attack fails with it: " + gain_words(why);
    case wire::HINT_REASON_CANNOT_BE_LOST:
      return "It builds a lead that nobody takes away twice over: " + cards_line(why.feared(), style) +
             " are played or your own.";
    case wire::HINT_REASON_STANDS_WELL: return "Both attacks go our way as they stand.";
    case wire::HINT_REASON_SAVES_CARDS: return "A card would change this battle, but it is worth more later.";
    case wire::HINT_REASON_NOTHING_HELPS: return "No card changes the battle for us without a risk.";
    case wire::HINT_REASON_NO_PLACE: return "None of your cards may lie anywhere.";
    default: return {};
  }
}

}  // namespace cardroom::terminal
