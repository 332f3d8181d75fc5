#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <vector>

#include "client/archive/statistics.h"
#include "client/models/gadget_field.h"

namespace cardroom::window {

/// A kind of game whose figures can be shown.
struct CountedKind {
  CARDROOM_GADGET(countedKind)
  CARDROOM_FIELD(QString, kind) = {};
  CARDROOM_FIELD(QString, title) = {};
  CARDROOM_FIELD(QString, count) = {};  ///< "31 games"
};

/// A figure with its label: "57.8", "Points, mean", "won games 65.2".
struct Figure {
  CARDROOM_GADGET(figure)
  CARDROOM_FIELD(QString, value) = {};
  CARDROOM_FIELD(QString, label) = {};
  CARDROOM_FIELD(QString, detail) = {};
  CARDROOM_FIELD(bool, lit) = false;     ///< A streak that is still going.
  CARDROOM_FIELD(QString, spoken) = {};  ///< The whole figure, for a screen reader.
};

/// A point of the curve, or a label on one of its axes. Positions run from 0 to 1 along each axis.
struct CurveMark {
  CARDROOM_GADGET(curveMark)
  CARDROOM_FIELD(qreal, across) = 0;  ///< From the oldest game to the newest.
  CARDROOM_FIELD(qreal, up) = 0;
  CARDROOM_FIELD(QString, text) = {};
};

/// Games won of those played against a type of bot, or with a person.
struct WonOf {
  CARDROOM_GADGET(wonOf)
  CARDROOM_FIELD(QString, name) = {};     ///< A person's, or "Clever".
  CARDROOM_FIELD(QString, botType) = {};  ///< Empty: a person.
  CARDROOM_FIELD(qreal, share) = 0;       ///< From 0 to 1.
  CARDROOM_FIELD(QString, text) = {};     ///< "<b>3</b> of 8": styled.
  CARDROOM_FIELD(QString, spoken) = {};   ///< "Parisa: 3 of 8 won."
};

/// The figures of one kind, counted from the list of games. GUI thread.
class GameStatistics : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by YourGames")
  using QObject::QObject;
  CARDROOM_READ(QList<cardroom::window::CountedKind>, kinds, changed) { return m_kinds; }
  /// The kind shown: that of the newest game until the person chooses another one.
  CARDROOM_WRITE(QString, kind, setKind, changed) { return m_kind.isEmpty() ? m_newest : m_kind; }
  /// The person has played a game of this kind.
  CARDROOM_READ(bool, any, changed) { return m_counted.games > 0; }
  CARDROOM_READ(QList<cardroom::window::Figure>, figures, changed);
  /// The curve shows points instead of games won.
  CARDROOM_WRITE(bool, byPoints, setByPoints, changed) { return m_byPoints; }
  CARDROOM_READ(QString, curveTitle, changed);
  /// The oldest first; empty: there are not enough games.
  CARDROOM_READ(QList<cardroom::window::CurveMark>, curve, changed);
  /// "6 of the last 10", for the last point.
  CARDROOM_READ(QString, curveNow, changed);
  CARDROOM_READ(QList<cardroom::window::CurveMark>, curveHeights, changed);
  CARDROOM_READ(QList<cardroom::window::CurveMark>, curveMonths, changed);
  /// The curve in words, for a screen reader.
  CARDROOM_READ(QString, curveSpoken, changed);
  CARDROOM_READ(QList<cardroom::window::WonOf>, bots, changed);
  /// The people played with most often.
  CARDROOM_READ(QList<cardroom::window::WonOf>, people, changed);

  /// `games`: of all kinds, the newest first. Also called after a language change.
  void show(const std::vector<client::PastGame>& games, const QDateTime& now);

 Q_SIGNALS:
  void changed();

 private:
  void count();
  /// The ends of the curve's vertical axis, and the distance between its grid lines.
  struct Range {
    double least = 0;
    double most = 100;
    double step = 25;
  };
  Range range() const;
  double heightOf(const client::CurvePoint& point) const;

  std::vector<client::PastGame> m_games;
  QDateTime m_now;
  QString m_kind;    ///< The person's choice; empty: none yet.
  QString m_newest;  ///< The kind of the newest game; the first kind if there are no games.
  bool m_byPoints = false;
  QList<CountedKind> m_kinds;
  client::Statistics m_counted;
};

}  // namespace cardroom::window
