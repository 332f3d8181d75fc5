#include "client/ui/arrow_keys.h"

#include <QKeyEvent>
#include <QQuickWindow>
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

QRectF on_screen(const QQuickItem& item) {
  return item.mapRectToScene(QRectF{0, 0, item.width(), item.height()});
}

/// Turns the scene so that `key` points to growing x, so that one rule does for four directions.
QRectF turned(const QRectF& area, Qt::Key key) {
  switch (key) {
    case Qt::Key_Left: return {-area.right(), area.top(), area.width(), area.height()};
    case Qt::Key_Down: return {area.top(), area.left(), area.height(), area.width()};
    case Qt::Key_Up: return {-area.bottom(), area.left(), area.height(), area.width()};
    default: return area;
  }
}

/// How far `to` is from `from` in the direction of growing x; negative if it does not lie there. Sideways counts
/// double, so that an arrow stays in its row or column while there is anything in it.
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

ArrowKeys::ArrowKeys(QQuickItem* parent) : QQuickItem{parent} {
  setFlag(ItemIsFocusScope);
}

void ArrowKeys::keyPressEvent(QKeyEvent* event) {
  const auto key = static_cast<Qt::Key>(event->key());
  QQuickItem* next = nullptr;
  if (event->modifiers() & ~Qt::KeypadModifier) {
    event->ignore();
    return;
  }
  if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
    next = nearest(key);
  } else if (key == Qt::Key_Home || key == Qt::Key_End) {
    const auto all = controls();
    if (!all.isEmpty()) next = key == Qt::Key_Home ? all.first() : all.last();
  }
  if (!next) {
    event->ignore();
    return;
  }
  next->forceActiveFocus(key == Qt::Key_Left || key == Qt::Key_Up ? Qt::BacktabFocusReason : Qt::TabFocusReason);
}

QList<QQuickItem*> ArrowKeys::controls() const {
  QList<QQuickItem*> found;
  collect(*this, found);
  return found;
}

QQuickItem* ArrowKeys::nearest(Qt::Key key) const {
  const auto all = controls();
  const auto from = std::find_if(all.begin(), all.end(), [](const QQuickItem* item) { return item->hasActiveFocus(); });
  if (from == all.end()) return all.isEmpty() ? nullptr : all.first();
  const QRectF here = turned(on_screen(**from), key);
  QQuickItem* best = nullptr;
  qreal least = std::numeric_limits<qreal>::max();
  for (QQuickItem* item : all) {
    if (item == *from) continue;
    const qreal far = distance(here, turned(on_screen(*item), key));
    if (far >= 0 && far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

}  // namespace cardroom::window
