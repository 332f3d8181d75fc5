#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// The licence texts that must be distributed with the program, for QML. GUI thread.
class Licences : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  /// "Yrsa-OFL" or "Lato-OFL"; empty for another name.
  Q_INVOKABLE QString text(const QString& name) const;
};

}  // namespace cardroom::window
