#pragma once

#include <QList>
#include <QQuickItem>

namespace cardroom::window {

/// What Tab would reach inside `root` now, in the order of the tree: visible, enabled, and a stop for Tab.
QList<QQuickItem*> controls_in(const QQuickItem& root);

/// The one of `controls` that an eye finds first when it goes from `from` in the direction of an arrow key; null: there
/// is nothing that way.
QQuickItem* nearest_control(const QList<QQuickItem*>& controls, const QQuickItem& from, Qt::Key arrow);

}  // namespace cardroom::window
