#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "client/terminal/games/pasur/pasur_choices.h"
#include "client/terminal/games/pasur/pasur_words.h"
#include "client/terminal/words.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace story = pasur::story;
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

Turn turn(const Asking& asking, const Style& style) {
  const PasurChoices choices{asking, style};
  const auto scores = story::scores_of(choices.table());
  Turn turn{.before = {round_words(choices.table()),
                       scores_of_all(scores, asking.cast.of_people()) + ". " + pool_words(choices.table(), style)},
            .list = choices.lines()};
  for (const pasur::Move& choice : choices.all())
    turn.moves.push_back({story::message_of(choice), choices.words(choice)});
  turn.list_all = numbered(turn.moves);
  return turn;
}

constexpr NumberWords kBrokenRules[]{
    {wire::BROKE_RULE_MUST_PICK_UP, "A card that can pick up must: it may not just join the pool."},
    {wire::BROKE_RULE_NOT_IN_POOL, "Only cards that lie in the pool can be picked up."},
    {wire::BROKE_RULE_NOT_ELEVEN, "A number card picks up number cards that make eleven with it, and nothing else."},
    {wire::BROKE_RULE_ONE_OF_ITS_KIND, "A king picks up one king, a queen one queen, and nothing else."},
    {wire::BROKE_RULE_JACK_TAKES_ALL, "A jack picks up all jacks and all number cards, and nothing else."},
};

TypedMove read(const Asking& asking, std::string_view line, const Style& style) {
  const auto typed = parse(line);
  if (!typed) return {};
  const PasurChoices choices{asking, style};
  const auto all = choices.all();
  const auto is_it = [&](const pasur::Move& choice) { return choice.card == typed->card; };
  const auto ways = std::ranges::count_if(all, is_it);
  if (ways == 0) return {.words = "That card is not in your hand."};
  if (typed->number) {
    const std::size_t i = *typed->number - 1;
    if (*typed->number == 0 || i >= all.size() || !is_it(all[i])) return {.words = choices.question(typed->card)};
    return {.move = story::message_of(all[i])};
  }
  if (!typed->picks) {
    if (ways > 1) return {.words = choices.question(typed->card)};
    return {.move = story::message_of(*std::ranges::find_if(all, is_it))};
  }
  pasur::Move wanted{.card = typed->card};
  for (const Card pick : *typed->picks)
    wanted.picks.insert(pick);
  const bool each_once = wanted.picks.size() == typed->picks->size();
  if (each_once && std::ranges::find(all, wanted) != all.end()) return {.move = story::message_of(wanted)};
  // Some of what it can pick up, where it can pick up different cards with those.
  if (ways > 1 && !typed->picks->empty())
    if (std::string question = choices.question(typed->card, *typed->picks); !question.empty())
      return {.words = std::move(question)};
  return {.words = std::string{kPasurMoves.broken_rule(story::rule_against(wanted, choices.table()))}};
}

constexpr NumberWords kHints[]{
    {wire::HINT_REASON_MAKES_SUR, "It clears the pool: a sur."},
    {wire::HINT_REASON_CANCELS_SUR, "It clears the pool, and that cancels a sur of another player."},
    {wire::HINT_REASON_TAKES_POINTS, "The cards are worth {points}."},
    {wire::HINT_REASON_TAKES_CLUBS, "It takes {clubs}; seven are worth points."},
    {wire::HINT_REASON_TAKES_CARDS, "Better to take these cards than to leave them to the others."},
    {wire::HINT_REASON_CAN_WAIT, "What your other cards pick up can wait; laying this one down is better now."},
    {wire::HINT_REASON_DENIES_SUR, "After it no card that is still out clears the pool."},
    {wire::HINT_REASON_GIVES_LEAST, "None of your cards picks up, and this one leaves the others least."},
};

std::string hint(const table::v1::GameHint& hint, const Style&) {
  const wire::Hint& why = hint.pasur();
  return filled(words_for(kHints, why.reason()),
                {{"points", points_words(why.points())}, {"clubs", counted(why.clubs(), "club", "clubs")}});
}

}  // namespace

constinit const MoveText kPasurMoves{
    .how_to = kPasurHowToMove, .broken_rules = kBrokenRules, .turn = turn, .read = read, .hint = hint};

}  // namespace cardroom::terminal
