#include "client/models/alike_cards.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <vector>

namespace cardroom::window {
namespace {

bool liesThere(const TableCard& card, const TableCard& before) {
  return card.zone == before.zone && card.seat == before.seat;
}

/// What is somebody's goes nowhere but by that one's own doing, until all have seen it.
bool canComeFrom(const TableCard& card, const TableCard& before) {
  return before.seat < 0 || before.seat == card.seat || before.zone != QLatin1StringView{"hand"};
}

}  // namespace

QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent) {
  QHash<QString, std::vector<TableCard>> left;  // By code: those of before that no card here is yet.
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
