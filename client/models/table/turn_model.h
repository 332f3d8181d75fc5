#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/table/table_part.h"

namespace cardroom::table::v1 {
class TableUpdate;
}

namespace cardroom::window {

class ChoiceModel;
class ClockModel;
class PeopleModel;

/// What is going on at the table, and the one next action of the person. GUI thread.
class TurnModel : public TablePart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  Q_PROPERTY(bool yours READ yours NOTIFY changed FINAL)
  /// What is going on while it is not your turn: "Jonas is choosing …", "Dealing …", "Waiting for one more. ...".
  Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
  /// What to do: the game's prompt, or waitingFor. Plain text, with names that people gave themselves.
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  /// The one next action, in words: "Discard K♣", "Play again", "Take my seat" ...; empty: there is none now.
  Q_PROPERTY(QString primaryText READ primaryText NOTIFY primaryChanged FINAL)
  /// False: primaryText says what is still needed ("Choose one card"), drawn dashed.
  Q_PROPERTY(bool primaryReady READ primaryReady NOTIFY primaryChanged FINAL)
  /// A hint can be asked now.
  Q_PROPERTY(bool canHint READ canHint NOTIFY changed FINAL)

 public:
  TurnModel(const TableShared& table, ChoiceModel& choice, PeopleModel& people, ClockModel& clock, QObject* parent);

  bool yours() const;
  QString waitingFor() const;
  QString prompt() const;
  QString primaryText() const;
  bool primaryReady() const;
  bool canHint() const;

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
