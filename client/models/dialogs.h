#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "client/models/gadget_field.h"
#include "client/models/journey/question.h"

namespace cardroom::window {

/// The questions and error messages that the person has not dealt with yet. GUI thread.
class Dialogs : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  /// Returns the question as it should read now, in the person's language; an empty one if it no longer applies.
  using Asked = std::function<Question()>;
  using Answer = std::function<void(const QString&)>;

  using QObject::QObject;

  /// The question for the person to answer with answer().
  CARDROOM_READ(cardroom::window::Question, question, questionChanged) {
    return m_questions.empty() ? Question{} : m_questions.back().shown;
  }
  Q_INVOKABLE void answer(const QString& text);
  /// The error message for the person to read; its buttons call acknowledge() and secondary().
  CARDROOM_READ(cardroom::window::Trouble, trouble, troubleChanged) { return m_trouble; }
  Q_INVOKABLE void acknowledge();
  Q_INVOKABLE void secondary();

  /// Shows a question ahead of those already waiting. follow() keeps it up to date until it is answered or no longer
  /// applies.
  void ask(Asked asked, Answer answer);
  /// Rebuilds all questions after a change that may affect them, and drops those that no longer apply.
  void follow();
  /// Drops all questions of that kind (Question::what).
  void forget(const QString& what);
  /// `secondary` is called by the secondary button, which is shown only if it has a label.
  void showTrouble(const QString& title, const QString& text, const QString& secondaryText = {},
                   std::function<void()> secondary = {});

 Q_SIGNALS:
  void questionChanged();
  void troubleChanged();

 private:
  struct Waiting {
    Asked asked;
    Question shown;
    Answer answer;
  };
  std::vector<Waiting> m_questions;  ///< The last one is shown.
  Trouble m_trouble;
  std::function<void()> m_secondary;
};

}  // namespace cardroom::window
