#include "client/web/languages.h"

#include <QLocale>
#include <QThread>
#include <algorithm>
#include <ranges>
#include <utility>

namespace cardroom::web {
namespace {

using window::LoadedLanguage;

const Session* sessionAbove(const QObject* object) {
  for (; object != nullptr; object = object->parent())
    if (object->metaObject() == &Session::staticMetaObject) return static_cast<const Session*>(object);
  return nullptr;
}

/// Whether a class, which is also the context of its texts, is ours and not Qt's.
bool isOurs(const QByteArray& name) {
  return name.startsWith("cardroom::");
}

}  // namespace

/// The only translator that Qt knows: asks those of the current language.
class SessionApplication::Interpreter : public QTranslator {
 public:
  explicit Interpreter(const SessionApplication& application) : m_application{application} {}

  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* text, const char* meaning, int count) const override {
    if (m_application.m_innermost == nullptr && m_application.m_outside && isOurs(context))
      m_application.m_outside(QByteArray{context} + ": " + text);
    for (const auto& translator : std::views::reverse(m_application.m_spoken->translators)) {
      const QString found = translator->translate(context, text, meaning, count);
      if (!found.isNull()) return found;
    }
    return {};
  }

 private:
  const SessionApplication& m_application;
};

SessionApplication::SessionApplication(int& argc, char** argv)
    : QCoreApplication{argc, argv}, m_interpreter{std::make_unique<Interpreter>(*this)} {
  for (const window::Language& language : window::languages())
    offer(window::load_language(language.code));
  m_english = &m_languages.at(QStringLiteral("en"));
  speak(*m_english);
  installTranslator(m_interpreter.get());
}

SessionApplication::~SessionApplication() {
  removeTranslator(m_interpreter.get());
}

SessionApplication& SessionApplication::current() {
  auto* application = qobject_cast<SessionApplication*>(instance());
  Q_ASSERT_X(application != nullptr, "Session", "the program has a SessionApplication");
  return *application;
}

void SessionApplication::offer(LoadedLanguage language) {
  const QString code = language.code;
  m_languages.insert_or_assign(code, std::move(language));
}

const LoadedLanguage& SessionApplication::spoken(const QString& code) {
  const auto known = m_languages.find(code);
  return known != m_languages.end() ? known->second : *m_english;
}

void SessionApplication::speak(const LoadedLanguage& language) {
  if (std::exchange(m_spoken, &language) != &language) QLocale::setDefault(language.locale);
}

bool SessionApplication::notify(QObject* receiver, QEvent* event) {
  // Qt's own threads have events too.
  if (QThread::currentThread() != thread()) return QCoreApplication::notify(receiver, event);
  const Session* session = sessionAbove(receiver);
  if (session == nullptr) {
    // An event that a running session causes in the rest of the program still belongs to that session.
    if (m_innermost == nullptr && m_outside && isOurs(receiver->metaObject()->className()))
      m_outside(receiver->metaObject()->className());
    return QCoreApplication::notify(receiver, event);
  }
  const InSession scope{*session};
  return QCoreApplication::notify(receiver, event);
}

Session::Session(const QString& language, QObject* parent)
    : QObject{parent}, m_language{&SessionApplication::current().spoken(language)} {}

Session::~Session() {
  // In ~QObject(), this would no longer be a session for events that reach the children as they are destroyed.
  {
    const InSession scope{*this};
    while (!children().isEmpty())
      delete children().last();
  }
  for (InSession* scope = SessionApplication::current().m_innermost; scope != nullptr; scope = scope->m_outer)
    if (scope->m_session == this) scope->m_session = nullptr;
}

void Session::setLanguage(const QString& code) {
  SessionApplication& application = SessionApplication::current();
  m_language = &application.spoken(code);
  if (application.m_innermost != nullptr && application.m_innermost->m_session == this) application.speak(*m_language);
}

InSession::InSession(const QObject& member)
    : m_session{sessionAbove(&member)}, m_outer{std::exchange(SessionApplication::current().m_innermost, this)} {
  Q_ASSERT_X(m_session != nullptr, "InSession", "the object belongs to a session");
  SessionApplication::current().speak(*m_session->m_language);
}

InSession::~InSession() {
  SessionApplication& application = SessionApplication::current();
  application.m_innermost = m_outer;
  if (m_outer == nullptr)
    application.speak(*application.m_english);
  else if (m_outer->m_session != nullptr)  // Otherwise it has ended in the meantime, and needs no language.
    application.speak(*m_outer->m_session->m_language);
}

}  // namespace cardroom::web
