#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <memory>

#include "client/translations/language.h"

/// The languages of many people in one process. Qt knows one language for the whole process; here it is the language of
/// the session whose code is running. All of this belongs to the main thread.
namespace cardroom::web {

/// One person's session. Every object that belongs to it, whatever it is for, must be a child of this one or of one of
/// its children: an event is handled in the language of the session above its receiver.
///
/// A QTimer::singleShot() has no parent, so the objects of a session must not use one.
class Session final : public QObject {
  Q_OBJECT

 public:
  /// `language`: as in setLanguage(). Precondition: the program has a SessionApplication.
  explicit Session(const QString& language, QObject* parent = nullptr);
  /// Deletes the children, the newest first.
  ~Session() override;

  /// The code of one of window::languages().
  QString language() const { return m_language->code; }
  bool rightToLeft() const { return m_language->locale.textDirection() == Qt::RightToLeft; }
  /// An unsupported code means English. The session's models must then be told (Application::retranslate).
  void setLanguage(const QString& code);

 private:
  friend class InSession;
  const window::LoadedLanguage* m_language;
};

/// While it exists, the session's language is that of the process. Needed around every call into a session's objects
/// that is not made by one of their own events, for example when a message from the browser is passed on.
class InSession {
 public:
  /// `member`: the session itself or any object below it.
  explicit InSession(const QObject& member);
  ~InSession();
  InSession(const InSession&) = delete;
  InSession& operator=(const InSession&) = delete;

 private:
  friend class Session;
  const Session* m_session;
  InSession* m_outer;
};

/// The program's QCoreApplication. Outside of all sessions its language is English.
class SessionApplication final : public QCoreApplication {
  Q_OBJECT

 public:
  SessionApplication(int& argc, char** argv);
  ~SessionApplication() override;

  /// Calls it with a description when one of our texts is requested, or an event reaches one of our objects, outside of
  /// all sessions; for tests, which treat that as a fault.
  void setOutside(std::function<void(const QByteArray& what)> outside) { m_outside = std::move(outside); }
  /// Adds a language, or replaces one; for tests. No session may be using that language yet.
  void offer(window::LoadedLanguage language);

  bool notify(QObject* receiver, QEvent* event) override;

 private:
  class Interpreter;
  friend class InSession;
  friend class Session;

  static SessionApplication& current();
  /// English if the code is not supported: it may come from a browser.
  const window::LoadedLanguage& spoken(const QString& code);
  /// Makes it the language of the process.
  void speak(const window::LoadedLanguage& language);

  std::map<QString, window::LoadedLanguage> m_languages;
  const window::LoadedLanguage* m_english = nullptr;
  const window::LoadedLanguage* m_spoken = nullptr;
  InSession* m_innermost = nullptr;
  std::unique_ptr<Interpreter> m_interpreter;
  std::function<void(const QByteArray& what)> m_outside;
};

}  // namespace cardroom::web
