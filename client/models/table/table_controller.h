#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <deque>
#include <functional>
#include <memory>

#include "client/core/client_io.h"
#include "client/models/game_model.h"
#include "client/models/line_lists.h"
#include "client/models/table/chat_model.h"
#include "client/models/table/choice_model.h"
#include "client/models/table/clock_model.h"
#include "client/models/table/pace_model.h"
#include "client/models/table/people_model.h"
#include "client/models/table/result_model.h"
#include "client/models/table/table_phase.h"
#include "client/models/table/turn_model.h"

namespace cardroom::client {
struct Table;
}

namespace cardroom::window {

class Preferences;
/// The table at which we sit or watch, for its page. Each part of it is an object of its own; this one gives them what
/// the server says, in the order in which a person is to learn of it. GUI thread.
class TableController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(cardroom::window::TablePhase::Phase phase READ phase NOTIFY changed FINAL)
  Q_PROPERTY(QString tableName READ tableName NOTIFY changed FINAL)
  Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)            ///< "lucky-thirteen"
  Q_PROPERTY(QString kindTitle READ kindTitle NOTIFY changed FINAL)  ///< "Lucky Thirteen"
  Q_PROPERTY(bool owner READ owner NOTIFY changed FINAL)
  Q_PROPERTY(bool notAFairDeal READ notAFairDeal NOTIFY changed FINAL)
  /// The server cannot write down what happens: the table stands still.
  Q_PROPERTY(bool storageTrouble READ storageTrouble NOTIFY changed FINAL)
  /// Of the kind; null without a table.
  Q_PROPERTY(cardroom::window::GameModel* game READ game NOTIFY gameChanged FINAL)
  Q_PROPERTY(cardroom::window::LogList* log READ log CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ChatModel* chat READ chat CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ChoiceModel* choice READ choice CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ClockModel* clock READ clock CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::PaceModel* pace READ pace CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::PeopleModel* people READ people CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ResultModel* result READ result CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TurnModel* turn READ turn CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TableVoice* voice READ voice CONSTANT FINAL)

 public:
  TableController(Preferences* preferences, TableRequests::AskServer ask, QObject* parent = nullptr);
  ~TableController() override;

  TablePhase::Phase phase() const;
  QString tableName() const;
  QString kind() const;
  QString kindTitle() const;
  bool owner() const;
  bool notAFairDeal() const;
  bool storageTrouble() const;
  GameModel* game() const;
  LogList* log() const { return m_log; }
  ChatModel* chat() const { return m_chat; }
  ChoiceModel* choice() const { return m_choice; }
  ClockModel* clock() const { return m_clock; }
  PaceModel* pace() const { return m_pace; }
  PeopleModel* people() const { return m_people; }
  ResultModel* result() const { return m_result; }
  TurnModel* turn() const { return m_turn; }
  TableVoice* voice() const { return m_voice; }

  // From whoever owns the connection.
  /// The table is newer (or, without one, gone). `now` is the clock of the table's deadlines.
  void tableChanged(const client::Table* table, const client::TableChanged& change, client::Instant now);
  void tableWaits(const client::Table& table);
  void tableGone();
  /// There are newer lines; `chat` has all that are kept.
  void chatChanged(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change);
  /// Who watches now, by the names shown at the table.
  void showWatchers(const QStringList& names);
  /// An answer, or that none comes, to an Ask of ours; false: not ours.
  bool answered(const client::Answered& answer);
  bool givenUp(const client::GivenUp& notice);
  /// The connection is lost or back: what is said to a screen reader, and what may be asked.
  void connectionChanged(bool online);
  /// Every second while there is a table, for the countdowns.
  void tick(client::Instant now);
  /// The person's language is another one: every text is made anew.
  void retranslate();

 Q_SIGNALS:
  void changed();
  void gameChanged();

 private:
  /// `fresh`: how many of the game's events are new. `arrived`: we have just come to this table.
  void show(std::size_t fresh, bool arrived);

  Preferences* m_preferences;
  std::unique_ptr<TableNow> m_now;
  TableRequests m_requests;
  LogList* m_log;
  TableVoice* m_voice;
  TableShared m_shared;
  ChatModel* m_chat;
  ChoiceModel* m_choice;
  ClockModel* m_clock;
  PaceModel* m_pace;
  PeopleModel* m_people;
  ResultModel* m_result;
  TurnModel* m_turn;
};

}  // namespace cardroom::window
