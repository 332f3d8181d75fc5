// The log of a Pinochle game, its announcements, and what each seat did last.
#include <variant>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"
#include "common/base/overloaded.h"

namespace cardroom::window::pinochle {
namespace {

using rules::MadeBid;
using rules::Melded;
using rules::NamedTrump;
using rules::Played;
using rules::Took;
using rules::WonTrick;

/// The heading of the log section that this event begins; empty if the previous section continues.
QString headingOf(const story::Beat& beat) {
  return std::visit(Overloaded{[](const rules::Began&) { return Pinochle::tr("Bidding"); },
                               [](const rules::NamedTrump&) { return Pinochle::tr("Trump"); },
                               [](const rules::TurnedUp&) { return Pinochle::tr("Keep 12"); },
                               [](const rules::Melded&) { return Pinochle::tr("Melds"); },
                               [&](const Played&) { return Pinochle::tr("Trick %L1").arg(beat.trick()); },
                               [](const auto&) { return QString{}; }},
                    beat.event);
}

/// Adds a trick's result to the log line of the card that completed it.
void addTrick(LogLine& one, const WonTrick& won, const Played& completed, const Cast& cast, const Cast& acting) {
  const int points = won.points;
  const QString card = coloured(codeOf(completed.card));
  const QString bold = plainStyled(codeOf(completed.card));
  one.plain = inARow({one.plain, trickSentence(won, cast)});
  // The event of the trick and that of its last card have the same mover, so `acting` also names who played the card.
  const QString player = escapedName(acting, completed.seat);
  const QString winner = escapedName(acting, won.seat);
  if (won.seat == completed.seat) {
    one.text = Pinochle::tr("took <b>%L1</b> with %2", "points, a card").arg(points).arg(card);
    one.justNow = isYou(acting, won.seat)
                      ? Pinochle::tr("<b>You</b> took %L1 with %2", "points, a card").arg(points).arg(bold)
                      : Pinochle::tr("<b>%3</b> took %L1 with %2", "points, a card").arg(points).arg(bold, winner);
  } else if (isYou(cast, won.seat)) {
    one.text = Pinochle::tr("played %2; you took <b>%L1</b>", "points, a card").arg(points).arg(card);
    one.justNow = Pinochle::tr("<b>%3</b> played %2; you took %L1", "points, a card").arg(points).arg(bold, player);
  } else {
    one.text = Pinochle::tr("played %2; %3 took <b>%L1</b>", "points, a card, a name").arg(points).arg(card, winner);
    one.justNow =
        isYou(acting, completed.seat)
            ? Pinochle::tr("<b>You</b> played %2; %3 took %L1", "points, a card, a name").arg(points).arg(bold, winner)
            : Pinochle::tr("<b>%4</b> played %2; %3 took %L1", "points, a card, two names")
                  .arg(points)
                  .arg(bold, winner, player);
  }
  acting.sign(one, completed.seat.index);
}

/// What the event's seat did; empty if nothing.
Wording doneIn(const story::Beat& beat) {
  const auto say = [](const QString& text) { return Wording{.text = text.toHtmlEscaped(), .spoken = text}; };
  const auto with = [](Card card, const QString& text, const QString& spoken) {
    return Wording{.text = text.arg(plainStyled(codeOf(card))), .spoken = spoken.arg(cardName(codeOf(card)))};
  };
  return std::visit(
      Overloaded{[&](const Melded& melded) {
                   return say(Pinochle::tr("%L1 in melds", "points of a seat").arg(melded.melds.points()));
                 },
                 [&](const rules::Kept&) { return say(Pinochle::tr("Has kept 12", "cards")); },
                 [&](const NamedTrump& named) {
                   return say(Pinochle::tr("Picked %1", "a suit as trump").arg(suitName(suitLetter(named.trump))));
                 },
                 [&](const MadeBid& bid) {
                   return say(bid.bid == 0 ? Pinochle::tr("Passed", "what a seat did")
                                           : Pinochle::tr("Bid %L1", "what a seat did").arg(bid.bid));
                 },
                 [&](const Took& took) {
                   return with(took.card, Pinochle::tr("Took %1", "what a seat did"),
                               Pinochle::tr("Took the %1", "what a seat did"));
                 },
                 [&](const Played& played) {
                   return beat.leads() ? with(played.card, Pinochle::tr("Led %1", "what a seat did"),
                                              Pinochle::tr("Led the %1", "what a seat did"))
                                       : with(played.card, Pinochle::tr("Played %1", "what a seat did"),
                                              Pinochle::tr("Played the %1", "what a seat did"));
                 },
                 [](const auto&) { return Wording{}; }},
      beat.event);
}

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  QList<LogLine> lines;
  QString heading;
  for (const story::Beat& beat : beats) {
    if (const QString begins = headingOf(beat); !begins.isEmpty()) heading = begins;
    LogLine line = tellingOf(beat, cast).line;
    line.heading = heading;
    if (!line.text.isEmpty()) lines << line;
    const auto* won = std::get_if<WonTrick>(&beat.event);
    if (won != nullptr && beat.completed_by && !lines.isEmpty())
      addTrick(lines.last(), *won, *beat.completed_by, cast, cast.during(*beat.message));
  }
  return lines;
}

QList<Happening> happeningsOf(const PinochleShown& shown) {
  QList<Happening> happenings;
  for (const story::Beat& beat : shown.fresh)
    happenings << tellingOf(beat, shown.cast).happening;
  if (shown.meldsOpen() && !shown.fresh.empty() && std::holds_alternative<rules::Melded>(shown.fresh.back().event))
    happenings << heard(tricksOf(shown).meldsNote);
  const QString ended = verdictOf(shown);
  if (ended.isEmpty() || shown.fresh.empty()) return happenings;
  const bool youWin = shown.winners.contains(shown.cast.you);
  const QString over = Pinochle::tr("Game over. %1", "a sentence that says who wins").arg(ended);
  return happenings << resultHeard(over, youWin ? QStringLiteral("win-musette") : QStringLiteral("other-wins-musette"));
}

Wording lastDoneOf(const Table& table, story::Beats beats, int seat) {
  // Only the newest trick counts, or the one that has just been won.
  const int newest = (table.play_count - 1) / 2 * 2;
  for (auto beat = beats.rbegin(); beat != beats.rend(); ++beat) {
    if (std::holds_alternative<Played>(beat->event) && beat->plays < newest) return {};
    const bool its =
        std::visit(Overloaded{[](const rules::Began&) { return false; }, [](const rules::TurnedUp&) { return false; },
                              [&](const auto& event) { return event.seat.index == seat; }},
                   beat->event);
    const Wording done = its ? doneIn(*beat) : Wording{};
    if (!done.text.isEmpty()) return done;
  }
  return {};
}

}  // namespace cardroom::window::pinochle
