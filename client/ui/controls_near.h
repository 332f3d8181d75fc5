#pragma once

#include <QList>
#include <QQuickItem>

namespace cardroom::window {

/// The items inside `root` that Tab would reach now, in tree order: visible, enabled, and with a tab stop.
QList<QQuickItem*> controls_in(const QQuickItem& root);

/// The control nearest to `from` on the screen in the direction of an arrow key; null if there is none in that
/// direction.
QQuickItem* nearest_control(const QList<QQuickItem*>& controls, const QQuickItem& from, Qt::Key arrow);

}  // namespace cardroom::window
