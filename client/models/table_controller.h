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
#include "client/models/seat_list.h"

namespace cardroom::client {
struct Table;
}

namespace cardroom::table::v1 {
class ChatLine;
}

namespace cardroom::window {

class Preferences;
struct News;

/// The table at which we sit or watch, for its page: what the server said last, and what the person may ask. It shows
/// the server's version only; a selected card is the one thing that it knows by itself. GUI thread.
class TableController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(Phase phase READ phase NOTIFY changed FINAL)
  Q_PROPERTY(QString tableName READ tableName NOTIFY changed FINAL)
  Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)            ///< "lucky-thirteen"
  Q_PROPERTY(QString kindTitle READ kindTitle NOTIFY changed FINAL)  ///< "Lucky Thirteen"
  Q_PROPERTY(bool owner READ owner NOTIFY changed FINAL)
  Q_PROPERTY(bool watching READ watching NOTIFY changed FINAL)  ///< No seat in this game is ours.
  /// What is then to be read in the place of the actions: "You are watching"; empty with a seat.
  Q_PROPERTY(QString watchingText READ watchingText NOTIFY changed FINAL)
  /// "Watching: Nora, Per"; empty: nobody does.
  Q_PROPERTY(QString watchersText READ watchersText NOTIFY watchersChanged FINAL)
  /// A seat is there for who has none; during a game, from the next one on.
  Q_PROPERTY(bool canSitDown READ canSitDown NOTIFY changed FINAL)
  Q_PROPERTY(bool notAFairDeal READ notAFairDeal NOTIFY changed FINAL)
  /// Only bots play, and whoever looks on says how: see letPlay().
  Q_PROPERTY(bool paced READ paced NOTIFY changed FINAL)
  /// There, the table's clocks stand: nobody moves until letPlay().
  Q_PROPERTY(bool stopped READ stopped NOTIFY changed FINAL)
  /// How fast bots play, in per cent; 100 where people do.
  Q_PROPERTY(int speed READ speed NOTIFY changed FINAL)
  Q_PROPERTY(int slowest READ slowest CONSTANT FINAL)
  Q_PROPERTY(int fastest READ fastest CONSTANT FINAL)
  /// Cards fly here: as a property file says of its table, until somebody says otherwise; never where the person wants
  /// no movement at all (`motion` of Preferences).
  Q_PROPERTY(bool cardsFly READ cardsFly WRITE setCardsFly NOTIFY cardsFlyChanged FINAL)
  Q_PROPERTY(cardroom::window::SeatList* seats READ seats CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::LogList* log READ log CONSTANT FINAL)
  Q_PROPERTY(cardroom::window::ChatList* chat READ chat CONSTANT FINAL)
  /// Lines of chat that came while nobody looked; 0 after chatSeen().
  Q_PROPERTY(int chatUnread READ chatUnread NOTIFY chatUnreadChanged FINAL)
  /// The quick phrases, in the person's language, in the order of their numbers for sayPhrase().
  Q_PROPERTY(QStringList phrases READ phrases NOTIFY retranslated FINAL)
  /// Of the kind; null without a table.
  Q_PROPERTY(cardroom::window::GameModel* game READ game NOTIFY gameChanged FINAL)
  /// The last three things that happened, newest first, styled.
  Q_PROPERTY(QStringList justNow READ justNow NOTIFY changed FINAL)

  Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY changed FINAL)
  /// What is going on while it is not your turn: "Jonas is choosing …", "Dealing …", "Waiting for one more. ...".
  Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
  /// What to do: the game's prompt, or waitingFor. Plain text, with names that people gave themselves.
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  /// Left in the turn that is under way, whoever's; -1 without a limit. Counts down every second.
  Q_PROPERTY(int turnSecondsLeft READ turnSecondsLeft NOTIFY clockChanged FINAL)
  /// The same as a share of the limit, 1 to 0; 1 without a limit.
  Q_PROPERTY(qreal turnShareLeft READ turnShareLeft NOTIFY clockChanged FINAL)
  /// Until a pause ends by itself; -1 outside one.
  Q_PROPERTY(int pauseSecondsLeft READ pauseSecondsLeft NOTIFY clockChanged FINAL)
  /// The same in words: "The game goes on in 4 seconds."; empty outside one.
  Q_PROPERTY(QString pauseWords READ pauseWords NOTIFY clockChanged FINAL)

  /// The key of the card that is selected; empty: none.
  Q_PROPERTY(QString selected READ selected NOTIFY selectedChanged FINAL)
  /// The key of the card that the person thinks about: the selected one, else the one under the pointer; empty: none.
  Q_PROPERTY(QString considered READ considered NOTIFY aimChanged FINAL)
  /// The ways to play it, the first one in front: {id, allowed, whyNot, text ("Put 6♠ on ours")}; see Choice.
  Q_PROPERTY(QVariantList choices READ choices NOTIFY aimChanged FINAL)
  /// The id of the choice that the primary makes (or would make, if the card were selected); empty: none.
  Q_PROPERTY(QString aim READ aim NOTIFY aimChanged FINAL)
  /// What can be done without a card, for quiet buttons: {id, text ("Pass"), key ("P")}; not what is the primary, or
  /// has a button on the table.
  Q_PROPERTY(QVariantList actions READ actions NOTIFY primaryChanged FINAL)
  /// A move is on its way, and the hand is shut until the answer.
  Q_PROPERTY(bool moving READ moving NOTIFY movingChanged FINAL)
  /// The key of the card that is on its way; empty for a move without one.
  Q_PROPERTY(QString movingCard READ movingCard NOTIFY movingChanged FINAL)
  /// The one next action, in words: "Discard K♣", "Play again", "Take my seat" ...; empty: there is none now.
  Q_PROPERTY(QString primaryText READ primaryText NOTIFY primaryChanged FINAL)
  /// False: primaryText says what is still needed ("Choose one card"), drawn dashed.
  Q_PROPERTY(bool primaryReady READ primaryReady NOTIFY primaryChanged FINAL)
  /// A hint can be asked now.
  Q_PROPERTY(bool canHint READ canHint NOTIFY changed FINAL)
  /// A bot plays for us until takeMySeat().
  Q_PROPERTY(bool held READ held NOTIFY changed FINAL)
  /// The game is over and its result is to be shown (Escape hides it, until the next).
  Q_PROPERTY(bool resultShown READ resultShown NOTIFY resultShownChanged FINAL)
  /// Who wants another game, in words: "Jonas wants another one"; empty: nobody yet.
  Q_PROPERTY(QString wantAnother READ wantAnother NOTIFY changed FINAL)
  /// We have asked for another game.
  Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
  /// The server cannot write down what happens: the table stands still.
  Q_PROPERTY(bool storageTrouble READ storageTrouble NOTIFY changed FINAL)

 public:
  enum Phase { NoTable, Gathering, Dealing, Playing, Paused, Over };
  Q_ENUM(Phase)

  /// Asks the server; the answer comes to answered(). Given by whoever owns the connection.
  using AskServer = std::function<void(client::Ask)>;

  TableController(Preferences* preferences, AskServer ask, QObject* parent = nullptr);
  ~TableController() override;

  Phase phase() const;
  QString tableName() const;
  QString kind() const;
  QString kindTitle() const;
  bool owner() const;
  bool watching() const;
  QString watchingText() const;
  QString watchersText() const;
  bool canSitDown() const;
  bool notAFairDeal() const;
  bool paced() const;
  bool stopped() const;
  int speed() const;
  static int slowest() { return 25; }
  static int fastest() { return 400; }
  bool cardsFly() const;
  void setCardsFly(bool fly);
  SeatList* seats() const { return m_seats; }
  LogList* log() const { return m_log; }
  ChatList* chat() const { return m_chat; }
  int chatUnread() const;
  QStringList phrases() const;
  GameModel* game() const { return m_game.get(); }
  QStringList justNow() const;
  bool yourTurn() const;
  QString waitingFor() const;
  QString prompt() const;
  int turnSecondsLeft() const;
  qreal turnShareLeft() const;
  int pauseSecondsLeft() const;
  QString pauseWords() const;
  QString selected() const;
  QString considered() const;
  QVariantList choices() const;
  QString aim() const;
  QVariantList actions() const;
  bool moving() const;
  QString movingCard() const;
  QString primaryText() const;
  bool primaryReady() const;
  bool canHint() const;
  bool held() const;
  bool resultShown() const;
  QString wantAnother() const;
  bool ready() const;
  bool storageTrouble() const;

  /// Click or Space on a card: selects or marks it, or puts it back; one that cannot be is explained (refused()).
  Q_INVOKABLE void select(const QString& cardKey);
  Q_INVOKABLE void clearSelection();
  /// The pointer is on that card, or drags it; empty: on none any more.
  Q_INVOKABLE void consider(const QString& cardKey);
  /// The selected card shall go there; a choice that is not allowed is explained.
  Q_INVOKABLE void aimAt(const QString& choice);
  /// The next allowed choice of the selected card, round and round; `by`: 1, or -1 for the one before.
  Q_INVOKABLE void aimNext(int by);
  /// Double click: plays the card if that has one meaning; else selects it, and asks for the choice.
  Q_INVOKABLE void play(const QString& cardKey);
  /// A drop on a place, or a click on one while the card is selected: plays it there.
  Q_INVOKABLE void playAt(const QString& cardKey, const QString& choice);
  /// A move without a card, or a step towards one.
  Q_INVOKABLE void act(const QString& action);
  /// The same by its key; false: there is no such action now.
  Q_INVOKABLE bool actByKey(const QString& key);
  /// Right click on a card of one's own: puts the selected one back; without one, what the kind wants of it.
  Q_INVOKABLE void secondClick(const QString& cardKey);
  /// Enter, or a click on the primary: does what primaryText says.
  Q_INVOKABLE void primary();
  Q_INVOKABLE void hint();
  Q_INVOKABLE void say(const QString& text);
  Q_INVOKABLE void sayPhrase(int index);
  Q_INVOKABLE void chatSeen();
  Q_INVOKABLE void takeMySeat();
  Q_INVOKABLE void again();
  /// Takes that seat; without one the first that is free.
  Q_INVOKABLE void sitDown(int seat = -1);
  Q_INVOKABLE void goOn();
  Q_INVOKABLE void showResult(bool shown);
  /// Where only bots play (paced): they play, or stand still.
  Q_INVOKABLE void letPlay(bool on);
  /// The next bot moves, or a pause in the game ends, and the table stands still after it.
  Q_INVOKABLE void letOnePlay();
  /// In per cent; one that is out of range becomes the nearest that is not.
  Q_INVOKABLE void setSpeed(int percent);

  // From whoever owns the connection.
  /// The table is newer (or, without one, gone). `now` is the clock of the table's deadlines.
  void tableChanged(const client::Table* table, const client::TableChanged& change, client::Instant now);
  void tableWaits(const client::Table& table);
  void tableGone();
  /// There are newer lines; `chat` has all that are kept.
  void chatChanged(const std::deque<table::v1::ChatLine>& chat, const client::ChatChanged& change);
  /// Who looks on now, by the names shown at the table.
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
  void clockChanged();
  void selectedChanged();
  void aimChanged();
  void movingChanged();
  void primaryChanged();
  void resultShownChanged();
  void chatUnreadChanged();
  void watchersChanged();
  void cardsFlyChanged();
  void retranslated();
  /// For the live region of screen readers, one sentence each.
  void announced(const QString& sentence);
  /// "deal", "place", "your-turn", "last-seconds", "illegal", "chat", "win", "other-wins", "lost", "back" ...
  void heard(const QString& sound);
  /// A sentence for a toast, styled text: a refusal, a hint, what happened to one's seat.
  void told(const QString& text, const QString& icon);
  /// A refusal that was told belongs to a turn, or to somebody else's, that is over.
  void withdrawn(const QString& text);
  /// A card that cannot be played was tried: the legal ones lift once.
  void refused(const QString& cardKey);
  /// A line of ours was not said, and why.
  void notSaid(const QString& text, const QString& why);
  /// Somebody has said something: a bubble at the plaque for 4 s. seat -1: a watcher.
  void said(int seat, const QString& text);
  /// It has become our turn: the window alerts if it is in the background.
  void turnBegan();

 private:
  struct State;

  const table::v1::TableUpdate& update() const;
  bool between() const { return phase() == Gathering || phase() == Over; }
  void showEverything(std::size_t fresh, bool arrived);
  void showSeats();
  QString secondLineOf(const SeatCard& seat, QString* spoken) const;
  QString waitingToStart() const;
  bool mayWatchAgain() const;
  /// A pause in the game is for us, too: with a seat, or where only bots play.
  bool mayGoOn() const;
  /// Between games, with a seat, and not asked for yet.
  bool mayAskForAnother() const;
  /// Tells what has happened since the update before, in order.
  void tell(const table::v1::TableUpdate* before, bool back);
  void tellBack(const QStringList& meanwhile);
  void say(const News& news);
  void announce(const QString& sentence);
  /// What has to be said of this play: by the person, or by a bot for them.
  void tellTurn(bool back);
  void tellPause(const table::v1::TableUpdate* before);
  void tellPace(const table::v1::TableUpdate* before);
  void showChat();
  void endSelection();
  void mark(const QString& cardKey);
  /// Who thinks about which card, and where it is aimed, may be something else now.
  void showConsidered();
  void tellChoice(const Choice& choice);
  void move(const table::v1::GameMove& move, const QString& cardKey);
  void endMove();
  /// What the primary does while no card is selected: the kind's own, or the only legal move, if that needs no card.
  std::optional<Action> primaryAction() const;
  void setResultShown(bool shown);
  void refuse(const QString& words);
  /// What was asked with this tag is not done for that reason.
  void refuse(client::RequestTag tag, const QString& words);
  /// What was asked with this tag has come to nothing.
  void notDone(client::RequestTag tag);
  client::RequestTag ask(session::v1::ClientMessage message);

  Preferences* m_preferences;
  AskServer m_ask;
  SeatList* m_seats;
  LogList* m_log;
  ChatList* m_chat;
  std::unique_ptr<GameModel> m_game;
  std::unique_ptr<State> m_state;
};

}  // namespace cardroom::window
