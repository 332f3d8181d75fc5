#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "client/translations/direction.h"

/// What QML is told about languages and writing directions.
namespace cardroom::window {

/// The languages in which the window can be shown.
class LanguageList : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// [{code, name}]: each name in its own language.
  Q_PROPERTY(QVariantList languages READ languages CONSTANT FINAL)
  /// The code of the language that the system prefers.
  Q_PROPERTY(QString preferred READ preferred CONSTANT FINAL)

 public:
  QVariantList languages() const;
  QString preferred() const;
};

/// The functions of direction.h. Words.filled() uses them.
class Direction : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;
  Q_INVOKABLE static QString isolated(const QString& theirs) { return window::isolated(theirs); }
  Q_INVOKABLE static QString bare(const QString& isolated) { return window::bare(isolated); }
};

}  // namespace cardroom::window
