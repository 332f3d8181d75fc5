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

/// A language in which the window can be shown.
struct Language {
  QString code;  ///< ISO 639, as in the file names: "fa" is translated in cardroom_fa.ts.
  QString name;  ///< In the language itself, for a list of choices.
};

/// All languages, English first and the others sorted by code.
QList<Language> languages();

/// The same for QML.
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

/// The first of the user's languages (from the environment) that the window supports, or English.
QString preferred_language();
/// The first of these languages that the window supports ("nb-NO", "zh-Hans-CN", or an older name such as "no"), or
/// English.
QString preferred_language(const QStringList& wanted);

/// Switches the whole window to a language: text, writing direction and digits. `engine`, which may be null before
/// there is one, updates visible text. An empty code means the preferred language, an unsupported one English.
///
/// Numbers in a sentence are written `%L1` or `%Ln`, and numbers that stand alone in QML are formatted by Words.number:
/// both use the language's digits. A plain `%1` leaves digits unchanged, as in a card's name or an address.
///
/// GUI thread only.
void install_language(QGuiApplication& application, QQmlEngine* engine, const QString& code);

}  // namespace cardroom::window
