#include <array>

#include "client/terminal/game_texts.h"
#include "client/terminal/games/pinochle/pinochle_lesson.h"
#include "client/terminal/games/pinochle/pinochle_words.h"
#include "client/terminal/games/teller.h"
#include "common/games/pinochle/pinochle_facts.h"

/// The wording of events and of the state of the game. Moves are in pinochle_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace story = pinochle::story;
using pinochle::Phase;

constexpr Variant kVariants[]{{.name = "cut-throat",
                               .meaning = "the stockpile is drawn, and each keeps 12 of 24 cards",
                               .option = "cutthroat",
                               .chosen = 1,
                               .usual = 0},
                              {.name = "plain-melds",
                               .meaning = "only runs and royal marriages count as melds",
                               .option = "additional_melds",
                               .chosen = 0,
                               .usual = 1}};

struct Telling : Teller {
  using Teller::Teller;

  void on(const pinochle::Began& began, const story::Beat&) {
    say(cast.does(began.first_bidder.index, "bid first") + ".");
  }
  void on(const pinochle::Dealt& dealt, const story::Beat&) {
    if (!dealt.cards.empty()) say(cast.hand_of(dealt.seat.index) + hand_words(dealt.cards, style) + ".");
  }
  void on(const pinochle::MadeBid& made, const story::Beat&) {
    say(made.bid == 0 ? cast.does(made.seat.index, "pass") + "."
                      : cast.does(made.seat.index, "bid") + " " + std::to_string(made.bid) + ".");
  }
  void on(const pinochle::WonBidding& won, const story::Beat&) {
    say(strong(people.does(won.seat.index, "have won") + " the bidding", style) +
        (won.bid == 0 ? " without a bid." : " with " + std::to_string(won.bid) + "."));
  }
  void on(const pinochle::NamedTrump& named, const story::Beat& beat) {
    const int bid = beat.points.at(named.seat.index).bid;
    say(cast.does(named.seat.index, "pick") + " " + std::string{suit_words(named.trump)} + " as trump. " +
        (bid == 0 ? "Nobody has bid." : people.does(named.seat.index, "play") + " for " + std::to_string(bid) + "."));
  }
  void on(const pinochle::TurnedUp& turned, const story::Beat&) {
    say("Two cards of the stockpile are turned up: " + cards_line(turned.cards, style) + ".");
  }
  void on(const pinochle::Took& took, const story::Beat& beat) {
    say(cast.does(took.seat.index, beat.is_second ? "get" : "take") + " " + card(took.card, style) + ".");
  }
  void on(const pinochle::Drew& drew, const story::Beat& beat) {
    // One line for the draw: when the reader draws or, for a spectator, when the draw begins.
    if (cast.own_seat == drew.seat.index && !drew.cards.empty()) {
      say((cast.is_you(drew.seat.index) ? "You draw " : "Your seat draws ") + hand_words(drew.cards, style) + ".");
    } else if (!cast.own_seat && !beat.is_second) {
      say("Each draws eleven more cards and keeps twelve of 24.");
    }
  }
  void on(const pinochle::Kept& kept, const story::Beat&) {
    say(kept.cards.empty() ? cast.does(kept.seat.index, "have chosen") + " twelve cards."
                           : cast.does(kept.seat.index, "keep") + " " + hand_words(kept.cards, style) + ".");
  }
  void on(const pinochle::Melded& melded, const story::Beat& beat) {
    melds.at(melded.seat.index) = melded.melds;
    const int points = melded.melds.points();
    say(people.does(melded.seat.index, "meld") + " " + (points == 0 ? "" : std::to_string(points) + ": ") +
        shown_melds_words(melded.melds, melded.trump, style) + ".");
    // Both players' melds are reported together.
    if (melded.seat.index + 1 != pinochle::kSeats) return;
    say(standing_words(beat.points, people) + ".");
    say(needed_words(beat.points, people));
  }
  void on(const pinochle::Played& played, const story::Beat& beat) {
    // The second card is reported with its trick.
    if (!beat.leads())
      follower = cast;
    else
      say("Trick " + std::to_string(beat.trick()) + ": " + cast.does(played.seat.index, "lead") + " " +
          card(played.card, style) + ".");
  }
  void on(const pinochle::WonTrick& won, const story::Beat& beat) {
    std::string words;
    if (const auto& last = beat.completed_by)
      words = follower.does(last->seat.index, "play") + " " + card(last->card, style) + ". ";
    say(words + people.does(won.seat.index, "win") + " " + points_words(won.points) + ". " +
        standing_words(beat.points, people) + ".");
    if (beat.plays != pinochle::kSeats * pinochle::kTricks) return;
    say(strong("The last trick is played.", style) + " " + question_words(beat.points, people) + " The reckoning:");
    tell_reckoning(beat.points, melds, people, lines);
  }

  Cast follower{};  ///< The cast for the second card of the current trick.
  std::array<pinochle::Melds, pinochle::kSeats> melds{};
};

Lines tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style) {
  return told(Telling{cast, style}, story::beats_of(events), events.data() + from);
}

std::string phase_words(const pinochle::Table& table) {
  if (table.stage == Stage::over) return "The game is over.";
  switch (table.phase) {
    case Phase::bidding: return "Bidding.";
    case Phase::trump: return "Trump is to be picked.";
    case Phase::turned: return "One of two cards is to be taken.";
    case Phase::keeping: return "Twelve cards are to be kept.";
    case Phase::tricks: break;
  }
  return "Trick " + std::to_string(story::trick_of(table)) + " of " + std::to_string(pinochle::kTricks) + ".";
}

/// "Kari: 12 cards in hand; melds 190: run and king 190 (...); 3 tricks, 45 points."
std::string seat_line(const pinochle::Table& table, Seat seat, const std::string& name, const Style& style) {
  std::string words = name + ": " + counted(table.hand_size(seat), "card", "cards") + " in hand";
  if (table.phase == Phase::keeping && table.kept.contains(seat)) words += ", chosen";
  if (table.phase != Phase::tricks) return words + ".";
  const pinochle::Melds melds = table.melds.at(seat.index);
  words += "; melds ";
  if (melds.points() > 0) words += std::to_string(melds.points()) + ": ";
  return words + shown_melds_words(melds, table.trump, style) + "; " +
         counted(story::tricks_won(table, seat), "trick", "tricks") + ", " +
         points_words(table.trick_points.at(seat.index)) + ".";
}

std::string hand(const table::v1::GameView& view, const Style& style) {
  const auto seen = story::view_of(view);
  return seen && !seen->hand.empty() ? hand_words(seen->hand, style) : "";
}

Standing standing(const table::v1::GameView& view, const Cast& cast, const Style& style) {
  const auto seen = story::view_of(view);
  if (!seen || seen->table.stage == Stage::deal) return {};
  const pinochle::Table& table = seen->table;
  const Cast people = cast.of_people();
  Lines lines{phase_words(table) + " " + bidding_words(table, people)};
  if (table.phase == Phase::turned) lines.push_back("Turned up: " + cards_line(table.turned, style) + ".");
  for (Seat seat{}; seat.index < pinochle::kSeats; ++seat.index)
    lines.push_back("  " + seat_line(table, seat, people.subject(seat.index), style));
  if (table.phase == Phase::tricks) lines.push_back(standing_words(story::reckonings_of(table), people) + ".");
  if (table.is_led()) lines.push_back(led_words(table, style));
  return {lines, seen->hand.empty() ? "" : "Your hand: " + hand_words(seen->hand, style)};
}

std::string reason(const table::v1::GameView& view, const Cast& cast, const Style&) {
  const auto seen = story::view_of(view);
  return seen ? outcome_words(seen->table, cast) : std::string{};
}

Lines last(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, const Cast& cast,
           const Style& style) {
  const auto seen = story::view_of(view);
  const auto trick = seen ? story::last_trick(seen->table) : std::nullopt;
  if (!trick) return {};
  const Cast people = cast.of_people();
  const auto follower = static_cast<std::uint32_t>(1 - trick->leader.index);
  return {"Trick " + std::to_string(trick->number) + ": " + people.does(trick->leader.index, "lead") + " " +
          card(trick->cards[0], style) + ", " + people.does(follower, "play") + " " + card(trick->cards[1], style) +
          ". " + people.does(trick->winner.index, "win") + " the trick, " + points_words(trick->points) + "."};
}

/// What the hand is worth with each suit, the best first.
Lines worth(const table::v1::GameView& view, const Style&) {
  const auto seen = story::view_of(view);
  if (!seen || seen->hand.empty()) return {"You have no cards now."};
  const auto worths = story::worths(seen->table, seen->hand);
  if (worths.empty()) return {"That helps to find a bid, and there are no bids now."};
  Lines lines{"With each suit as trump, the best first:"};
  for (const pinochle::Worth& one : worths) {
    const int melds = one.melds.points();
    lines.push_back("  " + std::string{suit_words(one.trump)} + ": " + std::to_string(melds) + " in melds" +
                    (melds == 0 ? "" : " (" + melds_words(one.melds) + ")") + ", " + std::to_string(one.likely) +
                    " to " + std::to_string(one.lucky) + " likely");
  }
  lines.emplace_back("Three in four such hands make the first of these numbers, one in ten makes the second.");
  const pinochle::Worth& best = worths.front();
  const int melds = best.melds.points();
  lines.push_back((melds == 0 ? ""
                              : "Your melds alone reach " + std::to_string(melds) + " with " +
                                    std::string{suit_words(best.trump)} + ". ") +
                  "Up to " + std::to_string(best.likely) + " is usually made.");
  return lines;
}

constexpr OwnCommand kCommands[]{
    {.word = "worth",
     .help = "worth: while you bid, what your hand melds with each suit, and what such hands make in the end.",
     .show = worth}};

constexpr std::string_view kRules[]{
    "Pinochle for two, with 48 cards: two of each of 9, J, Q, K, 10, A in four suits. Cards rank A, 10, K, Q, "
    "J, 9. One deal is one game.",
    "Each gets twelve cards; the other 24 are the stockpile. You bid in turn, in points: the first bid is any "
    "multiple of 10, then each bid is 10 or 20 more, until one passes. The other player then has won the bidding, and "
    "picks trump.",
    "In cut-throat, the top two cards of the stockpile are then turned up: the bid winner takes one, the other "
    "player gets the other. The rest is drawn, and each keeps twelve of 24 cards; both choose at the same time.",
    "Melds of your twelve cards score, from the highest down; a card counts once, and each kind of meld once. "
    "In trump: double run 1500 (all of 10 J Q K A twice), run and royal marriage 230 (a run with one more Q and "
    "K), run and king 190, run and queen 190, run 150 (10 J Q K A), royal marriage 40 (K Q), dix 10 (the 9).",
    "In any suits: jacks abound 400 (all eight jacks), double pinochle 300 (both J of diamonds and both Q of "
    "spades), aces around 100 (an ace of each suit), pinochle 40 (J of diamonds and Q of spades), common "
    "marriage 20 (K Q of another suit). Plain melds are only these: run and king, run and queen, run, royal "
    "marriage.",
    "Twelve tricks follow; the bid winner leads first, then the winner of the last one. The other player must play a "
    "higher card of the suit that was led; without one, and if trump was not led, a trump; otherwise any card. "
    "A higher card of the suit wins, or a trump on another suit; otherwise the led card.",
    "Cards won count A 11, 10 10, K 4, Q 3, J 2, 9 0; the 9 of trump 10.",
    "Melds and cards together are your points, and the higher total wins. But a bid winner who has less "
    "than the bid scores nothing and loses.",
    kPinochleHowToMove,
};

}  // namespace

constinit const GameText kPinochleText{.facts = pinochle::kFacts,
                                       .moves = kPinochleMoves,
                                       .variants = kVariants,
                                       .rules = kRules,
                                       .lesson = kPinochleLesson,
                                       .commands = kCommands,
                                       .tell = tell,
                                       .standing = standing,
                                       .reason = reason,
                                       .hand = hand,
                                       .last = last};

}  // namespace cardroom::terminal
