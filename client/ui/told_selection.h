#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QQuickItem;

namespace cardroom::window {

/// Qt tells a screen reader the state of an item when it is asked, but not that `Accessible.selected` has changed. GUI
/// thread.
class ToldSelection : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;
  /// Sends that the item is selected now, or not any more.
  Q_INVOKABLE static void tell(QQuickItem* item, bool selected);
};

}  // namespace cardroom::window
