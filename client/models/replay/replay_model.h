#pragma once

#include <QDate>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

#include "client/core/table_memory.h"
#include "client/models/connection_state.h"
#include "client/models/gadget_field.h"
#include "client/models/replay/review_model.h"
#include "client/models/table/table_controller.h"
#include "client/replay/replay.h"
#include "common/game/position_words.h"

namespace cardroom::window {

/// A stretch of the replay bar, such as one round or one trick.
struct ReplayStretch {
  CARDROOM_GADGET(replayStretch)
  CARDROOM_FIELD(int, begin) = 0;           ///< Its first moment.
  CARDROOM_FIELD(int, end) = 0;             ///< The first moment after it.
  CARDROOM_FIELD(QString, name) = {};       ///< "Round 3"
  CARDROOM_FIELD(QString, shortName) = {};  ///< "3", where the name has no room; empty: none.
};

/// A moment that people may look for, marked on the bar.
struct ReplayMark {
  CARDROOM_GADGET(replayMark)
  CARDROOM_FIELD(int, moment) = 0;
  CARDROOM_FIELD(QString, text) = {};  ///< "Selma scores a sur"
};

/// A finished game, replayed on a table's page: the controller of that table, and where in the game we are. GUI
/// thread.
class ReplayModel : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  CARDROOM_PART(cardroom::window::TableController, table)
  /// A replay has no connection, so this one is never lost.
  CARDROOM_PART(cardroom::window::ConnectionState, connection)
  CARDROOM_PART(cardroom::window::ReviewModel, review)
  /// A game is being watched; false before the first one, and after leave().
  CARDROOM_VALUE(bool, open, showOpen);
  /// The person plays on from a moment of the game, at a table, and comes back to the replay when they leave it.
  CARDROOM_VALUE(bool, aside, showAside);
  CARDROOM_READ(QString, tableText, changed);  ///< "Kitchen table, 20 November"
  /// The moment that is shown, from 0.
  CARDROOM_READ(int, at, changed) { return m_at; }
  CARDROOM_READ(int, count, opened);        ///< The number of moments.
  CARDROOM_READ(QString, atText, changed);  ///< "20 of 33"
  CARDROOM_READ(QList<cardroom::window::ReplayStretch>, stretches, opened) { return m_stretches; }
  CARDROOM_READ(int, stretch, changed);  ///< The index of the stretch that we are in.
  CARDROOM_READ(QList<cardroom::window::ReplayMark>, marks, opened) { return m_marks; }
  /// The replay steps forward automatically.
  CARDROOM_WRITE(bool, playing, setPlaying, playingChanged);
  /// In per cent: one of the speeds that faster() cycles through.
  CARDROOM_READ(int, speed, speedChanged) { return m_speed; }
  CARDROOM_READ(QString, speedText, speedChanged);  ///< "1 ×"
  /// The players at this moment, by seat; the table can be shown as each of them saw it.
  CARDROOM_VALUE(QStringList, players, showPlayers);
  /// The seat whose table is shown, as its player saw it; -1: all hands.
  CARDROOM_WRITE(int, eyes, setEyes, changed);
  CARDROOM_READ(QString, eyesText, changed);  ///< "All hands", "As Selma"
  /// The replay has jumped to this moment, so nothing is animated.
  CARDROOM_READ(bool, jumped, changed) { return m_jumped; }
  /// Something is moving on the page for people to watch, so the replay waits before it goes on. Set by the page.
  CARDROOM_WRITE(bool, held, setHeld, heldChanged);

  explicit ReplayModel(Preferences* preferences, QObject* parent = nullptr);

  /// Replaces the source of today's date, which affects how dates are worded.
  void setToday(std::function<QDate()> today) { m_today = std::move(today); }
  /// Shows the first moment of that game. `file`: the path of its record.
  void open(client::Replay replay, const QString& file = {});
  /// The decision under review that is shown, so that the person can play on from it; empty: there is none.
  std::optional<PositionWords> position() const;
  /// Shows the last game again, where the person left it, with its review. Does nothing after forget().
  void openAgain();
  /// The person has left the replay. What it shows is kept until another game is opened, or until forget().
  void leave();
  /// Frees the memory of a game that the person has left. Does nothing while a game is open.
  void forget();
  /// Updates all wording when the language changes.
  void retranslate();

  /// Goes one moment forward, animated as at the table, or one back. Does nothing at the end or the beginning.
  Q_INVOKABLE void step(bool on);
  /// Shows that moment without movement, and announces its last event. Out of range: the nearest moment.
  Q_INVOKABLE void goTo(int moment);
  /// The same without an announcement, while a person moves along the bar.
  Q_INVOKABLE void scrub(int moment);
  /// Goes to the beginning of the next stretch; backwards, of this one or, if we are there already, the previous one.
  Q_INVOKABLE void leap(bool on);
  /// Goes to the next or the previous mark. Does nothing if there is none.
  Q_INVOKABLE void leapToMark(bool on);
  /// Begins to review the moves of the player whose table is shown or, if all hands are shown, the person's own moves,
  /// and shows that table. If the person did not play, the moves of the first player are reviewed. Does nothing unless
  /// a game is open.
  Q_INVOKABLE void beginReview();
  /// Goes to the decision before the next costly move; after the last one, to the first.
  Q_INVOKABLE void leapToCostly();
  /// Changes to the next higher speed, and from the highest to the lowest.
  Q_INVOKABLE void faster();
  /// Changes to the next higher or lower speed, if there is one.
  Q_INVOKABLE void changeSpeed(bool up);

 Q_SIGNALS:
  void opened();
  void changed();
  void playingChanged();
  void speedChanged();
  void heldChanged();

 private:
  client::Replay::Eyes seatOfEyes() const;
  int last() const;
  void stepOn();
  /// Shows the moment without movement.
  void choose(int moment);
  /// Called when another moment is shown: updates the players and the review, and emits changed().
  void tellChanged();
  void nameStretches();
  void nameMarks();
  /// Shows the deal of this moment, if another one is shown.
  void showDeal();
  /// Says what has just happened at this moment: the last line of its log.
  void tellMoment();
  void wait();
  void playOn();

  Preferences* m_preferences;
  TableController* m_table;
  ConnectionState* m_connection;
  std::optional<client::Replay> m_replay;
  QString m_file;  ///< The path of its record.
  ReviewModel* m_review;
  client::TableMemory m_memory;
  QList<ReplayStretch> m_stretches;
  QList<ReplayMark> m_marks;
  std::function<QDate()> m_today = &QDate::currentDate;
  int m_at = 0;
  int m_eyes = -1;
  int m_speed = 100;
  std::optional<std::pair<std::size_t, int>> m_dealShown;  ///< Which deal, and as seen by whom.
  bool m_playing = false;
  bool m_jumped = false;
  bool m_held = false;
  bool m_due = false;   ///< The time for the next moment has come, but the replay is held.
  QTimer m_next{this};  ///< While playing: the next moment.
};

}  // namespace cardroom::window
