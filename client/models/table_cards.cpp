#include "client/models/table_cards.h"

#include <QSet>
#include <algorithm>

#include "client/models/card_words.h"

namespace cardroom::window {

QString backKey(int seat, int place) {
  return QStringLiteral("seat-%1-%2").arg(seat).arg(place);
}

int TableCards::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant TableCards::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const TableCard& card = m_cards[index.row()];
  switch (role) {
    case KeyRole: return card.key;
    case CardRole: return card.card;
    case ZoneRole: return card.zone;
    case SeatRole: return card.seat;
    case PlaceRole: return card.place;
    case PlacesRole: return card.places;
    case OriginRole: return card.origin;
    case StepRole: return card.step;
    case PlayableRole: return card.playable;
    case DrawnRole: return card.drawn;
    case LastPlayedRole: return card.lastPlayed;
    case HintedRole: return card.hinted;
    case MarkedRole: return card.marked;
    case UsedRole: return card.used;
    case NameRole: return cardName(card.card);
    case TextRole: return cardText(card.card);
    default: return {};
  }
}

QHash<int, QByteArray> TableCards::roleNames() const {
  return {{KeyRole, "key"},           {CardRole, "card"},     {ZoneRole, "zone"},     {SeatRole, "seat"},
          {PlaceRole, "place"},       {PlacesRole, "places"}, {OriginRole, "origin"}, {StepRole, "step"},
          {PlayableRole, "playable"}, {DrawnRole, "drawn"},   {HintedRole, "hinted"}, {LastPlayedRole, "lastPlayed"},
          {MarkedRole, "marked"},     {UsedRole, "used"},     {NameRole, "name"},     {TextRole, "text"}};
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

void TableCards::retranslate() {
  if (!m_cards.isEmpty()) Q_EMIT dataChanged(index(0), index(count() - 1), {NameRole, TextRole});
}

}  // namespace cardroom::window
