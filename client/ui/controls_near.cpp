#include "client/ui/controls_near.h"

#include <algorithm>
#include <limits>

namespace cardroom::window {
namespace {

void collect(const QQuickItem& item, QList<QQuickItem*>& found) {
  const auto children = item.childItems();
  for (QQuickItem* child : children) {
    if (!child->isVisible() || !child->isEnabled()) continue;
    if (child->activeFocusOnTab()) found.append(child);
    collect(*child, found);
  }
}

/// The item's area on the screen or, for a moving item, its destination: the `keySpot` of the item or of the nearest
/// enclosing item that has one.
QRectF on_screen(const QQuickItem& item) {
  for (const QQuickItem* part = &item; part->parentItem(); part = part->parentItem()) {
    const QVariant spot = part->property("keySpot");
    if (spot.isValid()) return part->parentItem()->mapRectToScene(spot.toRectF());
  }
  return item.mapRectToScene(QRectF{0, 0, item.width(), item.height()});
}

/// Rotates the scene to make `key` point towards increasing x, so that one rule covers all four directions.
QRectF turned(const QRectF& area, Qt::Key key) {
  switch (key) {
    case Qt::Key_Left: return {-area.right(), area.top(), area.width(), area.height()};
    case Qt::Key_Down: return {area.top(), area.left(), area.height(), area.width()};
    case Qt::Key_Up: return {-area.bottom(), area.left(), area.height(), area.width()};
    default: return area;
  }
}

/// The distance from `from` to `to` in the direction of increasing x; negative if `to` does not lie in that direction.
/// Sideways distance counts double, so that an arrow key stays in the same row or column as long as possible.
qreal distance(const QRectF& from, const QRectF& to) {
  constexpr qreal kOverlap = 4;
  if (to.left() < from.right() - kOverlap && to.center().x() <= from.center().x()) return -1;
  if (to.left() < from.left() + kOverlap) return -1;
  const qreal ahead = std::max(0.0, to.left() - from.right());
  const qreal aside = std::max({0.0, to.top() - from.bottom(), from.top() - to.bottom()});
  const qreal slant = std::abs(to.center().y() - from.center().y()) / 100;
  const bool same_row = aside <= 0;
  return ahead + 2 * aside + slant + (same_row ? 0 : from.width() / 4);
}

}  // namespace

QList<QQuickItem*> controls_in(const QQuickItem& root) {
  QList<QQuickItem*> found;
  collect(root, found);
  return found;
}

QQuickItem* nearest_control(const QList<QQuickItem*>& controls, const QQuickItem& from, Qt::Key arrow) {
  const QRectF here = turned(on_screen(from), arrow);
  QQuickItem* best = nullptr;
  qreal least = std::numeric_limits<qreal>::max();
  for (QQuickItem* item : controls) {
    if (item == &from) continue;
    const qreal far = distance(here, turned(on_screen(*item), arrow));
    if (far >= 0 && far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

}  // namespace cardroom::window
