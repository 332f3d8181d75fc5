#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

#include "client/terminal/games/thrones_text.h"
#include "client/terminal/games/thrones_words.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace wire = games::thrones::v1;

/// Wider moves have a line of their own.
constexpr std::size_t kHalfLine = 38;

/// A card on a pile; a pass without a card.
struct Choice {
  int card = cards::v1::CARD_UNSPECIFIED;
  std::size_t pile = 0;
  bool passes() const { return card == cards::v1::CARD_UNSPECIFIED; }
};

std::vector<Choice> choices_of(const Asking& asking) {
  const wire::Moves& moves = asking.moves.thrones();
  const Sides sides{asking.cast};
  std::vector<Choice> choices;
  for (const std::size_t pile : sides.order())
    for (const int card : pile == 0 ? moves.on_pile_0() : moves.on_pile_1())
      choices.push_back({card, pile});
  const std::size_t first = sides.order().front();
  std::ranges::sort(choices, {}, [&](const Choice& choice) { return std::pair{choice.card, choice.pile != first}; });
  if (moves.may_pass()) choices.push_back({});
  return choices;
}

std::string words_of(const Choice& choice, const Asking& asking, const Style& style) {
  if (choice.passes()) return "pass";
  const Sides sides{asking.cast};
  std::string words =
      card(static_cast<cards::v1::Card>(choice.card), style) + " on " + std::string{sides.short_pile(choice.pile)};
  const auto card = card_from(choice.card);
  if (!card) return words;
  if (thrones::is_heart(*card)) return words + ": " + values_words(thrones::Pile{*card}.values());
  const auto piles = piles_from(asking.view.thrones());
  if (!piles || !(*piles)[choice.pile].takes(*card)) return words;
  return words + ": " + effect_words(*card, choice.pile, *piles, sides);
}

std::string lowered(std::string_view text) {
  std::string small{text};
  std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return small;
}

/// The pile that a word means, from the side of who types it: any beginning of it that is no other's.
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

/// Which rule a card of the hand would break that none of the legal moves plays.
wire::BrokeRule rule_against(Card card, bool heart_turn) {
  if (heart_turn != thrones::is_heart(card))
    return heart_turn ? wire::BROKE_RULE_EFFECT_ON_HEART_TURN : wire::BROKE_RULE_HEART_ON_EFFECT_TURN;
  return heart_turn ? wire::BROKE_RULE_HEART_ON_OTHER_PILE : wire::BROKE_RULE_DIAMOND_ON_HEART;
}

std::string gain_words(const wire::Hint& why) {
  return "if the battle came then, we would get " + counted(why.gain_then(), "point", "points") + " and not " +
         std::to_string(why.gain_now()) + ".";
}

}  // namespace

std::vector<std::string> ThronesText::moves(const Asking& asking, const Style& style) const {
  std::vector<std::string> texts;
  for (const Choice& choice : choices_of(asking))
    texts.push_back(words_of(choice, asking, style));
  return texts;
}

Lines ThronesText::list_moves(const Asking& asking, const Style& style) const {
  const std::vector<Choice> choices = choices_of(asking);
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
  const Choice choice = choices_of(asking)[i];
  table::v1::GameMove move;
  if (choice.passes()) {
    move.mutable_thrones()->mutable_pass();
  } else {
    move.mutable_thrones()->mutable_put()->set_card(static_cast<cards::v1::Card>(choice.card));
    move.mutable_thrones()->mutable_put()->set_pile(static_cast<std::uint32_t>(choice.pile));
  }
  return move;
}

TypedMove ThronesText::find_move(const Asking& asking, std::string_view typed, const Style&) const {
  std::vector<std::string> words;
  std::istringstream stream{lowered(typed)};
  for (std::string word; stream >> word;)
    if (word != "on" || words.empty()) words.push_back(word);
  const std::vector<Choice> choices = choices_of(asking);
  if (words.empty()) return {};
  if (words.size() == 1 && (words[0] == "p" || words[0] == "pass")) {
    if (choices.empty() || !choices.back().passes())
      return {.words = std::string{broken_rule(wire::BROKE_RULE_PASS_ON_HEART_TURN)}};
    return {.move = move(asking, choices.size() - 1)};
  }
  const auto named = parse_card(words[0]);
  if (!named) return {};
  const std::string ask_pile = "On which pile? Type " + words[0] + " ours, or " + words[0] + " theirs.";
  std::optional<std::size_t> pile;
  if (words.size() > 1) pile = pile_meant(words[1], Sides{asking.cast});
  if (words.size() > 2 || (words.size() == 2 && !pile)) return {.words = ask_pile};
  const auto& hand = asking.view.thrones().hand();
  if (std::ranges::find(hand, *named) == hand.end()) return {.words = "That card is not in your hand."};
  TypedMove found;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].card != *named || (pile && choices[i].pile != *pile)) continue;
    if (found.move) return {.words = ask_pile};
    found.move = move(asking, i);
  }
  const auto card = card_from(*named);
  if (!found.move && card)
    found.words = broken_rule(static_cast<std::uint32_t>(rule_against(*card, !asking.moves.thrones().may_pass())));
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
