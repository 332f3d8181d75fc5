#pragma once

#include <QString>

class QGuiApplication;
class QQmlEngine;

namespace cardroom::window {

/// Switches the whole window to a language: text and digits (language.h), and the writing direction. `engine`, which
/// may be null before there is one, updates visible text; the models must be told (Application::retranslate). GUI
/// thread only.
void install_language(QGuiApplication& application, QQmlEngine* engine, const QString& code);

}  // namespace cardroom::window
