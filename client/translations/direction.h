#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// Another person's text as part of one of our lines: as client::isolated(), and always isolated if the current
/// language is written from right to left. For display only.
QString isolated(const QString& theirs);

/// The same for QML, where Words.filled() uses it.
class Direction : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;
  Q_INVOKABLE static QString isolated(const QString& theirs) { return window::isolated(theirs); }
  /// The plain name in a text that may be isolated: to take its first letter, edit it or compare it.
  Q_INVOKABLE static QString bare(const QString& isolated);
};

}  // namespace cardroom::window
