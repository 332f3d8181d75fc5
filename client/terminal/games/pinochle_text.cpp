#include "client/terminal/games/pinochle_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/terminal/games/pinochle_words.h"

/// What happens and how things stand. What can be done is in pinochle_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace wire = games::pinochle::v1;

constexpr std::uint32_t kSeats = 2;
constexpr std::uint32_t kTricks = 12;

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

/// Goes through the events of a game and remembers what the later ones need.
class Telling {
 public:
  Telling(const Cast& cast, const Style& style) : table_{cast}, people_{cast.of_people()}, cast_{cast}, style_{style} {}

  void tell(const table::v1::GameEvent& told, Lines& lines) {
    const wire::Event& event = told.pinochle();
    cast_ = table_.during(told);
    switch (event.event_case()) {
      case wire::Event::kBegan:
        lines.push_back(cast_.does(event.began().first_bidder(), "bid first.", "bids first."));
        break;
      case wire::Event::kDealt:
        if (!event.dealt().cards().empty()) lines.push_back(hand_of(event.dealt().seat(), event.dealt().cards()));
        break;
      case wire::Event::kMadeBid: made_bid(event.made_bid(), lines); break;
      case wire::Event::kWonBidding: won_bidding(event.won_bidding(), lines); break;
      case wire::Event::kNamedTrump:
        lines.push_back(cast_.does(event.named_trump().seat(), "name ", "names ") +
                        std::string{suit_words(event.named_trump().suit())} + " trump.");
        break;
      case wire::Event::kTurnedUp:
        lines.push_back("Two cards of the stockpile are turned up: " + cards_line(event.turned_up().cards(), style_) +
                        ".");
        break;
      case wire::Event::kTook:
        lines.push_back(cast_.does(event.took().seat(), took_ ? "get " : "take ", took_ ? "gets " : "takes ") +
                        card(event.took().card(), style_) + ".");
        took_ = true;
        break;
      case wire::Event::kDrew: drew(event.drew(), lines); break;
      case wire::Event::kKept:
        lines.push_back(event.kept().cards().empty()
                            ? cast_.does(event.kept().seat(), "have chosen", "has chosen") + " twelve cards."
                            : cast_.does(event.kept().seat(), "keep ", "keeps ") +
                                  hand_words(event.kept().cards(), style_) + ".");
        break;
      case wire::Event::kMelded: melded(event.melded(), lines); break;
      case wire::Event::kPlayed: played(event.played(), lines); break;
      case wire::Event::kWonTrick: won_trick(event.won_trick(), lines); break;
      case wire::Event::EVENT_NOT_SET: break;
    }
  }

 private:
  std::string hand_of(std::uint32_t seat, const CardNumbers& cards) const {
    return (cast_.is_you(seat) ? "Your hand: " : "The hand of your seat: ") + hand_words(cards, style_) + ".";
  }

  void made_bid(const wire::MadeBid& bid, Lines& lines) const {
    lines.push_back(bid.amount() == 0 ? cast_.does(bid.seat(), "pass.", "passes.")
                                      : cast_.does(bid.seat(), "bid ", "bids ") + std::to_string(bid.amount()) + ".");
  }

  void won_bidding(const wire::WonBidding& won, Lines& lines) {
    if (PinochleScore* score = score_of(won.seat())) score->points.bid = static_cast<int>(won.amount());
    const std::string who = strong(people_.does(won.seat(), "have won", "has won") + " the bidding", style_);
    lines.push_back(won.amount() == 0 ? who + " without a bid." : who + " with " + std::to_string(won.amount()) + ".");
  }

  void drew(const wire::Drew& drew, Lines& lines) {
    // One line for the drawing: with the own cards, or for who sees none when it begins.
    const bool own = cast_.own_seat == drew.seat();
    if (own && !drew.cards().empty()) {
      lines.push_back((cast_.is_you(drew.seat()) ? "You draw " : "Your seat draws ") +
                      hand_words(drew.cards(), style_) + ".");
    } else if (!cast_.own_seat && !std::exchange(drew_, true)) {
      lines.emplace_back("Each draws eleven more cards and keeps twelve of 24.");
    }
  }

  void melded(const wire::Melded& melded, Lines& lines) {
    int points = 0;
    for (const wire::ShownMeld& meld : melded.melds()) {
      points += static_cast<int>(meld.points());
      if (PinochleScore* score = score_of(melded.seat())) {
        score->points.melds += static_cast<int>(meld.points());
        score->melds.emplace_back(meld_words(meld.meld()), meld.points());
      }
    }
    std::string words = people_.does(melded.seat(), "meld ", "melds ");
    words += points == 0 ? "nothing" : std::to_string(points) + ": " + shown_melds_words(melded.melds(), style_);
    lines.push_back(words + ".");
    // Both melds come together.
    if (melded.seat() + 1 == kSeats) tell_standing(lines);
  }

  void played(const wire::Played& played, Lines& lines) {
    const std::string what = card(played.card(), style_);
    if (std::exchange(led_, !led_)) {
      play_ = cast_.does(played.seat(), "play ", "plays ") + what;
    } else {
      lines.push_back("Trick " + std::to_string(++trick_) + ": " + cast_.does(played.seat(), "lead ", "leads ") + what +
                      ".");
    }
  }

  void won_trick(const wire::WonTrick& won, Lines& lines) {
    PinochleScore* score = score_of(won.seat());
    if (score) score->points.tricks += static_cast<int>(won.points());
    const std::string play = std::exchange(play_, {});
    lines.push_back((play.empty() ? "" : play + ". ") + people_.does(won.seat(), "win ", "wins ") +
                    counted(won.points(), "point", "points") + ". " + standing() + ".");
    if (trick_ != kTricks) return;
    lines.push_back(strong("The last trick is played.", style_) + " The reckoning:");
    tell_reckoning({scores_.begin(), scores_.end()}, people_, lines);
  }

  std::string standing() const { return standing_words({scores_.begin(), scores_.end()}, people_); }
  void tell_standing(Lines& lines) const { lines.push_back(standing() + "."); }

  /// Null for a seat that cannot be.
  PinochleScore* score_of(std::uint32_t seat) { return seat < kSeats ? &scores_.at(seat) : nullptr; }

  const Cast& table_;
  Cast people_;  ///< Whose points they are.
  Cast cast_;    ///< Of the event at hand.
  Style style_;
  std::array<PinochleScore, kSeats> scores_{};
  bool took_ = false;
  bool drew_ = false;
  bool led_ = false;  ///< A card has been led and not been followed.
  std::uint32_t trick_ = 0;
  std::string play_;  ///< The line of a card that followed, until it is known who won.
};

PinochleScores scores_from(const wire::View& game) {
  PinochleScores scores;
  for (const wire::SeatView& seat : game.seats()) {
    scores.push_back({.points = {.melds = static_cast<int>(seat.meld_points()),
                                 .tricks = static_cast<int>(seat.trick_points()),
                                 .bid = static_cast<int>(seat.bid())}});
  }
  return scores;
}

/// "Kari bids first." "The bids: Kari 100, You 110." "Kari has won the bidding with 110; hearts are trump."
std::string bidding_words(const wire::View& game, const Cast& cast) {
  const std::string bids = bids_words(game.bids(), game.first_bidder(), cast);
  std::string words = bids.empty()
                          ? "Nobody has bid yet. " + cast.does(game.first_bidder(), "bid first", "bids first") + "."
                          : "The bids: " + bids + ".";
  if (!game.has_bid_winner()) return words;
  if (bids.empty()) words = "Nobody made a bid.";
  words += " " + cast.does(game.bid_winner(), "have won", "has won") + " the bidding.";
  return game.has_trump() ? words + " Trump is " + std::string{suit_words(game.trump())} + "." : words;
}

std::string phase_words(const wire::View& game) {
  if (game.stage() == wire::STAGE_OVER) return "The game is over.";
  switch (game.phase()) {
    case wire::PHASE_BIDDING: return "Bidding.";
    case wire::PHASE_TRUMP: return "The trump is to be named.";
    case wire::PHASE_TURNED: return "One of two cards is to be taken.";
    case wire::PHASE_KEEPING: return "Twelve cards are to be kept.";
    default: break;
  }
  const int trick = std::min(game.plays_size() / 2 + 1, static_cast<int>(kTricks));
  return "Trick " + std::to_string(trick) + " of " + std::to_string(kTricks) + ".";
}

/// Empty if no card lies there.
std::string led_words(const wire::View& game, const Style& style) {
  if (game.plays_size() % 2 == 0) return {};
  return card(static_cast<cards::v1::Card>(*game.plays().rbegin()), style) + " was led.";
}

/// "Kari: 12 cards in hand; melds 190: run and king 190 (...); 3 tricks, 45 points."
std::string seat_line(const wire::View& game, const wire::SeatView& seat, const std::string& name, const Style& style) {
  std::string words = name + ": " + counted(seat.hand_size(), "card", "cards") + " in hand";
  if (seat.has_kept() && game.phase() == wire::PHASE_KEEPING) words += ", chosen";
  if (game.phase() != wire::PHASE_TRICKS) return words + ".";
  words += "; melds ";
  if (seat.meld_points() > 0) words += std::to_string(seat.meld_points()) + ": ";
  words += shown_melds_words(seat.melds(), style) + "; " + counted(seat.tricks_won_size(), "trick", "tricks") + ", " +
           counted(seat.trick_points(), "point", "points");
  return words + ".";
}

}  // namespace

std::span<const Variant> PinochleText::variants() const {
  return kVariants;
}

void PinochleText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                        const Style& style, Lines& lines) const {
  Telling telling{cast, style};
  for (std::size_t i = 0; i < events.size(); ++i) {
    Lines before;  // What is told already counts for what comes.
    telling.tell(events[i], i < from ? before : lines);
  }
}

void PinochleText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const wire::View& game = view.pinochle();
  if (game.stage() != wire::STAGE_MOVES && game.stage() != wire::STAGE_OVER) return;
  const Cast people = cast.of_people();
  lines.push_back(phase_words(game) + " " + bidding_words(game, people));
  if (game.phase() == wire::PHASE_TURNED) lines.push_back("Turned up: " + cards_line(game.turned(), style) + ".");
  for (int seat = 0; seat < game.seats_size(); ++seat)
    lines.push_back("  " + seat_line(game, game.seats(seat), people.subject(static_cast<std::uint32_t>(seat)), style));
  if (game.phase() == wire::PHASE_TRICKS) lines.push_back(standing_words(scores_from(game), people) + ".");
  lines.push_back(led_words(game, style));
  lines.push_back(hand(view, style));
  std::erase(lines, "");
}

Lines PinochleText::before_move(const Asking& asking, const Style& style) const {
  const wire::View& game = asking.view.pinochle();
  const Cast people = asking.cast.of_people();
  const std::string own = hand(asking.view, style) + ".";
  const std::string trump = "Trump is " + std::string{suit_words(game.trump())} + ".";
  switch (game.phase()) {
    case wire::PHASE_BIDDING: {
      std::string worth;
      const auto cards = cards_from(game.hand()).value_or(pinochle::Cards{});
      for (int suit = wire::SUIT_SPADES; suit <= wire::SUIT_CLUBS; ++suit) {
        const auto trump_suit = static_cast<wire::Suit>(suit);
        worth += (worth.empty() ? "" : ", ") + std::string{suit_words(trump_suit)} + " " +
                 std::to_string(melds_with(cards, trump_suit, game).points());
      }
      return {bidding_words(game, people), own, "With each suit as trump it would meld: " + worth + "."};
    }
    case wire::PHASE_TRUMP: return {"Name the trump.", own};
    case wire::PHASE_TURNED: return {"Take one of the two cards. " + trump, own};
    case wire::PHASE_KEEPING: return {"Keep twelve of your 24 cards. " + trump, own};
    default: break;
  }
  const std::string led = led_words(game, style);
  return {(led.empty() ? "You lead." : led) + " " + trump + " " + standing_words(scores_from(game), people) + ".", own};
}

std::string PinochleText::hand(const table::v1::GameView& view, const Style& style) const {
  const CardNumbers& cards = view.pinochle().hand();
  return cards.empty() ? std::string{} : "Your hand: " + hand_words(cards, style);
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
