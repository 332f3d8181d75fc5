#include "client/web/browser.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <utility>

#include "client/models/application.h"
#include "client/review/review_queue.h"
#include "client/translations/language.h"
#include "client/web/json_text.h"
#include "client/web/offers.h"
#include "client/web/page_words.h"

namespace cardroom::web {
namespace {

constexpr int kVersion = 1;
constexpr std::chrono::milliseconds kRefillEvery{1000 / kRequestsPerSecond};

QString textOf(const QJsonObject& object, QLatin1StringView name) {
  return object.value(name).toString();
}

}  // namespace

Browser::Browser(Line& line, Entrance entrance, client::ReviewQueue& reviews, QObject* parent)
    : QObject{parent}, m_line{&line}, m_entrance{std::move(entrance)}, m_reviews{reviews} {
  line.setParent(this);
  connect(&line, &Line::received, this, &Browser::receive);
  connect(&line, &Line::closed, this, &Browser::ended);
  m_patience.setSingleShot(true);
  m_patience.callOnTimeout([this] { refuse(QStringLiteral("says nothing")); });
  m_patience.start(kHelloWithin);
  m_refill.callOnTimeout([this] {
    if (++m_requestsLeft == kRequestsAtOnce) m_refill.stop();
  });
  // The page is told only once the models have handled the current event completely.
  m_soon.setSingleShot(true);
  m_soon.callOnTimeout(this, &Browser::tell);
}

Browser::~Browser() = default;

void Browser::receive(const QByteArray& text) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return refuse(QStringLiteral("no message"));
  const QJsonObject message = document.object();
  if (m_mirror == nullptr) {
    const QJsonValue hello = message.value(QLatin1StringView{"hello"});
    if (hello[QLatin1StringView{"version"}].toInt() != kVersion) return refuse(QStringLiteral("no greeting"));
    return greet(hello.toObject());
  }
  if (m_requestsLeft == 0) return refuse(QStringLiteral("too many requests"));
  --m_requestsLeft;
  if (!m_refill.isActive()) m_refill.start(kRefillEvery);
  try {
    const InSession scope{*m_session};
    m_mirror->perform(message);
  } catch (const Refused& refused) {
    refuse(refused.why);
  }
}

void Browser::greet(const QJsonObject& hello) {
  m_patience.stop();
  const QString wanted = textOf(hello, QLatin1StringView{"language"});
  m_session = std::make_unique<Session>(window::preferred_language(wanted.split(QLatin1Char{','})));
  const InSession scope{*m_session};
  auto* preferences = new window::Preferences{QString{}, m_session.get()};
  preferences->setSystemDark(hello.value(QLatin1StringView{"dark"}).toBool(true));
  preferences->setLight(window::Preferences::System);
  preferences->setSystemReducedMotion(hello.value(QLatin1StringView{"reducedMotion"}).toBool());
  const auto keep = [this](const QString& profile) {
    m_extra.append("{\"keep\":" + jsonOf(profile) + '}');
    m_soon.start(0);
  };
  const Arrival arrival{.table = textOf(hello, QLatin1StringView{"table"}),
                        .watch = hello.value(QLatin1StringView{"watch"}).toBool(),
                        .origin = textOf(hello, QLatin1StringView{"origin"}),
                        .profile = textOf(hello, QLatin1StringView{"profile"})};
  m_application = new window::Application{preferences,
                                          [&](window::Application& application) {
                                            return std::make_unique<Visitor>(application, m_entrance, arrival, keep);
                                          },
                                          m_session.get()};
  m_application->replay()->review()->setWorkOut(
      [&reviews = m_reviews](std::vector<client::ReviewQuestion> questions, client::ReviewNews news) {
        return reviews.add(std::move(questions), std::move(news));
      });
  m_words = new PageWords{m_session.get()};
  m_words->retranslate(m_session->language());
  connect(preferences, &window::Preferences::languageChanged, this,
          [this, preferences] { speak(preferences->language()); });
  m_mirror = std::make_unique<Mirror>(offers());
  m_mirror->show(QStringLiteral("words"), m_words);
  m_mirror->show(QStringLiteral("app"), m_application);
  connect(m_mirror.get(), &Mirror::changed, &m_soon, [this] { m_soon.start(0); });
  m_application->start();
  tell();
}

void Browser::speak(const QString& language) {
  m_session->setLanguage(language);
  m_application->retranslate();
  m_words->retranslate(m_session->language());
}

void Browser::tell() {
  if (m_mirror == nullptr) return;
  const InSession scope{*m_session};
  const QByteArrayList changes = std::exchange(m_extra, {}) + m_mirror->take();
  if (!changes.isEmpty()) m_line->send(arrayOf(changes));
}

void Browser::refuse(const QString& what) {
  Q_EMIT misbehaved(what);
  m_line->hangUp();
}

}  // namespace cardroom::web
