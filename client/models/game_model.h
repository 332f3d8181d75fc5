#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <vector>

#include "client/models/cast.h"
#include "client/models/gadget_field.h"
#include "client/models/game_turn.h"
#include "client/models/line_lists.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

struct Kind;

/// Something that happened, told once: to the screen reader and to the ears.
struct Happening {
  QString sentence{};    ///< For the live region: "Jonas discards the ten of hearts."; empty: only seen.
  QString afterwards{};  ///< The same for a person who was away: "Jonas discarded the ten of hearts."; empty: not worth
                         ///< telling then.
  QString sound{};       ///< "deal", "place", "pick-up", "win" ...; empty: silent.
  bool outOfTime = false;  ///< It was the person's turn, and the time for it was over.
};

/// Told, and told again to a person who was away.
inline Happening heard(const QString& sentence, const QString& sound = {}) {
  return {.sentence = sentence, .afterwards = sentence, .sound = sound};
}

/// What the table says of a game as it stands.
struct GameFace {
  QString progress{};    ///< "Round 3 of 4"; empty before the first card.
  int step = 0;          ///< The same as steps of a row of dots, from 1; 0: before the first; steps + 1: over.
  int steps = 0;         ///< 0: there is no row of dots.
  QString prompt{};      ///< What the person is to do now: "Choose one card to give up." Empty: others decide.
  QStringList phases{};  ///< The parts of a game, in kinds where they differ: "Bidding", "Trump" ...
  int phase = -1;        ///< In which of them it is, from 0; -1: in none, or that is what the steps count.
  QString variant{};     ///< Its options, behind the kind's title: "cut-throat"; empty: the usual ones.
  QString moveWanted{};  ///< The button while nothing is selected: "Choose one card"; empty: none.
  QString turnLine{};    ///< On the person's own plaque during their turn: "Your bid"; empty: "Your turn".
  QString pauseText{};   ///< In a pause, what there is to read: "We win this battle, 19 points."
  QString goOnText{};    ///< The button that ends a pause; empty: the usual one.
};

/// What the table says of one seat.
struct SeatFace {
  Wording secondLine{};  ///< On the plaque: "Discarded 10♥"; empty: nothing of the game.
  int cardsHeld = 0;
  QString team{};  ///< "ours", "theirs" in a game of teams (to a spectator, the team of seat 0 is "ours"); else empty.
};

/// What a kind of game adds to the table in the window: one class a kind in client/models/games, one line each in the
/// list (kinds.cpp). Holds what the last update said and nothing else: no rule, no guess. TableController replaces
/// its contents; the kind's QML page reads its properties. GUI thread.
class GameModel : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  CARDROOM_PART(cardroom::window::TableCards, cards)
  // What GameFace says.
  CARDROOM_READ(QString, progress, changed) { return face().progress; }
  CARDROOM_READ(int, step, changed) { return face().step; }
  CARDROOM_READ(int, steps, changed) { return face().steps; }
  CARDROOM_READ(QString, prompt, changed) { return face().prompt; }
  CARDROOM_READ(QStringList, phases, changed) { return face().phases; }
  CARDROOM_READ(int, phase, changed) { return face().phase; }
  CARDROOM_READ(QString, variant, changed) { return face().variant; }

  explicit GameModel(QObject* parent = nullptr) : QObject{parent}, m_cards{new TableCards{this}} {}

  /// Shows this update. `events` are the game's so far as this viewer may see them, `fresh` of them new.
  virtual void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events,
                    std::size_t fresh, const Cast& cast) = 0;
  virtual GameFace face() const = 0;
  virtual SeatFace seatFace(int seat) const = 0;
  /// While it is played it shows points of its own, for which those of the evening could be taken.
  virtual bool countsPoints() const { return false; }
  /// What the fresh events of the last show() were, in order.
  virtual QList<Happening> happenings() const = 0;
  /// The whole log of the game so far.
  virtual QList<LogLine> log() const = 0;
  /// The rule that the server names in a refusal, in words; empty: this version does not know it.
  virtual QString ruleText(int /*rule*/) const { return {}; }
  /// How the person wants their own hand to lie.
  virtual void setHandOrder(Preferences::HandOrder order) = 0;
  /// What the person may do.
  virtual GameTurn& turn() = 0;

 Q_SIGNALS:
  void changed();

 private:
  TableCards* m_cards;
};

}  // namespace cardroom::window
