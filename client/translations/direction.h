#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// Another person's text as part of a line of ours: client::isolated(), and always isolated if the current language is
/// written from right to left. Only for display.
QString isolated(const QString& theirs);

/// The same for QML; Words.filled() does it.
class Direction : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;
  Q_INVOKABLE static QString isolated(const QString& theirs) { return window::isolated(theirs); }
  /// The plain name in a text that may be isolated: for its first letter, a field, a comparison.
  Q_INVOKABLE static QString bare(const QString& isolated);
};

}  // namespace cardroom::window
