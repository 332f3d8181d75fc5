#pragma once

#include <functional>

#include "client/models/game_turn.h"

namespace cardroom::window {

class TableCards;
struct PinochleShown;
struct TableCard;

/// What the person may do at a table of Pinochle, and makes ready for it: the first bid, the trump, the cards to keep.
/// GUI thread.
class PinochleTurn : public GameTurn {
 public:
  /// `changed`: something else is ready. All of it outlives this.
  PinochleTurn(PinochleShown& shown, TableCards& cards, std::function<void()> changed);

  /// Another turn has begun: nothing is ready but a first bid.
  void begin();
  /// So much more, or less, for a first bid; as far as it goes.
  void stepFirstBid(int by);
  void closeMelds();

  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QString whyNot(const QString& cardKey) const override;
  QString selectedText(const QString& cardKey) const override;
  QString turnText(int secondsLeft) const override;
  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override;
  QList<Action> actions() const override;
  std::optional<table::v1::GameMove> moveOf(const QString& action) const override;
  std::optional<QString> prepare(const QString& action) override;
  bool marksCards() const override;
  Marking mark(const QString& cardKey) override;
  void sent(const QString& cardKey) override;

 private:
  /// Lays the cards, and tells of it. Returns what is said of the cards to keep.
  QString showMarks();
  void readyBid(int amount);

  PinochleShown& m_shown;
  TableCards& m_cards;
  std::function<void()> m_changed;
};

}  // namespace cardroom::window
