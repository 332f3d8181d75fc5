#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root of a page: arrow keys that nothing inside it has used move the focus to the nearest control in that
/// direction, as the eye sees it, so that a page needs no map of its own and right to left needs no second one. Home
/// and End go to the first and last control. GUI thread.
class ArrowKeys : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit ArrowKeys(QQuickItem* parent = nullptr);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace cardroom::window
