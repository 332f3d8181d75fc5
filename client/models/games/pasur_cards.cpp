#include "client/models/games/pasur_cards.h"

#include <algorithm>
#include <array>
#include <vector>

#include "client/models/card_words.h"
#include "client/models/games/pasur_shown.h"
#include "common/cards/card.h"

namespace cardroom::window::pasur {
namespace {

using games::pasur::v1::Event;

const QString kDeck = QStringLiteral("pile");
const QString kHand = QStringLiteral("hand");
const QString kSeat = QStringLiteral("seat");
const QString kPool = QStringLiteral("pool");
const QString kTaken = QStringLiteral("taken");
const QString kSurs = QStringLiteral("surs");

constexpr int kHandout = 4;
constexpr int kShortRow = 4;
constexpr int kLongRow = 6;
constexpr int kShortRows = 12;  ///< So many cards lie in short rows; more of them in long ones.

/// By the key of the card.
QHash<QString, Coming> comingsOf(const Lying& lying) {
  QHash<QString, Coming> comings;
  int step = 0;
  for (const auto& one : lying.events.last(lying.fresh)) {
    const Event& event = one.pasur();
    if (event.has_dealt()) {
      const auto seat = static_cast<int>(event.dealt().seat());
      for (int i = 0; i < kHandout; ++i)
        comings.insert(i < event.dealt().cards_size() ? cardCode(event.dealt().cards(i)) : backKey(seat, i),
                       {kDeck, step++});
    } else if (event.has_pool_laid()) {
      for (const int card : event.pool_laid().cards())
        comings.insert(cardCode(card), {kDeck, step++});
    } else if (event.has_played()) {
      const bool own = static_cast<int>(event.played().seat()) == lying.own;
      comings.insert(cardCode(event.played().card()), {own ? kHand : kSeat, 0});
      // What is dealt after a play waits until that is done.
      step += event.played().picks().empty() ? 5 : 11;
    }
  }
  return comings;
}

std::vector<int> handOf(const View& view, Preferences::HandOrder order) {
  // On the wire they lie as in the pack.
  std::vector<int> cards{view.hand().begin(), view.hand().end()};
  if (order == Preferences::AsDrawn) return cards;
  const auto cardOf = [](int card) { return parse_card(cardCode(card).toStdString()).value_or(Card{}); };
  std::ranges::stable_sort(cards, {}, [&](int card) {
    constexpr std::array kPlaces{0, 1, 3, 2};  // Spades, hearts, clubs, diamonds: black and red in turn.
    return kPlaces[static_cast<std::size_t>(suit_of(cardOf(card)))];
  });
  if (order == Preferences::ByRank)
    std::ranges::stable_sort(cards, std::greater{}, [&](int card) { return rank_of(cardOf(card)); });
  return cards;
}

/// What each seat has picked up, oldest first. Of what was picked up before the first event only the cards are known.
std::vector<QStringList> takenOf(const View& view, Events events) {
  std::vector<QStringList> taken(static_cast<std::size_t>(view.seats_size()));
  const auto add = [&](std::uint32_t seat, const QString& card) {
    if (seat < taken.size()) taken[seat] << card;
  };
  for (const auto& one : eventsOfRound(events)) {
    const Event& event = one.pasur();
    if (event.has_played() && !event.played().picks().empty()) {
      for (const QString& card : codesOf(event.played().picks()))
        add(event.played().seat(), card);
      add(event.played().seat(), cardCode(event.played().card()));
    } else if (event.has_swept()) {
      for (const QString& card : codesOf(event.swept().cards()))
        add(event.swept().seat(), card);
    } else if (event.has_made_sur() && event.made_sur().has_cancels()) {
      // It lies on top now.
      const auto seat = event.made_sur().cancels();
      const QString card = cardCode(event.made_sur().cancelled());
      if (seat < taken.size() && taken[seat].removeOne(card)) taken[seat] << card;
    }
  }
  for (int seat = 0; seat < view.seats_size(); ++seat) {
    QStringList& pile = taken[static_cast<std::size_t>(seat)];
    const QStringList won = codesOf(view.seats(seat).won());
    const QStringList surs = codesOf(view.seats(seat).surs());
    pile.removeIf([&](const QString& card) { return !won.contains(card) || surs.contains(card); });
    QStringList before = won;
    before.removeIf([&](const QString& card) { return pile.contains(card) || surs.contains(card); });
    pile = before + pile;
  }
  return taken;
}

/// The newest card that was laid down, if nothing was played after it; empty: none.
QString lastLaid(Events events) {
  for (auto one = events.rbegin(); one != events.rend(); ++one)
    if (one->pasur().has_played())
      return one->pasur().played().picks().empty() ? cardCode(one->pasur().played().card()) : QString{};
  return {};
}

}  // namespace

Events eventsOfRound(Events events) {
  for (std::size_t i = events.size(); i > 0; --i)
    if (events[i - 1].pasur().has_began()) return events.subspan(i - 1);
  return events;
}

QStringList slotsOf(const View& view, Events events) {
  QStringList places;
  for (const auto& one : eventsOfRound(events)) {
    const Event& event = one.pasur();
    if (event.has_pool_laid()) {
      places = codesOf(event.pool_laid().cards());
    } else if (event.has_played() && event.played().picks().empty()) {
      const qsizetype row = places.size() >= kShortRows ? kLongRow : kShortRow;
      if (places.size() % row == 0) places.removeAll(QString{});
      places << cardCode(event.played().card());
    } else if (event.has_played()) {
      for (const QString& card : codesOf(event.played().picks()))
        if (const qsizetype at = places.indexOf(card); at >= 0) places[at].clear();
      while (!places.isEmpty() && places.last().isEmpty())
        places.removeLast();
    } else if (event.has_swept()) {
      places.clear();
    }
  }
  // Who came in the middle has not been told everything.
  QStringList lie = places;
  lie.removeAll(QString{});
  const QStringList pool = codesOf(view.pool());
  return lie == pool ? places : pool;
}

QList<TableCard> cardsOf(const Lying& lying) {
  const View& view = lying.view;
  const auto comings = comingsOf(lying);
  QList<TableCard> cards;
  const auto add = [&](TableCard card) {
    const Coming coming = comings.value(card.key);
    card.origin = coming.origin;
    card.step = coming.step;
    cards << card;
  };
  const auto canPlay = [&](int card) {
    return lying.legal != nullptr &&
           std::ranges::any_of(lying.legal->cards(), [card](const auto& moves) { return moves.card() == card; });
  };

  const std::vector<int> hand = handOf(view, lying.order);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const QString code = cardCode(hand[i]);
    add({.key = code,
         .card = code,
         .zone = kHand,
         .seat = lying.own,
         .place = static_cast<int>(i),
         .places = static_cast<int>(hand.size()),
         .playable = canPlay(hand[i]),
         .hinted = code == lying.hinted});
  }

  const auto taken = takenOf(view, lying.events);
  for (int seat = 0; seat < view.seats_size(); ++seat) {
    const auto& one = view.seats(seat);
    const int held = seat == lying.own ? 0 : static_cast<int>(one.hand_size());
    for (int i = 0; i < held; ++i) {
      add({.key = backKey(seat, i),
           // Somebody who watches sees backs in the hand below.
           .zone = seat == std::max(0, lying.own) ? kHand : kSeat,
           .seat = seat,
           .place = i,
           .places = held});
    }
    const auto lie = [&](const QStringList& codes, const QString& zone) {
      for (qsizetype i = 0; i < codes.size(); ++i)
        add({.key = codes[i],
             .card = codes[i],
             .zone = zone,
             .seat = seat,
             .place = static_cast<int>(i),
             .places = static_cast<int>(codes.size())});
    };
    lie(taken[static_cast<std::size_t>(seat)], kTaken);
    lie(codesOf(one.surs()), kSurs);
  }

  const QString last = lastLaid(eventsOfRound(lying.events));
  for (qsizetype i = 0; i < lying.slots.size(); ++i) {
    if (lying.slots[i].isEmpty()) continue;
    add({.key = lying.slots[i],
         .card = lying.slots[i],
         .zone = kPool,
         .place = static_cast<int>(i),
         .places = static_cast<int>(lying.slots.size()),
         .lastPlayed = lying.slots[i] == last});
  }
  return cards;
}

}  // namespace cardroom::window::pasur
