// The log of a game of Pinochle.
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
using rules::WonBidding;
using rules::WonTrick;

/// What the events say one after another, as lines.
class Log {
 public:
  explicit Log(const Cast& cast) : m_cast{cast} {}

  QList<LogLine> of(story::Beats beats) {
    for (const story::Beat& beat : beats) {
      m_acting = m_cast.during(*beat.message);
      add(beat);
    }
    return m_lines;
  }

 private:
  void line(LogLine one) {
    one.heading = m_heading;
    m_lines << one;
  }
  void lineOf(Seat seat, LogLine one, const Cast& cast) {
    cast.sign(one, seat.index);
    line(one);
  }

  void add(const story::Beat& beat) {
    std::visit(
        Overloaded{[&](const rules::Began&) { m_heading = Pinochle::tr("Bidding"); },
                   [&](const rules::Dealt& dealt) { got(dealt); }, [&](const MadeBid& made) { bid(made); },
                   [&](const WonBidding& won) { wonBidding(won); }, [&](const NamedTrump& named) { namedTrump(named); },
                   [&](const rules::TurnedUp& up) { turnedUp(codesOf(up.cards)); },
                   [&](const Took& taken) { took(taken); }, [&](const rules::Drew& drawn) { drew(drawn); },
                   [&](const rules::Kept& kept) { this->kept(kept.seat); }, [&](const Melded& shown) { melded(shown); },
                   [&](const Played& card) { played(card, beat); },
                   [&](const WonTrick& won) {
                     if (beat.completed_by && !m_lines.isEmpty()) wonTrick(won, *beat.completed_by);
                   }},
        beat.event);
  }

  void got(const rules::Dealt& dealt) {
    if (dealt.cards.empty()) return;
    const QStringList codes = codesOf(dealt.cards);
    lineOf(dealt.seat,
           {.text = Pinochle::tr("got %1", "cards").arg(listed(codes, coloured)),
            .plain = Pinochle::tr("Your cards: %1.").arg(listed(codes, cardName))},
           m_cast);
  }

  void bid(const MadeBid& made) {
    LogLine one;
    const bool own = isYou(m_acting, made.seat);
    const QString name = escapedName(m_acting, made.seat);
    one.plain = bidSentence(made, m_acting);
    if (made.bid == 0) {
      one.text = Pinochle::tr("passed");
      one.justNow = own ? Pinochle::tr("<b>You</b> passed") : Pinochle::tr("<b>%1</b> passed").arg(name);
    } else {
      one.text = Pinochle::tr("bid <b>%L1</b>").arg(made.bid);
      one.justNow = own ? Pinochle::tr("<b>You</b> bid %L1").arg(made.bid)
                        : Pinochle::tr("<b>%2</b> bid %L1").arg(made.bid).arg(name);
    }
    lineOf(made.seat, one, m_acting);
  }

  void wonBidding(const WonBidding& won) {
    LogLine one;
    one.plain = wonBiddingSentence(won, m_cast);
    const bool own = isYou(m_cast, won.seat);
    one.text = won.bid == 0 ? (own ? Pinochle::tr("name the trump without a bid")
                                   : Pinochle::tr("names the trump without a bid"))
               : own        ? Pinochle::tr("play for <b>%L1</b>").arg(won.bid)
                            : Pinochle::tr("plays for <b>%L1</b>").arg(won.bid);
    lineOf(won.seat, one, m_cast);
    m_heading = Pinochle::tr("Trump");
  }

  void namedTrump(const NamedTrump& named) {
    LogLine one;
    const QString suit = suitName(suitLetter(named.trump));
    one.plain = trumpSentence(named, m_acting);
    one.text = Pinochle::tr("named <b>%1</b>", "a suit as trump").arg(suit);
    one.justNow =
        isYou(m_acting, named.seat)
            ? Pinochle::tr("<b>You</b> named %1", "a suit as trump").arg(suit)
            : Pinochle::tr("<b>%1</b> named %2", "a suit as trump").arg(escapedName(m_acting, named.seat), suit);
    lineOf(named.seat, one, m_acting);
  }

  void turnedUp(const QStringList& codes) {
    m_heading = Pinochle::tr("Keep 12");
    LogLine one;
    one.who = Pinochle::tr("Turned up");
    one.text = listed(codes, coloured);
    one.plain = Pinochle::tr("Turned up: %1.").arg(listed(codes, cardName));
    one.justNow = Pinochle::tr("Turned up: %1").arg(listed(codes, plainStyled));
    line(one);
  }

  void took(const Took& taken) {
    LogLine one;
    one.plain = tookSentence(taken, m_acting);
    const QString code = codeOf(taken.card);
    one.text = Pinochle::tr("took %1", "a card").arg(coloured(code));
    one.cardKey = code;
    one.justNow =
        isYou(m_acting, taken.seat)
            ? Pinochle::tr("<b>You</b> took %1", "a card").arg(plainStyled(code))
            : Pinochle::tr("<b>%1</b> took %2", "a card").arg(escapedName(m_acting, taken.seat), plainStyled(code));
    lineOf(taken.seat, one, m_acting);
  }

  void drew(const rules::Drew& drawn) {
    const QStringList codes = codesOf(drawn.cards);
    if (codes.isEmpty())
      return lineOf(drawn.seat,
                    {.text = Pinochle::tr("drew eleven cards"),
                     .plain = Pinochle::tr("%1 draws eleven cards.").arg(nameOf(m_cast, drawn.seat))},
                    m_cast);
    lineOf(drawn.seat,
           {.text = Pinochle::tr("drew %1", "cards").arg(listed(codes, coloured)),
            .plain = Pinochle::tr("You draw: %1.").arg(listed(codes, cardName))},
           m_cast);
  }

  void kept(Seat seat) {
    LogLine one;
    one.plain = keptSentence(seat, m_acting);
    one.text = Pinochle::tr("kept 12 cards");
    one.justNow = isYou(m_acting, seat) ? Pinochle::tr("<b>You</b> kept 12")
                                        : Pinochle::tr("<b>%1</b> kept 12").arg(escapedName(m_acting, seat));
    lineOf(seat, one, m_acting);
  }

  void melded(const Melded& shown) {
    m_heading = Pinochle::tr("Melds");
    LogLine one;
    one.plain = meldedSentence(shown, m_cast);
    const int points = shown.melds.points();
    one.text = shown.melds.rows == 0
                   ? Pinochle::tr("no melds")
                   : Pinochle::tr("<b>%L1</b>: %2", "points; melds").arg(points).arg(meldsListed(shown.melds));
    one.justNow = isYou(m_cast, shown.seat)
                      ? Pinochle::tr("<b>You</b> melded %L1").arg(points)
                      : Pinochle::tr("<b>%2</b> melded %L1").arg(points).arg(escapedName(m_cast, shown.seat));
    lineOf(shown.seat, one, m_cast);
  }

  void played(const Played& card, const story::Beat& beat) {
    const bool leads = beat.leads();
    m_heading = Pinochle::tr("Trick %L1").arg(beat.trick());
    LogLine one;
    const QString code = codeOf(card.card);
    const bool own = isYou(m_acting, card.seat);
    const QString name = escapedName(m_acting, card.seat);
    one.cardKey = code;
    one.plain = playedSentence(card, leads, m_acting);
    if (leads) {
      one.text = Pinochle::tr("led %1", "a card").arg(coloured(code));
      one.justNow = own ? Pinochle::tr("<b>You</b> led %1", "a card").arg(plainStyled(code))
                        : Pinochle::tr("<b>%1</b> led %2", "a card").arg(name, plainStyled(code));
    } else {
      one.text = Pinochle::tr("played %1", "a card").arg(coloured(code));
      one.justNow = own ? Pinochle::tr("<b>You</b> played %1", "a card").arg(plainStyled(code))
                        : Pinochle::tr("<b>%1</b> played %2", "a card").arg(name, plainStyled(code));
    }
    lineOf(card.seat, one, m_acting);
  }

  /// What came of it stands in the line of the card that completed it.
  void wonTrick(const WonTrick& won, const Played& completed) {
    LogLine& one = m_lines.last();
    const int points = won.points;
    const QString card = coloured(codeOf(completed.card));
    const QString bold = plainStyled(codeOf(completed.card));
    one.plain = inARow({one.plain, trickSentence(won, m_cast)});
    // The card that completed the trick has the same origin.
    const QString player = escapedName(m_acting, completed.seat);
    const QString winner = escapedName(m_acting, won.seat);
    if (won.seat == completed.seat) {
      one.text = Pinochle::tr("took <b>%L1</b> with %2", "points, a card").arg(points).arg(card);
      one.justNow = isYou(m_acting, won.seat)
                        ? Pinochle::tr("<b>You</b> took %L1 with %2", "points, a card").arg(points).arg(bold)
                        : Pinochle::tr("<b>%3</b> took %L1 with %2", "points, a card").arg(points).arg(bold, winner);
    } else if (isYou(m_cast, won.seat)) {
      one.text = Pinochle::tr("played %2; you took <b>%L1</b>", "points, a card").arg(points).arg(card);
      one.justNow = Pinochle::tr("<b>%3</b> played %2; you took %L1", "points, a card").arg(points).arg(bold, player);
    } else {
      one.text = Pinochle::tr("played %2; %3 took <b>%L1</b>", "points, a card, a name").arg(points).arg(card, winner);
      one.justNow = isYou(m_acting, completed.seat)
                        ? Pinochle::tr("<b>You</b> played %2; %3 took %L1", "points, a card, a name")
                              .arg(points)
                              .arg(bold, winner)
                        : Pinochle::tr("<b>%4</b> played %2; %3 took %L1", "points, a card, two names")
                              .arg(points)
                              .arg(bold, winner, player);
    }
    m_acting.sign(one, completed.seat.index);
  }

  const Cast& m_cast;
  Cast m_acting;  ///< Of the event at hand.
  QString m_heading;
  QList<LogLine> m_lines;
};

}  // namespace

QList<LogLine> logOf(story::Beats beats, const Cast& cast) {
  return Log{cast}.of(beats);
}

}  // namespace cardroom::window::pinochle
