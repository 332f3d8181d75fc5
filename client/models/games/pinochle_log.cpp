// The log of a game of Pinochle.
#include <algorithm>

#include "client/models/games/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

using games::pinochle::v1::Event;
using games::pinochle::v1::MadeBid;
using games::pinochle::v1::Melded;
using games::pinochle::v1::NamedTrump;
using games::pinochle::v1::Played;
using games::pinochle::v1::Took;
using games::pinochle::v1::WonBidding;
using games::pinochle::v1::WonTrick;

QString coloured(const QString& code) {
  return cardStyled(code, true);
}

QString plainStyled(const QString& code) {
  return cardStyled(code, false);
}

/// What the events say one after another, as lines.
class Log {
 public:
  Log(const View& view, const Cast& cast) : m_view{view}, m_cast{cast} {}

  QList<LogLine> of(Events events) {
    // Of who came later the first events are not there.
    int plays = m_view.plays_size();
    for (const auto& one : events)
      plays -= one.pinochle().has_played() ? 1 : 0;
    m_plays = std::max(0, plays);
    for (const auto& one : events) {
      m_acting = m_cast.during(one);
      add(one.pinochle());
    }
    return m_lines;
  }

 private:
  static QString escaped(std::uint32_t seat, const Cast& cast) {
    return cast.name(static_cast<int>(seat)).toHtmlEscaped();
  }

  void line(LogLine one) {
    one.heading = m_heading;
    m_lines << one;
  }
  void lineOf(std::uint32_t seat, LogLine one, const Cast& cast) {
    cast.sign(one, static_cast<int>(seat));
    line(one);
  }

  void add(const Event& event) {
    switch (event.event_case()) {
      case Event::kBegan: m_heading = Pinochle::tr("Bidding"); break;
      case Event::kDealt: got(event.dealt().seat(), event.dealt().cards()); break;
      case Event::kMadeBid: bid(event.made_bid()); break;
      case Event::kWonBidding: wonBidding(event.won_bidding()); break;
      case Event::kNamedTrump: namedTrump(event.named_trump()); break;
      case Event::kTurnedUp: turnedUp(codesOf(event.turned_up().cards())); break;
      case Event::kTook: took(event.took()); break;
      case Event::kDrew: drew(event.drew().seat(), event.drew().cards()); break;
      case Event::kKept: kept(event.kept().seat()); break;
      case Event::kMelded: melded(event.melded()); break;
      case Event::kPlayed: played(event.played()); break;
      case Event::kWonTrick: wonTrick(event.won_trick()); break;
      case Event::EVENT_NOT_SET: break;
    }
  }

  template <class Cards>
  void got(std::uint32_t seat, const Cards& cards) {
    if (cards.empty()) return;
    LogLine one;
    const QStringList codes = codesOf(cards);
    one.text = Pinochle::tr("got %1", "cards").arg(listed(codes, coloured));
    one.plain = Pinochle::tr("Your cards: %1.").arg(listed(codes, cardName));
    lineOf(seat, one, m_cast);
  }

  void bid(const MadeBid& made) {
    LogLine one;
    const bool own = isYou(m_acting, made.seat());
    const QString name = escaped(made.seat(), m_acting);
    one.plain = bidSentence(made, m_acting);
    if (made.amount() == 0) {
      one.text = Pinochle::tr("passed");
      one.justNow = own ? Pinochle::tr("<b>You</b> passed") : Pinochle::tr("<b>%1</b> passed").arg(name);
    } else {
      one.text = Pinochle::tr("bid <b>%L1</b>").arg(made.amount());
      one.justNow = own ? Pinochle::tr("<b>You</b> bid %L1").arg(made.amount())
                        : Pinochle::tr("<b>%2</b> bid %L1").arg(made.amount()).arg(name);
    }
    lineOf(made.seat(), one, m_acting);
  }

  void wonBidding(const WonBidding& won) {
    LogLine one;
    one.plain = wonBiddingSentence(won, m_cast);
    const bool own = isYou(m_cast, won.seat());
    one.text = won.amount() == 0 ? (own ? Pinochle::tr("name the trump without a bid")
                                        : Pinochle::tr("names the trump without a bid"))
               : own             ? Pinochle::tr("play for <b>%L1</b>").arg(won.amount())
                                 : Pinochle::tr("plays for <b>%L1</b>").arg(won.amount());
    lineOf(won.seat(), one, m_cast);
    m_heading = Pinochle::tr("Trump");
  }

  void namedTrump(const NamedTrump& named) {
    LogLine one;
    const QString suit = suitName(suitLetter(named.suit()));
    one.plain = trumpSentence(named, m_acting);
    one.text = Pinochle::tr("named <b>%1</b>", "a suit as trump").arg(suit);
    one.justNow =
        isYou(m_acting, named.seat())
            ? Pinochle::tr("<b>You</b> named %1", "a suit as trump").arg(suit)
            : Pinochle::tr("<b>%1</b> named %2", "a suit as trump").arg(escaped(named.seat(), m_acting), suit);
    lineOf(named.seat(), one, m_acting);
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
    const QString code = cardCode(taken.card());
    one.text = Pinochle::tr("took %1", "a card").arg(coloured(code));
    one.cardKey = code;
    one.justNow =
        isYou(m_acting, taken.seat())
            ? Pinochle::tr("<b>You</b> took %1", "a card").arg(plainStyled(code))
            : Pinochle::tr("<b>%1</b> took %2", "a card").arg(escaped(taken.seat(), m_acting), plainStyled(code));
    lineOf(taken.seat(), one, m_acting);
  }

  template <class Cards>
  void drew(std::uint32_t seat, const Cards& cards) {
    LogLine one;
    if (cards.empty()) {
      one.text = Pinochle::tr("drew eleven cards");
      one.plain = Pinochle::tr("%1 draws eleven cards.").arg(nameOf(m_cast, seat));
    } else {
      const QStringList codes = codesOf(cards);
      one.text = Pinochle::tr("drew %1", "cards").arg(listed(codes, coloured));
      one.plain = Pinochle::tr("You draw: %1.").arg(listed(codes, cardName));
    }
    lineOf(seat, one, m_cast);
  }

  void kept(std::uint32_t seat) {
    LogLine one;
    one.plain = keptSentence(seat, m_acting);
    one.text = Pinochle::tr("kept 12 cards");
    one.justNow = isYou(m_acting, seat) ? Pinochle::tr("<b>You</b> kept 12")
                                        : Pinochle::tr("<b>%1</b> kept 12").arg(escaped(seat, m_acting));
    lineOf(seat, one, m_acting);
  }

  void melded(const Melded& shown) {
    m_heading = Pinochle::tr("Melds");
    LogLine one;
    one.plain = meldedSentence(shown, m_cast);
    const int points = pointsOf(shown);
    one.text =
        shown.melds().empty()
            ? Pinochle::tr("no melds")
            : Pinochle::tr("<b>%L1</b>: %2", "points; melds").arg(points).arg(meldsListed(meldRows(shown.melds())));
    one.justNow = isYou(m_cast, shown.seat())
                      ? Pinochle::tr("<b>You</b> melded %L1").arg(points)
                      : Pinochle::tr("<b>%2</b> melded %L1").arg(points).arg(escaped(shown.seat(), m_cast));
    lineOf(shown.seat(), one, m_cast);
  }

  void played(const Played& card) {
    const bool leads = m_plays % 2 == 0;
    m_heading = Pinochle::tr("Trick %L1").arg(m_plays / 2 + 1);
    ++m_plays;
    LogLine one;
    const QString code = cardCode(card.card());
    const bool own = isYou(m_acting, card.seat());
    const QString name = escaped(card.seat(), m_acting);
    one.cardKey = code;
    one.plain = playedSentence(card, leads, m_acting);
    m_played = code;
    if (leads) {
      one.text = Pinochle::tr("led %1", "a card").arg(coloured(code));
      one.justNow = own ? Pinochle::tr("<b>You</b> led %1", "a card").arg(plainStyled(code))
                        : Pinochle::tr("<b>%1</b> led %2", "a card").arg(name, plainStyled(code));
    } else {
      one.text = Pinochle::tr("played %1", "a card").arg(coloured(code));
      one.justNow = own ? Pinochle::tr("<b>You</b> played %1", "a card").arg(plainStyled(code))
                        : Pinochle::tr("<b>%1</b> played %2", "a card").arg(name, plainStyled(code));
    }
    lineOf(card.seat(), one, m_acting);
    m_player = card.seat();
  }

  /// What came of it stands in the line of the card that completed it.
  void wonTrick(const WonTrick& won) {
    if (m_lines.isEmpty() || m_played.isEmpty()) return;
    LogLine& one = m_lines.last();
    const int points = static_cast<int>(won.points());
    const QString card = coloured(m_played);
    const QString bold = plainStyled(m_played);
    one.plain = inARow({one.plain, trickSentence(won, m_cast)});
    // The card that completed the trick has the same origin.
    const QString player = escaped(m_player, m_acting);
    const QString winner = escaped(won.seat(), m_acting);
    if (won.seat() == m_player) {
      one.text = Pinochle::tr("took <b>%L1</b> with %2", "points, a card").arg(points).arg(card);
      one.justNow = isYou(m_acting, won.seat())
                        ? Pinochle::tr("<b>You</b> took %L1 with %2", "points, a card").arg(points).arg(bold)
                        : Pinochle::tr("<b>%3</b> took %L1 with %2", "points, a card").arg(points).arg(bold, winner);
    } else if (isYou(m_cast, won.seat())) {
      one.text = Pinochle::tr("played %2; you took <b>%L1</b>", "points, a card").arg(points).arg(card);
      one.justNow = Pinochle::tr("<b>%3</b> played %2; you took %L1", "points, a card").arg(points).arg(bold, player);
    } else {
      one.text = Pinochle::tr("played %2; %3 took <b>%L1</b>", "points, a card, a name").arg(points).arg(card, winner);
      one.justNow = isYou(m_acting, m_player)
                        ? Pinochle::tr("<b>You</b> played %2; %3 took %L1", "points, a card, a name")
                              .arg(points)
                              .arg(bold, winner)
                        : Pinochle::tr("<b>%4</b> played %2; %3 took %L1", "points, a card, two names")
                              .arg(points)
                              .arg(bold, winner, player);
    }
    m_acting.sign(one, static_cast<int>(m_player));
  }

  const View& m_view;
  const Cast& m_cast;
  Cast m_acting;  ///< Of the event at hand.
  QString m_heading;
  QList<LogLine> m_lines;
  int m_plays = 0;  ///< Cards played to the tricks so far.
  QString m_played;
  std::uint32_t m_player = 0;
};

}  // namespace

QList<LogLine> logOf(const View& view, Events events, const Cast& cast) {
  return Log{view, cast}.of(events);
}

}  // namespace cardroom::window::pinochle
