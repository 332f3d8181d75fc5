#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// Another person's text for use in one of our lines: like client::isolated(), but always isolated if the current
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
  /// The plain name, without isolation characters: for taking its first letter, editing or comparing it.
  Q_INVOKABLE static QString bare(const QString& isolated);
};

}  // namespace cardroom::window
