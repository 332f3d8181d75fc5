#include "client/models/games/pinochle/pinochle_words.h"

#include <variant>

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

// --- Each thing as a sentence

QString bidSentence(const MadeBid& bid, const Cast& cast) {
  const QString name = nameOf(cast, bid.seat);
  const bool own = isYou(cast, bid.seat);
  if (bid.bid == 0) return own ? Pinochle::tr("You pass.") : Pinochle::tr("%1 passes.").arg(name);
  return own ? Pinochle::tr("You bid %L1.").arg(bid.bid) : Pinochle::tr("%2 bids %L1.").arg(bid.bid).arg(name);
}

QString wonBiddingSentence(const WonBidding& won, const Cast& cast) {
  const QString name = nameOf(cast, won.seat);
  const bool own = isYou(cast, won.seat);
  if (won.bid == 0)
    return own ? Pinochle::tr("There is no bid, so you name the trump.")
               : Pinochle::tr("There is no bid, so %1 names the trump.").arg(name);
  return own ? Pinochle::tr("You play for %L1 and name the trump.").arg(won.bid)
             : Pinochle::tr("%2 plays for %L1 and names the trump.").arg(won.bid).arg(name);
}

QString trumpSentence(const NamedTrump& named, const Cast& cast) {
  const QString suit = suitName(suitLetter(named.trump));
  return isYou(cast, named.seat) ? Pinochle::tr("You named %1.", "a suit as trump").arg(suit)
                                 : Pinochle::tr("%1 named %2.", "a suit as trump").arg(nameOf(cast, named.seat), suit);
}

QString tookSentence(const Took& took, const Cast& cast) {
  const QString card = cardName(codeOf(took.card));
  return isYou(cast, took.seat) ? Pinochle::tr("You take the %1.").arg(card)
                                : Pinochle::tr("%1 takes the %2.").arg(nameOf(cast, took.seat), card);
}

QString keptSentence(Seat seat, const Cast& cast) {
  return isYou(cast, seat) ? Pinochle::tr("You have kept your twelve cards.")
                           : Pinochle::tr("%1 has kept twelve cards.").arg(nameOf(cast, seat));
}

QString meldedSentence(const Melded& melded, const Cast& cast) {
  const bool own = isYou(cast, melded.seat);
  const QString name = nameOf(cast, melded.seat);
  if (melded.melds.rows == 0)
    return own ? Pinochle::tr("You have no melds.") : Pinochle::tr("%1 has no melds.").arg(name);
  const int points = melded.melds.points();
  const QString melds = meldsListed(melded.melds);
  return own ? Pinochle::tr("Your melds: %1. That is %Ln point(s).", nullptr, points).arg(melds)
             : Pinochle::tr("Melds of %1: %2. That is %Ln point(s).", nullptr, points).arg(name, melds);
}

QString playedSentence(const Played& played, bool leads, const Cast& cast) {
  const QString card = cardName(codeOf(played.card));
  const QString name = nameOf(cast, played.seat);
  const bool own = isYou(cast, played.seat);
  if (leads) return own ? Pinochle::tr("You lead the %1.").arg(card) : Pinochle::tr("%1 leads the %2.").arg(name, card);
  return own ? Pinochle::tr("You play the %1.").arg(card) : Pinochle::tr("%1 plays the %2.").arg(name, card);
}

QString trickSentence(const WonTrick& won, const Cast& cast) {
  const int points = won.points;
  return isYou(cast, won.seat)
             ? Pinochle::tr("You win the trick, %Ln point(s).", nullptr, points)
             : Pinochle::tr("%1 wins the trick, %Ln point(s).", nullptr, points).arg(nameOf(cast, won.seat));
}

// --- What has just happened

namespace {

/// After a trick, against the bid: "189 of 220."; empty for a seat that has none to reach.
QString progressSentence(const rules::Reckoning& reckoning) {
  if (reckoning.bid == 0) return {};
  return Pinochle::tr("%L1 of %L2.", "points so far, the bid").arg(reckoning.sum()).arg(reckoning.bid);
}

Happening told(const QString& sentence, const QString& sound = {}) {
  return {.sentence = sentence, .afterwards = sentence, .sound = sound};
}

Happening did(Seat seat, Happening happening, const Cast& acting) {
  acting.sign(happening, seat.index);
  return happening;
}

/// Whatever there is to say of one event.
Happening happeningOf(const story::Beat& beat, const Cast& cast) {
  const Cast acting = cast.during(*beat.message);
  return std::visit(
      Overloaded{[&](const rules::Began& began) {
                   return told(isYou(cast, began.first_bidder)
                                   ? Pinochle::tr("You bid first.")
                                   : Pinochle::tr("%1 bids first.").arg(nameOf(cast, began.first_bidder)));
                 },
                 [&](const rules::Dealt& dealt) {
                   Happening happening{.sound = QStringLiteral("deal")};
                   if (!dealt.cards.empty())
                     happening.sentence = Pinochle::tr("Your cards: %1.").arg(listed(codesOf(dealt.cards), cardName));
                   return happening;
                 },
                 [&](const MadeBid& bid) {
                   return did(bid.seat, told(bidSentence(bid, acting), QStringLiteral("bid")), acting);
                 },
                 [&](const WonBidding& won) { return told(wonBiddingSentence(won, cast)); },
                 [&](const NamedTrump& named) {
                   return did(named.seat, told(trumpSentence(named, acting), QStringLiteral("trump")), acting);
                 },
                 [&](const rules::TurnedUp& up) {
                   return told(Pinochle::tr("Turned up: %1.").arg(listed(codesOf(up.cards), cardName)),
                               QStringLiteral("flip"));
                 },
                 [&](const Took& took) {
                   return did(took.seat, told(tookSentence(took, acting), QStringLiteral("pick-up")), acting);
                 },
                 [&](const rules::Drew& drew) {
                   return Happening{
                       .sentence = drew.cards.empty()
                                       ? QString{}
                                       : Pinochle::tr("You draw: %1.").arg(listed(codesOf(drew.cards), cardName)),
                       .sound = QStringLiteral("deal")};
                 },
                 [&](const rules::Kept& kept) { return did(kept.seat, told(keptSentence(kept.seat, acting)), acting); },
                 [&](const Melded& melded) { return told(meldedSentence(melded, cast), QStringLiteral("capture")); },
                 [&](const Played& played) {
                   return did(played.seat, told(playedSentence(played, beat.leads(), acting), QStringLiteral("place")),
                              acting);
                 },
                 [&](const WonTrick& won) {
                   return told(inARow({trickSentence(won, cast), progressSentence(beat.points[won.seat.index])}),
                               QStringLiteral("trick"));
                 }},
      beat.event);
}

/// What the event says of that seat's last doing; without a text: nothing.
Wording doneIn(const story::Beat& beat, Seat seat) {
  const auto say = [](const QString& text) { return Wording{.text = text.toHtmlEscaped(), .spoken = text}; };
  if (const auto* melded = std::get_if<Melded>(&beat.event); melded && melded->seat == seat)
    return say(Pinochle::tr("%L1 in melds", "points of a seat").arg(melded->melds.points()));
  if (const auto* kept = std::get_if<rules::Kept>(&beat.event); kept && kept->seat == seat)
    return say(Pinochle::tr("Has kept 12", "cards"));
  if (const auto* named = std::get_if<NamedTrump>(&beat.event); named && named->seat == seat)
    return say(Pinochle::tr("Named %1", "a suit as trump").arg(suitName(suitLetter(named->trump))));
  if (const auto* bid = std::get_if<MadeBid>(&beat.event); bid && bid->seat == seat)
    return say(bid->bid == 0 ? Pinochle::tr("Passed", "what a seat did")
                             : Pinochle::tr("Bid %L1", "what a seat did").arg(bid->bid));
  if (const auto* took = std::get_if<Took>(&beat.event); took && took->seat == seat) {
    const QString card = codeOf(took->card);
    return {.text = Pinochle::tr("Took %1", "what a seat did").arg(plainStyled(card)),
            .spoken = Pinochle::tr("Took the %1", "what a seat did").arg(cardName(card))};
  }
  const auto* played = std::get_if<Played>(&beat.event);
  if (played == nullptr || played->seat != seat) return {};
  const QString card = codeOf(played->card);
  if (beat.leads())
    return {.text = Pinochle::tr("Led %1", "what a seat did").arg(plainStyled(card)),
            .spoken = Pinochle::tr("Led the %1", "what a seat did").arg(cardName(card))};
  return {.text = Pinochle::tr("Played %1", "what a seat did").arg(plainStyled(card)),
          .spoken = Pinochle::tr("Played the %1", "what a seat did").arg(cardName(card))};
}

}  // namespace

QList<Happening> happeningsOf(story::Beats fresh, const Cast& cast, const QString& ended, bool youWin) {
  QList<Happening> happenings;
  for (const story::Beat& beat : fresh)
    happenings << happeningOf(beat, cast);
  if (ended.isEmpty() || fresh.empty()) return happenings;
  return happenings << told(Pinochle::tr("Game over. %1", "a sentence that says who wins").arg(ended),
                            youWin ? QStringLiteral("win-musette") : QStringLiteral("other-wins-musette"));
}

Wording lastDoneOf(const Table& table, story::Beats beats, int seat) {
  // Of the tricks only the newest one counts, or the one that has just been won.
  const int newest = (table.play_count - 1) / 2 * 2;
  for (auto beat = beats.rbegin(); beat != beats.rend(); ++beat) {
    if (std::holds_alternative<Played>(beat->event) && beat->plays < newest) return {};
    const Wording done = doneIn(*beat, Seat{static_cast<std::uint8_t>(seat)});
    if (!done.text.isEmpty()) return done;
  }
  return {};
}

}  // namespace cardroom::window::pinochle
