#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <deque>
#include <functional>
#include <utility>

#include "client/core/client_io.h"
#include "client/models/gadget_field.h"
#include "client/models/game_model.h"
#include "client/models/line_lists.h"
#include "client/models/table/break_model.h"
#include "client/models/table/chat_model.h"
#include "client/models/table/choice_model.h"
#include "client/models/table/clock_model.h"
#include "client/models/table/fair_model.h"
#include "client/models/table/last_model.h"
#include "client/models/table/lesson_model.h"
#include "client/models/table/open_hands_model.h"
#include "client/models/table/pace_model.h"
#include "client/models/table/people_model.h"
#include "client/models/table/result_model.h"
#include "client/models/table/take_back_model.h"
#include "client/models/table/turn_model.h"

namespace cardroom::window {

class Preferences;

/// The table where we play or watch, for its page. Each part of the table has its own object; the controller passes on
/// the server's updates in the order in which a person should learn of them. GUI thread.
class TableController : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  CARDROOM_READ(cardroom::window::TablePhase::Phase, phase, changed) { return m_now.phase(); }
  CARDROOM_READ(QString, tableName, changed);
  /// "lucky-thirteen"
  CARDROOM_READ(QString, kind, changed) { return QString::fromStdString(m_now.update().settings().kind()); }
  CARDROOM_READ(QString, kindTitle, changed);  ///< "Lucky Thirteen"
  /// A finished game is being replayed, so there is nobody to play with.
  CARDROOM_READ(bool, replay, changed) { return m_now.replay; }
  CARDROOM_READ(bool, owner, changed) { return m_now.update().owner(); }
  CARDROOM_READ(bool, notAFairDeal, changed) { return m_now.update().not_a_fair_deal(); }
  /// The server cannot write to its storage: the game is stopped.
  CARDROOM_READ(bool, storageTrouble, changed) { return m_now.table && m_now.table->waiting; }
  /// The key of the card that was played by a move that a review calls costly; empty: none.
  CARDROOM_VALUE(QString, costlyCard, showCostlyCard);
  /// The model of the game's kind; null without a table.
  CARDROOM_READ(cardroom::window::GameModel*, game, gameChanged) { return m_now.game.get(); }
  CARDROOM_PART(cardroom::window::LogList, log)
  CARDROOM_PART(cardroom::window::BreakModel, breaks)
  CARDROOM_PART(cardroom::window::ChatModel, chat)
  CARDROOM_PART(cardroom::window::ChoiceModel, choice)
  CARDROOM_PART(cardroom::window::ClockModel, clock)
  CARDROOM_PART(cardroom::window::FairModel, fair)
  CARDROOM_PART(cardroom::window::LastModel, last)
  CARDROOM_PART(cardroom::window::LessonModel, lesson)
  CARDROOM_PART(cardroom::window::OpenHandsModel, openHands)
  CARDROOM_PART(cardroom::window::PaceModel, pace)
  CARDROOM_PART(cardroom::window::PeopleModel, people)
  CARDROOM_PART(cardroom::window::ResultModel, result)
  CARDROOM_PART(cardroom::window::TakeBackModel, takeBack)
  CARDROOM_PART(cardroom::window::TurnModel, turn)
  CARDROOM_PART(cardroom::window::TableVoice, voice)

  TableController(Preferences* preferences, TableRequests::AskServer ask, QObject* parent = nullptr);

  /// Replaces the clock for the times of day that people are shown.
  void setTimeOfDay(std::function<QTime()> timeOfDay) { m_now.timeOfDay = std::move(timeOfDay); }

  // Called by the owner of the connection.
  /// This controller replays a finished game. To be called before the first update.
  void beReplay() {
    m_now.replay = true;
    m_now.online = false;
  }
  /// This controller shows a table to a room. To be called before the first update, each of which is a spectator's.
  void beTv() { m_now.tv = true; }
  /// The table was updated (null: it is gone). `now` is on the same clock as the table's deadlines.
  void tableChanged(const client::Table* table, const client::TableChanged& change, client::Instant now);
  /// Shows a moment that does not follow the one shown before, in a replay or when a table is put on a TV: as it
  /// stands, without announcing what led to it. `now`: as in tableChanged().
  void momentChosen(const client::Table& table, client::Instant now = {});
  /// Marks on the table what another player would do at this moment; returns that, and why, in one sentence.
  Wording showAdvice(const table::v1::Hint& hint);
  /// The table as it was last shown (null: we are not at one), and when that was.
  const client::Table* here() const { return m_now.table ? &*m_now.table : nullptr; }
  client::Instant time() const { return m_now.time; }
  void tableWaits(const client::Table& table);
  void tableGone();
  void dealChanged(const client::Deal& deal);
  /// Shows the deal without announcing it.
  void dealShown(const client::Deal& deal) { m_fair->show(deal); }
  /// There are new lines; `chat` has all lines that are kept.
  void chatChanged(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change) {
    m_chat->show(chat, change);
  }
  /// Shows the spectators, under the names shown at the table.
  void showWatchers(const QStringList& names) {
    m_breaks->showWatchers(names);
    m_people->showWatchers(names);
    m_chat->showWatchers(names);
  }
  /// Handles the answer to a request, or the notice that there will be none. Returns false if the request is not ours.
  bool answered(const client::Answered& answer);
  bool givenUp(const client::GivenUp& notice);
  /// The connection was lost or restored: tells the person, and updates what may be requested.
  void connectionChanged(bool online);
  /// Called every second while there is a table, for the countdowns.
  void tick(client::Instant now);
  /// Updates all wording when the language changes.
  void retranslate();

 Q_SIGNALS:
  void changed();
  void gameChanged();
  /// For models that show the same table elsewhere: it was updated or is gone; a second has passed.
  void followed(const cardroom::client::TableChanged& change, cardroom::client::Instant now);
  void ticked(cardroom::client::Instant now);

 private:
  /// `fresh`: how many of the game's events are new. `arrived`: we have just arrived at this table.
  void show(std::size_t fresh, bool arrived);
  /// Shows the update, but announces nothing. `before`: the table until now.
  void follow(const std::optional<client::Table>& before, const client::TableChanged& change);

  Preferences* m_preferences;
  TableNow m_now;
  TableRequests m_requests;
  LogList* m_log;
  TableVoice* m_voice;
  TableShared m_shared;
  BreakModel* m_breaks;
  ChatModel* m_chat;
  LessonModel* m_lesson;
  ChoiceModel* m_choice;
  ClockModel* m_clock;
  FairModel* m_fair;
  LastModel* m_last;
  OpenHandsModel* m_openHands;
  PaceModel* m_pace;
  PeopleModel* m_people;
  ResultModel* m_result;
  TakeBackModel* m_takeBack;
  TurnModel* m_turn;
};

}  // namespace cardroom::window
