#include "client/terminal/games/pinochle/pinochle_text.h"

#include <algorithm>
#include <array>
#include <variant>

#include "client/terminal/games/pinochle/pinochle_words.h"
#include "client/terminal/pack_text.h"
#include "common/base/overloaded.h"

/// What happens and how things stand. What can be done is in pinochle_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace story = pinochle::story;
using pinochle::Phase;

constexpr std::array<Variant, 2> kVariants{{
    {"cut-throat", "the stockpile is drawn, and each keeps 12 of 24 cards",
     [](table::v1::GameRules& rules, bool chosen) { rules.mutable_pinochle()->set_cutthroat(chosen); },
     [](const table::v1::GameRules& rules) { return rules.pinochle().cutthroat(); }},
    {"plain-melds", "only runs and royal marriages count as melds",
     [](table::v1::GameRules& rules, bool chosen) { rules.mutable_pinochle()->set_additional_melds(!chosen); },
     [](const table::v1::GameRules& rules) {
       return rules.pinochle().has_additional_melds() && !rules.pinochle().additional_melds();
     }},
}};

/// What the beats of a game say, a line for each thing.
class Telling {
 public:
  Telling(story::Beats beats, const Cast& cast, const Style& style)
      : beats_{beats}, table_{cast}, people_{cast.of_people()}, cast_{cast}, style_{style} {}

  void tell(const story::Beat& beat, Lines& lines) {
    cast_ = table_.during(*beat.message);
    std::visit(
        Overloaded{
            [&](const pinochle::Began& began) {
              lines.push_back(cast_.does(began.first_bidder.index, "bid first.", "bids first."));
            },
            [&](const pinochle::Dealt& dealt) {
              if (!dealt.cards.empty()) lines.push_back(hand_of(dealt.seat.index, dealt.cards));
            },
            [&](const pinochle::MadeBid& made) { lines.push_back(bid(made)); },
            [&](const pinochle::WonBidding& won) { lines.push_back(won_bidding(won)); },
            [&](const pinochle::NamedTrump& named) {
              lines.push_back(cast_.does(named.seat.index, "name ", "names ") + std::string{suit_words(named.trump)} +
                              " trump.");
            },
            [&](const pinochle::TurnedUp& turned) {
              lines.push_back("Two cards of the stockpile are turned up: " + cards_line(turned.cards, style_) + ".");
            },
            [&](const pinochle::Took& took) {
              const bool gets = beat.is_second;
              lines.push_back(cast_.does(took.seat.index, gets ? "get " : "take ", gets ? "gets " : "takes ") +
                              card(took.card, style_) + ".");
            },
            [&](const pinochle::Drew& drew) { this->drew(drew, beat.is_second, lines); },
            [&](const pinochle::Kept& kept) { lines.push_back(this->kept(kept)); },
            [&](const pinochle::Melded& melded) {
              lines.push_back(this->melded(melded));
              // Both melds come together.
              if (melded.seat.index + 1 == pinochle::kSeats)
                lines.push_back(standing_words(beat.points, people_) + ".");
            },
            [&](const pinochle::Played& played) {
              // The second card stands in the line of its trick.
              if (beat.leads())
                lines.push_back("Trick " + std::to_string(beat.trick()) + ": " +
                                cast_.does(played.seat.index, "lead ", "leads ") + card(played.card, style_) + ".");
              else
                follower_ = cast_;
            },
            [&](const pinochle::WonTrick& won) { won_trick(won, beat, lines); }},
        beat.event);
  }

 private:
  std::string hand_of(std::uint32_t seat, pinochle::Cards cards) const {
    return (cast_.is_you(seat) ? "Your hand: " : "The hand of your seat: ") + hand_words(cards, style_) + ".";
  }

  std::string bid(const pinochle::MadeBid& made) const {
    return made.bid == 0 ? cast_.does(made.seat.index, "pass.", "passes.")
                         : cast_.does(made.seat.index, "bid ", "bids ") + std::to_string(made.bid) + ".";
  }

  std::string won_bidding(const pinochle::WonBidding& won) const {
    const std::string who = strong(people_.does(won.seat.index, "have won", "has won") + " the bidding", style_);
    return won.bid == 0 ? who + " without a bid." : who + " with " + std::to_string(won.bid) + ".";
  }

  void drew(const pinochle::Drew& drew, bool is_second, Lines& lines) const {
    // One line for the drawing: with the own cards, or for a spectator when it begins.
    if (cast_.own_seat == drew.seat.index && !drew.cards.empty()) {
      lines.push_back((cast_.is_you(drew.seat.index) ? "You draw " : "Your seat draws ") +
                      hand_words(drew.cards, style_) + ".");
    } else if (!cast_.own_seat && !is_second) {
      lines.emplace_back("Each draws eleven more cards and keeps twelve of 24.");
    }
  }

  std::string kept(const pinochle::Kept& kept) const {
    return kept.cards.empty() ? cast_.does(kept.seat.index, "have chosen", "has chosen") + " twelve cards."
                              : cast_.does(kept.seat.index, "keep ", "keeps ") + hand_words(kept.cards, style_) + ".";
  }

  std::string melded(const pinochle::Melded& melded) const {
    const std::string words = people_.does(melded.seat.index, "meld ", "melds ");
    const int points = melded.melds.points();
    if (points == 0) return words + "nothing.";
    return words + std::to_string(points) + ": " + shown_melds_words(melded.melds, melded.trump, style_) + ".";
  }

  void won_trick(const pinochle::WonTrick& won, const story::Beat& beat, Lines& lines) const {
    std::string words;
    if (const auto& last = beat.completed_by)
      words = follower_.does(last->seat.index, "play ", "plays ") + card(last->card, style_) + ". ";
    lines.push_back(words + people_.does(won.seat.index, "win ", "wins ") + counted(won.points, "point", "points") +
                    ". " + standing_words(beat.points, people_) + ".");
    if (beat.plays != pinochle::kSeats * pinochle::kTricks) return;
    lines.push_back(strong("The last trick is played.", style_) + " The reckoning:");
    std::array<pinochle::Melds, pinochle::kSeats> melds{};
    for (const story::Beat& one : beats_)
      if (const auto* melded = std::get_if<pinochle::Melded>(&one.event)) melds.at(melded->seat.index) = melded->melds;
    tell_reckoning(beat.points, melds, people_, lines);
  }

  story::Beats beats_;
  const Cast& table_;
  Cast people_;    ///< Whose points they are.
  Cast cast_;      ///< Of the event at hand.
  Cast follower_;  ///< Of the second card of the newest trick.
  Style style_;
};

/// "Kari bids first." "The bids: Kari 100, You 110." "Kari has won the bidding with 110; hearts are trump."
std::string bidding_words(const pinochle::Table& table, const Cast& cast) {
  const std::string bids = bids_words(table, cast);
  std::string words =
      bids.empty() ? "Nobody has bid yet. " + cast.does(table.first_bidder.index, "bid first", "bids first") + "."
                   : "The bids: " + bids + ".";
  if (!table.has_bid_winner()) return words;
  if (bids.empty()) words = "Nobody made a bid.";
  words += " " + cast.does(table.bid_winner().index, "have won", "has won") + " the bidding.";
  return table.has_trump() ? words + " Trump is " + std::string{suit_words(table.trump)} + "." : words;
}

std::string phase_words(const pinochle::Table& table) {
  if (table.stage == Stage::over) return "The game is over.";
  switch (table.phase) {
    case Phase::bidding: return "Bidding.";
    case Phase::trump: return "The trump is to be named.";
    case Phase::turned: return "One of two cards is to be taken.";
    case Phase::keeping: return "Twelve cards are to be kept.";
    case Phase::tricks: break;
  }
  return "Trick " + std::to_string(story::trick_of(table)) + " of " + std::to_string(pinochle::kTricks) + ".";
}

/// Empty if no card lies there.
std::string led_words(const pinochle::Table& table, const Style& style) {
  return table.is_led() ? card(table.led(), style) + " was led." : std::string{};
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
         counted(table.trick_points.at(seat.index), "point", "points") + ".";
}

}  // namespace

std::span<const Variant> PinochleText::variants() const {
  return kVariants;
}

void PinochleText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                        const Style& style, Lines& lines) const {
  const auto beats = story::beats_of(events);
  Telling telling{beats, cast, style};
  const std::size_t told = beats.size() - story::since(beats, events.data() + from).size();
  for (std::size_t i = 0; i < beats.size(); ++i) {
    Lines before;  // The first card of a trick may have been told already.
    telling.tell(beats[i], i < told ? before : lines);
  }
}

void PinochleText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const auto seen = story::view_of(view);
  if (!seen || seen->table.stage == Stage::deal) return;
  const pinochle::Table& table = seen->table;
  const Cast people = cast.of_people();
  lines.push_back(phase_words(table) + " " + bidding_words(table, people));
  if (table.phase == Phase::turned) lines.push_back("Turned up: " + cards_line(table.turned, style) + ".");
  for (Seat seat{}; seat.index < pinochle::kSeats; ++seat.index)
    lines.push_back("  " + seat_line(table, seat, people.subject(seat.index), style));
  if (table.phase == Phase::tricks) lines.push_back(standing_words(story::reckonings_of(table), people) + ".");
  lines.push_back(led_words(table, style));
  lines.push_back(hand(view, style));
  std::erase(lines, "");
}

Lines PinochleText::before_move(const Asking& asking, const Style& style) const {
  const pinochle::View view = story::view_of(asking.view).value_or(pinochle::View{});
  const pinochle::Table& table = view.table;
  const Cast people = asking.cast.of_people();
  const std::string own = hand(asking.view, style) + ".";
  const std::string trump = "Trump is " + std::string{suit_words(table.trump)} + ".";
  switch (table.phase) {
    case Phase::bidding: {
      std::string worth;
      const auto melds = story::melds_by_trump(table, view.hand);
      for (std::size_t suit = 0; suit < melds.size(); ++suit)
        worth += (worth.empty() ? "" : ", ") + std::string{suit_words(static_cast<Suit>(suit))} + " " +
                 std::to_string(melds.at(suit).points());
      return {bidding_words(table, people), own, "With each suit as trump it would meld: " + worth + "."};
    }
    case Phase::trump: return {"Name the trump.", own};
    case Phase::turned: return {"Take one of the two cards. " + trump, own};
    case Phase::keeping: return {"Keep twelve of your 24 cards. " + trump, own};
    case Phase::tricks: break;
  }
  const std::string led = led_words(table, style);
  return {
      (led.empty() ? "You lead." : led) + " " + trump + " " + standing_words(story::reckonings_of(table), people) + ".",
      own};
}

std::string PinochleText::hand(const table::v1::GameView& view, const Style& style) const {
  const auto seen = story::view_of(view);
  return !seen || seen->hand.empty() ? std::string{} : "Your hand: " + hand_words(seen->hand, style);
}

void PinochleText::rules(Lines& lines) const {
  for (const char* line : {
           "Pinochle for two, with 48 cards: two of each of 9, J, Q, K, 10, A in four suits. Cards rank A, 10, K, Q, "
           "J, 9. One deal is one game.",
           "Each gets twelve cards; the other 24 are the stockpile. You bid in turn, in points: the first bid is any "
           "multiple of 10, then each bid is 10 or 20 more, until one passes. The other one has won the bidding, and "
           "names the trump.",
           "In cut-throat the two top cards of the stockpile are turned up then: the bid winner takes one, the other "
           "player gets the other. The rest is drawn, and each keeps twelve of 24 cards; both choose at the same time.",
           "Melds of your twelve cards score, from the highest down; a card counts once, and each kind of meld once. "
           "In trump: double run 1500 (all of 10 J Q K A twice), run and royal marriage 230 (a run with one more Q and "
           "K), run and king 190, run and queen 190, run 150 (10 J Q K A), royal marriage 40 (K Q), dix 10 (the 9).",
           "In any suits: jacks abound 400 (all eight jacks), double pinochle 300 (both J of diamonds and both Q of "
           "spades), aces around 100 (an ace of each suit), pinochle 40 (J of diamonds and Q of spades), common "
           "marriage 20 (K Q of another suit). Plain melds are only these: run and king, run and queen, run, royal "
           "marriage.",
           "Twelve tricks follow; the bid winner leads first, then whoever won the last one. Who follows must play a "
           "higher card of the suit that was led; without one, and if trump was not led, a trump; otherwise any card. "
           "A higher card of the suit wins, or a trump on another suit; otherwise whoever led.",
           "Cards won count A 11, 10 10, K 4, Q 3, J 2, 9 0; the 9 of trump 10.",
           "Melds and cards together are your points; more wins. But a bid winner who has less than the bid has "
           "nothing, and has lost.",
       })
    lines.emplace_back(line);
  lines.emplace_back(how_to_move());
}

}  // namespace cardroom::terminal
