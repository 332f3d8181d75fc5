#pragma once

#include <QString>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/game_model.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// The card that the person thinks about, where it may go, and the move that is made of it. This is all that the window
/// knows before the server does. GUI thread.
class ChoiceModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The key of the card that is selected; empty: none.
  CARDROOM_READ(QString, selected, selectedChanged) { return m_selected; }
  /// The key of the card that the person thinks about: the selected one, else the one under the pointer; empty: none.
  CARDROOM_READ(QString, considered, aimChanged);
  /// The ways to play it, the first one in front.
  CARDROOM_READ(QList<cardroom::window::Choice>, ways, aimChanged);
  /// The id of the way that the primary takes (or would take, if the card were selected); empty: none.
  CARDROOM_READ(QString, aim, aimChanged);
  /// What can be done without a card, for quiet buttons; not what is the primary, or has a button on the table.
  CARDROOM_READ(QList<cardroom::window::Action>, actions, actionsChanged);
  /// A move is on its way, and the hand is shut until the answer.
  CARDROOM_READ(bool, moving, movingChanged) { return m_move.has_value(); }
  /// The key of the card that is on its way; empty for a move without one.
  CARDROOM_READ(QString, movingCard, movingChanged) { return m_move ? m_move->card : QString{}; }

  ChoiceModel(const TableShared& table, QObject* parent);

  /// Click or Space on a card: selects or marks it, or puts it back; one that cannot be is explained (refused()).
  Q_INVOKABLE void select(const QString& cardKey);
  Q_INVOKABLE void clearSelection();
  /// The pointer is on that card, or drags it; empty: on none any more.
  Q_INVOKABLE void consider(const QString& cardKey);
  /// The selected card shall go there; a way that is not allowed is explained.
  Q_INVOKABLE void aimAt(const QString& way);
  /// The next allowed way of the selected card, round and round; `by`: 1, or -1 for the one before.
  Q_INVOKABLE void aimNext(int by);
  /// Double click: plays the card if that has one meaning; else selects it, and asks for the way.
  Q_INVOKABLE void play(const QString& cardKey);
  /// A drop on a place, or a click on one while the card is selected: plays it there.
  Q_INVOKABLE void playAt(const QString& cardKey, const QString& way);
  /// A move without a card, or a step towards one.
  Q_INVOKABLE void act(const QString& action);
  /// The same by its key; false: no action has that key now.
  Q_INVOKABLE bool actByKey(const QString& key);
  /// Right click on a card of one's own: puts the selected one back; without one, what the kind wants of it.
  Q_INVOKABLE void secondClick(const QString& cardKey);

  /// What the primary does while no card is selected: the kind's own, or the only legal move, if that needs no card.
  std::optional<Action> primaryAction() const;
  /// What the primary says: the way that is aimed at, the action without a card, or what is still needed.
  QString primaryText() const;
  /// Does it.
  void primary();

  // From TableController.
  /// The table is newer: a move and a selection that it has overtaken end.
  void follow();
  /// That request has come to nothing.
  void notDone(client::RequestTag tag);
  void clear();
  /// What is considered, and where it is aimed, may be something else now.
  void showConsidered();

 Q_SIGNALS:
  void selectedChanged();
  void aimChanged();
  void actionsChanged();
  void movingChanged();
  /// A card that cannot be played was tried: the legal ones lift once.
  void refused(const QString& cardKey);

 private:
  /// A move that was sent.
  struct Move {
    client::RequestTag tag{};
    std::uint64_t decision{};
    QString card;  ///< Its key; empty: a move without one.
  };

  /// Null without a game.
  GameTurn* turn() const;
  void mark(const QString& cardKey);
  void send(const table::v1::GameMove& move, const QString& cardKey);
  void endSelection();
  void endMove();

  QString m_selected;
  QString m_pointedAt;         ///< The key of the card of our hand under the pointer; empty: none.
  QString m_aim;               ///< The way that is aimed at, of the selected card.
  std::optional<Move> m_move;  ///< On its way.
};

}  // namespace cardroom::window
