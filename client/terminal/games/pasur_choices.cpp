#include "client/terminal/games/pasur_choices.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <iterator>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

#include "common/cards/card.h"
#include "common/games/pasur/scoring.h"

namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
using CardNumbers = google::protobuf::RepeatedField<int>;

/// From so many ways to pick up with one card on they are not all listed.
constexpr std::size_t kMany = 10;
/// How many of them are.
constexpr std::size_t kShown = 5;

/// As they lie in the pool, where one looks for them.
CardNumbers as_they_lie(CardNumbers picks, const wire::View& game) {
  std::ranges::sort(picks, {}, [&](int card) { return std::ranges::find(game.pool(), card) - game.pool().begin(); });
  return picks;
}

bool is_jack(cards::v1::Card one) {
  return card(one, {.symbols = false}).starts_with('J');
}

/// Whether it clears the pool where that brings something: not with a jack, and not in the last deal.
bool clears(const PasurChoice& choice, const wire::View& game) {
  return choice.picks.size() == game.pool_size() && !is_jack(choice.card) && game.handout() < game.handouts();
}

/// What a choice brings; more of the first counts before anything else.
using Worth = std::tuple<std::int16_t, int, int>;

/// The points that the cards bring, then what may bring some: clubs, and more cards. (A sur is nothing to compare: what
/// clears the pool is the only way.)
Worth worth_of(const PasurChoice& choice, const wire::View& game) {
  pasur::Rules rules;
  rules.ten_diamonds = static_cast<std::int16_t>(game.rules().ten_diamonds());
  rules.two_clubs = static_cast<std::int16_t>(game.rules().two_clubs());
  rules.ace = static_cast<std::int16_t>(game.rules().ace());
  rules.jack = static_cast<std::int16_t>(game.rules().jack());
  CardSet picked;
  int clubs = 0;
  for (const int number : choice.picks) {
    const int index = number - cards::v1::CARD_ACE_OF_SPADES;
    if (index < 0 || index >= static_cast<int>(kPackSize)) continue;  // Nonsense of a server.
    const auto card = static_cast<Card>(index);
    picked.insert(card);
    if (suit_of(card) == Suit::clubs) ++clubs;
  }
  return {pasur::card_points(rules, picked), clubs, choice.picks.size()};
}

/// As a person types it: "7h".
std::string typed_card(int one) {
  std::string text = card(static_cast<cards::v1::Card>(one), {.symbols = false});
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::string typed_cards(cards::v1::Card card, const CardNumbers& picks) {
  std::string words = typed_card(card);
  for (const int pick : picks)
    words += " " + typed_card(pick);
  return words;
}

/// A choice and its number, from 1.
struct Way {
  std::size_t number = 0;
  const PasurChoice* choice = nullptr;
};
using Ways = std::vector<Way>;

/// With one card, if they pick up all of `among`.
Ways ways_of(const PasurChoices& choices, cards::v1::Card card, const CardNumbers& among) {
  Ways ways;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const CardNumbers& picks = choices[i].picks;
    const auto is_picked = [&](int one) { return std::ranges::find(picks, one) != picks.end(); };
    if (choices[i].card == card && std::ranges::all_of(among, is_picked)) ways.push_back({i + 1, &choices[i]});
  }
  return ways;
}

/// One more of the cards that the ways pick up, as an example of asking for those with it. A zero for a way without
/// cards, which is nonsense of a server.
int card_to_name(const Ways& ways, const CardNumbers& named, const wire::View& game) {
  const auto leaves_open = [&](const Way& way) { return way.choice->picks.size() > named.size() + 1; };
  const auto found = std::ranges::find_if(ways, leaves_open);
  for (const int pick : as_they_lie((found == ways.end() ? ways.front() : *found).choice->picks, game))
    if (std::ranges::find(named, pick) == named.end()) return pick;
  return 0;
}

/// "1 for 4♣, 2 for A♠ 3♦ or 3 for 2♥ 2♣"
std::string ways_words(const Ways& ways, const wire::View& game, const Style& style) {
  std::string words;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    words += i == 0 ? "" : i + 1 == ways.size() ? " or " : ", ";
    words += std::to_string(ways[i].number) + " for " + cards_line(as_they_lie(ways[i].choice->picks, game), style);
  }
  return words;
}

}  // namespace

PasurChoices pasur_choices(const Asking& asking) {
  const wire::View& game = asking.view.pasur();
  PasurChoices choices;
  for (const wire::CardMoves& of_card : asking.moves.pasur().cards()) {
    if (of_card.captures().empty()) choices.push_back({of_card.card(), {}});
    // Equal ones stay in their order.
    std::multimap<Worth, PasurChoice, std::greater<>> by_worth;
    for (const wire::Capture& capture : of_card.captures()) {
      const PasurChoice choice{of_card.card(), capture.cards()};
      by_worth.emplace(worth_of(choice, game), choice);
    }
    std::ranges::copy(std::views::values(by_worth), std::back_inserter(choices));
  }
  return choices;
}

std::string choice_words(const PasurChoice& choice, const wire::View& game, const Style& style) {
  const std::string words = card(choice.card, style);
  if (choice.picks.empty()) return words + " joins the pool";
  return words + " picks up " + cards_line(as_they_lie(choice.picks, game), style) +
         (clears(choice, game) ? " and clears the pool" : "");
}

Lines choice_lines(const PasurChoices& choices, const wire::View& game, const Style& style) {
  Lines lines;
  for (std::size_t i = 0; i < choices.size();) {
    const cards::v1::Card one = choices[i].card;
    const Ways ways = ways_of(choices, one, {});
    const std::size_t listed = ways.size() < kMany ? ways.size() : kShown;
    for (std::size_t way = 0; way < listed; ++way)
      lines.push_back(std::to_string(ways[way].number) + "  " + choice_words(*ways[way].choice, game, style));
    i += ways.size();
    if (listed == ways.size()) continue;
    const int named = card_to_name(ways, {}, game);
    lines.push_back("   and " + std::to_string(ways.size() - listed) + " more with " + card(one, style) + ": type " +
                    typed_card(one) + " " + typed_card(named) + " for those with " +
                    card(static_cast<cards::v1::Card>(named), style) + ", moves all for all of them");
  }
  return lines;
}

std::string capture_question(const PasurChoices& choices, cards::v1::Card one, const CardNumbers& among,
                             const wire::View& game, const Style& style) {
  Ways ways = ways_of(choices, one, among);
  if (ways.empty()) return {};
  std::string words = "Which cards does " + card(one, style) + " pick up";
  if (!among.empty()) words += " with " + cards_line(as_they_lie(among, game), style);
  words += "? ";
  if (ways.size() < kMany)
    return words + "Type " + ways_words(ways, game, style) +
           "; or the cards themselves: " + typed_cards(one, as_they_lie(ways.front().choice->picks, game)) + ".";
  CardNumbers named = among;
  named.Add(card_to_name(ways, among, game));
  const std::size_t all = ways.size();
  ways.resize(kShown);
  return words + "Of " + std::to_string(all) + " ways these bring most: " + ways_words(ways, game, style) +
         ". Type a number; or some of the cards, for the ways with those: " + typed_cards(one, named) + ".";
}

}  // namespace cardroom::terminal
