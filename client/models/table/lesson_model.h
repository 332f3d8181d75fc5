#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>

#include "client/games/lesson_course.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

struct Kind;

/// A short word on a card of a lesson's step.
struct LessonMark {
  CARDROOM_GADGET(lessonMark)
  CARDROOM_FIELD(QString, card) = {};  ///< "KC"
  CARDROOM_FIELD(QString, text) = {};  ///< "Discard"
  CARDROOM_FIELD(bool, dark) = false;  ///< It is a card to discard.
};

/// Why a card or a move is not the one that a step of a lesson asks for: as shown, and as spoken. Empty: it is the one.
struct LessonRefusal {
  QString text{};
  QString spoken{};
};

/// The coach of a guided first game: which step of the lesson comes now, in words, and what it asks for. GUI thread.
class LessonModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The table is a guided first game.
  CARDROOM_READ(bool, on, changed) { return m_course.has_value(); }
  /// A step is to be shown; otherwise the others are playing.
  CARDROOM_READ(bool, shown, changed) { return m_course && m_course->shown(); }
  CARDROOM_READ(int, number, changed);  ///< The number of the step, from 1; 0: no lesson.
  CARDROOM_READ(int, count, changed);
  /// "Step 3 of 6"
  CARDROOM_READ(QString, progress, changed);
  /// What to do, and why, as styled text.
  CARDROOM_READ(QString, sentence, changed);
  /// The step asks for a move; otherwise the person reads it and goes on.
  CARDROOM_READ(bool, asks, changed) { return shown() && m_course->step().asks; }
  /// "Click K♣"; empty if the step asks for nothing.
  CARDROOM_READ(QString, task, changed);
  /// The label of the button that goes on from a step that only shows: "Next"; empty at other times.
  CARDROOM_READ(QString, nextText, changed);
  /// "or press 3, then Enter"; empty: there is no such key.
  CARDROOM_READ(QString, keys, changed);
  CARDROOM_READ(bool, mayGoBack, changed) { return m_course && m_course->may_go_back(); }
  CARDROOM_READ(bool, last, changed) { return m_course && m_course->last(); }
  /// The cards to look at, as in client::LessonStep.
  CARDROOM_READ(QStringList, lit, changed);
  /// The two cards that belong together; empty: none.
  CARDROOM_READ(QStringList, joined, changed);
  /// "8 + 5 = 13", in the digits of the person's language.
  CARDROOM_READ(QString, sum, changed);
  CARDROOM_READ(QList<cardroom::window::LessonMark>, marks, changed);

  explicit LessonModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

  /// Goes on from a step that only shows; after the last one, the person wants a real game.
  Q_INVOKABLE void next();
  Q_INVOKABLE void back();

  /// The move that the step asks for; null if it asks for none.
  const table::v1::GameMove* asked() const;
  /// Why this card is not to be selected now; empty if it may be, or if this is not a lesson.
  LessonRefusal whyNot(const QString& cardCode) const;
  /// Likewise for a move.
  LessonRefusal whyNot(const table::v1::GameMove& move) const;
  /// A move has been sent, or was not accepted.
  void sent();
  void notDone();

  /// Called when the next table will be the guided first game of that kind, from that step on.
  void begin(const QString& kind, std::size_t step);
  /// The table was updated.
  void follow();
  void clear();

 Q_SIGNALS:
  /// The person has come to this step, from 0; or, if `finished`, to the last one.
  void reached(const QString& kind, int step, bool finished);
  void realGameWanted(const QString& kind);

 private:
  const Kind* kind() const;
  /// The sentence with the cards worded by `word`.
  QString filled(QString (*word)(const QString&)) const;
  /// What the step asks for, as a sentence for screen readers.
  QString spokenTask() const;
  /// The position in the hand of the card that the step asks for, from 1; 0: it is not there.
  int placeOfCard() const;
  void tell();
  /// Ends a pause that the lesson does not wait for.
  void goOn();

  std::optional<client::LessonCourse> m_course;
  bool m_goesOn = false;  ///< The end of this pause has been requested.
};

}  // namespace cardroom::window
