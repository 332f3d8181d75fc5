#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <optional>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/gadget_field.h"

namespace cardroom::window {

/// One piece of text in two forms, one to show and one for a screen reader: "Give up K♣ ..." and "Give up king of clubs
/// ...".
struct Wording {
  QString text{};    ///< Styled.
  QString spoken{};  ///< Without markup or symbols.
};

/// One way to play a card: the place where it goes, or the cards that it picks up.
struct Choice {
  CARDROOM_GADGET(cardChoice)
  /// Assigned by the kind, unique among a card's choices; if the choice is a place, also the id of that place:
  /// "pile-0".
  CARDROOM_FIELD(QString, id) = {};
  CARDROOM_FIELD(bool, allowed) = true;  ///< If false, it is still shown, with the reason in `whyNot`.
  CARDROOM_FIELD(QString, whyNot) = {};  ///< Only if it is not allowed: "A diamond may not lie on a heart."
  CARDROOM_FIELD(QString, text) = {};    ///< The label of its button: "Put 6♠ on ours".
  QString spoken{};  ///< What it would do, for a screen reader; empty if the button's label says it all.
};

/// A move that needs no card: a pass, a bid.
struct Action {
  CARDROOM_GADGET(tableAction)
  CARDROOM_FIELD(QString, id) = {};    ///< Assigned by the kind, unique among a turn's actions: "pass".
  CARDROOM_FIELD(QString, text) = {};  ///< The label of its button: "Pass".
  CARDROOM_FIELD(QString, key) = {};   ///< Its keyboard shortcut, a Latin letter or a symbol: "P"; empty: none.
  /// A right click on one of the person's own cards triggers it while no card is selected.
  bool secondClick = false;
  bool primary = false;  ///< The main action while no card is selected.
  bool onTable = false;  ///< The kind's page has a button for it on the table itself.
};

/// The result of trying to mark or unmark a card.
struct Marking {
  QString whyNot{};  ///< Empty if it succeeded.
  QString spoken{};  ///< "9 of 12 kept."
};

/// What the person may do now in one kind of game, and the move that they have prepared so far: a part of the kind's
/// GameModel, one class per kind. Knows the server's list of legal moves, but no rules of its own. GUI thread.
class GameTurn {
 public:
  GameTurn() = default;
  GameTurn(const GameTurn&) = delete;
  GameTurn& operator=(const GameTurn&) = delete;
  virtual ~GameTurn() = default;

  /// The ways to play this card now: at least one is allowed, and the first is the default. Empty if the card cannot be
  /// played; whyNot() says why.
  virtual QList<Choice> choicesFor(const QString& cardKey) const = 0;
  /// The move that a choice makes; empty if there is none.
  virtual std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const = 0;
  /// Why this card cannot be played now, worded for a toast.
  virtual QString whyNot(const QString& cardKey) const = 0;
  /// "Selected king of clubs. Press Enter to discard."
  virtual QString selectedText(const QString& cardKey) const = 0;
  /// For a screen reader: "Your turn, 30 seconds. Choose one of three cards to discard." `secondsLeft` is negative if
  /// there is no limit.
  virtual QString turnText(int secondsLeft) const = 0;
  /// Marks the hinted move's card until the turn ends; returns the reason in one sentence.
  virtual Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) = 0;

  /// What can be done now without selecting a card: legal moves, and steps towards a move.
  virtual QList<Action> actions() const { return {}; }
  /// The move that an action makes; empty if it is only a step towards a move.
  virtual std::optional<table::v1::GameMove> moveOf(const QString& /*action*/) const { return std::nullopt; }
  /// Performs a step that is not sent to the server ("ten more" before a bid is made), and returns the result worded
  /// for a screen reader; empty if the action is not such a step.
  virtual std::optional<QString> prepare(const QString& /*action*/) { return std::nullopt; }
  /// Whether the current move consists of several cards, so that cards are marked rather than one being selected.
  virtual bool marksCards() const { return false; }
  /// Marks or unmarks a card. Precondition: marksCards().
  virtual Marking mark(const QString& /*cardKey*/) { return {}; }
  /// Called when a move with that card has been sent; for kinds with identical cards.
  virtual void sent(const QString& /*cardKey*/) {}
  /// Called when the person considers this card: it is selected, dragged or under the pointer; empty: no card. For
  /// kinds that preview what a card would do.
  virtual void consider(const QString& /*cardKey*/, bool /*selected*/) {}
};

}  // namespace cardroom::window
