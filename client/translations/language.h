#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QGuiApplication;
class QQmlEngine;

namespace cardroom::window {

/// A language that the window speaks.
struct Language {
  QString code;  ///< ISO 639, as in the name of its file: "fa" is translated in cardroom_fa.ts.
  QString name;  ///< In the language itself, for a list to choose from.
};

/// All of them, English first and the others by their code.
QList<Language> languages();

/// The same for QML, to choose from.
class LanguageList : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// [{code, name}]: each name in its own language.
  Q_PROPERTY(QVariantList languages READ languages CONSTANT FINAL)

 public:
  QVariantList languages() const;
};

/// The first of the user's languages (from the environment) that the window supports, or English.
QString preferred_language();
/// The first of these that the window supports ("nb-NO", "zh-Hans-CN", or an older name such as "no"), or English.
QString preferred_language(const QStringList& wanted);

/// Switches the whole window to a language: texts, direction and the digits of numbers. The engine (which may be null
/// before there is one) updates visible texts. An empty code is the preferred language; an unsupported one is
/// English.
///
/// Numbers in a sentence are written `%L1` or `%Ln`, and bare ones with Words.number in QML: both use the language's
/// digits. A plain `%1` keeps the digits as they are, as in a card's name or an address.
///
/// GUI thread only.
void install_language(QGuiApplication& application, QQmlEngine* engine, const QString& code);

}  // namespace cardroom::window
