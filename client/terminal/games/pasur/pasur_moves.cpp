#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "client/terminal/games/pasur/pasur_words.h"
#include "client/terminal/words.h"

/// The moves of a turn: listing, parsing, refusals and hints.
namespace cardroom::terminal {
namespace {

namespace story = pasur::story;
namespace wire = games::pasur::v1;

/// If one card has at least this many captures, not all of them are listed.
constexpr std::size_t kMany = 10;
/// The number of captures listed in that case.
constexpr std::size_t kShown = 5;

/// The points of the captured cards, then what may score later: clubs, then the number of cards; compared in this
/// order. (A sur needs no comparison: a card that can clear the pool has no other capture.)
std::tuple<int, std::uint32_t, std::uint32_t> worth_of(CardSet picks, const pasur::Rules& rules) {
  return {pasur::card_points(rules, picks), (picks & pasur::kClubs).size(), picks.size()};
}

/// As a person would type it: "7h as".
std::string typed_cards(Card one, std::span<const Card> others) {
  std::vector<Card> cards{one};
  cards.insert(cards.end(), others.begin(), others.end());
  return lowered(cards_line(cards, {.symbols = false}));
}

/// Pasur moves in display order. An ace can have a hundred of them, so the list is not always complete.
class Choices {
 public:
  Choices(const Asking& asking, const Style& style) : table_{story::view_of(asking.view).table}, style_{style} {
    const auto moves = story::moves_of(asking.moves).value_or(pasur::Moves{});
    for (const Card card : moves.hand) {
      const auto captures = story::captures_of(moves, card);
      if (captures.empty()) all_.push_back({card, {}});
      // Captures of equal worth keep their order.
      std::multimap<decltype(worth_of({}, {})), CardSet, std::greater<>> by_worth;
      for (const CardSet captured : captures)
        by_worth.emplace(worth_of(captured, table_.rules), captured);
      for (const auto& [worth, captured] : by_worth)
        all_.push_back({card, captured});
    }
  }

  const pasur::Table& table() const { return table_; }
  /// Grouped by card; for each card the most valuable capture first.
  std::span<const pasur::Move> all() const { return all_; }

  /// "7♥ takes 4♣", "5♣ joins the pool".
  std::string words(const pasur::Move& choice) const {
    const std::string words = card(choice.card, style_);
    if (choice.picks.empty()) return words + " joins the pool";
    // Mentioned only if clearing the pool scores: not with a jack, and not in the last deal.
    const bool clears = choice.picks.size() == table_.pool_size && !pasur::kJacks.contains(choice.card) &&
                        table_.handout() < story::deals_in(table_);
    return words + " takes " + lying(choice.picks) + (clears ? " and clears the pool" : "");
  }

  /// The numbered moves; for a card with very many captures, only the first ones, and how to see the others.
  Lines lines() const {
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
      lines.push_back("   and " + std::to_string(of_card.size() - shown) + " more with " + card(one, style_) +
                      ": type " + typed_cards(one, {&named, 1}) + " for those with " + card(named, style_) +
                      ", moves all for all of them");
    }
    return lines;
  }

  /// "Which cards should 7♥ take? Type 1 for 4♣ or 2 for A♠ 3♦; or the cards themselves: 7h 4c." Only for captures
  /// that contain all of `among`. Empty if there are none.
  std::string question(Card one, std::span<const Card> among = {}) const {
    const auto those = ways(one, among);
    if (those.empty()) return {};
    std::string words = "Which cards should " + card(one, style_) + " take";
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

 private:
  /// The numbers, from 1, of the choices with this card that pick up all of `among`.
  std::vector<std::size_t> ways(Card card, std::span<const Card> among) const {
    std::vector<std::size_t> ways;
    for (const pasur::Move& choice : all_) {
      const auto is_picked = [&](Card one) { return choice.picks.contains(one); };
      if (choice.card == card && std::ranges::all_of(among, is_picked))
        ways.push_back(static_cast<std::size_t>(&choice - all_.data()) + 1);
    }
    return ways;
  }

  const CardSet& picks(std::size_t way) const { return all_[way - 1].picks; }

  /// The cards in pool order, the order in which people look for them.
  std::vector<Card> as_they_lie(const auto& cards) const {
    std::vector<Card> sorted{cards.begin(), cards.end()};
    const auto pool = table_.pool_cards();
    std::ranges::sort(sorted, {}, [&](Card card) { return std::ranges::find(pool, card) - pool.begin(); });
    return sorted;
  }

  std::string lying(const auto& cards) const { return cards_line(as_they_lie(cards), style_); }

  /// Another card that one of the ways picks up, as an example of how to narrow them down. Precondition: some way picks
  /// up cards other than those named.
  Card card_to_name(std::span<const std::size_t> ways, std::span<const Card> named) const {
    const auto leaves_open = [&](std::size_t way) { return picks(way).size() > named.size() + 1; };
    const auto found = std::ranges::find_if(ways, leaves_open);
    const auto cards = as_they_lie(picks(found == ways.end() ? ways.front() : *found));
    return *std::ranges::find_if(cards, [&](Card one) { return std::ranges::find(named, one) == named.end(); });
  }

  /// "1 for 4♣, 2 for A♠ 3♦ or 3 for 2♥ 2♣"
  std::string words_of(std::span<const std::size_t> ways) const {
    std::vector<std::string> words;
    for (const std::size_t way : ways)
      words.push_back(std::to_string(way) + " for " + lying(picks(way)));
    return listed(words, " or ");
  }

  pasur::Table table_;
  Style style_;
  std::vector<pasur::Move> all_;
};

/// A move as typed.
struct Typed {
  Card card{};
  bool says_picks{};                    ///< The line also says which cards are picked up, or that none are.
  std::vector<Card> picks{};            ///< Those cards, if `says_picks`; empty: the card joins the pool.
  std::optional<std::size_t> number{};  ///< The number of a move in the list, from 1.
};

/// Empty if it is not a move; only `card` is set if nothing else could be read.
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
      typed.says_picks = true;
    } else if (words.size() == 2 && number) {
      typed.number = static_cast<std::size_t>(std::stoul(word));
    } else if (pick) {
      typed.says_picks = true;
      typed.picks.push_back(*pick);
    } else {
      return Typed{.card = *card};
    }
  }
  return typed;
}

Turn turn(const Asking& asking, const Style& style) {
  const Choices choices{asking, style};
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
    {wire::BROKE_RULE_MUST_PICK_UP, "A card that can take something must: it may not just join the pool."},
    {wire::BROKE_RULE_NOT_IN_POOL, "Only cards in the pool can be taken."},
    {wire::BROKE_RULE_NOT_ELEVEN, "A number card takes number cards that make eleven with it, and nothing else."},
    {wire::BROKE_RULE_ONE_OF_ITS_KIND, "A king takes one king, a queen one queen, and nothing else."},
    {wire::BROKE_RULE_JACK_TAKES_ALL, "A jack takes all jacks and all number cards, and nothing else."},
};

TypedMove read(const Asking& asking, std::string_view line, const Style& style) {
  const auto typed = parse(line);
  if (!typed) return {};
  const Choices choices{asking, style};
  const auto all = choices.all();
  const auto is_it = [&](const pasur::Move& choice) { return choice.card == typed->card; };
  const auto ways = std::ranges::count_if(all, is_it);
  if (ways == 0) return {.words = "That card is not in your hand."};
  if (typed->number) {
    const std::size_t i = *typed->number - 1;
    if (*typed->number == 0 || i >= all.size() || !is_it(all[i])) return {.words = choices.question(typed->card)};
    return {.move = story::message_of(all[i])};
  }
  if (!typed->says_picks) {
    if (ways > 1) return {.words = choices.question(typed->card)};
    return {.move = story::message_of(*std::ranges::find_if(all, is_it))};
  }
  pasur::Move wanted{.card = typed->card};
  for (const Card pick : typed->picks)
    wanted.picks.insert(pick);
  const bool each_once = wanted.picks.size() == typed->picks.size();
  if (each_once && std::ranges::find(all, wanted) != all.end()) return {.move = story::message_of(wanted)};
  // Some of a capture's cards were named, but several captures contain them.
  if (ways > 1 && !typed->picks.empty())
    if (std::string question = choices.question(typed->card, typed->picks); !question.empty())
      return {.words = std::move(question)};
  return {.words = std::string{kPasurMoves.broken_rule(story::rule_against(wanted, choices.table()))}};
}

constexpr NumberWords kHints[]{
    {wire::HINT_REASON_MAKES_SUR, "That is a sur, worth 5 points."},
    {wire::HINT_REASON_CANCELS_SUR, "That cancels a sur of another player."},
    {wire::HINT_REASON_TAKES_POINTS, "The cards are worth {points}."},
    {wire::HINT_REASON_TAKES_CLUBS, "It takes {clubs}; seven are worth points."},
    {wire::HINT_REASON_TAKES_CARDS, "Better to take these cards than to leave them to the others."},
    {wire::HINT_REASON_CAN_WAIT, "What your other cards take can wait; playing this one is better now."},
    {wire::HINT_REASON_DENIES_SUR, "After it, no card that is still out can clear the pool."},
    {wire::HINT_REASON_GIVES_LEAST, "None of your cards takes anything, and this one leaves the least for the others."},
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
