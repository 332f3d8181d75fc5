#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The root item of a page. Arrow keys that no item inside has handled move the focus to the nearest control in that
/// direction on the screen, so a page needs no key map of its own, even for right-to-left layouts. Home and End move
/// the focus to the first and last control. GUI thread.
class ArrowKeys : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit ArrowKeys(QQuickItem* parent = nullptr);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace cardroom::window
