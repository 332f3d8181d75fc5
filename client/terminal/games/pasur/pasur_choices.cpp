#include "client/terminal/games/pasur/pasur_choices.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

#include "client/terminal/pack_text.h"
#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

/// From so many ways to pick up with one card on they are not all listed.
constexpr std::size_t kMany = 10;
/// How many of them are.
constexpr std::size_t kShown = 5;

/// As they lie in the pool, where one looks for them.
std::vector<Card> as_they_lie(const auto& picks, const pasur::Table& table) {
  std::vector<Card> cards{picks.begin(), picks.end()};
  const auto pool = table.pool_cards();
  std::ranges::sort(cards, {}, [&](Card card) { return std::ranges::find(pool, card) - pool.begin(); });
  return cards;
}

/// Whether it clears the pool where that brings something: not with a jack, and not in the last deal.
bool clears(const pasur::Move& choice, const pasur::Table& table) {
  return choice.picks.size() == table.pool_size && !pasur::kJacks.contains(choice.card) &&
         table.handout() < pasur::story::deals_in(table);
}

/// The points that the cards bring, then what may bring some: clubs, and more cards; more of the first counts before
/// anything else. (A sur is nothing to compare: what clears the pool is the only way.)
std::tuple<int, std::uint32_t, std::uint32_t> worth_of(CardSet picks, const pasur::Rules& rules) {
  return {pasur::card_points(rules, picks), (picks & pasur::kClubs).size(), picks.size()};
}

/// As a person types it: "7h".
std::string typed_card(Card one) {
  return lowered(card(one, {.symbols = false}));
}

std::string typed_cards(Card card, std::span<const Card> picks) {
  std::string words = typed_card(card);
  for (const Card pick : picks)
    words += " " + typed_card(pick);
  return words;
}

/// A choice and its number, from 1.
struct Way {
  std::size_t number = 0;
  const pasur::Move* choice = nullptr;
};
using Ways = std::vector<Way>;

/// With one card, if they pick up all of `among`.
Ways ways_of(const PasurChoices& choices, Card card, std::span<const Card> among) {
  Ways ways;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto is_picked = [&](Card one) { return choices[i].picks.contains(one); };
    if (choices[i].card == card && std::ranges::all_of(among, is_picked)) ways.push_back({i + 1, &choices[i]});
  }
  return ways;
}

/// One more of the cards that the ways pick up, as an example of asking for those with it. Precondition: some way picks
/// up other cards than those named.
Card card_to_name(const Ways& ways, std::span<const Card> named, const pasur::Table& table) {
  const auto leaves_open = [&](const Way& way) { return way.choice->picks.size() > named.size() + 1; };
  const auto found = std::ranges::find_if(ways, leaves_open);
  const auto cards = as_they_lie((found == ways.end() ? ways.front() : *found).choice->picks, table);
  return *std::ranges::find_if(cards, [&](Card one) { return std::ranges::find(named, one) == named.end(); });
}

/// "1 for 4♣, 2 for A♠ 3♦ or 3 for 2♥ 2♣"
std::string ways_words(const Ways& ways, const pasur::Table& table, const Style& style) {
  std::string words;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    words += i == 0 ? "" : i + 1 == ways.size() ? " or " : ", ";
    words += std::to_string(ways[i].number) + " for " + cards_line(as_they_lie(ways[i].choice->picks, table), style);
  }
  return words;
}

}  // namespace

PasurChoices pasur_choices(const Asking& asking) {
  const auto moves = pasur::story::moves_of(asking.moves);
  if (!moves) return {};
  const pasur::Rules rules = pasur::story::view_of(asking.view).table.rules;
  PasurChoices choices;
  for (const Card card : moves->hand) {
    const auto captures = pasur::story::captures_of(*moves, card);
    if (captures.empty()) choices.push_back({card, {}});
    std::multimap<decltype(worth_of({}, rules)), CardSet, std::greater<>> by_worth;  // Equal ones in the moves' order.
    for (const CardSet picks : captures)
      by_worth.emplace(worth_of(picks, rules), picks);
    for (const auto& [worth, picks] : by_worth)
      choices.push_back({card, picks});
  }
  return choices;
}

std::string choice_words(const pasur::Move& choice, const pasur::Table& table, const Style& style) {
  const std::string words = card(choice.card, style);
  if (choice.picks.empty()) return words + " joins the pool";
  return words + " picks up " + cards_line(as_they_lie(choice.picks, table), style) +
         (clears(choice, table) ? " and clears the pool" : "");
}

Lines choice_lines(const PasurChoices& choices, const pasur::Table& table, const Style& style) {
  Lines lines;
  for (std::size_t i = 0; i < choices.size();) {
    const Card one = choices[i].card;
    const Ways ways = ways_of(choices, one, {});
    const std::size_t listed = ways.size() < kMany ? ways.size() : kShown;
    for (std::size_t way = 0; way < listed; ++way)
      lines.push_back(std::to_string(ways[way].number) + "  " + choice_words(*ways[way].choice, table, style));
    i += ways.size();
    if (listed == ways.size()) continue;
    const Card named = card_to_name(ways, {}, table);
    lines.push_back("   and " + std::to_string(ways.size() - listed) + " more with " + card(one, style) + ": type " +
                    typed_card(one) + " " + typed_card(named) + " for those with " + card(named, style) +
                    ", moves all for all of them");
  }
  return lines;
}

std::string capture_question(const PasurChoices& choices, Card one, std::span<const Card> among,
                             const pasur::Table& table, const Style& style) {
  Ways ways = ways_of(choices, one, among);
  if (ways.empty()) return {};
  std::string words = "Which cards does " + card(one, style) + " pick up";
  if (!among.empty()) words += " with " + cards_line(as_they_lie(among, table), style);
  words += "? ";
  if (ways.size() < kMany)
    return words + "Type " + ways_words(ways, table, style) +
           "; or the cards themselves: " + typed_cards(one, as_they_lie(ways.front().choice->picks, table)) + ".";
  std::vector<Card> named{among.begin(), among.end()};
  named.push_back(card_to_name(ways, among, table));
  const std::size_t all = ways.size();
  ways.resize(kShown);
  return words + "Of " + std::to_string(all) + " ways these bring most: " + ways_words(ways, table, style) +
         ". Type a number; or some of the cards, for the ways with those: " + typed_cards(one, named) + ".";
}

}  // namespace cardroom::terminal
