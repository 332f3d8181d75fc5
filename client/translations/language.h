#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <memory>
#include <vector>

class QCoreApplication;

namespace cardroom::window {

/// A language in which our texts can be shown.
struct Language {
  QString code;  ///< ISO 639, as in the file names: "fa" is translated in cardroom_fa.ts.
  QString name;  ///< In the language itself, for a list of choices.
};

/// All languages, English first and the others sorted by code.
QList<Language> languages();

/// The first of the user's languages (from the environment) that we support, or English.
QString preferred_language();
/// The first of these languages that we support ("nb-NO", "zh-Hans-CN", or an older name such as "no"), or
/// English.
QString preferred_language(const QStringList& wanted);

/// A language ready for use.
///
/// Numbers in a sentence are written `%L1` or `%Ln`, and numbers that stand alone in QML are formatted by Words.number:
/// both use the language's digits. A plain `%1` leaves digits unchanged, as in a card's name or an address.
struct LoadedLanguage {
  QString code;  ///< One of languages().
  QLocale locale;
  /// In the order in which they must be installed: the last one is asked first.
  std::vector<std::unique_ptr<QTranslator>> translators;
};

/// An empty code means the preferred language, an unsupported one English.
LoadedLanguage load_language(const QString& code);

/// Switches the whole program to a language: text and digits. Main thread only. A window uses the function of the same
/// name in window_language.h.
void install_language(QCoreApplication& application, const QString& code);

}  // namespace cardroom::window
