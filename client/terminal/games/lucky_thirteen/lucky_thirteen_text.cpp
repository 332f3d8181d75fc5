#include <algorithm>
#include <vector>

#include "client/games/lucky_thirteen/story.h"
#include "client/terminal/game_texts.h"
#include "client/terminal/games/lucky_thirteen/lucky_thirteen_lesson.h"
#include "client/terminal/games/teller.h"
#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"

namespace cardroom::terminal {
namespace {

namespace story = lucky_thirteen::story;
namespace wire = games::lucky_thirteen::v1;
using lucky_thirteen::kRounds;
using lucky_thirteen::kSeats;

/// The cards that made thirteen: "with 4♣ and public 9♥".
std::string cards_of_thirteen(const lucky_thirteen::Result& result, const Style& style) {
  const std::string own = cards_line(result.used & result.hand, style);
  const std::string open = cards_line(result.used - result.hand, style);
  switch (*result.option) {
    case lucky_thirteen::Option::private_cards: return "with both private cards";
    case lucky_thirteen::Option::one_and_one: return "with " + own + " and public " + open;
    case lucky_thirteen::Option::all_four: return "with all four";
  }
  return {};
}

/// "8 + 5 = 13 with both private cards"; "no thirteen".
std::string sum_words(const lucky_thirteen::Result& result, const Style& style) {
  if (!result.option) return "no thirteen";
  std::string sum;
  for (const std::uint8_t value : story::values_of_thirteen(result))
    add(sum, std::to_string(value), " + ");
  return sum + " = 13 " + cards_of_thirteen(result, style);
}

/// "8 × 4 + 5 × 2 = 42 points."; "The only thirteen is worth 100 points."
std::string points_of(const lucky_thirteen::Results& results, const lucky_thirteen::Result& result,
                      const Style& style) {
  const std::string points = strong(points_words(result.points), style) + ".";
  switch (story::brings(results, result)) {
    case story::Brings::nothing: return points;
    case story::Brings::hundred: return "The only thirteen is worth " + points;
    case story::Brings::products: break;
  }
  std::string products;
  for (const story::Counted& counted : story::counted_cards(result)) {
    const auto [rank, factor] = story::product_of(counted);
    add(products, std::to_string(rank) + (style.symbols ? " × " : " x ") + std::to_string(factor), " + ");
  }
  return products + " = " + points;
}

/// All hands, counted one after another.
void tell_results(const lucky_thirteen::Results& results, const Cast& cast, const Style& style, Lines& lines) {
  lines.push_back("The last card is discarded. All hands are shown.");
  for (const Seat seat : story::counting_order(results)) {
    const lucky_thirteen::Result& result = results[seat.index];
    lines.push_back("  " + cast.does(seat.index, "have") + " " + cards_line(result.hand, style) + ": " +
                    sum_words(result, style) + ". " + points_of(results, result, style));
  }
}

std::string reason(const table::v1::GameView& view, const Cast& cast, const Style& style) {
  const auto game = story::view_of(view);
  if (!game || !game->results) return {};
  const lucky_thirteen::Results& results = *game->results;
  const auto [count, alone] = story::thirteens_in(results);
  if (count == 0) return "Nobody has thirteen, so hands count.";
  if (alone) return cast.does(alone->index, "are") + " the only one with thirteen.";
  const auto best = std::ranges::max_element(results, {}, &lucky_thirteen::Result::points);
  if (std::ranges::count(results, best->points, &lucky_thirteen::Result::points) > 1)
    return (count == 2   ? "Two players have"
            : count == 3 ? "Three players have"
                         : "All four have") +
           std::string{" thirteen, so each of them scores their best one."};
  std::vector<std::string> cards;
  for (const story::Counted& counted : story::counted_cards(*best))
    cards.push_back(card(counted.card, style));
  return listed(cards) + " made thirteen.";
}

/// Cards are drawn automatically; the sentence names whoever made the discard that follows the draw.
Cast taking(const story::Beat& beat, const Cast& cast) {
  if (beat.answer == nullptr) return cast;
  return beat.answer->origin() == table::v1::ORIGIN_CLOCK ? cast.of_people() : cast.during(*beat.answer);
}

struct Telling : Teller {
  using Teller::Teller;

  void on(const lucky_thirteen::TurnedUp& up, const story::Beat&) {
    say("On the table: " + cards_line(up.cards, style));
  }
  void on(const lucky_thirteen::Dealt& dealt, const story::Beat&) {
    if (!dealt.cards.empty()) say(cast.hand_of(dealt.seat.index) + cards_line(dealt.cards, style));
  }
  void on(const lucky_thirteen::Drew& drew, const story::Beat& beat) {
    if (beat.begins_round) say("Round " + std::to_string(beat.round) + " of " + std::to_string(kRounds) + ".");
    // A card drawn by another player is hidden; it is reported together with the discard.
    if (drew.card) say(taking(beat, table).does(drew.seat.index, "draw") + " " + card(*drew.card, style) + ".");
  }
  void on(const lucky_thirteen::Discarded& discarded, const story::Beat& beat) {
    const std::uint32_t seat = discarded.seat.index;
    const bool told = cast.is_you(seat) || (beat.drew && beat.drew->card);
    say((told ? cast.does(seat, "discard") : cast.subject(seat) + " draws a card and discards") + " " +
        card(discarded.card, style) + ".");
  }
  void on(const lucky_thirteen::Shown&, const story::Beat&) {}
};

Lines tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style) {
  const auto beats = story::beats_of(events);
  Lines lines = told(Telling{cast, style}, beats, events.data() + from);
  // All hands are shown at once.
  if (const auto results = story::results_of(story::since(beats, events.data() + from)))
    tell_results(*results, cast.of_people(), style, lines);
  return lines;
}

/// The card that was just drawn comes last.
std::vector<Card> hand_of(const lucky_thirteen::View& view) {
  std::vector<Card> cards{view.hand.begin(), view.hand.end()};
  const auto drawn = std::ranges::find(cards, story::drawn_card(view));
  if (drawn != cards.end()) std::rotate(drawn, drawn + 1, cards.end());
  return cards;
}

std::string hand_words(const lucky_thirteen::View& view, const Style& style) {
  return cards_line(hand_of(view), style);
}

std::string hand(const table::v1::GameView& view, const Style& style) {
  const auto game = story::view_of(view);
  return game && !game->hand.empty() ? hand_words(*game, style) : "";
}

Standing standing(const table::v1::GameView& view, const Cast& cast, const Style& style) {
  const auto game = story::view_of(view);
  if (!game || game->stage == Stage::deal) return {};
  Standing standing;
  standing.lines.push_back("On the table: " + cards_line(game->public_cards, style) + "   Round " +
                           std::to_string(story::round_of(*game)) + " of " + std::to_string(kRounds) +
                           "   Pile: " + std::to_string(game->pile_size()) + " cards");
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const auto discards = story::discards_of(*game, seat);
    if (!discards.empty())
      standing.lines.push_back("  " + cast.does(seat.index, "have") + " discarded " + cards_line(discards, style));
  }
  if (!game->hand.empty()) standing.hand = "Your hand: " + hand_words(*game, style);
  return standing;
}

Turn turn(const Asking& asking, const Style& style) {
  Turn turn{.before = {"On the table ; your hand ."}};
  const auto discards = story::moves_of(asking.moves).value_or(lucky_thirteen::Moves{}).discards;
  std::vector<Card> ordered{discards.begin(), discards.end()};
  if (const auto game = story::view_of(asking.view); game && game->stage != Stage::deal) {
    turn.before[0] =
        "On the table " + cards_line(game->public_cards, style) + "; your hand " + hand_words(*game, style) + ".";
    // The third move discards the third card.
    const std::vector<Card> hand = hand_of(*game);
    std::ranges::sort(ordered, {}, [&](Card one) { return std::ranges::find(hand, one) - hand.begin(); });
  }
  for (const Card discard : ordered)
    turn.moves.push_back({story::message_of({discard}), "discard " + card(discard, style)});
  turn.list = numbered(turn.moves);
  return turn;
}

TypedMove read(const Asking& asking, std::string_view typed, const Style&) {
  const auto discard = card_of(typed);
  if (!discard) return {};
  const auto moves = story::moves_of(asking.moves);
  if (!moves || !moves->discards.contains(*discard)) return {.words = "That card is not in your hand."};
  return {.move = story::message_of({*discard})};
}

constexpr NumberWords kHints[]{
    {wire::HINT_REASON_KEEPS_THIRTEEN, "You keep thirteen: {used}, worth {points}."},
    {wire::HINT_REASON_BEST_CHANCE,
     "With {kept} in hand, {helping} of the {unseen} cards that you have not seen make thirteen: the best chance."},
    {wire::HINT_REASON_WORTH_MORE,
     "With {kept} in hand, {helping} of the {unseen} cards that you have not seen make thirteen: not the most, but it "
     "scores more."},
    {wire::HINT_REASON_KEEPS_POINTS, "If nobody has thirteen, hands count, and {kept} are {points}."},
};

std::string hint(const table::v1::GameHint& hint, const Style& style) {
  const auto& why = hint.lucky_thirteen();
  return filled(words_for(kHints, why.reason()), {{"used", cards_line(why.used(), style)},
                                                  {"kept", cards_line(why.kept(), style)},
                                                  {"points", points_words(why.points())},
                                                  {"helping", std::to_string(why.helping())},
                                                  {"unseen", std::to_string(why.unseen())}});
}

/// The game has no rules that a move could break: a card is in the hand or not.
constexpr MoveText kMoves{
    .how_to = "In your turn: the number of a move, or the card itself (7d).", .turn = turn, .read = read, .hint = hint};

Lines last(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, const Cast& cast,
           const Style& style) {
  const auto game = story::view_of(view);
  const auto round = game ? story::last_round(*game) : std::nullopt;
  if (!round) return {};
  const Cast people = cast.of_people();
  std::vector<std::string> discards;
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    discards.push_back(people.does(seat.index, "discard") + " " + card(round->discards[seat.index], style));
  return {"Round " + std::to_string(round->number) + ": " + listed(discards) + "."};
}

constexpr std::string_view kRules[]{
    "Lucky Thirteen. Four players, each for themselves; one deal is one game.",
    "Two public cards lie on the table, and everybody has two private cards. There are four rounds: in each, "
    "everybody in turn draws a card from the pile and discards one of their three cards.",
    "You want thirteen. An ace counts 0 or 1, 2 to 10 as printed, J, Q and K each 10, 11, 12 or 13, as you like. "
    "Thirteen can be: both private cards; one private and one public card; or all four.",
    "If you are the only one with thirteen, you score 100 and the others nothing.",
    "If several have it, each of them scores the cards that make it: a private card counts its rank (A 1, J 11, Q 12, "
    "K 13) times its suit (spades 4, hearts 3, diamonds 2, clubs 1), a public card its rank times 2. The others score "
    "nothing.",
    "If nobody has it, everybody scores their two private cards.",
    "In your turn, type the number of a move, or the card itself: 7d is the seven of diamonds.",
};

}  // namespace

constinit const GameText kLuckyThirteenText{.facts = lucky_thirteen::kFacts,
                                            .moves = kMoves,
                                            .rules = kRules,
                                            .lesson = kLuckyThirteenLesson,
                                            .tell = tell,
                                            .standing = standing,
                                            .reason = reason,
                                            .hand = hand,
                                            .last = last};

}  // namespace cardroom::terminal
