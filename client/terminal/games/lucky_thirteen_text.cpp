#include "client/terminal/games/lucky_thirteen_text.h"

#include <algorithm>

namespace cardroom::terminal {
namespace {

using games::lucky_thirteen::v1::Event;
using games::lucky_thirteen::v1::Result;
using games::lucky_thirteen::v1::View;

constexpr int kRounds = 4;
constexpr int kSeats = 4;

/// How the cards made thirteen, private ones named apart from public ones: "both private cards, 4♥ 9♠".
std::string how(const Result& result, const Style& style) {
  const auto used = [&](int from, int to) {
    google::protobuf::RepeatedField<int> some;
    for (int i = from; i < std::min(to, result.used_size()); ++i)
      some.Add(result.used(i));
    return cards_line(some, style);
  };
  switch (result.option()) {
    case games::lucky_thirteen::v1::OPTION_PRIVATE_CARDS: return "thirteen with both private cards, " + used(0, 2);
    case games::lucky_thirteen::v1::OPTION_ONE_AND_ONE:
      return "thirteen with private " + used(0, 1) + " and public " + used(1, 2);
    case games::lucky_thirteen::v1::OPTION_ALL_FOUR:
      return "thirteen with all four, private " + used(0, 2) + " and public " + used(2, 4);
    default: return "thirteen";
  }
}

std::string why(std::size_t with_thirteen, const std::string& alone) {
  if (with_thirteen == 0) return "Nobody has thirteen, so the private cards count.";
  if (with_thirteen == 1) return alone + " the only one with thirteen: 100 points, and nothing for the others.";
  return counted(static_cast<long>(with_thirteen), "player has", "players have") +
         " thirteen: each of them scores the cards that make it.";
}

/// All hands and how they were scored. They come together; `from` is the first of them.
void tell_result(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
                 Lines& lines) {
  std::size_t with_thirteen = 0;
  std::string alone;
  Lines hands;
  for (const auto& event : events.subspan(from)) {
    if (!event.lucky_thirteen().has_shown()) continue;
    const auto& shown = event.lucky_thirteen().shown();
    const Result& result = shown.result();
    if (result.has_option()) {
      ++with_thirteen;
      alone = cast.does(shown.seat(), "are", "is");
    }
    hands.push_back("  " + cast.does(shown.seat(), "have ", "has ") + cards_line(result.hand(), style) + ": " +
                    (result.has_option() ? how(result, style) : "no thirteen") + ". " +
                    strong(counted(result.points(), "point", "points"), style) + ".");
  }
  lines.push_back("The last card is played. All hands are shown.");
  lines.insert(lines.end(), hands.begin(), hands.end());
  lines.push_back(why(with_thirteen, alone));
}

/// A card comes by itself; whoever lays one down for it has taken it. `events`: from the draw on.
Cast taking(std::span<const table::v1::GameEvent> events, const Cast& cast) {
  const std::uint32_t seat = events.front().lucky_thirteen().drew().seat();
  for (const auto& event : events.subspan(1)) {
    const auto& discarded = event.lucky_thirteen().discarded();
    if (!event.lucky_thirteen().has_discarded() || discarded.seat() != seat) continue;
    return event.origin() == table::v1::ORIGIN_CLOCK ? cast.of_people() : cast.during(event);
  }
  return cast;
}

/// The card that was just taken stands last.
std::string hand_words(const View& view, const Style& style) {
  google::protobuf::RepeatedField<int> cards = view.hand();
  if (cards.size() < 3 || view.draws().empty()) return cards_line(cards, style);
  const auto drawn = std::ranges::find(cards, view.draws(view.draws_size() - 1));
  if (drawn != cards.end()) std::rotate(drawn, drawn + 1, cards.end());
  return cards_line(cards, style);
}

}  // namespace

void LuckyThirteenText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                             const Style& style, Lines& lines) const {
  int round = 0;
  std::optional<std::uint32_t> draw_seen;  // Whose draw was told with its card.
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i].lucky_thirteen();
    // Seat 0 begins every round. The rounds before `from` are only counted.
    const bool begins_round = event.has_drew() && event.drew().seat() == 0;
    if (begins_round) ++round;
    if (event.has_drew()) draw_seen = event.drew().has_card() ? std::optional{event.drew().seat()} : std::nullopt;
    if (i < from) continue;
    if (begins_round) lines.push_back("Round " + std::to_string(round) + " of " + std::to_string(kRounds) + ".");
    const Cast acting = cast.during(events[i]);
    switch (event.event_case()) {
      case Event::kTurnedUp: lines.push_back("On the table: " + cards_line(event.turned_up().cards(), style)); break;
      case Event::kDealt:
        if (event.dealt().cards_size() > 0)
          lines.push_back((acting.is_you(event.dealt().seat()) ? "Your hand: " : "The hand of your seat: ") +
                          cards_line(event.dealt().cards(), style));
        break;
      case Event::kDrew:
        // What others take is not seen, and is told with what they lay down.
        if (!event.drew().has_card()) break;
        lines.push_back(taking(events.subspan(i), cast).does(event.drew().seat(), "take", "takes") + " " +
                        card(event.drew().card(), style) + ".");
        break;
      case Event::kDiscarded: {
        const std::uint32_t seat = event.discarded().seat();
        const bool told = acting.is_you(seat) || draw_seen == seat;
        lines.push_back(acting.does(seat, "lay down", told ? "lays down" : "takes a card and lays down") + " " +
                        card(event.discarded().card(), style) + ".");
        break;
      }
      case Event::kShown:
        if (event.shown().seat() == 0) tell_result(events, i, cast.of_people(), style, lines);
        break;
      case Event::EVENT_NOT_SET: break;
    }
  }
}

void LuckyThirteenText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style,
                                 Lines& lines) const {
  const View& game = view.lucky_thirteen();
  if (game.public_cards_size() == 0) return;
  const int round = std::min(game.discards_size() / kSeats + 1, kRounds);
  lines.push_back("On the table: " + cards_line(game.public_cards(), style) + "   Round " + std::to_string(round) +
                  " of " + std::to_string(kRounds) + "   Pile: " + std::to_string(game.pile_size()) + " cards");
  for (int seat = 0; seat < kSeats; ++seat) {
    google::protobuf::RepeatedField<int> laid_down;
    for (int turn = seat; turn < game.discards_size(); turn += kSeats)
      laid_down.Add(game.discards(turn));
    if (laid_down.empty()) continue;
    lines.push_back("  " + cast.does(static_cast<std::uint32_t>(seat), "have", "has") + " laid down " +
                    cards_line(laid_down, style));
  }
  if (game.hand_size() > 0) lines.push_back("Your hand: " + hand_words(game, style));
}

Lines LuckyThirteenText::before_move(const Asking& asking, const Style& style) const {
  const View& game = asking.view.lucky_thirteen();
  return {"On the table " + cards_line(game.public_cards(), style) + "; your hand " + hand_words(game, style) + "."};
}

std::string LuckyThirteenText::hand(const table::v1::GameView& view, const Style& style) const {
  const View& game = view.lucky_thirteen();
  return game.hand_size() == 0 ? std::string{} : "Your hand: " + hand_words(game, style);
}

std::vector<std::string> LuckyThirteenText::moves(const Asking& asking, const Style& style) const {
  std::vector<std::string> texts;
  for (const int discard : asking.moves.lucky_thirteen().discards())
    texts.push_back("lay down " + card(static_cast<cards::v1::Card>(discard), style));
  return texts;
}

table::v1::GameMove LuckyThirteenText::move(const Asking& asking, std::size_t i) const {
  table::v1::GameMove move;
  move.mutable_lucky_thirteen()->set_discard(asking.moves.lucky_thirteen().discards(static_cast<int>(i)));
  return move;
}

TypedMove LuckyThirteenText::find_move(const Asking& asking, std::string_view typed, const Style&) const {
  const auto& discards = asking.moves.lucky_thirteen().discards();
  const auto wanted = parse_card(typed);
  const auto found = std::ranges::find(discards, wanted.value_or(cards::v1::CARD_UNSPECIFIED));
  if (found != discards.end()) return {.move = move(asking, static_cast<std::size_t>(found - discards.begin()))};
  if (wanted) return {.words = "That card is not in your hand."};
  return {};
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
