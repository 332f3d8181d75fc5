#include "client/ui/told_selection.h"

#include <QAccessible>
#include <QQuickItem>

namespace cardroom::window {

void ToldSelection::tell(QQuickItem* item, bool selected) {
  if (item == nullptr || !QAccessible::isActive()) return;
  QAccessibleEvent event{item, selected ? QAccessible::SelectionAdd : QAccessible::SelectionRemove};
  QAccessible::updateAccessibility(&event);
}

}  // namespace cardroom::window
