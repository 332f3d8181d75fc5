#pragma once

#include <QList>
#include <QString>
#include <QStringList>

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

/// The first of the user's languages (from the environment) that we speak, and English if we speak none of them.
QString preferred_language();
/// The first of these that we speak ("nb-NO", "zh-Hans-CN", or an older name as "no"), and English if there is none.
QString preferred_language(const QStringList& wanted);

/// Makes the whole window speak a language from now on: texts, direction and the digits of numbers. What shows already
/// is told anew through the engine (which may be null before there is one). An empty code is the preferred language;
/// one that we do not speak is English.
///
/// Numbers in a sentence are written `%L1` or `%Ln`, and bare ones with Words.number in QML: both take the language's
/// digits. A plain `%1` keeps the digits as they are, as a card's name and an address do.
///
/// On the GUI thread only.
void install_language(QGuiApplication& application, QQmlEngine* engine, const QString& code);

}  // namespace cardroom::window
