#pragma once

#include <QString>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

class ChoiceModel;
class ClockModel;
class PeopleModel;

/// What is going on at the table, and the one next action of the person. GUI thread.
class TurnModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_READ(bool, yours, changed) { return m_now.yourTurn(); }
  /// What is going on while it is not your turn: "Jonas is choosing …", "Dealing …", "Waiting for one more. ...".
  CARDROOM_READ(QString, waitingFor, changed);
  /// What to do: the game's prompt, or waitingFor. Plain text, with names that people gave themselves.
  CARDROOM_READ(QString, prompt, changed);
  /// The one next action, in words: "Discard K♣", "Play again", "Take my seat" ...; empty: there is none now.
  CARDROOM_READ(QString, primaryText, primaryChanged);
  /// False: primaryText says what is still needed ("Choose one card"), drawn dashed.
  CARDROOM_READ(bool, primaryReady, primaryChanged);
  /// A hint can be asked now.
  CARDROOM_READ(bool, canHint, changed);

  TurnModel(const TableShared& table, ChoiceModel& choice, PeopleModel& people, ClockModel& clock, QObject* parent);

  /// Enter, or a click on the primary: does what primaryText says.
  Q_INVOKABLE void primary();
  Q_INVOKABLE void hint();
  /// Asks for another game.
  Q_INVOKABLE void again();
  /// Ends a pause, as far as that is ours to say.
  Q_INVOKABLE void goOn();

  // From TableController.
  /// The table is newer: what was asked of the one before is over. `otherKind`: of game, or another table.
  void follow(bool otherKind);
  /// What this play, or a pause, asks of the person; `before`: the update before; null: we have just come. `back`:
  /// after a lost connection.
  void tell(const table::v1::TableUpdate* before, bool back);
  /// That hint has come, or another request was answered.
  void answered(const client::Answered& answer);
  /// That request has come to nothing.
  void notDone(client::RequestTag tag);
  void clear();

 Q_SIGNALS:
  void primaryChanged();
  /// It has become our turn: the window alerts if it is in the background.
  void began();

 private:
  QString waitingToStart() const;
  bool mayWatchAgain() const;
  /// A pause in the game is for us, too: with a seat, or where only bots play.
  bool mayGoOn() const;
  /// Between games, with a seat, and not asked for yet.
  bool mayAskForAnother() const;
  void tellTurn(bool back);

  ChoiceModel& m_choice;
  PeopleModel& m_people;
  ClockModel& m_clock;
  std::optional<client::RequestTag> m_hint;     ///< Under way.
  std::optional<client::RequestTag> m_goOn;     ///< Asked in this pause, and not refused.
  std::optional<client::RequestTag> m_another;  ///< Another game, asked after this one and not refused.
  std::uint64_t m_toldDecision = 0;             ///< The one that was announced; 0: none.
};

}  // namespace cardroom::window
