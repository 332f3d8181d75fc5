#include "client/terminal/games/pasur/pasur_text.h"

#include <array>
#include <utility>
#include <variant>

#include "client/terminal/games/pasur/pasur_sheet.h"
#include "client/terminal/pack_text.h"
#include "common/base/overloaded.h"

/// What happens and how things stand. What can be done is in pasur_moves.cpp.
namespace cardroom::terminal {
namespace {

namespace wire = games::pasur::v1;
namespace story = pasur::story;

constexpr std::array<Variant, 1> kVariants{{
    {"most-clubs", "the points for clubs go to whoever alone has most of them, not to whoever has enough",
     [](table::v1::GameRules& rules, bool chosen) {
       rules.mutable_pasur()->set_clubs_rule(chosen ? wire::CLUBS_RULE_MOST : wire::CLUBS_RULE_NEEDED);
     },
     [](const table::v1::GameRules& rules) { return rules.pasur().clubs_rule() == wire::CLUBS_RULE_MOST; }},
}};

std::string deal_of(int deal, int deals) {
  return "eal " + std::to_string(deal) + " of " + std::to_string(deals);
}

/// Goes through what happens in a game; what a play did stands in one line.
class Telling {
 public:
  Telling(story::Beats beats, const Cast& cast, const Style& style)
      : table_{cast}, people_{cast.of_people()}, cast_{cast}, style_{style}, rounds_{story::rounds_of(beats)} {}

  void tell(const story::Beat& beat, Lines& lines) {
    cast_ = table_.during(*beat.message);
    // What a play did to the scores stands in its own line, which therefore waits for them.
    if (!std::holds_alternative<pasur::Scored>(beat.event) && !std::holds_alternative<pasur::MadeSur>(beat.event)) {
      flush(lines);
    }
    std::visit(Overloaded{[&](const pasur::Began& began) { this->began(began, lines); },
                          [&](const pasur::Dealt& dealt) { this->dealt(dealt, beat, lines); },
                          [&](const pasur::PoolLaid& laid) {
                            lines.push_back("In the pool: " + cards_line(laid.cards, style_) + ".");
                          },
                          [&](const pasur::Played& played) { this->played(played); },
                          [&](const pasur::MadeSur& made) { made_sur(made); },
                          [&](const pasur::Swept& swept) { this->swept(swept, lines); },
                          [&](const pasur::Scored& scored) { this->scored(scored, beat, lines); }},
               beat.event);
  }

  void flush(Lines& lines) {
    if (!play_.empty()) lines.push_back(std::exchange(play_, {}));
  }

 private:
  void began(const pasur::Began& began, Lines& lines) const {
    lines.push_back(strong("Round " + std::to_string(began.number) + ".", style_) + " " +
                    cast_.does(began.starter.index, "begin", "begins") + ".");
  }

  void dealt(const pasur::Dealt& dealt, const story::Beat& beat, Lines& lines) const {
    // One line for a deal: with the own cards, or for a spectator when it begins.
    const bool own = cast_.own_seat == dealt.seat.index;
    if (!own && (cast_.own_seat || !beat.begins_deal)) return;
    std::string words = "D" + deal_of(beat.deal, beat.deals);
    if (!own) {
      words += ": four cards for everybody.";
    } else {
      words += (cast_.is_you(dealt.seat.index) ? ". Your hand: " : ". The hand of your seat: ") +
               cards_line(dealt.cards, style_) + ".";
    }
    lines.push_back(std::move(words));
  }

  void played(const pasur::Played& played) {
    const std::uint32_t seat = played.seat.index;
    const std::string what = card(played.card, style_);
    if (played.picks.empty()) {
      play_ = cast_.does(seat, "lay down ", "lays down ") + what + ".";
      return;
    }
    play_ = cast_.does(seat, "play ", "plays ") + what + (cast_.is_you(seat) ? " and pick up " : " and picks up ") +
            cards_line(played.picks, style_) + ".";
  }

  void made_sur(const pasur::MadeSur& made) {
    if (!made.cancels || !made.cancelled) {
      play_ += " " + strong("A sur!", style_);
      return;
    }
    const std::uint32_t loser = made.cancels->index;
    const std::string whose = people_.is_you(loser) ? "your sur" : "the sur of " + people_.subject(loser);
    play_ += " " + strong("That cancels " + whose, style_) + " with " + card(*made.cancelled, style_) + ".";
  }

  void swept(const pasur::Swept& swept, Lines& lines) const {
    const std::uint32_t seat = swept.seat.index;
    lines.push_back("What is left in the pool, " + cards_line(swept.cards, style_) + ", goes to " +
                    (people_.is_you(seat) ? "you, who" : people_.subject(seat) + ", who") + " picked up last.");
  }

  void scored(const pasur::Scored& scored, const story::Beat& beat, Lines& lines) {
    if (!play_.empty()) {
      const auto scores = story::scores_of(scored, people_.names.size());
      if (beat.changes_scores) play_ += " " + scores_of_all(scores, people_) + ".";
      return flush(lines);
    }
    if (!beat.ends_round || beat.round == 0) return;
    lines.push_back(strong("Round " + std::to_string(beat.round) + " is over.", style_));
    sheet_lines(std::span{rounds_}.first(++ended_), people_, style_, lines);
  }

  const Cast& table_;
  Cast people_;
  Cast cast_;  ///< Of the event at hand.
  Style style_;
  std::string play_;  ///< The line of a play, until its scores are known.
  std::vector<story::Round> rounds_;
  std::size_t ended_ = 0;  ///< Of them.
};

std::string pool_words(const pasur::Table& table, const Style& style) {
  return table.pool_size == 0 ? "The pool is empty." : "In the pool: " + cards_line(table.pool_cards(), style) + ".";
}

/// "Round 2, deal 3 of 6, 16 cards in the deck."
std::string round_words(const pasur::Table& table) {
  return "Round " + std::to_string(table.number) + ", d" + deal_of(table.handout(), story::deals_in(table)) + ", " +
         counted(story::deck_size(table), "card", "cards") + " in the deck.";
}

/// "You: 31 points, 12 of them in this round; 14 cards taken; surs 8♣ 7♦; 3 cards in hand."
std::string seat_line(const pasur::Table& table, Seat seat, const std::string& name, const Style& style) {
  const int before = table.totals[seat.index];
  const int points = table.points()[seat.index];
  const auto surs = std::span{table.surs}.first(table.surs_of(seat));
  std::string words = name + ": " + counted(before + points, "point", "points");
  if (before > 0 && points > 0) words += ", " + std::to_string(points) + " of them in this round";
  words += "; " + counted(static_cast<long>(table.won[seat.index].size() - surs.size()), "card", "cards") + " taken";
  if (!surs.empty()) words += std::string{surs.size() == 1 ? "; sur " : "; surs "} + cards_line(surs, style);
  return words + "; " + counted(table.hand_size(seat), "card", "cards") + " in hand.";
}

}  // namespace

void PasurText::tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast,
                     const Style& style, Lines& lines) const {
  const auto beats = story::beats_of(events, cast.names.size());
  Telling telling{beats, cast, style};
  Lines before;
  const auto news = story::since(beats, events.data() + from);
  for (const auto& beat : std::span{beats}.first(beats.size() - news.size()))
    telling.tell(beat, before);
  telling.flush(before);
  for (const auto& beat : news)
    telling.tell(beat, lines);
  telling.flush(lines);
}

void PasurText::describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const {
  const pasur::Table table = story::view_of(view).table;
  if (table.number == 0) return;
  lines.push_back(round_words(table) + " Whoever alone has most at " + std::to_string(table.rules.target) +
                  " or more wins.");
  lines.push_back(pool_words(table, style));
  const Cast people = cast.of_people();
  for (Seat seat{}; seat.index < table.seats; ++seat.index)
    lines.push_back("  " + seat_line(table, seat, people.subject(seat.index), style));
  const std::uint32_t last = table.last_picker.index;
  if (table.stage == Stage::moves)
    lines.push_back("As it stands, what is left in the pool after this round goes to " +
                    (people.is_you(last) ? "you." : people.subject(last) + "."));
  if (const std::string own = hand(view, style); !own.empty()) lines.push_back(own);
}

Lines PasurText::before_move(const Asking& asking, const Style& style) const {
  const pasur::Table table = story::view_of(asking.view).table;
  return {round_words(table),
          scores_of_all(story::scores_of(table), asking.cast.of_people()) + ". " + pool_words(table, style)};
}

std::string PasurText::hand(const table::v1::GameView& view, const Style& style) const {
  const CardSet cards = story::view_of(view).hand;
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
