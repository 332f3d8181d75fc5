#include "client/terminal/games/lucky_thirteen/lucky_thirteen_text.h"

#include <algorithm>
#include <variant>

#include "client/games/lucky_thirteen/story.h"
#include "client/terminal/pack_text.h"
#include "common/base/overloaded.h"

namespace cardroom::terminal {
namespace {

namespace story = lucky_thirteen::story;
using lucky_thirteen::kRounds;
using lucky_thirteen::kSeats;

/// How the cards made thirteen, private ones named apart from public ones: "both private cards, 4♥ 9♠".
std::string how(const lucky_thirteen::Result& result, const Style& style) {
  const std::string own = cards_line(result.used & result.hand, style);
  const std::string open = cards_line(result.used - result.hand, style);
  switch (*result.option) {
    case lucky_thirteen::Option::private_cards: return "thirteen with both private cards, " + own;
    case lucky_thirteen::Option::one_and_one: return "thirteen with private " + own + " and public " + open;
    case lucky_thirteen::Option::all_four: return "thirteen with all four, private " + own + " and public " + open;
  }
  return {};
}

std::string why(const story::Thirteens& thirteens, const Cast& cast) {
  if (thirteens.count == 0) return "Nobody has thirteen, so the private cards count.";
  if (thirteens.alone)
    return cast.does(thirteens.alone->index, "are", "is") +
           " the only one with thirteen: 100 points, and nothing for the others.";
  return counted(thirteens.count, "player has", "players have") +
         " thirteen: each of them scores the cards that make it.";
}

/// All hands and how they were scored.
void tell_results(const lucky_thirteen::Results& results, const Cast& cast, const Style& style, Lines& lines) {
  lines.push_back("The last card is played. All hands are shown.");
  for (std::uint32_t seat = 0; seat < kSeats; ++seat) {
    const lucky_thirteen::Result& result = results[seat];
    lines.push_back("  " + cast.does(seat, "have ", "has ") + cards_line(result.hand, style) + ": " +
                    (result.option ? how(result, style) : "no thirteen") + ". " +
                    strong(counted(result.points, "point", "points"), style) + ".");
  }
  lines.push_back(why(story::thirteens_in(results), cast));
}

/// A card is drawn automatically; the player that lays one down for it has taken it.
Cast taking(const story::Beat& beat, const Cast& cast) {
  if (beat.answer == nullptr) return cast;
  return beat.answer->origin() == table::v1::ORIGIN_CLOCK ? cast.of_people() : cast.during(*beat.answer);
}

/// The card that was just taken stands last.
std::string hand_words(const lucky_thirteen::View& view, const Style& style) {
  std::vector<Card> cards{view.hand.begin(), view.hand.end()};
  const auto drawn = std::ranges::find(cards, story::drawn_card(view));
  if (drawn != cards.end()) std::rotate(drawn, drawn + 1, cards.end());
  return cards_line(cards, style);
}

void tell_beat(const story::Beat& beat, const Cast& cast, const Style& style, Lines& lines) {
  const Cast acting = cast.during(*beat.message);
  std::visit(
      Overloaded{
          [&](const lucky_thirteen::TurnedUp& up) { lines.push_back("On the table: " + cards_line(up.cards, style)); },
          [&](const lucky_thirteen::Dealt& dealt) {
            if (dealt.cards.empty()) return;
            lines.push_back((acting.is_you(dealt.seat.index) ? "Your hand: " : "The hand of your seat: ") +
                            cards_line(dealt.cards, style));
          },
          [&](const lucky_thirteen::Drew& drew) {
            if (beat.begins_round)
              lines.push_back("Round " + std::to_string(beat.round) + " of " + std::to_string(kRounds) + ".");
            // What others take is not seen, and is told with what they lay down.
            if (!drew.card) return;
            lines.push_back(taking(beat, cast).does(drew.seat.index, "take", "takes") + " " + card(*drew.card, style) +
                            ".");
          },
          [&](const lucky_thirteen::Discarded& discarded) {
            const std::uint32_t seat = discarded.seat.index;
            const bool told = acting.is_you(seat) || (beat.drew && beat.drew->card);
            lines.push_back(acting.does(seat, "lay down", told ? "lays down" : "takes a card and lays down") + " " +
                            card(discarded.card, style) + ".");
          },
          [](const lucky_thirteen::Shown&) {}},
      beat.event);
}

}  // namespace

void LuckyThirteenText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                             const Style& style, Lines& lines) const {
  const auto beats = story::beats_of(events);
  const auto news = story::since(beats, events.data() + from);
  for (const story::Beat& beat : news)
    tell_beat(beat, cast, style, lines);
  // All hands are shown together.
  if (const auto results = story::results_of(news)) tell_results(*results, cast.of_people(), style, lines);
}

void LuckyThirteenText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style,
                                 Lines& lines) const {
  const auto game = story::view_of(view);
  if (!game || game->stage == Stage::deal) return;
  lines.push_back("On the table: " + cards_line(game->public_cards, style) + "   Round " +
                  std::to_string(story::round_of(*game)) + " of " + std::to_string(kRounds) +
                  "   Pile: " + std::to_string(game->pile_size()) + " cards");
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const auto laid_down = story::discards_of(*game, seat);
    if (laid_down.empty()) continue;
    lines.push_back("  " + cast.does(seat.index, "have", "has") + " laid down " + cards_line(laid_down, style));
  }
  if (!game->hand.empty()) lines.push_back("Your hand: " + hand_words(*game, style));
}

Lines LuckyThirteenText::before_move(const Asking& asking, const Style& style) const {
  const auto game = story::view_of(asking.view);
  if (!game || game->stage == Stage::deal) return {"On the table ; your hand ."};
  return {"On the table " + cards_line(game->public_cards, style) + "; your hand " + hand_words(*game, style) + "."};
}

std::string LuckyThirteenText::hand(const table::v1::GameView& view, const Style& style) const {
  const auto game = story::view_of(view);
  return !game || game->hand.empty() ? std::string{} : "Your hand: " + hand_words(*game, style);
}

std::vector<std::string> LuckyThirteenText::moves(const Asking& asking, const Style& style) const {
  std::vector<std::string> texts;
  for (const Card discard : story::moves_of(asking.moves).value_or(lucky_thirteen::Moves{}).discards)
    texts.push_back("lay down " + card(discard, style));
  return texts;
}

table::v1::GameMove LuckyThirteenText::move(const Asking& asking, std::size_t i) const {
  return story::message_of(story::moves_of(asking.moves).value()[static_cast<std::uint32_t>(i)]);
}

TypedMove LuckyThirteenText::find_move(const Asking& asking, std::string_view typed, const Style&) const {
  const auto discard = card_of(typed);
  if (!discard) return {};
  const auto moves = story::moves_of(asking.moves);
  if (!moves || !moves->discards.contains(*discard)) return {.words = "That card is not in your hand."};
  return {.move = story::message_of({*discard})};
}

std::string_view LuckyThirteenText::how_to_move() const {
  return "In your turn: the number of a move, or the card itself (7d).";
}

std::string LuckyThirteenText::hint(const table::v1::GameHint& hint, const Asking&, const Style& style) const {
  const auto& why = hint.lucky_thirteen();
  const std::string kept = cards_line(why.kept(), style);
  const std::string points = counted(why.points(), "point", "points");
  const std::string chances = std::to_string(why.helping()) + " of the " + std::to_string(why.unseen());
  switch (why.reason()) {
    case games::lucky_thirteen::v1::HINT_REASON_KEEPS_THIRTEEN:
      return "You keep thirteen: " + cards_line(why.used(), style) + ", worth " + points + ".";
    case games::lucky_thirteen::v1::HINT_REASON_BEST_CHANCE:
      return "With " + kept + " in hand, " + chances + " cards that you have not seen make thirteen: the best chance.";
    case games::lucky_thirteen::v1::HINT_REASON_WORTH_MORE:
      return "With " + kept + " in hand, " + chances +
             " cards that you have not seen make thirteen: not the most, but it scores more.";
    case games::lucky_thirteen::v1::HINT_REASON_KEEPS_POINTS:
      return "No card makes thirteen any more. If nobody has it, " + kept + " are " + points + ".";
    default: return {};
  }
}

void LuckyThirteenText::rules(Lines& lines) const {
  for (const char* line : {
           "Lucky Thirteen. Four players, each alone; one deal is one game.",
           "Two public cards lie on the table, and everybody has two private cards. There are four rounds: in each, "
           "everybody in turn takes a card from the pile and lays one of their three cards down.",
           "You want thirteen. An ace counts 0 or 1, 2 to 10 as printed, J, Q and K each 10, 11, 12 or 13, as you "
           "like. Thirteen can be: both private cards; one private and one public card; or all four.",
           "If you are the only one with thirteen, you score 100 and the others nothing.",
           "If several have it, each of them scores the cards that make it: a private card counts its rank (A 1, J "
           "11, Q 12, K 13) times its suit (spades 4, hearts 3, diamonds 2, clubs 1), a public card its rank times 2. "
           "The others score nothing.",
           "If nobody has it, everybody scores their two private cards.",
           "In your turn, type the number of a move, or the card itself: 7d is the seven of diamonds.",
       })
    lines.emplace_back(line);
}

}  // namespace cardroom::terminal
