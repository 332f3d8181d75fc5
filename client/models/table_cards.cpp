#include "client/models/table_cards.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <vector>

#include "client/models/card_words.h"

namespace cardroom::window {
namespace {

bool liesThere(const TableCard& card, const TableCard& before) {
  return card.zone == before.zone && card.seat == before.seat;
}

/// A card from a player's hand can only move to a zone of the same seat; any other card can move anywhere.
bool canComeFrom(const TableCard& card, const TableCard& before) {
  const bool held = before.zone == QLatin1StringView{"hand"} || before.zone == QLatin1StringView{"seat"};
  return before.seat < 0 || before.seat == card.seat || !held;
}

}  // namespace

QString backKey(int seat, int place) {
  return QStringLiteral("seat-%1-%2").arg(seat).arg(place);
}

QString TableCard::name() const {
  return cardName(card);
}

QString TableCard::text() const {
  return cardText(card);
}

void TableCards::show(QList<TableCard> cards) {
  const int before = count();
  QSet<QString> wanted;
  for (const TableCard& card : cards)
    wanted.insert(card.key);
  for (qsizetype row = m_cards.size() - 1; row >= 0; --row) {
    if (wanted.contains(m_cards[row].key)) continue;
    beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
    m_cards.removeAt(row);
    endRemoveRows();
  }
  // A card that is still on the table keeps its row even if it moves: its data says where it lies. New cards are added
  // at the end, so that no existing row moves.
  for (TableCard& card : cards) {
    const auto found = std::ranges::find(m_cards, card.key, &TableCard::key);
    if (found == m_cards.end()) {
      beginInsertRows({}, count(), count());
      m_cards.append(std::move(card));
      endInsertRows();
    } else if (*found != card) {
      *found = std::move(card);
      const QModelIndex changed = index(static_cast<int>(found - m_cards.begin()));
      Q_EMIT dataChanged(changed, changed);
    }
  }
  if (count() != before) Q_EMIT countChanged();
}

QList<TableCard> TableCards::heldBy(int seat) const {
  QList<TableCard> held;
  for (const TableCard& card : m_cards)
    if (card.zone == QLatin1StringView{"seat"} && card.seat == seat && !card.card.isEmpty()) held << card;
  std::ranges::sort(held, {}, &TableCard::place);
  return held;
}

QString TableCards::codeOf(const QString& key) const {
  const auto found = std::ranges::find(m_cards, key, &TableCard::key);
  return found == m_cards.end() ? QString{} : found->card;
}

QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent) {
  QHash<QString, std::vector<TableCard>> left;  // By code: cards of `before` whose key has not been reused yet.
  QSet<QString> taken;
  for (const TableCard& card : before) {
    if (card.card.isEmpty()) continue;
    left[card.card].push_back(card);
    taken.insert(card.key);
  }
  for (auto& alike : left) {
    std::ranges::sort(alike, {}, &TableCard::place);
    std::ranges::stable_sort(alike, {}, [&](const TableCard& card) { return card.key == sent; });
  }
  const auto takeKeys = [&](bool (*fits)(const TableCard&, const TableCard&)) {
    for (TableCard& card : cards) {
      if (!card.key.isEmpty() || card.card.isEmpty()) continue;
      auto& alike = left[card.card];
      const auto found = std::ranges::find_if(alike, [&](const TableCard& one) { return fits(card, one); });
      if (found == alike.end()) continue;
      card.key = found->key;
      alike.erase(found);
    }
  };
  std::ranges::stable_sort(cards, {}, &TableCard::place);
  takeKeys(liesThere);
  takeKeys(canComeFrom);
  for (TableCard& card : cards) {
    if (!card.key.isEmpty()) continue;
    card.key = card.card;
    for (int copy = 2; taken.contains(card.key); ++copy)
      card.key = QStringLiteral("%1-%2").arg(card.card).arg(copy);
    taken.insert(card.key);
  }
  return cards;
}

}  // namespace cardroom::window
