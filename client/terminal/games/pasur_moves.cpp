#include <algorithm>
#include <cctype>
#include <optional>
#include <span>
#include <sstream>

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "client/terminal/games/pasur_text.h"

/// What can be done in a turn: shown, typed, refused and advised.
namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
using CardNumbers = google::protobuf::RepeatedField<int>;

bool is_jack(cards::v1::Card one) {
  return card(one, {.symbols = false}).starts_with('J');
}

/// A card and what it picks up; none: it is laid down.
struct Choice {
  cards::v1::Card card = cards::v1::CARD_UNSPECIFIED;
  CardNumbers picks;
};

/// As they lie in the pool, where one looks for them.
CardNumbers as_they_lie(CardNumbers picks, const wire::View& game) {
  std::ranges::sort(picks, {}, [&](int card) { return std::ranges::find(game.pool(), card) - game.pool().begin(); });
  return picks;
}

std::vector<Choice> choices_of(const Asking& asking) {
  std::vector<Choice> choices;
  for (const wire::CardMoves& of_card : asking.moves.pasur().cards()) {
    if (of_card.captures().empty()) choices.push_back({of_card.card(), {}});
    for (const wire::Capture& capture : of_card.captures())
      choices.push_back({of_card.card(), capture.cards()});
  }
  return choices;
}

std::string words_of(const Choice& choice, const Asking& asking, const Style& style) {
  const std::string words = card(choice.card, style);
  if (choice.picks.empty()) return words + " joins the pool";
  const wire::View& game = asking.view.pasur();
  // Where that brings nothing, with a jack and in the last deal, it is not worth a word.
  const bool clears =
      choice.picks.size() == game.pool_size() && !is_jack(choice.card) && game.handout() < game.handouts();
  return words + " picks up " + cards_line(as_they_lie(choice.picks, game), style) +
         (clears ? " and clears the pool" : "");
}

/// As a person types it: "7h".
std::string typed_card(cards::v1::Card one) {
  std::string text = card(one, {.symbols = false});
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

bool same_cards(const CardNumbers& some, const CardNumbers& others) {
  return std::ranges::is_permutation(some, others);
}

/// Which rule the card breaks with these. Precondition: none of its legal moves picks up just them.
wire::BrokeRule rule_against(cards::v1::Card card, const CardNumbers& picks, const CardNumbers& pool) {
  if (picks.empty()) return wire::BROKE_RULE_MUST_PICK_UP;
  for (const int one : picks)
    if (std::ranges::find(pool, one) == pool.end()) return wire::BROKE_RULE_NOT_IN_POOL;
  const char rank = terminal::card(card, {.symbols = false}).front();
  if (rank == 'K' || rank == 'Q') return wire::BROKE_RULE_ONE_OF_ITS_KIND;
  return rank == 'J' ? wire::BROKE_RULE_JACK_TAKES_ALL : wire::BROKE_RULE_NOT_ELEVEN;
}

/// What somebody has typed as a move.
struct Typed {
  cards::v1::Card card = cards::v1::CARD_UNSPECIFIED;
  std::optional<CardNumbers> picks{};   ///< None at all: it is to be laid down. Empty: nothing was said of them.
  std::optional<std::size_t> number{};  ///< Of a move, from 1.
};

/// Empty if that is no move; `card` alone is set if only that could be read.
std::optional<Typed> parse(std::string_view line) {
  std::vector<std::string> words;
  std::istringstream stream{std::string{line}};
  for (std::string word; stream >> word;)
    words.push_back(word);
  if (words.empty()) return std::nullopt;
  const auto card = parse_card(words.front());
  if (!card) return std::nullopt;
  Typed typed{.card = *card};
  for (const std::string& word : std::span{words}.subspan(1)) {
    const auto pick = parse_card(word);
    const bool number = word.size() < 4 && word.find_first_not_of("0123456789") == std::string::npos;
    if (words.size() == 2 && word == "down") {
      typed.picks.emplace();
    } else if (words.size() == 2 && number) {
      typed.number = static_cast<std::size_t>(std::stoul(word));
    } else if (pick) {
      if (!typed.picks) typed.picks.emplace();
      typed.picks->Add(*pick);
    } else {
      return Typed{.card = *card};
    }
  }
  return typed;
}

/// From so many ways to pick up with one card on they are not said in one line: an ace can have a hundred.
constexpr std::size_t kMany = 10;

/// "Which cards does 7♥ pick up? Type 1 for 4♣ or 2 for A♠ 3♦; or 7h and the cards: 7h 4c."
std::string which_capture(const std::vector<Choice>& choices, cards::v1::Card one, const wire::View& game,
                          const Style& style) {
  std::string words = "Which cards does " + card(one, style) + " pick up? Type ";
  std::string example;
  std::vector<std::string> ways;
  std::size_t last = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].card != one) continue;
    last = i + 1;
    ways.push_back(std::to_string(i + 1) + " for " + cards_line(as_they_lie(choices[i].picks, game), style));
    if (!example.empty()) continue;
    example = typed_card(one);
    for (const int pick : as_they_lie(choices[i].picks, game))
      example += " " + typed_card(static_cast<cards::v1::Card>(pick));
  }
  if (ways.size() >= kMany)
    return words + "a number from " + std::to_string(last + 1 - ways.size()) + " to " + std::to_string(last) +
           ", as moves lists them; or the cards themselves: " + example + ".";
  for (std::size_t i = 0; i < ways.size(); ++i)
    words += (i == 0 ? "" : i + 1 == ways.size() ? " or " : ", ") + ways[i];
  return words + "; or the cards themselves: " + example + ".";
}

}  // namespace

std::vector<std::string> PasurText::moves(const Asking& asking, const Style& style) const {
  std::vector<std::string> texts;
  for (const Choice& choice : choices_of(asking))
    texts.push_back(words_of(choice, asking, style));
  return texts;
}

table::v1::GameMove PasurText::move(const Asking& asking, std::size_t i) const {
  const Choice choice = choices_of(asking)[i];
  table::v1::GameMove move;
  move.mutable_pasur()->set_card(choice.card);
  *move.mutable_pasur()->mutable_picks() = choice.picks;
  return move;
}

TypedMove PasurText::find_move(const Asking& asking, std::string_view line, const Style& style) const {
  const auto typed = parse(line);
  if (!typed) return {};
  const std::vector<Choice> choices = choices_of(asking);
  const auto is_it = [&](const Choice& choice) { return choice.card == typed->card; };
  const auto ways = std::ranges::count_if(choices, is_it);
  if (ways == 0) return {.words = "That card is not in your hand."};
  if (typed->number) {
    const std::size_t i = *typed->number - 1;
    if (*typed->number == 0 || i >= choices.size() || !is_it(choices[i]))
      return {.words = which_capture(choices, typed->card, asking.view.pasur(), style)};
    return {.move = move(asking, i)};
  }
  if (!typed->picks) {
    if (ways > 1) return {.words = which_capture(choices, typed->card, asking.view.pasur(), style)};
    return {.move = move(asking, static_cast<std::size_t>(std::ranges::find_if(choices, is_it) - choices.begin()))};
  }
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (is_it(choices[i]) && same_cards(choices[i].picks, *typed->picks)) return {.move = move(asking, i)};
  const wire::BrokeRule rule = rule_against(typed->card, *typed->picks, asking.view.pasur().pool());
  return {.words = std::string{broken_rule(static_cast<std::uint32_t>(rule))}};
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
