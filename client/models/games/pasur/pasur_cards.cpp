// The card layout in Pasur.
#include <algorithm>
#include <array>

#include "client/models/games/laid_cards.h"
#include "client/models/games/pasur/pasur_shown.h"

namespace cardroom::window::pasur {
namespace {

const QString kPool = QStringLiteral("pool");
const QString kTaken = QStringLiteral("taken");
const QString kSurs = QStringLiteral("surs");

constexpr std::array kSuitPlaces{0, 1, 3, 2};  // Spades, hearts, clubs, diamonds: black and red alternate.

/// Few cards lie in short rows, so that they can be large.
constexpr int rowFor(qsizetype cards) {
  return cards <= 6 ? 3 : cards <= 12 ? 4 : 6;
}

Comings comingsOf(const PasurShown& shown) {
  Comings comings;
  int step = 0;
  for (const story::Beat& beat : shown.fresh) {
    if (const auto* dealt = std::get_if<rules::Dealt>(&beat.event)) {
      const QStringList own = codesOf(dealt->cards);
      for (int i = 0; i < rules::kHandout; ++i)
        comings.insert(i < own.size() ? own[i] : backKey(dealt->seat.index, i), {kPileZone, step++});
    } else if (const auto* laid = std::get_if<rules::PoolLaid>(&beat.event)) {
      for (const QString& card : codesOf(laid->cards))
        comings.insert(card, {kPileZone, step++});
    } else if (const auto* played = std::get_if<rules::Played>(&beat.event)) {
      comings.insert(codeOf(played->card), {played->seat.index == shown.cast.youNow ? kHandZone : kSeatZone, 0});
      // Cards that are dealt after a play wait until the play's animation has finished.
      step += played->picks.empty() ? 5 : 11;
    }
  }
  return comings;
}

QStringList sursOf(const Table& table, Seat seat) {
  return codesOf(std::span{table.surs}.first(table.surs_of(seat)));
}

/// The pile of each seat, oldest first. For captures before the first known event, only the cards are known, not their
/// order.
std::array<QStringList, kSeatsMax> takenOf(const Table& table, story::Beats round) {
  std::array<QStringList, kSeatsMax> taken;
  for (const story::Beat& beat : round) {
    if (const auto* played = std::get_if<rules::Played>(&beat.event); played && !played->picks.empty()) {
      taken[played->seat.index] << codesOf(played->picks) << codeOf(played->card);
    } else if (const auto* swept = std::get_if<rules::Swept>(&beat.event)) {
      taken[swept->seat.index] << codesOf(swept->cards);
    } else if (const auto* sur = std::get_if<rules::MadeSur>(&beat.event); sur && sur->cancels && sur->cancelled) {
      // The cancelled sur now lies on top of the pile.
      const QString card = codeOf(*sur->cancelled);
      if (QStringList& pile = taken[sur->cancels->index]; pile.removeOne(card)) pile << card;
    }
  }
  for (Seat seat{}; seat.index < table.seats; ++seat.index) {
    QStringList& pile = taken[seat.index];
    const QStringList won = codesOf(table.won[seat.index]);
    const QStringList surs = sursOf(table, seat);
    pile.removeIf([&](const QString& card) { return !won.contains(card) || surs.contains(card); });
    QStringList before = won;
    before.removeIf([&](const QString& card) { return pile.contains(card) || surs.contains(card); });
    pile = before + pile;
  }
  return taken;
}

/// The last card laid down, if nothing has been played after it; empty: none.
QString lastLaid(story::Beats round) {
  const rules::Played* const last = story::last_play(round);
  return last != nullptr && last->picks.empty() ? codeOf(last->card) : QString{};
}

}  // namespace

PoolSlots slotsOf(const Table& table, story::Beats round) {
  PoolSlots pool;
  for (const story::Beat& beat : round) {
    if (const auto* laid = std::get_if<rules::PoolLaid>(&beat.event)) {
      pool.cards = codesOf(laid->cards);
      pool.row = rowFor(pool.cards.size());
    } else if (const auto* played = std::get_if<rules::Played>(&beat.event); played && played->picks.empty()) {
      if (pool.cards.size() % pool.row == 0) {
        pool.cards.removeAll(QString{});
        pool.row = rowFor(pool.cards.size() + 1);
      }
      pool.cards << codeOf(played->card);
    } else if (played != nullptr) {
      for (const QString& card : codesOf(played->picks))
        if (const qsizetype at = pool.cards.indexOf(card); at >= 0) pool.cards[at].clear();
      while (!pool.cards.isEmpty() && pool.cards.last().isEmpty())
        pool.cards.removeLast();
      if (pool.cards.isEmpty()) pool = {};
    } else if (std::holds_alternative<rules::Swept>(beat.event)) {
      pool = {};
    }
  }
  // A viewer who arrived mid-round does not know all events.
  QStringList lie = pool.cards;
  lie.removeAll(QString{});
  const QStringList known = codesOf(table.pool_cards());
  return lie == known ? pool : PoolSlots{.cards = known, .row = rowFor(known.size())};
}

QList<TableCard> cardsOf(const PasurShown& shown) {
  const Table& table = shown.table;
  const story::Beats round = shown.round();
  const int own = shown.cast.youNow;
  LaidCards laid{comingsOf(shown), shown.cast.below()};
  const QStringList playable = codesOf(shown.legal ? shown.legal->hand : CardSet{});
  laid.addOpen(handOf(shown.hand, shown.order, kSuitPlaces), {.zone = kHandZone, .seat = own}, [&](TableCard& card) {
    card.playable = playable.contains(card.card);
    card.hinted = card.card == shown.hinted;
  });

  const auto taken = takenOf(table, round);
  for (Seat of{}; of.index < table.seats; ++of.index) {
    const int seat = of.index;
    const auto* const open = shown.openView(seat);
    const CardSet hand = open != nullptr ? story::view_of(*open).hand : CardSet{};
    if (seat != own) laid.addHeld(seat, table.hand_size(of), handOf(hand, shown.order, kSuitPlaces));
    laid.addOpen(taken[of.index], {.zone = kTaken, .seat = seat});
    laid.addOpen(sursOf(table, of), {.zone = kSurs, .seat = seat});
  }

  const QString last = lastLaid(round);
  const QStringList& pool = shown.pool.cards;
  for (qsizetype i = 0; i < pool.size(); ++i) {
    if (pool[i].isEmpty()) continue;
    laid.add({.key = pool[i],
              .card = pool[i],
              .zone = kPool,
              .place = static_cast<int>(i),
              .places = static_cast<int>(pool.size()),
              .lastPlayed = pool[i] == last});
  }
  return laid.cards();
}

}  // namespace cardroom::window::pasur
