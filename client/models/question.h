#pragma once

#include <QVariantMap>

namespace cardroom::window {

/// One answer to a question, with the words on its button.
inline QVariantMap choice(const char* answer, const QString& text) {
  return {{QStringLiteral("answer"), QString::fromLatin1(answer)}, {QStringLiteral("text"), text}};
}

/// A question with choices, as Application::ask() wants it; the most harmless choice last.
inline QVariantMap questionOf(const char* what, const QString& title, const QString& text, QVariantList choices) {
  return {{QStringLiteral("what"), QString::fromLatin1(what)},
          {QStringLiteral("title"), title},
          {QStringLiteral("text"), text},
          {QStringLiteral("choices"), std::move(choices)}};
}

}  // namespace cardroom::window
