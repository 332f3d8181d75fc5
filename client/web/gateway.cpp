#include "client/web/gateway.h"

#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#include "client/web/browser.h"

namespace cardroom::web {
namespace {

/// The niceness of the thread that works out reviews, the lowest priority that there is: everything else that this
/// machine does, such as playing the games, comes first.
constexpr int kReviewNice = 19;

void lowerPriority() {
  // On Linux, this concerns the calling thread alone.
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), kReviewNice);
}

}  // namespace

Gateway::Gateway(Entrance entrance, int browsersMax, QObject* parent)
    : QObject{parent},
      m_entrance{std::move(entrance)},
      m_reviews{kReviewsWaitingMax, lowerPriority},
      m_browsersMax{browsersMax},
      m_door{[this](const QByteArray& path) { return m_files.find(path); }, DoorLimits{}} {
  connect(&m_door, &Door::arrived, this, [this](Line* line) { admit(*line); });
  connect(&m_door, &Door::misbehaved, this,
          [this](const QHostAddress& peer, const QString& what) { tell(peer, QStringLiteral("refused: ") + what); });
  m_everySecond.callOnTimeout([this] { m_linesLeft = kLinesPerSecond; });
  m_everySecond.start(std::chrono::seconds{1});
}

Gateway::~Gateway() {
  // They use our reviews, and their lines are counted by our door.
  qDeleteAll(findChildren<Browser*>(Qt::FindDirectChildrenOnly));
}

void Gateway::tell(const QHostAddress& peer, const QString& what) {
  if (m_linesLeft == 0) return;
  Q_EMIT told(--m_linesLeft == 0 ? QStringLiteral("too much happens; the rest of this second is left out")
                                 : peer.toString() + QLatin1Char{' '} + what);
}

void Gateway::admit(Line& line) {
  const QHostAddress peer = line.peer();
  if (m_browsers >= m_browsersMax) {
    tell(peer, QStringLiteral("refused: too many browsers"));
    connect(&line, &Line::closed, &line, &QObject::deleteLater);
    return line.hangUp();
  }
  ++m_browsers;
  // The machine's addresses may have changed since the last browser arrived.
  m_entrance.origin = m_door.origin();
  auto* browser = new Browser{line, m_entrance, m_reviews, this};
  tell(peer, QStringLiteral("arrived"));
  connect(browser, &Browser::misbehaved, this,
          [this, peer](const QString& what) { tell(peer, QStringLiteral("refused: ") + what); });
  connect(browser, &Browser::ended, this, [this, browser, peer] {
    --m_browsers;
    tell(peer, QStringLiteral("left"));
    browser->deleteLater();
  });
}

}  // namespace cardroom::web
