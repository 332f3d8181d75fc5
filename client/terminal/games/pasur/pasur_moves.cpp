#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "client/terminal/games/pasur/pasur_choices.h"
#include "client/terminal/games/pasur/pasur_text.h"
#include "client/terminal/pack_text.h"
#include "client/terminal/words.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;

/// What somebody has typed as a move.
struct Typed {
  Card card{};
  std::optional<std::vector<Card>> picks{};  ///< None at all: it is to be laid down. Empty: nothing was said of them.
  std::optional<std::size_t> number{};       ///< Of a move, from 1.
};

/// Empty if that is not a move; `card` alone is set if only that could be read.
std::optional<Typed> parse(std::string_view line) {
  const std::vector<std::string> words = words_in(line);
  if (words.empty()) return std::nullopt;
  const auto card = card_of(words.front());
  if (!card) return std::nullopt;
  Typed typed{.card = *card};
  for (const std::string& word : std::span{words}.subspan(1)) {
    const auto pick = card_of(word);
    const bool number = word.size() < 4 && word.find_first_not_of("0123456789") == std::string::npos;
    if (words.size() == 2 && word == "down") {
      typed.picks.emplace();
    } else if (words.size() == 2 && number) {
      typed.number = static_cast<std::size_t>(std::stoul(word));
    } else if (pick) {
      if (!typed.picks) typed.picks.emplace();
      typed.picks->push_back(*pick);
    } else {
      return Typed{.card = *card};
    }
  }
  return typed;
}

}  // namespace

std::vector<std::string> PasurText::moves(const Asking& asking, const Style& style) const {
  const pasur::Table table = pasur::story::view_of(asking.view).table;
  std::vector<std::string> texts;
  for (const pasur::Move& choice : pasur_choices(asking))
    texts.push_back(choice_words(choice, table, style));
  return texts;
}

Lines PasurText::list_moves(const Asking& asking, const Style& style) const {
  return choice_lines(pasur_choices(asking), pasur::story::view_of(asking.view).table, style);
}

Lines PasurText::list_all_moves(const Asking& asking, const Style& style) const {
  return GameText::list_moves(asking, style);
}

table::v1::GameMove PasurText::move(const Asking& asking, std::size_t i) const {
  return pasur::story::message_of(pasur_choices(asking)[i]);
}

TypedMove PasurText::find_move(const Asking& asking, std::string_view line, const Style& style) const {
  const auto typed = parse(line);
  if (!typed) return {};
  const pasur::Table table = pasur::story::view_of(asking.view).table;
  const PasurChoices choices = pasur_choices(asking);
  const auto is_it = [&](const pasur::Move& choice) { return choice.card == typed->card; };
  const auto ways = std::ranges::count_if(choices, is_it);
  if (ways == 0) return {.words = "That card is not in your hand."};
  if (typed->number) {
    const std::size_t i = *typed->number - 1;
    if (*typed->number == 0 || i >= choices.size() || !is_it(choices[i]))
      return {.words = capture_question(choices, typed->card, {}, table, style)};
    return {.move = move(asking, i)};
  }
  if (!typed->picks) {
    if (ways > 1) return {.words = capture_question(choices, typed->card, {}, table, style)};
    return {.move = move(asking, static_cast<std::size_t>(std::ranges::find_if(choices, is_it) - choices.begin()))};
  }
  pasur::Move wanted{.card = typed->card};
  for (const Card pick : *typed->picks)
    wanted.picks.insert(pick);
  const bool each_once = wanted.picks.size() == typed->picks->size();
  if (each_once && std::ranges::find(choices, wanted) != choices.end())
    return {.move = pasur::story::message_of(wanted)};
  // Some of what it can pick up, where it can pick up different cards with those.
  if (ways > 1 && !typed->picks->empty()) {
    std::string question = capture_question(choices, typed->card, *typed->picks, table, style);
    if (!question.empty()) return {.words = std::move(question)};
  }
  return {.words = std::string{broken_rule(pasur::story::rule_against(wanted, table))}};
}

std::string_view PasurText::how_to_move() const {
  return "In your turn: the number of a move; or a card, and where it can pick up different cards also those: 7h, "
         "or 7h as 3d.";
}

std::string_view PasurText::broken_rule(std::uint32_t rule) const {
  switch (rule) {
    case wire::BROKE_RULE_MUST_PICK_UP: return "A card that can pick up must: it may not just join the pool.";
    case wire::BROKE_RULE_NOT_IN_POOL: return "Only cards that lie in the pool can be picked up.";
    case wire::BROKE_RULE_NOT_ELEVEN:
      return "A number card picks up number cards that make eleven with it, and nothing else.";
    case wire::BROKE_RULE_ONE_OF_ITS_KIND: return "A king picks up one king, a queen one queen, and nothing else.";
    case wire::BROKE_RULE_JACK_TAKES_ALL: return "A jack picks up all jacks and all number cards, and nothing else.";
    default: return {};
  }
}

std::string PasurText::hint(const table::v1::GameHint& hint, const Asking&, const Style&) const {
  const wire::Hint& why = hint.pasur();
  switch (why.reason()) {
    case wire::HINT_REASON_MAKES_SUR: return "It clears the pool: a sur.";
    case wire::HINT_REASON_CANCELS_SUR: return "It clears the pool, and that cancels a sur of another player.";
    case wire::HINT_REASON_TAKES_POINTS: return "The cards are worth " + counted(why.points(), "point", "points") + ".";
    case wire::HINT_REASON_TAKES_CLUBS:
      return "It takes " + counted(why.clubs(), "club", "clubs") + "; seven are worth points.";
    case wire::HINT_REASON_TAKES_CARDS: return "Better to take these cards than to leave them to the others.";
    case wire::HINT_REASON_CAN_WAIT:
      return "What your other cards pick up can wait; laying this one down is better now.";
    case wire::HINT_REASON_DENIES_SUR: return "After it no card that is still out clears the pool.";
    case wire::HINT_REASON_GIVES_LEAST: return "None of your cards picks up, and this one leaves the others least.";
    default: return {};
  }
}

}  // namespace cardroom::terminal
