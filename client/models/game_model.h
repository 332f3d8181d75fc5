#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <cstdint>
#include <optional>
#include <vector>

#include "client/models/cast.h"
#include "client/models/gadget_field.h"
#include "client/models/line_lists.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::table::v1 {
class GameEvent;
class GameHint;
class GameMove;
class TableUpdate;
}  // namespace cardroom::table::v1

namespace cardroom::window {

/// Something that happened, told once: to the screen reader and to the ears.
struct Happening {
  QString sentence{};    ///< For the live region: "Jonas discards the ten of hearts."; empty: only seen.
  QString afterwards{};  ///< The same for a person who was away: "Jonas discarded the ten of hearts."; empty: not worth
                         ///< telling then.
  QString sound{};       ///< "deal", "place", "pick-up", "win" ...; empty: silent.
  bool outOfTime = false;  ///< It was the person's turn, and the time for it was over.
};

/// The same for the eyes and for a screen reader: "Give up K♣ ..." and "Give up king of clubs ...".
struct Wording {
  QString text{};    ///< Styled.
  QString spoken{};  ///< Without marks and signs.
};

/// One way to play a card: onto a place of the table, or with what it takes there.
struct Choice {
  Q_GADGET
  QML_VALUE_TYPE(cardChoice)

 public:
  /// The kind's own word, unique among the choices of a card; a place has the same: "pile-0".
  CARDROOM_FIELD(QString, id) = {};
  CARDROOM_FIELD(bool, allowed) = true;  ///< False: it is shown, with its reason.
  CARDROOM_FIELD(QString, whyNot) = {};  ///< Only if it is not allowed: "A diamond may not lie on a heart."
  CARDROOM_FIELD(QString, text) = {};    ///< The button: "Put 6♠ on ours".
  QString spoken{};                      ///< What it would do, for a screen reader; empty: the button says it all.
};

/// A move that needs no card: a pass, a bid.
struct Action {
  Q_GADGET
  QML_VALUE_TYPE(tableAction)

 public:
  CARDROOM_FIELD(QString, id) = {};    ///< The kind's own word, unique among the actions of a turn: "pass".
  CARDROOM_FIELD(QString, text) = {};  ///< The button: "Pass".
  CARDROOM_FIELD(QString, key) = {};   ///< On the keyboard, a Latin letter or a sign: "P"; empty: none.
  bool secondClick = false;            ///< A right click on a card of one's own does it, while no card is selected.
  bool primary = false;                ///< The one next action, while no card is selected.
  bool onTable = false;                ///< The kind's page has a button for it among its own things.
};

/// What became of a card that was to be marked, or put back.
struct Marking {
  QString whyNot{};  ///< Empty: it is done.
  QString spoken{};  ///< "9 of 12 kept."
};

/// What a kind of game adds to the table in the window: one class a kind in client/models/games, one line each in the
/// list (kinds.cpp). Holds what the last update said and nothing else: no rule, no guess. TableController replaces
/// its contents; the kind's QML page reads its properties.
class GameModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Made by the list of kinds")
  Q_PROPERTY(cardroom::window::TableCards* cards READ cards CONSTANT FINAL)
  /// "Round 3 of 4"; empty before the first card.
  Q_PROPERTY(QString progress READ progress NOTIFY changed FINAL)
  /// The same as steps of a row of dots: `step` from 1 to `steps`; 0 before the first; steps + 1: over.
  Q_PROPERTY(int step READ step NOTIFY changed FINAL)
  Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
  /// What the person is to do now, for the prompt: "Choose one card to give up." Empty while others are asked.
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  /// The parts of a game, in kinds where they differ: "Bidding", "Trump" ...; else empty. And which one it is in, from
  /// 0; -1: none of them, or that is what the steps count.
  Q_PROPERTY(QStringList phases READ phases NOTIFY changed FINAL)
  Q_PROPERTY(int phase READ phase NOTIFY changed FINAL)
  /// By which options it is played, behind the kind's title: "cut-throat"; empty: the usual ones.
  Q_PROPERTY(QString variant READ variant NOTIFY changed FINAL)

 public:
  explicit GameModel(QObject* parent = nullptr) : QObject{parent}, m_cards{new TableCards{this}} {}

  TableCards* cards() const { return m_cards; }
  virtual QString progress() const = 0;
  virtual int step() const = 0;
  virtual int steps() const = 0;
  virtual QString prompt() const = 0;
  virtual QStringList phases() const { return {}; }
  virtual int phase() const { return -1; }
  virtual QString variant() const { return {}; }

  /// Shows this update. `events` are the game's so far as this viewer may see them, `fresh` of them new.
  virtual void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                    std::size_t fresh, const Cast& cast) = 0;
  /// What the fresh events of the last show() were, in order.
  virtual QList<Happening> happenings() const = 0;
  /// The whole log of the game so far.
  virtual QList<LogLine> log() const = 0;
  /// What stands on a seat's plaque in the second line: "Discarded 10♥"; empty: nothing of the game.
  virtual Wording secondLine(int seat) const = 0;
  virtual int cardsHeld(int seat) const = 0;
  /// While it is played it shows points of its own, for which those of the evening could be taken.
  virtual bool countsPoints() const { return false; }

  /// The ways to play this card now, at least one of them allowed, the one to aim at first in front. None: it cannot be
  /// played, and whyNot() says why.
  virtual QList<Choice> choicesFor(const QString& cardKey) const = 0;
  /// The move that a choice makes; empty if there is none.
  virtual std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const = 0;
  /// What can be done now without selecting a card: moves that are legal, and steps towards one.
  virtual QList<Action> actions() const { return {}; }
  /// Empty for what is only a step towards a move.
  virtual std::optional<table::v1::GameMove> moveOf(const QString& action) const;
  /// Makes such a step, of which the server learns nothing ("ten more" before a bid is made), and says what there is
  /// now, for a screen reader; without a value: it is none.
  virtual std::optional<QString> prepare(const QString& /*action*/) { return std::nullopt; }
  /// Whether several cards make one move now, so that they are marked instead of one being selected.
  virtual bool marksCards() const { return false; }
  /// Marks a card, or puts it back. Precondition: marksCards().
  virtual Marking mark(const QString& /*cardKey*/) { return {}; }
  /// A move with that card is on its way; for kinds with cards that look alike.
  virtual void sent(const QString& /*cardKey*/) {}
  /// The button while nothing is selected: "Choose one card"; empty: none.
  virtual QString moveWanted() const = 0;
  /// Why this card cannot be played now, in words for a toast.
  virtual QString whyNot(const QString& cardKey) const = 0;
  /// For a screen reader: "Your turn, 30 seconds. Choose one of three cards to discard." Negative: no limit.
  virtual QString turnText(int secondsLeft) const = 0;
  /// What stands on the person's own plaque while that one is asked: "Your bid"; empty: "Your turn".
  virtual QString turnLine() const { return {}; }
  /// "Selected king of clubs. Press Enter to discard."
  virtual QString selectedText(const QString& cardKey) const = 0;
  /// The rule that the server names in a refusal, in words; empty: this version does not know it.
  virtual QString ruleText(int /*rule*/) const { return {}; }
  /// The person thinks about this card (it is selected, or else dragged, or the pointer is on it); empty: about none.
  /// For kinds that show what it would do.
  virtual void consider(const QString& /*cardKey*/, bool /*selected*/) {}

  /// In a pause: what there is to read ("We win this battle, 19 points."), and the button that ends it; empty: the
  /// usual one.
  virtual QString pauseText() const { return {}; }
  virtual QString goOnText() const { return {}; }
  /// "ours", "theirs" in a game of teams (to a spectator, the team of seat 0 is "ours"); else empty.
  virtual QString teamOf(int /*seat*/) const { return {}; }

  /// The move's card gets its mark until the turn ends; returns why, in one sentence.
  virtual Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) = 0;

  /// How the person wants the own hand to lie.
  virtual void setHandOrder(Preferences::HandOrder order) = 0;

 Q_SIGNALS:
  void changed();

 private:
  TableCards* m_cards;
};

}  // namespace cardroom::window
