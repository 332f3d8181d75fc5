#pragma once

#include <QList>
#include <QQuickItem>

namespace cardroom::window {

/// The items inside `root` that Tab would reach now, in the order of the tree: visible, enabled, and with a tab stop.
QList<QQuickItem*> controls_in(const QQuickItem& root);

/// The control that is nearest to `from` in the direction of an arrow key on the screen; null: there is none in that
/// direction.
QQuickItem* nearest_control(const QList<QQuickItem*>& controls, const QQuickItem& from, Qt::Key arrow);

}  // namespace cardroom::window
