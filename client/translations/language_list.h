#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The languages to choose from, for QML.
class LanguageList : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// [{code, name}]: each named in itself.
  Q_PROPERTY(QVariantList languages READ languages CONSTANT FINAL)

 public:
  QVariantList languages() const;
};

}  // namespace cardroom::window
