#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "client/review/review_queue.h"
#include "client/web/door.h"
#include "client/web/page_files.h"
#include "client/web/visitor.h"

namespace cardroom::web {

/// At most this many lines a second are logged: somebody who floods us must not flood the log.
constexpr int kLinesPerSecond = 200;

/// So many reviews of finished games may wait besides the one that is being worked out. A review takes up to half a
/// minute, and nobody waits longer than a few minutes for one.
constexpr std::size_t kReviewsWaitingMax = 8;

/// The door, and the browsers that have come in through it. One thread.
class Gateway : public QObject {
  Q_OBJECT

 public:
  /// Lets in no more than `browsersMax` browsers at a time.
  Gateway(Entrance entrance, int browsersMax, QObject* parent = nullptr);
  ~Gateway() override;

  Door& door() { return m_door; }
  int browsers() const { return m_browsers; }
  client::ReviewQueue& reviews() { return m_reviews; }

 Q_SIGNALS:
  /// A line for the log.
  void told(const QString& line);

 private:
  void admit(Line& line);
  void tell(const QHostAddress& peer, const QString& what);

  Entrance m_entrance;
  /// One thread for the reviews of all browsers.
  client::ReviewQueue m_reviews;
  int m_browsersMax;
  int m_browsers = 0;
  int m_linesLeft = kLinesPerSecond;
  QTimer m_everySecond{this};
  PageFiles m_files;
  Door m_door;
};

}  // namespace cardroom::web
