#pragma once

#include "client/models/games/pasur/pasur_values.h"
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window {

/// What a Pasur table shows. In `cards`: zones "hand", "seat" (another's hand; for a spectator the hand of seat 0 is
/// "hand"), "pool", "taken" (a seat's pile, oldest first; QML shows it face down, but `card` is set) and "surs" (oldest
/// first). In the pool, `place` is the card's slot, which the card keeps until the pool is empty or another card begins
/// a new row; then the gaps close, and the length of a row is chosen anew: three slots for up to six cards, four for up
/// to twelve, and six for more. `places` is the number of slots. New cards come from "pile", the deck.
class PasurModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  CARDROOM_READ(cardroom::window::PasurTable, table, changed) { return pasur::tableOf(m_shown); }
  CARDROOM_READ(cardroom::window::PasurPlay, lastPlay, changed) { return pasur::playOf(m_shown); }
  CARDROOM_READ(cardroom::window::PasurSheet, sheet, changed) { return pasur::sheetOf(m_shown); }
  /// What the considered card would pick up, in the order of choicesFor(). Empty if it picks up nothing; its only
  /// choice then has the id "pool".
  CARDROOM_READ(QList<cardroom::window::PasurCapture>, captures, previewChanged) {
    return pasur::capturesOf(m_shown, m_shown.considered);
  }
  /// "What 7♥ can take": the heading of these captures.
  CARDROOM_READ(QString, captureTitle, previewChanged);
  /// There are too many captures to list: the person first narrows them down by choosing a card in the pool.
  CARDROOM_READ(bool, many, previewChanged);

  static const Kind kKind;

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  GameEnding ended() const override { return pasur::endingOf(m_shown); }
  bool countsPoints() const override { return true; }
  QList<Happening> happenings() const override { return pasur::happeningsOf(m_shown); }
  QList<LogLine> log() const override { return pasur::logOf(m_shown); }
  Recall recall() const override { return pasur::recallOf(m_shown); }
  QString ruleText(int rule) const override { return pasur::ruleText(rule); }
  void setHandOrder(Preferences::HandOrder order) override {
    if (std::exchange(m_shown.order, order) != order) cards()->show(pasur::cardsOf(m_shown));
  }
  GameTurn& turn() override { return *m_turn; }

 Q_SIGNALS:
  void previewChanged();

 private:
  PasurShown m_shown;  ///< The content of the last update.
  std::unique_ptr<GameTurn> m_turn = pasur::turnOf(m_shown, *cards(), [this] { Q_EMIT previewChanged(); });
};

}  // namespace cardroom::window
