#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>

#include "client/models/connection_state.h"
#include "client/models/dialogs.h"
#include "client/models/gadget_field.h"
#include "client/models/go_on_tables.h"
#include "client/models/history/your_games.h"
#include "client/models/kind_looks.h"
#include "client/models/nearby_tables.h"
#include "client/models/preferences.h"
#include "client/models/replay/replay_model.h"
#include "client/models/setup/table_setup.h"
#include "client/models/table/table_controller.h"
#include "client/models/tv/tv_model.h"
#include "client/models/ways.h"

namespace cardroom::client {
struct CommandLine;
class ProfileStore;
}  // namespace cardroom::client

namespace cardroom::window {

/// The root of the window's models: holds the current page and the objects that the pages use. Passed to Main.qml. GUI
/// thread.
class Application : public QObject {
  Q_OBJECT
  // QtQuick has an Application of its own, which would hide our enumerators.
  QML_NAMED_ELEMENT(Cardroom)
  QML_UNCREATABLE("Made by main")

 public:
  enum Page {
    HomePage,
    GoOnPage,
    SetupPage,
    NearbyPage,
    SettingsPage,
    RulesPage,
    TablePage,
    FirstStartPage,
    ReplayPage,
    GamesPage,
    TvPage
  };
  Q_ENUM(Page)

  /// The models only, for screenshots and page tests: no request is sent to a server.
  explicit Application(Preferences* preferences, QObject* parent = nullptr);
  /// The complete application: the models, nearby servers, a connection, and a server of its own if one is needed. Does
  /// nothing before start().
  Application(Preferences* preferences, client::CommandLine launch, client::ProfileStore profile,
              QObject* parent = nullptr);
  /// The same with other ways to a table.
  using MakeWays = std::function<std::unique_ptr<Ways>(Application&)>;
  Application(Preferences* preferences, const MakeWays& ways, QObject* parent = nullptr);
  ~Application() override;

  CARDROOM_PART(cardroom::window::Preferences, preferences)
  CARDROOM_PART(cardroom::window::GoOnTables, goOn)
  CARDROOM_PART(cardroom::window::NearbyTables, nearby)
  CARDROOM_PART(cardroom::window::YourGames, games)
  CARDROOM_PART(cardroom::window::TableSetup, setup)
  CARDROOM_PART(cardroom::window::TableController, table)
  CARDROOM_PART(cardroom::window::ReplayModel, replay)
  CARDROOM_PART(cardroom::window::TvModel, tv)
  CARDROOM_PART(cardroom::window::ConnectionState, connection)
  CARDROOM_PART(cardroom::window::Dialogs, dialogs)
  Q_PROPERTY(cardroom::window::Ways* ways READ ways CONSTANT FINAL)
  Ways* ways() const { return m_ways.get(); }
  CARDROOM_READ(Page, page, pageChanged) { return m_pages.last(); }
  /// The available games, in tile order.
  CARDROOM_READ(QList<cardroom::window::KindCard>, kinds, retranslated);
  /// The kinds that the person has neither learnt nor played to the end.
  CARDROOM_VALUE(QStringList, newKinds, showNewKinds);
  /// Empty until the person has been asked for it.
  CARDROOM_VALUE(QString, personName, showName);
  /// "fox": what others see beside the name; empty: its initial.
  CARDROOM_VALUE(QString, personPicture, showPicture);
  /// All pictures, in the order in which they are offered; the first one is the initial.
  Q_PROPERTY(QStringList pictures READ pictures CONSTANT FINAL)
  static QStringList pictures();
  /// The name that is filled in when the person is asked for theirs; may be empty.
  CARDROOM_VALUE(QString, proposedName, proposeName);
  /// "Good evening. What shall we play?", depending on the time of day.
  CARDROOM_VALUE(QString, greeting, showGreeting);
  /// The window title: "Your turn · Kitchen table".
  CARDROOM_READ(QString, windowTitle, windowTitleChanged);

  /// Home, settings, rules, nearby, the tables to go on with and a replay can be opened from anywhere; back() returns
  /// to the previous page. A game at the table continues meanwhile. Between games the owner changes seats and options
  /// on the set-up page.
  Q_INVOKABLE void show(cardroom::window::Application::Page page);
  Q_INVOKABLE void back();
  /// The rules of that kind in the current language, for a page without KindLooks. Empty if the kind is unknown.
  Q_INVOKABLE cardroom::window::RulesText rulesOf(const QString& kind) const;
  /// Sets the person's name. Returns false if it is not valid (1 to 24 characters, no control characters).
  Q_INVOKABLE bool setPersonName(const QString& name);

  /// Others see the change at once. Ignores a name that is not in pictures().
  Q_INVOKABLE void setPersonPicture(const QString& picture);
  /// Sets the name typed on the first page, and leaves that page. Returns false if the name is not valid.
  Q_INVOKABLE bool begin(const QString& name);

  /// Asks for the person's name if it is not known, then does what the command line requests.
  void start();
  /// Whether the page is shown, or can be reached from the current one with back().
  bool isOpen(Page page) const { return m_pages.contains(page); }
  /// Closes the table's pages, including the TV page; home stays open, and so do settings, rules and a replay.
  void leaveTablePages() { showBesides({HomePage}); }
  /// Closes the page of a replay, if it is open.
  void leaveReplay();
  /// Replaces the table's pages with `page`; settings, rules, a replay and the TV, if open, remain on top of it. A
  /// replay that is set aside remains below it.
  void showTablePage(Page page) { showBesides({HomePage, page}); }
  /// Called when the language has changed: translates the texts of all models.
  void retranslate();

 Q_SIGNALS:
  void pageChanged();
  void windowTitleChanged();
  void retranslated();
  /// A model made a request, but there is no connection to a server, as in scenes.
  void unheard(const client::Ask& ask);
  /// Styled text for a toast; text from other people is escaped.
  void told(const QString& text, const QString& icon);
  /// A toast with that text is no longer true.
  void withdrawn(const QString& text);
  void announced(const QString& sentence);
  void heard(const QString& sound);
  /// It is our turn and the window may be in the background.
  void alerted();
  /// The window must close now.
  void closing();

 private:
  void connectModels();
  void connectVoice(const TableVoice& voice);
  void setPages(QList<Page> pages);
  void showBesides(QList<Page> pages);

  Preferences* m_preferences;
  GoOnTables* m_goOn;
  NearbyTables* m_nearby;
  YourGames* m_games;
  TableSetup* m_setup;
  TableController* m_table;
  ReplayModel* m_replay;
  TvModel* m_tv;
  ConnectionState* m_connection;
  Dialogs* m_dialogs;
  QList<Page> m_pages{HomePage};  ///< The last one is shown; back() removes it.
  QTimer m_everyMinute{this};
  std::unique_ptr<Ways> m_ways;
};

}  // namespace cardroom::window
