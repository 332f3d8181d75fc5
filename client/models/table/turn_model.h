#pragma once

#include <QString>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

class ChoiceModel;
class ClockModel;
class LessonModel;
class PeopleModel;
class ResultModel;

/// What is happening at the table, and the person's next action. GUI thread.
class TurnModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_READ(bool, yours, changed) { return m_now.yourTurn(); }
  /// What we are waiting for when it is not our turn: "Jonas is choosing …", "Dealing …", "Waiting for one more. ...".
  CARDROOM_READ(QString, waitingFor, changed);
  /// What to do: the game's prompt, or waitingFor. Plain text; contains user-chosen names.
  CARDROOM_READ(QString, prompt, changed);
  /// The person's next action, in words: "Discard K♣", "Play again", "Take my seat" ...; empty: there is none now.
  CARDROOM_READ(QString, primaryText, primaryChanged);
  /// If false, primaryText says what is still needed ("Choose one card"), and the button has a dashed outline.
  CARDROOM_READ(bool, primaryReady, primaryChanged);
  /// The fraction of the time left until the primary action happens automatically, from 1 down to 0; 0: it does not.
  CARDROOM_READ(qreal, primaryShareLeft, primaryShareLeftChanged);
  /// A hint can be requested now.
  CARDROOM_READ(bool, canHint, changed);

  TurnModel(const TableShared& table, ChoiceModel& choice, PeopleModel& people, ClockModel& clock, LessonModel& lesson,
            ResultModel& result, QObject* parent);

  /// Enter, or a click on the primary button: does what primaryText says.
  Q_INVOKABLE void primary();
  Q_INVOKABLE void hint();
  /// Requests another game.
  Q_INVOKABLE void again();
  /// Requests the end of a pause, if mayGoOn().
  Q_INVOKABLE void goOn();

  // Called by TableController.
  /// The table was updated: drops outdated requests. `otherKind`: the kind of game or the table has changed.
  void follow(bool otherKind);
  /// Announces what the turn or the pause asks of the person. `before`: the previous update; null: we have just
  /// arrived. `back`: we have just reconnected.
  void tell(const table::v1::TableUpdate* before, bool back);
  /// Shows the hint, if the answer is one.
  void answered(const client::Answered& answer);
  /// The request was refused or given up.
  void notDone(client::RequestTag tag);
  void clear();

 Q_SIGNALS:
  void primaryChanged();
  void primaryShareLeftChanged();
  /// The person's turn has begun: the window alerts the person if it is in the background.
  void began();

 private:
  QString waitingToStart() const;
  bool mayWatchAgain() const;
  /// We may end a pause in the game: we have a seat, or only bots play.
  bool mayGoOn() const;
  /// The hands are open, and at the moment shown it is a bot's turn: the game continues only by stepping forward.
  bool atEarlierMoment() const;
  /// Between games: we have a seat, and have not asked for another game yet.
  bool mayAskForAnother() const;
  void tellTurn(bool back);
  /// The label of the button that makes the move of a lesson's step; empty if there is no such button now.
  QString lessonText() const;

  ChoiceModel& m_choice;
  PeopleModel& m_people;
  ClockModel& m_clock;
  LessonModel& m_lesson;
  ResultModel& m_result;
  std::optional<client::RequestTag> m_hint;     ///< The pending request for a hint.
  std::optional<client::RequestTag> m_goOn;     ///< The request to end this pause, unless it was refused.
  std::optional<client::RequestTag> m_another;  ///< The request for another game, unless it was refused.
  std::uint64_t m_toldDecision = 0;             ///< The last decision that was announced; 0: none.
};

}  // namespace cardroom::window
