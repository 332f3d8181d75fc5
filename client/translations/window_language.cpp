#include "client/translations/window_language.h"

#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>

#include "client/translations/language.h"

namespace cardroom::window {

void install_language(QGuiApplication& application, QQmlEngine* engine, const QString& code) {
  install_language(application, code);
  QGuiApplication::setLayoutDirection(QLocale().textDirection());
  if (engine != nullptr) engine->retranslate();
}

}  // namespace cardroom::window
