#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QQuickItem;

namespace cardroom::window {

/// Reports changes to `Accessible.selected` to screen readers, which otherwise get that state only on request. GUI
/// thread.
class ToldSelection : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;
  /// Reports that the item is now selected, or no longer selected.
  Q_INVOKABLE static void tell(QQuickItem* item, bool selected);
};

}  // namespace cardroom::window
