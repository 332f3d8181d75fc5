#include "client/models/dialogs.h"

#include <utility>

#include "client/models/application.h"

namespace cardroom::window {

void Dialogs::ask(Asked asked, Answer answer) {
  Question shown = asked();
  if (shown.what.isEmpty()) return;
  m_questions.push_back({std::move(asked), std::move(shown), std::move(answer)});
  Q_EMIT questionChanged();
}

void Dialogs::follow() {
  const Question before = question();
  for (Waiting& one : m_questions)
    one.shown = one.asked();
  std::erase_if(m_questions, [](const Waiting& one) { return one.shown.what.isEmpty(); });
  if (question() != before) Q_EMIT questionChanged();
}

void Dialogs::forget(const QString& what) {
  const auto forgotten = std::erase_if(m_questions, [&](const Waiting& one) { return one.shown.what == what; });
  if (forgotten > 0) Q_EMIT questionChanged();
}

void Dialogs::answer(const QString& text) {
  if (m_questions.empty()) return;
  const Answer answer = std::move(m_questions.back().answer);
  m_questions.pop_back();
  Q_EMIT questionChanged();
  answer(text);
}

void Dialogs::showTrouble(const QString& title, const QString& text, const QString& secondaryText,
                          std::function<void()> secondary) {
  m_trouble = {.title = title, .text = text, .primary = Application::tr("OK"), .secondary = secondaryText};
  m_secondary = std::move(secondary);
  Q_EMIT troubleChanged();
}

void Dialogs::acknowledge() {
  if (m_trouble.title.isEmpty()) return;
  m_trouble = {};
  m_secondary = nullptr;
  Q_EMIT troubleChanged();
}

void Dialogs::secondary() {
  const auto then = std::move(m_secondary);
  acknowledge();
  if (then) then();
}

}  // namespace cardroom::window
