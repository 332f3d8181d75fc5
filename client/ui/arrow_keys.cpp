#include "client/ui/arrow_keys.h"

#include <QKeyEvent>
#include <QQuickWindow>
#include <algorithm>

#include "client/ui/controls_near.h"

namespace cardroom::window {

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
    const auto all = controls_in(*this);
    if (!all.isEmpty()) next = key == Qt::Key_Home ? all.first() : all.last();
  }
  if (!next) {
    event->ignore();
    return;
  }
  next->forceActiveFocus(key == Qt::Key_Left || key == Qt::Key_Up ? Qt::BacktabFocusReason : Qt::TabFocusReason);
}

QQuickItem* ArrowKeys::nearest(Qt::Key key) const {
  const auto all = controls_in(*this);
  const auto from = std::find_if(all.begin(), all.end(), [](const QQuickItem* item) { return item->hasActiveFocus(); });
  if (from == all.end()) return all.isEmpty() ? nullptr : all.first();
  return nearest_control(all, **from, key);
}

}  // namespace cardroom::window
