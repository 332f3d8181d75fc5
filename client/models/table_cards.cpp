#include "client/models/table_cards.h"

#include <QSet>
#include <algorithm>

#include "client/models/card_words.h"

namespace cardroom::window {

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
  // A card that stays keeps its row, whatever its new place: where it lies is told by its data. New ones come at the
  // end, so that nothing that is there has to make room.
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

QString TableCards::codeOf(const QString& key) const {
  const auto found = std::ranges::find(m_cards, key, &TableCard::key);
  return found == m_cards.end() ? QString{} : found->card;
}

}  // namespace cardroom::window
