#pragma once

#include <QString>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/game_model.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

class LessonModel;

/// The card that the person is considering, where it may go, and the resulting move, before the server knows of them.
/// Marked cards and other steps towards a move are kept by the kind's GameTurn. GUI thread.
class ChoiceModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The key of the card that is selected; empty: none.
  CARDROOM_READ(QString, selected, selectedChanged) { return m_selected; }
  /// The key of the considered card: the selected one, otherwise the one under the pointer; empty: none.
  CARDROOM_READ(QString, considered, aimChanged);
  /// The ways to play the considered card, the default first.
  CARDROOM_READ(QList<cardroom::window::Choice>, ways, aimChanged);
  /// The id of the way that the primary button takes (or would take, if the card were selected); empty: none.
  CARDROOM_READ(QString, aim, aimChanged);
  /// Actions that need no card, for secondary buttons: neither the primary one nor those with a button on the table.
  CARDROOM_READ(QList<cardroom::window::Action>, actions, actionsChanged);
  /// A move was sent, and the hand is locked until the answer arrives.
  CARDROOM_READ(bool, moving, movingChanged) { return m_move.has_value(); }
  /// The key of that move's card; empty for a move without one.
  CARDROOM_READ(QString, movingCard, movingChanged) { return m_move ? m_move->card : QString{}; }

  ChoiceModel(const TableShared& table, LessonModel& lesson, QObject* parent);

  /// Click or Space on a card: toggles its selection or mark; if that is refused, emits refused() and says why. The
  /// first click on a card that was proposed leaves it selected.
  Q_INVOKABLE void select(const QString& cardKey);
  Q_INVOKABLE void clearSelection();
  /// The pointer is over that card or is dragging it; empty: no card.
  Q_INVOKABLE void consider(const QString& cardKey);
  /// Chooses that way to play the selected card, without playing it yet; if it is not allowed, says why.
  Q_INVOKABLE void aimAt(const QString& way);
  /// Chooses the next allowed way to play the selected card, wrapping around; `by`: 1, or -1 for the previous one.
  Q_INVOKABLE void aimNext(int by);
  /// Double click: plays the card if there is only one way to play it; otherwise selects it, so that the person can
  /// choose a way.
  Q_INVOKABLE void play(const QString& cardKey);
  /// A drop on a place, or a click on a place while the card is selected: plays the card there.
  Q_INVOKABLE void playAt(const QString& cardKey, const QString& way);
  /// Makes a move without a card, or takes a step towards such a move.
  Q_INVOKABLE void act(const QString& action);
  /// Performs the action with that keyboard shortcut. Returns false if no action has it now.
  Q_INVOKABLE bool actByKey(const QString& key);
  /// Right click on one of the person's own cards: clears the selection; without a selection, unmarks the card or does
  /// what the kind assigns to a right click.
  Q_INVOKABLE void secondClick(const QString& cardKey);

  /// The primary action while no card is selected: the proposed one, the kind's own, or the only legal move, if it
  /// needs no card.
  std::optional<Action> primaryAction() const;
  /// Label of the primary button: what it would do with the selected card or without a card, or what is still needed.
  QString primaryText() const;
  /// Performs the primary action.
  void primary();
  /// The label of the button that makes this move; empty if the move cannot be made, or is still to be prepared.
  QString textOf(const table::v1::GameMove& move) const;
  /// Makes this move, if textOf() is not empty.
  void make(const table::v1::GameMove& move);

  /// Selects what a hint recommends, so that the primary button makes that move.
  void propose(const table::v1::GameMove& move);
  /// If only one card can be played, in only one way, and nothing else can be done, selects that card.
  void proposeOnlyCard();

  // Called by TableController.
  /// The table was updated: ends an outdated move or selection.
  void follow();
  /// The request was refused or given up.
  void notDone(client::RequestTag tag);
  void clear();
  /// Updates the previews: the considered card, or its aim, may have changed.
  void showConsidered();

 Q_SIGNALS:
  void selectedChanged();
  void aimChanged();
  void actionsChanged();
  void movingChanged();
  /// The person tried to play a card that cannot be played: the playable ones lift once.
  void refused(const QString& cardKey);

 private:
  /// A move that was sent but is not yet confirmed.
  struct Move {
    client::RequestTag tag{};
    std::uint64_t decision{};
    QString card;  ///< The key of its card; empty for a move without one.
  };

  /// How a move can be made: with a card, in one of its ways, or by an action.
  struct Making {
    QString card;  ///< Its key; empty: by the action.
    Choice way;
    Action action;
  };
  std::optional<Making> makingOf(const table::v1::GameMove& move) const;
  /// Null if there is no game.
  GameTurn* turn() const;
  void mark(const QString& cardKey);
  void choose(const QString& cardKey, const Choice& way);
  void send(const table::v1::GameMove& move, const QString& cardKey);
  void endSelection();
  void endMove();

  LessonModel& m_lesson;
  QString m_selected;
  QString m_pointedAt;       ///< The key of the card in our hand under the pointer; empty: none.
  QString m_aim;             ///< The aim of the selected card.
  bool m_proposed = false;   ///< The window has selected the card, and the person has not agreed yet.
  QString m_proposedAction;  ///< The id of an action that a hint recommends for this decision.
  std::uint64_t m_proposedFor = 0;
  std::optional<Move> m_move;  ///< Sent, but not in an update yet.
};

}  // namespace cardroom::window
