#include "client/terminal/game_texts.h"
#include "client/terminal/games/teller.h"
#include "client/terminal/games/thrones/thrones_lesson.h"
#include "client/terminal/games/thrones/thrones_words.h"
#include "common/games/thrones/thrones_facts.h"

/// The wording of events and of the state of the game. Moves are in thrones_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace story = thrones::story;

/// "12 to 9"
std::string gains_words(int ours, int theirs) {
  return std::to_string(ours) + " to " + std::to_string(theirs);
}

struct Telling : Teller {
  Telling(story::Beats beats, const Cast& players, const Style& with)
      : Teller{players, with}, all{beats}, sides{players} {}

  void on(const thrones::Dealt& dealt, const story::Beat&) {
    if (!dealt.cards.empty()) say(cast.hand_of(dealt.seat.index) + suits_line(dealt.cards, style));
  }
  void on(const thrones::Started& started, const story::Beat&) {
    say(play_words(started.play + 1) + ". " + cast.does(started.seat.index, "begin") + ".");
  }
  void on(const thrones::Played& played, const story::Beat& beat) {
    say(cast.does(played.seat.index, "play") + " " + card(played.card, style) + " on " +
        std::string{sides.pile(played.pile)} + (beat.doubled ? ", doubled" : "") + ": " + values_words(played.after) +
        ".");
  }
  void on(const thrones::Passed& passed, const story::Beat&) {
    // A player who has nothing to play passes automatically.
    say(passed.had_nothing ? people.does(passed.seat.index, "have") + " nothing to play."
                           : cast.does(passed.seat.index, "pass") + ".");
  }
  void on(const thrones::Fought& fought, const story::Beat& beat) {
    say(strong("Battle:", style) + " " + battle_words(fought.battle, sides) + " " + sides.lead(beat.scores));
  }
  void on(const thrones::Shown& shown, const story::Beat& beat) {
    // All hands are shown at once, seat by seat.
    if (shown.seat.index == 0) say(result(beat.scores));
    if (shown.seat.index + 1 == thrones::kSeats) tell_never_played();
  }

  std::string result(const story::Points& scores) const {
    std::vector<std::string> battles;
    const auto [first, second] = sides.order();
    for (const story::Beat& beat : all)
      if (const auto* fought = std::get_if<thrones::Fought>(&beat.event))
        battles.push_back(gains_words(fought->battle.gains[first], fought->battle.gains[second]));
    if (battles.size() != thrones::kPlays) return "The sixth battle is over.";
    return "The sixth battle is over. Points for " + sides.team(first) + " and for " + sides.team(second) +
           ", battle by battle: " + listed(battles, ", ") + ". Together " + gains_words(scores[first], scores[second]) +
           ".";
  }

  void tell_never_played() {
    std::vector<std::string> cards;  // "Kari 8♠ K♣"
    for (const story::Beat& beat : all) {
      const auto* shown = std::get_if<thrones::Shown>(&beat.event);
      if (shown != nullptr && !shown->cards.empty())
        cards.push_back(people.subject(shown->seat.index) + " " + cards_line(shown->cards, style));
    }
    if (!cards.empty()) say("Never played: " + listed(cards) + ".");
  }

  story::Beats all;
  Sides sides;
};

Lines tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style) {
  const auto beats = story::beats_of(events);
  return told(Telling{beats, cast, style}, beats, events.data() + from);
}

/// "Left: Kari 8 cards (2 hearts), Ola 7 cards (1 heart) ..."
std::string left_words(const thrones::Board& board, const Cast& cast) {
  std::vector<std::string> seats;
  for (Seat seat{}; seat.index < thrones::kSeats; ++seat.index)
    seats.push_back(cast.subject(seat.index) + " " + counted(board.hand_size(seat), "card", "cards") + " (" +
                    counted(board.hearts_left(seat), "heart", "hearts") + ")");
  return "Left: " + listed(seats) + ".";
}

std::string hand(const table::v1::GameView& view, const Style& style) {
  const CardSet cards = story::view_of(view).hand;
  return cards.empty() ? "" : suits_line(cards, style);
}

Standing standing(const table::v1::GameView& view, const Cast& cast, const Style& style) {
  const thrones::View seen = story::view_of(view);
  const thrones::Board& board = seen.board;
  if (board.stage == Stage::deal) return {};
  const Sides sides{cast};
  Lines lines{board.stage == Stage::over
                  ? play_words(story::play_of(board)) + "."
                  : turn_words(board) + ". " + cast.does(board.starter(board.play()).index, "begin") + " this battle."};
  describe_piles(board, sides, style, lines);
  lines.push_back("Points: " + sides.lead({board.scores[0], board.scores[1]}));
  lines.push_back(left_words(board, cast));
  return {lines, seen.hand.empty() ? "" : "Your hand: " + suits_line(seen.hand, style)};
}

std::string reason(const table::v1::GameView& view, const Cast& cast, const Style&) {
  const Sides sides{cast};
  const auto won = story::battles_won(story::view_of(view).board);
  const auto [first, second] = sides.order();
  return "Battles won: " + sides.side(first) + " " + std::to_string(won[first]) + ", " + sides.side(second) + " " +
         std::to_string(won[second]) + ".";
}

Lines last(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, const Cast& cast,
           const Style& style) {
  const auto fight = story::last_fight(story::view_of(view).board);
  if (!fight) return {};
  const Sides sides{cast};
  Lines lines{play_words(fight->play) + ":"};
  for (const std::size_t pile : sides.order())
    lines.push_back("  " + sides.pile_and_owner(pile) + ": " + cards_line(fight->cards[pile], style) + ".");
  lines.push_back(battle_words(fight->battle, sides));
  return lines;
}

constexpr std::string_view kRules[]{
    "Game of Thrones (Spill med Troner). Four players in two teams: seats 1 and 3 against seats 2 and 4. Each "
    "team has a pile; for spectators, that of seats 1 and 3 is the top one. There are no aces, and picture cards "
    "count 10.",
    "Everybody gets three hearts, which are characters, and nine other cards: clubs attack, spades defend, "
    "diamonds are magic.",
    "There are six battles. A battle starts with two hearts: the player who begins puts one on their own team's "
    "pile, the next player one on theirs. Then come ten turns: play another card on either pile, or pass.",
    "A pile begins with attack and defence as high as its heart. A club adds its rank to the attack, a spade to "
    "the defence. A diamond takes its rank away from what the card below it has changed; it may not lie "
    "directly on a heart. A card of the same rank as the card below it counts double. Nothing falls below zero.",
    "At the end of a battle each character attacks the other. An attack that is higher than the other's defence "
    "succeeds and brings its team the rank of the other character; if it fails, that rank goes to the team that "
    "was attacked.",
    "After six battles the team with more points wins; with a tie, both win.",
    kThronesHowToMove,
};

}  // namespace

constinit const GameText kThronesText{.facts = thrones::kFacts,
                                      .moves = kThronesMoves,
                                      .rules = kRules,
                                      .lesson = kThronesLesson,
                                      .tell = tell,
                                      .standing = standing,
                                      .reason = reason,
                                      .hand = hand,
                                      .last = last};

}  // namespace cardroom::terminal
