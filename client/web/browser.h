#pragma once

#include <QByteArrayList>
#include <QJsonObject>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>

#include "client/web/languages.h"
#include "client/web/line.h"
#include "client/web/mirror.h"
#include "client/web/visitor.h"

namespace cardroom::client {
class ReviewQueue;
}  // namespace cardroom::client

namespace cardroom::window {
class Application;
class Preferences;
}  // namespace cardroom::window

namespace cardroom::web {

class PageWords;

/// The longest time from the first contact to the page's first message.
constexpr std::chrono::seconds kHelloWithin{10};
/// A page may make this many requests at once, and this many a second on average: a person taps less often.
constexpr int kRequestsAtOnce = 60;
constexpr int kRequestsPerSecond = 20;

/// One browser: its line, and the models of the person who uses it, which are mirrored over the line. Ends with
/// the line; the page keeps what must outlast it. One thread.
class Browser : public QObject {
  Q_OBJECT

 public:
  /// Takes over `line`. `reviews` must outlive this object.
  Browser(Line& line, Entrance entrance, client::ReviewQueue& reviews, QObject* parent = nullptr);
  ~Browser() override;

  const QHostAddress& peer() const { return m_line->peer(); }

 Q_SIGNALS:
  /// The page did something that our page never does; we hang up its line.
  void misbehaved(const QString& what);
  /// The line is gone. The last signal.
  void ended();

 private:
  void receive(const QByteArray& text);
  void greet(const QJsonObject& hello);
  void speak(const QString& language);
  void tell();
  void refuse(const QString& what);

  Line* m_line;
  Entrance m_entrance;
  client::ReviewQueue& m_reviews;
  QTimer m_patience{this};
  QTimer m_refill{this};
  int m_requestsLeft = kRequestsAtOnce;
  QTimer m_soon{this};
  QByteArrayList m_extra;  ///< To be sent along with the mirror's changes.
  // Null until the page has said hello. In this order, so that the mirror is destroyed before what it shows.
  std::unique_ptr<Session> m_session;
  window::Application* m_application = nullptr;
  PageWords* m_words = nullptr;
  std::unique_ptr<Mirror> m_mirror;
};

}  // namespace cardroom::web
