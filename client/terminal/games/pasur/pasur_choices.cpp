#include "client/terminal/games/pasur/pasur_choices.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

#include "client/terminal/words.h"

namespace cardroom::terminal {
namespace {

/// From so many ways to pick up with one card on they are not all listed.
constexpr std::size_t kMany = 10;
/// How many of them are.
constexpr std::size_t kShown = 5;

/// The points that the cards bring, then what may bring some: clubs, and more cards; more of the first counts before
/// anything else. (A sur is nothing to compare: what clears the pool is the only way.)
std::tuple<int, std::uint32_t, std::uint32_t> worth_of(CardSet picks, const pasur::Rules& rules) {
  return {pasur::card_points(rules, picks), (picks & pasur::kClubs).size(), picks.size()};
}

/// As a person types it: "7h as".
std::string typed_cards(Card one, std::span<const Card> others) {
  std::vector<Card> cards{one};
  cards.insert(cards.end(), others.begin(), others.end());
  return lowered(cards_line(cards, {.symbols = false}));
}

}  // namespace

PasurChoices::PasurChoices(const Asking& asking, const Style& style)
    : table_{pasur::story::view_of(asking.view).table}, style_{style} {
  const auto moves = pasur::story::moves_of(asking.moves).value_or(pasur::Moves{});
  for (const Card card : moves.hand) {
    const auto captures = pasur::story::captures_of(moves, card);
    if (captures.empty()) all_.push_back({card, {}});
    std::multimap<decltype(worth_of({}, {})), CardSet, std::greater<>> by_worth;  // Equal ones in the moves' order.
    for (const CardSet captured : captures)
      by_worth.emplace(worth_of(captured, table_.rules), captured);
    for (const auto& [worth, captured] : by_worth)
      all_.push_back({card, captured});
  }
}

/// In their order in the pool, where one looks for them.
std::vector<Card> PasurChoices::as_they_lie(const auto& cards) const {
  std::vector<Card> sorted{cards.begin(), cards.end()};
  const auto pool = table_.pool_cards();
  std::ranges::sort(sorted, {}, [&](Card card) { return std::ranges::find(pool, card) - pool.begin(); });
  return sorted;
}

std::string PasurChoices::lying(const auto& cards) const {
  return cards_line(as_they_lie(cards), style_);
}

std::vector<std::size_t> PasurChoices::ways(Card card, std::span<const Card> among) const {
  std::vector<std::size_t> ways;
  for (const pasur::Move& choice : all_) {
    const auto is_picked = [&](Card one) { return choice.picks.contains(one); };
    if (choice.card == card && std::ranges::all_of(among, is_picked))
      ways.push_back(static_cast<std::size_t>(&choice - all_.data()) + 1);
  }
  return ways;
}

/// One more of the cards that the ways pick up, as an example of asking for those with it. Precondition: some way picks
/// up other cards than those named.
Card PasurChoices::card_to_name(std::span<const std::size_t> ways, std::span<const Card> named) const {
  const auto leaves_open = [&](std::size_t way) { return picks(way).size() > named.size() + 1; };
  const auto found = std::ranges::find_if(ways, leaves_open);
  const auto cards = as_they_lie(picks(found == ways.end() ? ways.front() : *found));
  return *std::ranges::find_if(cards, [&](Card one) { return std::ranges::find(named, one) == named.end(); });
}

/// "1 for 4♣, 2 for A♠ 3♦ or 3 for 2♥ 2♣"
std::string PasurChoices::words_of(std::span<const std::size_t> ways) const {
  std::vector<std::string> words;
  for (const std::size_t way : ways)
    words.push_back(std::to_string(way) + " for " + lying(picks(way)));
  return listed(words, " or ");
}

std::string PasurChoices::words(const pasur::Move& choice) const {
  const std::string words = card(choice.card, style_);
  if (choice.picks.empty()) return words + " joins the pool";
  // Where it brings something: not with a jack, and not in the last deal.
  const bool clears = choice.picks.size() == table_.pool_size && !pasur::kJacks.contains(choice.card) &&
                      table_.handout() < pasur::story::deals_in(table_);
  return words + " picks up " + lying(choice.picks) + (clears ? " and clears the pool" : "");
}

Lines PasurChoices::lines() const {
  Lines lines;
  for (std::size_t i = 0; i < all_.size();) {
    const Card one = all_[i].card;
    const auto of_card = ways(one, {});
    const std::size_t shown = of_card.size() < kMany ? of_card.size() : kShown;
    for (std::size_t way = i; way < i + shown; ++way)
      lines.push_back(std::to_string(way + 1) + "  " + words(all_[way]));
    i += of_card.size();
    if (shown == of_card.size()) continue;
    const Card named = card_to_name(of_card, {});
    lines.push_back("   and " + std::to_string(of_card.size() - shown) + " more with " + card(one, style_) + ": type " +
                    typed_cards(one, {&named, 1}) + " for those with " + card(named, style_) +
                    ", moves all for all of them");
  }
  return lines;
}

std::string PasurChoices::question(Card one, std::span<const Card> among) const {
  const auto those = ways(one, among);
  if (those.empty()) return {};
  std::string words = "Which cards does " + card(one, style_) + " pick up";
  if (!among.empty()) words += " with " + lying(among);
  words += "? ";
  if (those.size() < kMany)
    return words + "Type " + words_of(those) +
           "; or the cards themselves: " + typed_cards(one, as_they_lie(picks(those.front()))) + ".";
  std::vector<Card> named{among.begin(), among.end()};
  named.push_back(card_to_name(those, among));
  return words + "Of " + std::to_string(those.size()) +
         " ways these bring most: " + words_of(std::span{those}.first(kShown)) +
         ". Type a number; or some of the cards, for the ways with those: " + typed_cards(one, named) + ".";
}

}  // namespace cardroom::terminal
