#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>
#include <vector>

#include "client/models/connection_state.h"
#include "client/models/journey/question.h"
#include "client/models/kind_card.h"
#include "client/models/nearby_tables.h"
#include "client/models/preferences.h"
#include "client/models/setup/table_setup.h"
#include "client/models/table/table_controller.h"

namespace cardroom::client {
class ProfileStore;
}

namespace cardroom::window {

class Journey;
struct Launch;

/// Everything the window stands on: which page is shown, and the ways to a table. Given to Main.qml; QML reaches all
/// other models through it. What is asked of it is done by its Journey; where there is none, nothing goes anywhere. GUI
/// thread.
class Application : public QObject {
  Q_OBJECT
  // QtQuick has an Application of its own, which would hide our enumerators.
  QML_NAMED_ELEMENT(Cardroom)
  QML_UNCREATABLE("Made by main")
  Q_PROPERTY(Page page READ page NOTIFY pageChanged FINAL)
  Q_PROPERTY(cardroom::window::Preferences* preferences READ preferences CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::NearbyTables* nearby READ nearby CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TableSetup* setup READ setup CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::TableController* table READ table CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ConnectionState* connection READ connection CONSTANT FINAL)
  /// The games that can be played, in the order of the tiles.
  Q_PROPERTY(QList<cardroom::window::KindCard> kinds READ kinds NOTIFY retranslated FINAL)
  /// Empty until the person was asked.
  Q_PROPERTY(QString personName READ personName NOTIFY personNameChanged FINAL)
  /// What to propose when asking.
  Q_PROPERTY(QString proposedName READ proposedName CONSTANT FINAL)
  /// "Good evening. What shall we play?", by the time of day.
  Q_PROPERTY(QString greeting READ greeting NOTIFY greetingChanged FINAL)
  /// A seat of ours waits somewhere, also at the table that goes on while another page is shown: "Kitchen table. A bot
  /// holds your seat."; empty: none.
  Q_PROPERTY(QString waitingSeat READ waitingSeat NOTIFY waitingSeatChanged FINAL)
  /// On the way to a table: "Starting a server …", "Joining Kitchen table …"; empty: not.
  Q_PROPERTY(QString underWay READ underWay NOTIFY underWayChanged FINAL)
  /// Something has gone wrong and is to be read; acknowledge() and secondary() answer.
  Q_PROPERTY(cardroom::window::Trouble trouble READ trouble NOTIFY troubleChanged FINAL)
  /// The question that waits for an answer of the person; answer() gives it.
  Q_PROPERTY(cardroom::window::Question question READ question NOTIFY questionChanged FINAL)
  /// What is odd in the property file that is played, a line each, in English; until the person has read it.
  Q_PROPERTY(QStringList remarks READ remarks NOTIFY remarksChanged FINAL)
  Q_PROPERTY(QString version READ version CONSTANT FINAL)
  /// For the window's frame: "Your turn · Kitchen table".
  Q_PROPERTY(QString windowTitle READ windowTitle NOTIFY windowTitleChanged FINAL)

 public:
  enum Page { HomePage, SetupPage, NearbyPage, SettingsPage, RulesPage, TablePage };
  Q_ENUM(Page)

  /// The models alone, for pictures and tests of the pages: nothing that is asked goes anywhere.
  explicit Application(Preferences* preferences, QObject* parent = nullptr);
  /// The window: with servers near, a connection, and a server of its own where one is needed. Nothing happens before
  /// start().
  Application(Preferences* preferences, Launch launch, client::ProfileStore profile, QObject* parent = nullptr);
  ~Application() override;

  Page page() const { return m_pages.last(); }
  Preferences* preferences() const { return m_preferences; }
  NearbyTables* nearby() const { return m_nearby; }
  TableSetup* setup() const { return m_setup; }
  TableController* table() const { return m_table; }
  ConnectionState* connection() const { return m_connection; }
  QList<KindCard> kinds() const;
  QString personName() const { return m_personName; }
  QString proposedName() const { return m_proposedName; }
  QString greeting() const;
  QString waitingSeat() const { return m_waitingSeat; }
  QString underWay() const { return m_underWay; }
  Trouble trouble() const { return m_trouble; }
  Question question() const { return m_questions.empty() ? Question{} : m_questions.back().shown; }
  QStringList remarks() const { return m_remarks; }
  QString version() const;
  QString windowTitle() const;

  /// Home, settings, rules, nearby: pages that one can go to from anywhere; back() returns to where one was (a table
  /// goes on meanwhile). Between games the set-up page is where the owner changes seats and options.
  Q_INVOKABLE void show(cardroom::window::Application::Page page);
  Q_INVOKABLE void back();

  Q_INVOKABLE void playNow(const QString& kind);
  Q_INVOKABLE void host(const QString& kind);
  Q_INVOKABLE void joinNearby(int row);
  /// The same without taking a seat.
  Q_INVOKABLE void watchNearby(int row);
  /// A link, or an address that was typed. False: it is neither (say so beside the field).
  Q_INVOKABLE bool join(const QString& linkOrAddress);
  /// Shows how others come to this table. A private one is opened to the network first, if its owner says so.
  Q_INVOKABLE void invite();
  /// Plays a property file: a path, absolute or from the person's home ("~/"), or a file's URL, as it is dropped. What
  /// is wrong with the file comes as `trouble`. False: nothing was said.
  Q_INVOKABLE bool openFile(const QString& pathOrUrl);
  /// Back to the seat that waits.
  Q_INVOKABLE void takeWaitingSeat();
  /// Gives the waiting seat up.
  Q_INVOKABLE void forgetWaitingSeat();
  /// Leaves the table; asks first in the middle of a game. On the way to one: stays here.
  Q_INVOKABLE void leaveTable();
  /// The same, but asks first at any time.
  Q_INVOKABLE void askToLeave();
  /// Ends our own server's table for all; elsewhere the same as leaveTable().
  Q_INVOKABLE void closeTable();
  Q_INVOKABLE void tryNow();
  /// The person's name. False: it cannot be one (1 to 24 characters, no control characters).
  Q_INVOKABLE bool setPersonName(const QString& name);
  /// Answers `question`.
  Q_INVOKABLE void answer(const QString& text);
  /// The primary and the secondary button of `trouble`.
  Q_INVOKABLE void acknowledge();
  Q_INVOKABLE void secondary();
  Q_INVOKABLE void dismissRemarks() { showRemarks({}); }
  /// The window wants to close. True: it may; false: `question` is asked first, or others are told; closing() follows.
  Q_INVOKABLE bool mayClose();

  /// Asks the person's name if it is not known, then does what the program was started for.
  void start();

  // What the pages are to show, from whoever does the work (and from tests of the pages).
  using Answer = std::function<void(const QString&)>;
  void showName(const QString& name);
  /// What to propose where the person is asked for a name.
  void proposeName(const QString& name) { m_proposedName = name; }
  /// Shown, or what back() may return to.
  bool isOpen(Page page) const { return m_pages.contains(page); }
  void showWaitingSeat(const QString& text);
  void showUnderWay(const QString& text);
  /// `secondary` is done on the secondary button, which is only there with a text.
  void showTrouble(const QString& title, const QString& text, const QString& secondaryText = {},
                   std::function<void()> secondary = {});
  void showRemarks(const QStringList& remarks);
  /// Makes a question as things stand now, in the person's language; an empty one: there is nothing to ask any more.
  using Asked = std::function<Question()>;
  /// A newer question comes before one that waits already. It follows what it is about, until it is answered or gone.
  void ask(Asked asked, Answer answer);
  /// Something has changed that questions may be about: makes them anew, and drops those that there are no more.
  void followQuestions();
  /// What this question was about is over.
  void forgetQuestion(const QString& what);
  /// Home is shown, or what was shown beside the table; the table's own pages are gone.
  void leaveTablePages();
  /// `page` takes the place of the table's pages, under what is shown beside them.
  void showTablePage(Page page);

 Q_SIGNALS:
  void pageChanged();
  void personNameChanged();
  void greetingChanged();
  void waitingSeatChanged();
  void underWayChanged();
  void troubleChanged();
  void questionChanged();
  void remarksChanged();
  void windowTitleChanged();
  void retranslated();
  /// What the models want of a server, where there is no way to any: in scenes.
  void unheard(const client::Ask& ask);
  /// For a toast, styled text: what others have written is escaped.
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);
  void heard(const QString& sound);
  /// It is our turn and the window may be in the background.
  void alerted();
  /// Close the window now.
  void closing();

 protected:
  /// The person's language is another one: every text is made anew.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectModels();
  void askName(bool wrong);
  void setPages(QList<Page> pages);

  Preferences* m_preferences;
  NearbyTables* m_nearby;
  TableSetup* m_setup;
  TableController* m_table;
  ConnectionState* m_connection;
  QList<Page> m_pages{HomePage};  ///< The last one is shown; back() drops it.
  QString m_personName;
  QString m_proposedName;
  QString m_waitingSeat;
  QString m_underWay;
  QString m_greeting;
  QTimer m_everyMinute;
  QStringList m_remarks;
  Trouble m_trouble;
  std::function<void()> m_secondary;
  struct Waiting {
    Asked asked;
    Question shown;
    Answer answer;
  };
  std::vector<Waiting> m_questions;  ///< The last one is shown.
  std::unique_ptr<Journey> m_journey;
};

}  // namespace cardroom::window
