#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <cstdint>
#include <optional>
#include <vector>

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

/// Who sits where, for sentences.
struct Cast {
  QStringList names{};   ///< By seat: "Maren", "Otto".
  int you = -1;          ///< The person's own seat; -1: watches.
  bool arrived = false;  ///< We have just come to this table: what happened before is not told.
};

/// Something that happened, told once: to the screen reader and to the ears.
struct Happening {
  QString sentence{};    ///< For the live region: "Jonas discards the ten of hearts."; empty: only seen.
  QString afterwards{};  ///< The same for who was away: "Jonas discarded the ten of hearts."; empty: not worth telling
                         ///< then.
  QString sound{};       ///< "deal", "place", "pick-up", "win" ...; empty: silent.
  int seat = -1;         ///< Whose play it is; -1: no play.
  QString card{};        ///< The card that was played: "TH".
};

/// The same for the eyes and for a screen reader: "Give up K♣ ..." and "Give up king of clubs ...".
struct Wording {
  QString text{};    ///< Styled.
  QString spoken{};  ///< Without marks and signs.
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

 public:
  explicit GameModel(QObject* parent = nullptr) : QObject{parent}, m_cards{new TableCards{this}} {}

  TableCards* cards() const { return m_cards; }
  virtual QString progress() const = 0;
  virtual int step() const = 0;
  virtual int steps() const = 0;
  virtual QString prompt() const = 0;

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

  /// The move that playing this card makes; empty if that is not legal or not the whole move.
  virtual std::optional<table::v1::GameMove> moveFor(const QString& cardKey) const = 0;
  /// What playing it would be called on the button: "Discard K♣".
  virtual QString moveText(const QString& cardKey) const = 0;
  /// The button while nothing is selected: "Choose one card".
  virtual QString moveWanted() const = 0;
  /// Why this card cannot be played now, in words for a toast.
  virtual QString whyNot(const QString& cardKey) const = 0;
  /// For a screen reader: "Your turn, 30 seconds. Choose one of three cards to discard." Negative: no limit.
  virtual QString turnText(int secondsLeft) const = 0;
  /// "Selected king of clubs. Press Enter to discard."
  virtual QString selectedText(const QString& cardKey) const = 0;

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
