#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "client/models/cast.h"
#include "client/models/gadget_field.h"
#include "client/models/game_ending.h"
#include "client/models/game_turn.h"
#include "client/models/line_lists.h"
#include "client/models/preferences.h"
#include "client/models/recall.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

struct Kind;

/// An event that is announced once, by the screen reader and by a sound.
struct Happening {
  QString sentence{};  ///< For the live region: "Jonas discards the ten of hearts."; empty if it is only shown.
  /// The sentence for a person who was away: "Jonas discarded the ten of hearts."; empty if it is no longer worth
  /// mentioning.
  QString afterwards{};
  QString sound{};         ///< "deal", "place", "pick-up", "win" ...; empty: silent.
  bool outOfTime = false;  ///< It was the person's turn, and their time ran out.
  bool ofResult = false;   ///< It gives away the result: it waits until the hands have been counted on the table.
};

/// A happening whose sentence is the same for a person who was away.
inline Happening heard(const QString& sentence, const QString& sound = {}) {
  return {.sentence = sentence, .afterwards = sentence, .sound = sound};
}

/// "Game over. You win with 42.", with the sound of a win.
inline Happening resultHeard(const QString& sentence, const QString& sound) {
  Happening happening = heard(sentence, sound);
  happening.ofResult = true;
  return happening;
}

/// The state of a game as the table shows it.
struct GameFace {
  QString progress{};  ///< "Round 3 of 4"; empty before the first card.
  int step = 0;        ///< Progress along a row of dots, from 1; 0: before the first; steps + 1: game over.
  int steps = 0;       ///< 0: there is no row of dots.
  /// What the person has to do now: "Discard one card." Empty if it is not their turn.
  QString prompt{};
  QStringList phases{};  ///< The names of the game's phases, if the kind has several, such as "Bidding".
  int phase = -1;        ///< Index of the current phase; -1: none, or the row of dots shows it.
  /// The game's options, shown after the kind's title: "cut-throat"; empty for the default ones.
  QString variant{};
  QString moveWanted{};  ///< Label of the primary button while nothing is selected: "Choose one card"; empty: none.
  QString turnLine{};    ///< On the person's own plaque during their turn: "Your bid"; empty: "Your turn".
  QString pauseText{};   ///< Shown during a pause: "We win this battle, 19 points."
  QString goOnText{};    ///< Label of the button that ends a pause; empty: the default.
};

/// The state of one seat as the table shows it.
struct SeatFace {
  Wording secondLine{};  ///< On the plaque: "Discarded 10♥"; empty: the game has nothing to show.
  int cardsHeld = 0;
  /// "ours" or "theirs" in a game with teams (for a spectator, seat 0's team is "ours"); otherwise empty.
  QString team{};
};

/// What one kind of game contributes to the table's page: one class per kind in client/models/games, each with one line
/// in the list (kinds.cpp). Holds only the content of the last update: no rules, no guesses. TableController updates
/// it; the kind's QML page reads its properties. GUI thread.
class GameModel : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  CARDROOM_PART(cardroom::window::TableCards, cards)
  // The fields of GameFace.
  CARDROOM_READ(QString, progress, changed) { return face().progress; }
  CARDROOM_READ(int, step, changed) { return face().step; }
  CARDROOM_READ(int, steps, changed) { return face().steps; }
  CARDROOM_READ(QString, prompt, changed) { return face().prompt; }
  CARDROOM_READ(QStringList, phases, changed) { return face().phases; }
  CARDROOM_READ(int, phase, changed) { return face().phase; }
  CARDROOM_READ(QString, variant, changed) { return face().variant; }
  CARDROOM_READ(cardroom::window::GameEnding, ending, changed) { return ended(); }

  explicit GameModel(QObject* parent = nullptr) : QObject{parent}, m_cards{new TableCards{this}} {}

  /// Shows this update. `events` are the game's events so far, as visible to this viewer; the last `fresh` of them are
  /// new.
  virtual void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                    std::size_t fresh, const Cast& cast) = 0;
  virtual GameFace face() const = 0;
  virtual SeatFace seatFace(int seat) const = 0;
  /// The result; empty until the game is over.
  virtual GameEnding ended() const = 0;
  /// Whether the game shows points during play that could be mistaken for the evening's totals.
  virtual bool countsPoints() const { return false; }
  /// Announcements for the new events of the last show(), in order.
  virtual QList<Happening> happenings() const = 0;
  /// The whole log of the game so far.
  virtual QList<LogLine> log() const = 0;
  /// What was last completed on the table: a trick, a capture, a battle, a round of discards. Empty if nothing was, or
  /// if this viewer does not know.
  virtual Recall recall() const = 0;
  /// The wording of the rule that the server cites in a refusal; empty if this version does not know the rule.
  virtual QString ruleText(int /*rule*/) const { return {}; }
  /// Sets the person's preferred order for their own hand.
  virtual void setHandOrder(Preferences::HandOrder order) = 0;
  /// What the person may do.
  virtual GameTurn& turn() = 0;

 Q_SIGNALS:
  void changed();

 private:
  TableCards* m_cards;
};

}  // namespace cardroom::window
