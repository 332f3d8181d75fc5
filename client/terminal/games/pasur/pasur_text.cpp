#include <utility>

#include "client/terminal/game_texts.h"
#include "client/terminal/games/pasur/pasur_lesson.h"
#include "client/terminal/games/pasur/pasur_words.h"
#include "client/terminal/games/teller.h"
#include "common/games/pasur/pasur_facts.h"

/// The wording of events and of the state of the game. Moves are in pasur_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
namespace story = pasur::story;

constexpr Variant kVariants[]{{.name = "most-clubs",
                               .meaning =
                                   "the points for clubs go to whoever alone has most of them, not to anyone who has "
                                   "enough",
                               .option = "clubs_rule",
                               .chosen = wire::CLUBS_RULE_MOST,
                               .usual = wire::CLUBS_RULE_NEEDED}};

/// Reports a play and its consequences in one line.
struct Telling : Teller {
  Telling(story::Beats beats, const Cast& players, const Style& with)
      : Teller{players, with}, rounds{story::rounds_of(beats)} {}

  /// Finishes a play's line, which is held back until the scores changed by the play are known.
  void finish() {
    if (!play.empty()) lines.push_back(std::exchange(play, {}));
  }
  void say(std::string line) {
    finish();
    Teller::say(std::move(line));
  }

  void on(const pasur::Began& began, const story::Beat&) {
    say(strong("Round " + std::to_string(began.number) + ".", style) + " " + cast.does(began.starter.index, "begin") +
        ".");
  }
  void on(const pasur::Dealt& dealt, const story::Beat& beat) {
    finish();
    // One line for each deal: when the reader's own cards are dealt or, for a spectator, when the deal begins.
    const bool own = cast.own_seat == dealt.seat.index;
    if (!own && (cast.own_seat || !beat.begins_deal)) return;
    const std::string deal = "Deal " + std::to_string(beat.deal) + " of " + std::to_string(beat.deals);
    say(own ? deal + ". " + cast.hand_of(dealt.seat.index) + cards_line(dealt.cards, style) + "."
            : deal + ": four cards for everybody.");
  }
  void on(const pasur::PoolLaid& laid, const story::Beat&) {
    say("In the pool: " + cards_line(laid.cards, style) + ".");
  }
  void on(const pasur::Played& played, const story::Beat&) {
    finish();
    const std::uint32_t seat = played.seat.index;
    const std::string what = " " + card(played.card, style);
    play = played.picks.empty() ? cast.does(seat, "play") + what + "."
                                : cast.does(seat, "play") + what + (cast.is_you(seat) ? " and take " : " and takes ") +
                                      cards_line(played.picks, style) + ".";
  }
  void on(const pasur::MadeSur& made, const story::Beat&) {
    if (!made.cancels || !made.cancelled) {
      play += " " + strong("A sur!", style);
      return;
    }
    const std::uint32_t loser = made.cancels->index;
    const std::string whose = people.is_you(loser) ? "your sur" : "the sur of " + people.subject(loser);
    play += " " + strong("That cancels " + whose, style) + " with " + card(*made.cancelled, style) + ".";
  }
  void on(const pasur::Swept& swept, const story::Beat&) {
    const std::uint32_t seat = swept.seat.index;
    say(people.does(seat, "take") + " the last cards in the pool, " + cards_line(swept.cards, style) + ".");
  }
  void on(const pasur::Scored& scored, const story::Beat& beat) {
    if (!play.empty()) {
      const auto scores = story::scores_of(scored, people.names.size());
      if (beat.changes_scores) play += " " + scores_of_all(scores, people) + ".";
      return finish();
    }
    if (!beat.ends_round || beat.round == 0) return;
    say(strong("Round " + std::to_string(beat.round) + " is over.", style));
    sheet_lines(std::span{rounds}.first(++ended), people, style, lines);
  }

  std::string play{};  ///< A play's line, until its scores are known.
  std::vector<story::Round> rounds;
  std::size_t ended = 0;  ///< The number of rounds reported as ended.
};

Lines tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style) {
  const auto beats = story::beats_of(events, cast.names.size());
  return told(Telling{beats, cast, style}, beats, events.data() + from);
}

/// "You: 31 points, 12 of them in this round; 14 cards taken; surs 8♣ 7♦; 3 cards in hand."
std::string seat_line(const pasur::Table& table, Seat seat, const std::string& name, const Style& style) {
  const int before = table.totals[seat.index];
  const int points = table.points()[seat.index];
  const auto surs = std::span{table.surs}.first(table.surs_of(seat));
  std::string words = name + ": " + points_words(before + points);
  if (before > 0 && points > 0) words += ", " + std::to_string(points) + " of them in this round";
  words += "; " + counted(static_cast<long>(table.won[seat.index].size() - surs.size()), "card", "cards") + " taken";
  if (!surs.empty()) words += std::string{surs.size() == 1 ? "; sur " : "; surs "} + cards_line(surs, style);
  return words + "; " + counted(table.hand_size(seat), "card", "cards") + " in hand.";
}

std::string hand(const table::v1::GameView& view, const Style& style) {
  const CardSet cards = story::view_of(view).hand;
  return cards.empty() ? "" : cards_line(cards, style);
}

Standing standing(const table::v1::GameView& view, const Cast& cast, const Style& style) {
  const pasur::View seen = story::view_of(view);
  const pasur::Table& table = seen.table;
  if (table.number == 0) return {};
  const Cast people = cast.of_people();
  Lines lines{round_words(table) + " To win: " + std::to_string(table.rules.target) +
                  " points or more, and more than anybody else.",
              pool_words(table, style)};
  for (Seat seat{}; seat.index < table.seats; ++seat.index)
    lines.push_back("  " + seat_line(table, seat, people.subject(seat.index), style));
  const std::uint32_t last = table.last_picker.index;
  if (table.stage == Stage::moves)
    lines.push_back("As it stands, the last cards of this round go to " +
                    (people.is_you(last) ? "you." : people.subject(last) + "."));
  return {lines, seen.hand.empty() ? "" : "Your hand: " + cards_line(seen.hand, style)};
}

std::string reason(const table::v1::GameView& view, const Cast&, const Style&) {
  return "After " + counted(story::view_of(view).table.number, "round", "rounds") + ".";
}

Lines last(const table::v1::GameView&, std::span<const table::v1::GameEvent> events, const Cast& cast,
           const Style& style) {
  const auto beats = story::beats_of(events, cast.names.size());
  const pasur::Played* const capture = story::last_capture(story::newest_round(beats));
  if (capture == nullptr) return {};
  return {"The last capture: " + cast.of_people().does(capture->seat.index, "take") + " " +
          cards_line(capture->picks, style) + " with " + card(capture->card, style) + "."};
}

constexpr std::string_view kRules[]{
    "Pasur. Two, three or four players, each for themselves, with a pack of 52 cards. Rounds are played until somebody "
    "has 62 points.",
    "In a round everybody gets four cards, and four lie face up in the pool. When all hands are empty, everybody gets "
    "four more, until the deck is used up.",
    "In turn everybody plays a card. A number card takes number cards that make eleven with it; an ace counts 1. A "
    "king takes one king, a queen one queen. A jack takes all jacks and all number cards. A card that can take "
    "something must; otherwise it joins the pool.",
    "What is left in the pool at the end of the round goes to the last player who took cards.",
    "Clearing the pool is a sur, but not with a jack and not in the last deal of a round. If another player has a "
    "sur at that moment, it only cancels one of theirs.",
    "Points of a round: seven clubs or more 7, 10 of diamonds 3, 2 of clubs 2, each ace 1, each jack 1, each sur 5. "
    "After a round, a player who has 62 points or more, and more than all others, wins the game.",
    kPasurHowToMove,
};

}  // namespace

constinit const GameText kPasurText{.facts = pasur::kFacts,
                                    .moves = kPasurMoves,
                                    .variants = kVariants,
                                    .rules = kRules,
                                    .lesson = kPasurLesson,
                                    .tell = tell,
                                    .standing = standing,
                                    .reason = reason,
                                    .hand = hand,
                                    .last = last};

}  // namespace cardroom::terminal
