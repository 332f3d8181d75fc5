#include "client/models/games/pinochle_words.h"

#include <algorithm>

#include "client/models/words.h"

namespace cardroom::window::pinochle {

using games::pinochle::v1::Event;
using games::pinochle::v1::MadeBid;
using games::pinochle::v1::Melded;
using games::pinochle::v1::NamedTrump;
using games::pinochle::v1::Played;
using games::pinochle::v1::Took;
using games::pinochle::v1::WonBidding;
using games::pinochle::v1::WonTrick;

// --- Each thing as a sentence

QString bidSentence(const MadeBid& bid, const Cast& cast) {
  const QString name = nameOf(cast, bid.seat());
  const bool own = isYou(cast, bid.seat());
  if (bid.amount() == 0) return own ? Pinochle::tr("You pass.") : Pinochle::tr("%1 passes.").arg(name);
  return own ? Pinochle::tr("You bid %L1.").arg(bid.amount())
             : Pinochle::tr("%2 bids %L1.").arg(bid.amount()).arg(name);
}

QString wonBiddingSentence(const WonBidding& won, const Cast& cast) {
  const QString name = nameOf(cast, won.seat());
  const bool own = isYou(cast, won.seat());
  if (won.amount() == 0)
    return own ? Pinochle::tr("There is no bid, so you name the trump.")
               : Pinochle::tr("There is no bid, so %1 names the trump.").arg(name);
  return own ? Pinochle::tr("You play for %L1 and name the trump.").arg(won.amount())
             : Pinochle::tr("%2 plays for %L1 and names the trump.").arg(won.amount()).arg(name);
}

QString trumpSentence(const NamedTrump& named, const Cast& cast) {
  const QString suit = suitName(suitLetter(named.suit()));
  return isYou(cast, named.seat())
             ? Pinochle::tr("You named %1.", "a suit as trump").arg(suit)
             : Pinochle::tr("%1 named %2.", "a suit as trump").arg(nameOf(cast, named.seat()), suit);
}

QString tookSentence(const Took& took, const Cast& cast) {
  const QString card = cardName(cardCode(took.card()));
  return isYou(cast, took.seat()) ? Pinochle::tr("You take the %1.").arg(card)
                                  : Pinochle::tr("%1 takes the %2.").arg(nameOf(cast, took.seat()), card);
}

QString keptSentence(std::uint32_t seat, const Cast& cast) {
  return isYou(cast, seat) ? Pinochle::tr("You have kept your twelve cards.")
                           : Pinochle::tr("%1 has kept twelve cards.").arg(nameOf(cast, seat));
}

int pointsOf(const Melded& melded) {
  int points = 0;
  for (const auto& meld : melded.melds())
    points += static_cast<int>(meld.points());
  return points;
}

QString meldedSentence(const Melded& melded, const Cast& cast) {
  const bool own = isYou(cast, melded.seat());
  const QString name = nameOf(cast, melded.seat());
  if (melded.melds().empty())
    return own ? Pinochle::tr("You have no melds.") : Pinochle::tr("%1 has no melds.").arg(name);
  const int points = pointsOf(melded);
  const QString melds = meldsListed(meldRows(melded.melds()));
  return own ? Pinochle::tr("Your melds: %1. That is %Ln point(s).", nullptr, points).arg(melds)
             : Pinochle::tr("Melds of %1: %2. That is %Ln point(s).", nullptr, points).arg(name, melds);
}

QString playedSentence(const Played& played, bool leads, const Cast& cast) {
  const QString card = cardName(cardCode(played.card()));
  const QString name = nameOf(cast, played.seat());
  const bool own = isYou(cast, played.seat());
  if (leads) return own ? Pinochle::tr("You lead the %1.").arg(card) : Pinochle::tr("%1 leads the %2.").arg(name, card);
  return own ? Pinochle::tr("You play the %1.").arg(card) : Pinochle::tr("%1 plays the %2.").arg(name, card);
}

QString trickSentence(const WonTrick& won, const Cast& cast) {
  const int points = static_cast<int>(won.points());
  return isYou(cast, won.seat())
             ? Pinochle::tr("You win the trick, %Ln point(s).", nullptr, points)
             : Pinochle::tr("%1 wins the trick, %Ln point(s).", nullptr, points).arg(nameOf(cast, won.seat()));
}

// --- What has just happened

namespace {

/// After a trick, against the bid: "189 of 220."; empty for who has none to reach.
QString progressSentence(const View& view, Events events, std::size_t at) {
  const std::uint32_t seat = events[at].pinochle().won_trick().seat();
  if (static_cast<int>(seat) >= view.seats_size()) return {};
  rules::Reckoning reckoning = reckoningOf(view, static_cast<int>(seat));
  if (reckoning.bid == 0) return {};
  for (const auto& later : events.subspan(at + 1))
    if (later.pinochle().has_won_trick() && later.pinochle().won_trick().seat() == seat)
      reckoning.tricks -= static_cast<int>(later.pinochle().won_trick().points());
  return Pinochle::tr("%L1 of %L2.", "points so far, the bid").arg(reckoning.sum()).arg(reckoning.bid);
}

Happening told(const QString& sentence, const QString& sound = {}) {
  return {.sentence = sentence, .afterwards = sentence, .sound = sound};
}

Happening did(std::uint32_t seat, Happening happening, const Cast& acting) {
  acting.sign(happening, static_cast<int>(seat));
  return happening;
}

/// So many cards of the tricks were played before these events.
int playsBefore(const View& view, Events events) {
  const auto told = std::ranges::count_if(events, [](const auto& one) { return one.pinochle().has_played(); });
  return std::max(0, view.plays_size() - static_cast<int>(told));
}

/// Whatever there is to say of one event; `plays`: cards played to the tricks before it.
Happening happeningOf(const View& view, Events events, std::size_t at, int plays, const Cast& cast) {
  const Event& event = events[at].pinochle();
  const Cast acting = cast.during(events[at]);
  switch (event.event_case()) {
    case Event::kBegan:
      return told(isYou(cast, event.began().first_bidder())
                      ? Pinochle::tr("You bid first.")
                      : Pinochle::tr("%1 bids first.").arg(nameOf(cast, event.began().first_bidder())));
    case Event::kDealt: {
      Happening dealt{.sound = QStringLiteral("deal")};
      if (!event.dealt().cards().empty())
        dealt.sentence = Pinochle::tr("Your cards: %1.").arg(listed(codesOf(event.dealt().cards()), cardName));
      return dealt;
    }
    case Event::kMadeBid:
      return did(event.made_bid().seat(), told(bidSentence(event.made_bid(), acting), QStringLiteral("bid")), acting);
    case Event::kWonBidding: return told(wonBiddingSentence(event.won_bidding(), cast));
    case Event::kNamedTrump:
      return did(event.named_trump().seat(), told(trumpSentence(event.named_trump(), acting), QStringLiteral("trump")),
                 acting);
    case Event::kTurnedUp:
      return told(Pinochle::tr("Turned up: %1.").arg(listed(codesOf(event.turned_up().cards()), cardName)),
                  QStringLiteral("flip"));
    case Event::kTook:
      return did(event.took().seat(), told(tookSentence(event.took(), acting), QStringLiteral("pick-up")), acting);
    case Event::kDrew:
      return {.sentence = event.drew().cards().empty()
                              ? QString{}
                              : Pinochle::tr("You draw: %1.").arg(listed(codesOf(event.drew().cards()), cardName)),
              .sound = QStringLiteral("deal")};
    case Event::kKept: return did(event.kept().seat(), told(keptSentence(event.kept().seat(), acting)), acting);
    case Event::kMelded: return told(meldedSentence(event.melded(), cast), QStringLiteral("capture"));
    case Event::kPlayed:
      return did(event.played().seat(),
                 told(playedSentence(event.played(), plays % 2 == 0, acting), QStringLiteral("place")), acting);
    case Event::kWonTrick: {
      const QString won = trickSentence(event.won_trick(), cast);
      const QString stands = progressSentence(view, events, at);
      return told(inARow({won, stands}), QStringLiteral("trick"));
    }
    case Event::EVENT_NOT_SET: break;
  }
  return {};
}

}  // namespace

QList<Happening> happeningsOf(const View& view, Events events, std::size_t fresh, const Cast& cast,
                              const QString& ended, bool youWin) {
  QList<Happening> happenings;
  const std::size_t before = events.size() - std::min(fresh, events.size());
  int plays = playsBefore(view, events);
  for (std::size_t at = 0; at < events.size(); ++at) {
    if (at >= before) happenings << happeningOf(view, events, at, plays, cast);
    plays += events[at].pinochle().has_played() ? 1 : 0;
  }
  if (ended.isEmpty() || fresh == 0) return happenings;
  return happenings << told(Pinochle::tr("Game over. %1", "a sentence that says who wins").arg(ended),
                            youWin ? QStringLiteral("win-musette") : QStringLiteral("other-wins-musette"));
}

Wording lastDoneOf(const View& view, Events events, int seat) {
  const auto mine = [seat](const auto& done) { return static_cast<int>(done.seat()) == seat; };
  int plays = view.plays_size();
  for (auto one = events.rbegin(); one != events.rend(); ++one) {
    const Event& event = one->pinochle();
    if (event.has_played()) {
      --plays;
      // Of the newest trick, or the one that has just been won.
      if (plays < (view.plays_size() - 1) / 2 * 2) return {};
      if (!mine(event.played())) continue;
      const QString card = cardCode(event.played().card());
      if (plays % 2 == 0)
        return {.text = Pinochle::tr("Led %1", "what a seat did").arg(cardStyled(card, false)),
                .spoken = Pinochle::tr("Led the %1", "what a seat did").arg(cardName(card))};
      return {.text = Pinochle::tr("Played %1", "what a seat did").arg(cardStyled(card, false)),
              .spoken = Pinochle::tr("Played the %1", "what a seat did").arg(cardName(card))};
    }
    QString text;
    if (event.has_melded() && mine(event.melded()))
      text = Pinochle::tr("%L1 in melds", "points of a seat").arg(pointsOf(event.melded()));
    if (event.has_kept() && mine(event.kept())) text = Pinochle::tr("Has kept 12", "cards");
    if (event.has_named_trump() && mine(event.named_trump()))
      text = Pinochle::tr("Named %1", "a suit as trump").arg(suitName(suitLetter(event.named_trump().suit())));
    if (event.has_made_bid() && mine(event.made_bid()))
      text = event.made_bid().amount() == 0 ? Pinochle::tr("Passed", "what a seat did")
                                            : Pinochle::tr("Bid %L1", "what a seat did").arg(event.made_bid().amount());
    if (!text.isEmpty()) return {.text = text.toHtmlEscaped(), .spoken = text};
    if (event.has_took() && mine(event.took())) {
      const QString card = cardCode(event.took().card());
      return {.text = Pinochle::tr("Took %1", "what a seat did").arg(cardStyled(card, false)),
              .spoken = Pinochle::tr("Took the %1", "what a seat did").arg(cardName(card))};
    }
  }
  return {};
}

}  // namespace cardroom::window::pinochle
