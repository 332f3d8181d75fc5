#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <deque>

#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "client/models/game_model.h"
#include "client/models/line_lists.h"
#include "client/models/table/chat_model.h"
#include "client/models/table/choice_model.h"
#include "client/models/table/clock_model.h"
#include "client/models/table/pace_model.h"
#include "client/models/table/people_model.h"
#include "client/models/table/result_model.h"
#include "client/models/table/turn_model.h"

namespace cardroom::window {

class Preferences;

/// The table at which we sit or watch, for its page. Each part of it is an object of its own; this one gives them what
/// the server says, in the order in which a person is to learn of it. GUI thread.
class TableController : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  CARDROOM_READ(cardroom::window::TablePhase::Phase, phase, changed) { return m_now.phase(); }
  CARDROOM_READ(QString, tableName, changed);
  /// "lucky-thirteen"
  CARDROOM_READ(QString, kind, changed) { return QString::fromStdString(m_now.update().settings().kind()); }
  CARDROOM_READ(QString, kindTitle, changed);  ///< "Lucky Thirteen"
  CARDROOM_READ(bool, owner, changed) { return m_now.update().owner(); }
  CARDROOM_READ(bool, notAFairDeal, changed) { return m_now.update().not_a_fair_deal(); }
  /// The server cannot write down what happens: the table stands still.
  CARDROOM_READ(bool, storageTrouble, changed) { return m_now.table && m_now.table->waiting; }
  /// Of the kind; null without a table.
  CARDROOM_READ(cardroom::window::GameModel*, game, gameChanged) { return m_now.game.get(); }
  CARDROOM_PART(cardroom::window::LogList, log)
  CARDROOM_PART(cardroom::window::ChatModel, chat)
  CARDROOM_PART(cardroom::window::ChoiceModel, choice)
  CARDROOM_PART(cardroom::window::ClockModel, clock)
  CARDROOM_PART(cardroom::window::PaceModel, pace)
  CARDROOM_PART(cardroom::window::PeopleModel, people)
  CARDROOM_PART(cardroom::window::ResultModel, result)
  CARDROOM_PART(cardroom::window::TurnModel, turn)
  CARDROOM_PART(cardroom::window::TableVoice, voice)

  TableController(Preferences* preferences, TableRequests::AskServer ask, QObject* parent = nullptr);

  // From whoever owns the connection.
  /// The table is newer (or, without one, gone). `now` is the clock of the table's deadlines.
  void tableChanged(const client::Table* table, const client::TableChanged& change, client::Instant now);
  void tableWaits(const client::Table& table);
  void tableGone();
  /// There are newer lines; `chat` has all that are kept.
  void chatChanged(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change) {
    m_chat->show(chat, change);
  }
  /// Who watches now, by the names shown at the table.
  void showWatchers(const QStringList& names) { m_people->showWatchers(names); }
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
  TableNow m_now;
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
