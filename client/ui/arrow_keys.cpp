#include "client/ui/arrow_keys.h"

#include <QKeyEvent>
#include <algorithm>

#include "client/ui/controls_near.h"

namespace cardroom::window {

namespace {

QQuickItem* next_control(const QList<QQuickItem*>& controls, Qt::Key key) {
  if (controls.isEmpty()) return nullptr;
  if (key == Qt::Key_Home) return controls.first();
  if (key == Qt::Key_End) return controls.last();
  const auto focused =
      std::ranges::find_if(controls, [](const QQuickItem* control) { return control->hasActiveFocus(); });
  return focused == controls.end() ? controls.first() : nearest_control(controls, **focused, key);
}

}  // namespace

ArrowKeys::ArrowKeys(QQuickItem* parent) : QQuickItem{parent} {
  setFlag(ItemIsFocusScope);
}

void ArrowKeys::keyPressEvent(QKeyEvent* event) {
  const auto key = static_cast<Qt::Key>(event->key());
  const bool ours = key >= Qt::Key_Home && key <= Qt::Key_Down && !(event->modifiers() & ~Qt::KeypadModifier);
  QQuickItem* next = ours ? next_control(controls_in(*this), key) : nullptr;
  if (next == nullptr) return event->ignore();
  next->forceActiveFocus(key == Qt::Key_Left || key == Qt::Key_Up ? Qt::BacktabFocusReason : Qt::TabFocusReason);
}

}  // namespace cardroom::window
