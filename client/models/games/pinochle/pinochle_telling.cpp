#include <variant>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"
#include "common/base/overloaded.h"

namespace cardroom::window::pinochle {

using rules::MadeBid;
using rules::Melded;
using rules::NamedTrump;
using rules::Played;
using rules::Took;
using rules::WonBidding;
using rules::WonTrick;

QString trickSentence(const WonTrick& won, const Cast& cast) {
  return sentenceOf(cast, won.seat, Pinochle::tr("You win the trick, %Ln point(s).", nullptr, won.points),
                    Pinochle::tr("%1 wins the trick, %Ln point(s).", nullptr, won.points));
}

// --- Events

namespace {

/// Puts one event into words.
class Teller {
 public:
  Teller(const story::Beat& beat, const Cast& cast)
      : m_beat{beat}, m_cast{cast.at(*beat.message)}, m_acting{cast.during(*beat.message)} {}

  Telling operator()(const rules::Began& began) const {
    return {.happening = heard(sentenceOf(m_cast, began.first_bidder, Pinochle::tr("You bid first."),
                                          Pinochle::tr("%1 bids first.")))};
  }

  Telling operator()(const rules::Dealt& dealt) const {
    Telling telling{.happening = {.sound = QStringLiteral("deal")}};
    if (dealt.cards.empty()) return telling;
    const QStringList codes = codesOf(dealt.cards);
    telling.happening.sentence = Pinochle::tr("Your cards: %1.").arg(listed(codes, cardName));
    telling.line = {.text = Pinochle::tr("got %1", "cards").arg(listed(codes, coloured)),
                    .plain = telling.happening.sentence};
    m_cast.sign(telling.line, dealt.seat.index);
    return telling;
  }

  Telling operator()(const MadeBid& made) const {
    const QString sound = QStringLiteral("bid");
    if (made.bid == 0)
      return does(made.seat, sound,
                  {.text = Pinochle::tr("passed"),
                   .plain = sentence(made.seat, Pinochle::tr("You pass."), Pinochle::tr("%1 passes.")),
                   .justNow = styled(made.seat, Pinochle::tr("<b>You</b> passed"), Pinochle::tr("<b>%1</b> passed"))});
    return does(made.seat, sound,
                {.text = Pinochle::tr("bid <b>%L1</b>").arg(made.bid),
                 .plain = sentence(made.seat, Pinochle::tr("You bid %L1.").arg(made.bid),
                                   Pinochle::tr("%2 bids %L1.").arg(made.bid)),
                 .justNow = styled(made.seat, Pinochle::tr("<b>You</b> bid %L1").arg(made.bid),
                                   Pinochle::tr("<b>%2</b> bid %L1").arg(made.bid))});
  }

  Telling operator()(const WonBidding& won) const {
    const bool own = isYou(m_cast, won.seat);
    if (won.bid == 0)
      return befalls(
          won.seat, {},
          {.text = own ? Pinochle::tr("pick trump without a bid") : Pinochle::tr("picks trump without a bid"),
           .plain = sentenceOf(m_cast, won.seat, Pinochle::tr("There is no bid, so you pick trump."),
                               Pinochle::tr("There is no bid, so %1 picks trump."))});
    const QString text = own ? Pinochle::tr("play for <b>%L1</b>") : Pinochle::tr("plays for <b>%L1</b>");
    return befalls(won.seat, {},
                   {.text = text.arg(won.bid),
                    .plain = sentenceOf(m_cast, won.seat, Pinochle::tr("You play for %L1 and pick trump.").arg(won.bid),
                                        Pinochle::tr("%2 plays for %L1 and picks trump.").arg(won.bid))});
  }

  Telling operator()(const NamedTrump& named) const {
    const QString suit = suitName(suitLetter(named.trump));
    return does(named.seat, QStringLiteral("trump"),
                {.text = Pinochle::tr("picked <b>%1</b>", "a suit as trump").arg(suit),
                 .plain = sentence(named.seat, Pinochle::tr("You picked %1.", "a suit as trump"),
                                   Pinochle::tr("%1 picked %2.", "a suit as trump"), suit),
                 .justNow = styled(named.seat, Pinochle::tr("<b>You</b> picked %1", "a suit as trump"),
                                   Pinochle::tr("<b>%1</b> picked %2", "a suit as trump"), suit)});
  }

  Telling operator()(const rules::TurnedUp& up) const {
    const QStringList codes = codesOf(up.cards);
    const QString plain = Pinochle::tr("Turned up: %1.").arg(listed(codes, cardName));
    return {.line = {.who = Pinochle::tr("Turned up"),
                     .text = listed(codes, coloured),
                     .plain = plain,
                     .justNow = Pinochle::tr("Turned up: %1").arg(listed(codes, plainStyled))},
            .happening = heard(plain, QStringLiteral("flip"))};
  }

  Telling operator()(const Took& took) const {
    const QString code = codeOf(took.card);
    return does(took.seat, QStringLiteral("pick-up"),
                {.text = Pinochle::tr("took %1", "a card").arg(coloured(code)),
                 .plain = sentence(took.seat, Pinochle::tr("You take the %1."), Pinochle::tr("%1 takes the %2."),
                                   cardName(code)),
                 .justNow = styled(took.seat, Pinochle::tr("<b>You</b> took %1", "a card"),
                                   Pinochle::tr("<b>%1</b> took %2", "a card"), plainStyled(code)),
                 .cardKey = code});
  }

  Telling operator()(const rules::Drew& drew) const {
    Telling telling{.happening = {.sound = QStringLiteral("deal")}};
    const QStringList codes = codesOf(drew.cards);
    if (codes.isEmpty()) {
      telling.line = {.text = Pinochle::tr("drew eleven cards"),
                      .plain = Pinochle::tr("%1 draws eleven cards.").arg(nameOf(m_cast, drew.seat))};
    } else {
      telling.happening.sentence = Pinochle::tr("You draw: %1.").arg(listed(codes, cardName));
      telling.line = {.text = Pinochle::tr("drew %1", "cards").arg(listed(codes, coloured)),
                      .plain = telling.happening.sentence};
    }
    m_cast.sign(telling.line, drew.seat.index);
    return telling;
  }

  Telling operator()(const rules::Kept& kept) const {
    return does(kept.seat, {},
                {.text = Pinochle::tr("kept 12 cards"),
                 .plain = sentence(kept.seat, Pinochle::tr("You have kept your twelve cards."),
                                   Pinochle::tr("%1 has kept twelve cards.")),
                 .justNow = styled(kept.seat, Pinochle::tr("<b>You</b> kept 12"), Pinochle::tr("<b>%1</b> kept 12"))});
  }

  Telling operator()(const Melded& melded) const {
    const Seat seat = melded.seat;
    const int points = melded.melds.points();
    const QString melds = meldsListed(melded.melds);
    LogLine line{.justNow = styledOf(m_cast, seat, Pinochle::tr("<b>You</b> melded %L1").arg(points),
                                     Pinochle::tr("<b>%2</b> melded %L1").arg(points))};
    if (melded.melds.rows == 0) {
      line.text = Pinochle::tr("no melds");
      line.plain = sentenceOf(m_cast, seat, Pinochle::tr("You have no melds."), Pinochle::tr("%1 has no melds."));
    } else {
      line.text = Pinochle::tr("<b>%L1</b>: %2", "points; melds").arg(points).arg(melds);
      line.plain = sentenceOf(m_cast, seat, Pinochle::tr("Your melds: %1. That is %Ln point(s).", nullptr, points),
                              Pinochle::tr("Melds of %1: %2. That is %Ln point(s).", nullptr, points), melds);
    }
    return befalls(seat, QStringLiteral("capture"), line);
  }

  Telling operator()(const Played& played) const {
    const QString code = codeOf(played.card);
    const Seat seat = played.seat;
    LogLine line{.cardKey = code};
    if (m_beat.leads()) {
      line.text = Pinochle::tr("led %1", "a card");
      line.plain = sentence(seat, Pinochle::tr("You lead the %1."), Pinochle::tr("%1 leads the %2."), cardName(code));
      line.justNow = styled(seat, Pinochle::tr("<b>You</b> led %1", "a card"),
                            Pinochle::tr("<b>%1</b> led %2", "a card"), plainStyled(code));
    } else {
      line.text = Pinochle::tr("played %1", "a card");
      line.plain = sentence(seat, Pinochle::tr("You play the %1."), Pinochle::tr("%1 plays the %2."), cardName(code));
      line.justNow = styled(seat, Pinochle::tr("<b>You</b> played %1", "a card"),
                            Pinochle::tr("<b>%1</b> played %2", "a card"), plainStyled(code));
    }
    line.text = line.text.arg(coloured(code));
    return does(seat, QStringLiteral("place"), line);
  }

  Telling operator()(const WonTrick& won) const {
    const rules::Reckoning& stands = m_beat.points[won.seat.index];
    // The progress towards the bid, if there is one.
    const QString progress =
        stands.bid == 0 ? QString{}
                        : Pinochle::tr("%L1 of %L2.", "points so far, the bid").arg(stands.sum()).arg(stands.bid);
    return {.happening = heard(inARow({trickSentence(won, m_cast), progress}), QStringLiteral("trick"))};
  }

 private:
  QString sentence(Seat seat, const QString& ofPerson, const QString& ofOther, const auto&... words) const {
    return sentenceOf(m_acting, seat, ofPerson, ofOther, words...);
  }
  QString styled(Seat seat, const QString& ofPerson, const QString& ofOther, const auto&... words) const {
    return styledOf(m_acting, seat, ofPerson, ofOther, words...);
  }
  /// A move by the person in that seat, or by a bot that acts in that person's place.
  Telling does(Seat seat, const QString& sound, const LogLine& line) const {
    Telling telling{.line = line, .happening = heard(line.plain, sound)};
    m_acting.sign(telling.line, seat.index);
    m_acting.sign(telling.happening, seat.index);
    return telling;
  }
  /// What happens to that seat as a consequence of earlier moves.
  Telling befalls(Seat seat, const QString& sound, const LogLine& line) const {
    Telling telling{.line = line, .happening = heard(line.plain, sound)};
    m_cast.sign(telling.line, seat.index);
    return telling;
  }

  const story::Beat& m_beat;
  Cast m_cast;
  Cast m_acting;
};

}  // namespace

Telling tellingOf(const story::Beat& beat, const Cast& cast) {
  return std::visit(Teller{beat, cast}, beat.event);
}

}  // namespace cardroom::window::pinochle
