#include "client/terminal/games/pasur_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/terminal/games/pasur_sheet.h"

/// What happens and how things stand. What can be done is in pasur_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
using CardNumbers = google::protobuf::RepeatedField<int>;

/// Plays of one round: every card but those of the first pool. Each seat gets four cards at a time.
constexpr std::uint32_t kPlays = 48;
constexpr std::uint32_t kCardsInDeal = 4;

constexpr std::array<Variant, 1> kVariants{{
    {"most-clubs", "the points for clubs go to whoever alone has most of them, not to whoever has enough",
     [](table::v1::GameRules& rules, bool chosen) {
       rules.mutable_pasur()->set_clubs_rule(chosen ? wire::CLUBS_RULE_MOST : wire::CLUBS_RULE_NEEDED);
     },
     [](const table::v1::GameRules& rules) { return rules.pasur().clubs_rule() == wire::CLUBS_RULE_MOST; }},
}};

std::string deal_of(std::uint32_t deal, std::uint32_t deals) {
  return "eal " + std::to_string(deal) + " of " + std::to_string(deals);
}

/// Goes through the events of a game and remembers what the later ones need.
class Telling {
 public:
  Telling(const Cast& cast, const Style& style)
      : table_{cast},
        cast_{cast},
        style_{style},
        seats_{static_cast<std::uint32_t>(cast.names.size())},
        sheet_{cast.names.size()} {}

  void tell(const table::v1::GameEvent& told, Lines& lines) {
    const wire::Event& event = told.pasur();
    cast_ = table_.during(told);
    // What a play did to the scores stands in its own line, which therefore waits for them.
    if (!event.has_scored() && !event.has_made_sur()) flush(lines);
    switch (event.event_case()) {
      case wire::Event::kBegan: began(event.began(), lines); break;
      case wire::Event::kDealt: dealt(event.dealt(), lines); break;
      case wire::Event::kPoolLaid:
        lines.push_back("In the pool: " + cards_line(event.pool_laid().cards(), style_) + ".");
        break;
      case wire::Event::kPlayed: played(event.played()); break;
      case wire::Event::kMadeSur: made_sur(event.made_sur()); break;
      case wire::Event::kSwept: swept(event.swept(), lines); break;
      case wire::Event::kScored: scored(event.scored(), lines); break;
      case wire::Event::EVENT_NOT_SET: break;
    }
  }

  void flush(Lines& lines) {
    if (!play_.empty()) lines.push_back(std::exchange(play_, {}));
  }

 private:
  void began(const wire::Began& began, Lines& lines) {
    plays_ = 0;
    ended_ = false;
    starter_ = began.starter();
    sheet_.begin_round(began.number());
    round_ = began.number();
    lines.push_back(strong("Round " + std::to_string(round_) + ".", style_) + " " +
                    cast_.does(starter_, "begin", "begins") + ".");
  }

  void dealt(const wire::Dealt& dealt, Lines& lines) {
    // One line for a deal: with the own cards, or for who sees none when it begins.
    const bool own = cast_.own_seat == dealt.seat();
    if (!own && (cast_.own_seat || dealt.seat() != starter_)) return;
    const std::uint32_t in_deal = std::max(seats_, 1U) * kCardsInDeal;  // A bad server may say that there is no seat.
    std::string words = "D" + deal_of(plays_ / in_deal + 1, kPlays / in_deal);
    if (!own) {
      words += ": four cards for everybody.";
    } else {
      words += (cast_.is_you(dealt.seat()) ? ". Your hand: " : ". The hand of your seat: ") +
               cards_line(dealt.cards(), style_) + ".";
    }
    lines.push_back(std::move(words));
  }

  void played(const wire::Played& played) {
    ++plays_;
    const std::string what = card(played.card(), style_);
    if (played.picks().empty()) {
      play_ = cast_.does(played.seat(), "lay down ", "lays down ") + what + ".";
      return;
    }
    sheet_.take(played.seat(), played.card());
    sheet_.take(played.seat(), played.picks());
    play_ = cast_.does(played.seat(), "play ", "plays ") + what +
            (cast_.is_you(played.seat()) ? " and pick up " : " and picks up ") + cards_line(played.picks(), style_) +
            ".";
  }

  void made_sur(const wire::MadeSur& made) {
    if (!made.has_cancels()) {
      play_ += " " + strong("A sur!", style_);
      return;
    }
    const Cast people = cast_.of_people();
    const std::string whose =
        people.is_you(made.cancels()) ? "your sur" : "the sur of " + people.subject(made.cancels());
    play_ += " " + strong("That cancels " + whose, style_) + " with " + card(made.cancelled(), style_) + ".";
  }

  void swept(const wire::Swept& swept, Lines& lines) {
    sheet_.take(swept.seat(), swept.cards());
    const Cast people = cast_.of_people();
    lines.push_back("What is left in the pool, " + cards_line(swept.cards(), style_) + ", goes to " +
                    (people.is_you(swept.seat()) ? "you, who" : people.subject(swept.seat()) + ", who") +
                    " picked up last.");
  }

  void scored(const wire::Scored& scored, Lines& lines) {
    PasurScores scores;
    for (int seat = 0; seat < std::min({scored.totals_size(), scored.surs_size(), static_cast<int>(seats_)}); ++seat)
      scores.push_back({scored.totals(seat), scored.surs(seat)});
    const bool changed = scores != sheet_.scores();
    sheet_.score(std::move(scores));
    if (!play_.empty()) {
      if (changed) play_ += " " + scores_of_all(sheet_.scores(), cast_.of_people()) + ".";
      return flush(lines);
    }
    // Once more after the last play of a round.
    if (plays_ != kPlays || std::exchange(ended_, true)) return;
    lines.push_back(strong("Round " + std::to_string(round_) + " is over.", style_));
    sheet_.end_round(cast_.of_people(), style_, lines);
  }

  const Cast& table_;
  Cast cast_;  ///< Of the event at hand.
  Style style_;
  std::uint32_t seats_;
  PasurSheet sheet_;
  std::string play_;  ///< The line of a play, until its scores are known.
  std::uint32_t round_ = 0;
  std::uint32_t starter_ = 0;
  std::uint32_t plays_ = 0;  ///< In this round.
  bool ended_ = false;
};

std::string pool_words(const wire::View& game, const Style& style) {
  return game.pool().empty() ? "The pool is empty." : "In the pool: " + cards_line(game.pool(), style) + ".";
}

/// "Round 2, deal 3 of 6, 16 cards in the deck."
std::string round_words(const wire::View& game) {
  return "Round " + std::to_string(game.number()) + ", d" + deal_of(game.handout(), game.handouts()) + ", " +
         counted(game.deck_size(), "card", "cards") + " in the deck.";
}

PasurScores scores_from(const wire::View& game) {
  PasurScores scores;
  for (const wire::SeatView& seat : game.seats())
    scores.push_back({seat.before() + seat.points(), static_cast<std::uint32_t>(seat.surs_size())});
  return scores;
}

/// "You: 31 points, 12 of them in this round; 14 cards taken; surs 8♣ 7♦; 3 cards in hand."
std::string seat_line(const wire::SeatView& seat, const std::string& name, const Style& style) {
  std::string words = name + ": " + counted(seat.before() + seat.points(), "point", "points");
  if (seat.before() > 0 && seat.points() > 0) words += ", " + std::to_string(seat.points()) + " of them in this round";
  words += "; " + counted(seat.won_size() - seat.surs_size(), "card", "cards") + " taken";
  if (!seat.surs().empty())
    words += std::string{seat.surs_size() == 1 ? "; sur " : "; surs "} + cards_line(seat.surs(), style);
  return words + "; " + counted(seat.hand_size(), "card", "cards") + " in hand.";
}

}  // namespace

void PasurText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                     const Style& style, Lines& lines) const {
  Telling telling{cast, style};
  Lines before;
  for (std::size_t i = 0; i < from; ++i)
    telling.tell(events[i], before);
  telling.flush(before);
  for (const auto& event : events.subspan(from))
    telling.tell(event, lines);
  telling.flush(lines);
}

void PasurText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const wire::View& game = view.pasur();
  if (game.number() == 0) return;
  lines.push_back(round_words(game) + " Whoever alone has most at " + std::to_string(game.rules().target()) +
                  " or more wins.");
  lines.push_back(pool_words(game, style));
  const Cast people = cast.of_people();
  for (int seat = 0; seat < game.seats_size(); ++seat)
    lines.push_back("  " + seat_line(game.seats(seat), people.subject(static_cast<std::uint32_t>(seat)), style));
  if (game.stage() == wire::STAGE_MOVES)
    lines.push_back("As it stands, what is left in the pool after this round goes to " +
                    (people.is_you(game.last_picker()) ? "you." : people.subject(game.last_picker()) + "."));
  if (const std::string own = hand(view, style); !own.empty()) lines.push_back(own);
}

Lines PasurText::before_move(const Asking& asking, const Style& style) const {
  const wire::View& game = asking.view.pasur();
  return {round_words(game),
          scores_of_all(scores_from(game), asking.cast.of_people()) + ". " + pool_words(game, style)};
}

std::string PasurText::hand(const table::v1::GameView& view, const Style& style) const {
  const CardNumbers& cards = view.pasur().hand();
  return cards.empty() ? std::string{} : "Your hand: " + cards_line(cards, style);
}

std::span<const Variant> PasurText::variants() const {
  return kVariants;
}

void PasurText::rules(Lines& lines) const {
  for (
      const char* line : {
          "Pasur. Two, three or four players, each alone, with a pack of 52 cards. Rounds are played until somebody "
          "has 62 points.",
          "In a round everybody gets four cards, and four lie face up in the pool. When all hands are empty, everybody "
          "gets four more, until the deck is used up.",
          "In turn everybody plays a card. A number card picks up number cards that make eleven with it; an ace counts "
          "1. A king picks up one king, a queen one queen. A jack picks up all jacks and all number cards. A card that "
          "can pick up must; otherwise it joins the pool.",
          "What is left in the pool at the end of the round goes to whoever picked up last.",
          "Who clears the pool has a sur, but not with a jack and not in the last deal of a round. If another player "
          "has a sur at that moment, it only cancels one of theirs.",
          "Points of a round: seven clubs or more 7, 10 of diamonds 3, 2 of clubs 2, each ace 1, each jack 1, each sur "
          "5. After a round whoever alone has most, at 62 or more, has won.",
      })
    lines.emplace_back(line);
  lines.emplace_back(how_to_move());
}

}  // namespace cardroom::terminal
