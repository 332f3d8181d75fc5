#include "client/terminal/games/thrones/thrones_text.h"

#include <algorithm>
#include <variant>

#include "client/terminal/games/thrones/thrones_words.h"
#include "client/terminal/pack_text.h"
#include "common/base/overloaded.h"

/// What happens and how things stand. What can be done is in thrones_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace story = thrones::story;

std::string play_of(int play) {
  return "Play " + std::to_string(play) + " of " + std::to_string(thrones::kPlays);
}

/// What the beats of a game say, a line for each thing.
class Telling {
 public:
  Telling(story::Beats beats, const Cast& cast, const Style& style)
      : beats_{beats}, table_{cast}, people_{cast.of_people()}, sides_{cast}, style_{style} {}

  void tell(const story::Beat& beat, Lines& lines) const {
    const Cast cast = table_.during(*beat.message);
    std::visit(
        Overloaded{[&](const thrones::Dealt& dealt) {
                     if (!dealt.cards.empty()) lines.push_back(this->dealt(dealt, cast));
                   },
                   [&](const thrones::Started& started) {
                     lines.push_back(play_of(started.play + 1) + ". " +
                                     cast.does(started.seat.index, "begin", "begins") + ".");
                   },
                   [&](const thrones::Played& played) { lines.push_back(this->played(played, beat.doubled, cast)); },
                   [&](const thrones::Passed& passed) {
                     // A seat with nothing to play was not asked.
                     lines.push_back(passed.had_nothing
                                         ? people_.does(passed.seat.index, "have", "has") + " nothing to play."
                                         : cast.does(passed.seat.index, "pass", "passes") + ".");
                   },
                   [&](const thrones::Fought& fought) {
                     lines.push_back(strong("Battle:", style_) + " " + battle_words(fought.battle, sides_) + " " +
                                     sides_.lead(beat.scores));
                   },
                   [&](const thrones::Shown& shown) {
                     // All hands come together, seat by seat.
                     if (shown.seat.index == 0) lines.push_back(result(beat.scores));
                     if (shown.seat.index + 1 == thrones::kSeats) tell_never_played(lines);
                   }},
        beat.event);
  }

 private:
  std::string dealt(const thrones::Dealt& dealt, const Cast& cast) const {
    return (cast.is_you(dealt.seat.index) ? "Your hand: " : "The hand of your seat: ") +
           suits_line(dealt.cards, style_);
  }

  std::string played(const thrones::Played& played, bool doubled, const Cast& cast) const {
    return cast.does(played.seat.index, "put ", "puts ") + card(played.card, style_) + " on " +
           std::string{sides_.pile(played.pile)} + (doubled ? ", doubled" : "") + ": " + values_words(played.after) +
           ".";
  }

  std::string result(const story::Points& scores) const {
    std::string battles;
    int count = 0;
    const auto [first, second] = sides_.order();
    for (const story::Beat& beat : beats_) {
      const auto* fought = std::get_if<thrones::Fought>(&beat.event);
      if (fought == nullptr) continue;
      const auto& gains = fought->battle.gains;
      battles += (count++ == 0 ? " " : ", ") + std::to_string(gains[first]) + " to " + std::to_string(gains[second]);
    }
    if (count != thrones::kPlays) return "The sixth battle is over.";
    return "The sixth battle is over. Points for " + sides_.team(first) + " and for " + sides_.team(second) +
           ", battle by battle:" + battles + ". Together " + std::to_string(scores[first]) + " to " +
           std::to_string(scores[second]) + ".";
  }

  void tell_never_played(Lines& lines) const {
    std::vector<std::string> cards;  // "Kari 8♠ K♣"
    for (const story::Beat& beat : beats_) {
      const auto* shown = std::get_if<thrones::Shown>(&beat.event);
      if (shown != nullptr && !shown->cards.empty())
        cards.push_back(people_.subject(shown->seat.index) + " " + cards_line(shown->cards, style_));
    }
    if (!cards.empty()) lines.push_back("Never played: " + listed(cards) + ".");
  }

  story::Beats beats_;
  const Cast& table_;
  Cast people_;
  Sides sides_;
  Style style_;
};

/// "Our pile (top): 9♥ 7♠ 6♣. Attack 15, defence 16."
std::string pile_words(const thrones::Board& board, std::size_t number, const Sides& sides, const Style& style) {
  std::vector<Card> cards;
  for (const thrones::Placed& placed : board.cards_of(number))
    cards.push_back(placed.card);
  const std::string words = sides.pile_and_owner(number) + ": ";
  if (cards.empty()) return words + "nothing yet.";
  const auto [attack, defence] = board.piles[number].values();
  return words + cards_line(cards, style) + ". Attack " + std::to_string(attack) + ", defence " +
         std::to_string(defence) + ".";
}

/// The battle that has been fought, or would be if it came now. Empty without both characters.
std::string standing_words(const thrones::Board& board, const Sides& sides) {
  if (board.fought()) return "The battle: " + battle_words(board.battle(), sides);
  const auto battle = story::battle_of(board.piles);
  return battle ? "If the battle came now: " + battle_words(*battle, sides) : std::string{};
}

void describe_piles(const thrones::Board& board, const Sides& sides, const Style& style, Lines& lines) {
  for (const std::size_t pile : sides.order())
    lines.push_back(pile_words(board, pile, sides, style));
  if (const std::string standing = standing_words(board, sides); !standing.empty()) lines.push_back(standing);
}

/// "Kari 8 cards, 2 of them hearts"
std::string left_words(const thrones::Board& board, const Cast& cast) {
  std::vector<std::string> seats;
  for (Seat seat{}; seat.index < thrones::kSeats; ++seat.index)
    seats.push_back(cast.subject(seat.index) + " " + counted(board.hand_size(seat), "card", "cards") + " (" +
                    counted(board.hearts_left(seat), "heart", "hearts") + ")");
  return "Left: " + listed(seats) + ".";
}

std::string turn_words(const thrones::Board& board) {
  return play_of(story::play_of(board)) + ", turn " + std::to_string(story::turn_of(board)) + " of " +
         std::to_string(thrones::kTurnsInPlay);
}

}  // namespace

void ThronesText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                       const Style& style, Lines& lines) const {
  const auto beats = story::beats_of(events);
  const Telling telling{beats, cast, style};
  for (const story::Beat& beat : story::since(beats, events.data() + from))
    telling.tell(beat, lines);
}

void ThronesText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const thrones::Board board = story::view_of(view).board;
  if (board.stage == Stage::deal) return;
  const Sides sides{cast};
  if (board.stage == Stage::over) {
    lines.push_back(play_of(story::play_of(board)) + ".");
  } else {
    lines.push_back(turn_words(board) + ". " + cast.does(board.starter(board.play()).index, "begin", "begins") +
                    " this play.");
  }
  describe_piles(board, sides, style, lines);
  lines.push_back("Points: " + sides.lead({board.scores[0], board.scores[1]}));
  lines.push_back(left_words(board, cast));
  if (const std::string own = hand(view, style); !own.empty()) lines.push_back(own);
}

Lines ThronesText::before_move(const Asking& asking, const Style& style) const {
  const thrones::View view = story::view_of(asking.view);
  const auto moves = story::moves_of(asking.moves).value_or(thrones::Moves{});
  const std::string own = suits_line(view.hand, style);
  Lines lines{turn_words(view.board) +
              (moves.may_pass ? ": put a card on either pile, or pass." : ": put a heart on our pile.")};
  // While nothing of this play lies there, what lies there is what has fought.
  if (!view.board.fought()) describe_piles(view.board, Sides{asking.cast}, style, lines);
  if (!moves.may_pass) lines.push_back("Your hand: " + own);
  if (moves.cards[0].empty() && moves.cards[1].empty())
    lines.push_back("None of your cards may lie anywhere: " + own + ".");
  return lines;
}

std::string ThronesText::hand(const table::v1::GameView& view, const Style& style) const {
  const CardSet cards = story::view_of(view).hand;
  return cards.empty() ? std::string{} : "Your hand: " + suits_line(cards, style);
}

void ThronesText::rules(Lines& lines) const {
  for (const char* line : {
           "Game of Thrones (Spill med Troner). Four players in two teams: seats 1 and 3 against seats 2 and 4. Each "
           "team has a pile; that of seats 1 and 3 is the top one. There are no aces, and picture cards count 10.",
           "Everybody gets three hearts, which are characters, and nine other cards: clubs attack, spades defend, "
           "diamonds are magic.",
           "There are six plays with a battle each. A play begins with two hearts: who begins puts one on their own "
           "team's pile, the next player one on theirs. Then come ten turns: put another card on either pile, or pass.",
           "A pile begins with attack and defence as high as its heart. A club adds its rank to the attack, a spade to "
           "the defence. A diamond takes its rank away from what the card below it has changed; it may not lie "
           "directly on a heart. A card of the same rank as the card below it counts double. Nothing falls below zero.",
           "In the battle each character attacks the other. An attack that is higher than the other's defence succeeds "
           "and brings its team the rank of the other character; if it fails, that rank goes to the team that was "
           "attacked.",
           "After six battles the team with more points wins; with as many, both win.",
       })
    lines.emplace_back(line);
  lines.emplace_back(how_to_move());
}

}  // namespace cardroom::terminal
