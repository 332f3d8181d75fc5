#pragma once

#include "client/models/games/thrones/thrones_values.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window {

/// What a Game of Thrones table shows. Lists of two are indexed by pile (0: the top one), unless they are marked "ours
/// first"; for a spectator, the team of the top pile is "ours".
class ThronesModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  CARDROOM_READ(cardroom::window::ThronesTable, table, changed) { return thrones::tableOf(m_shown); }
  /// By pile, while the person considers a playable card; otherwise empty.
  CARDROOM_READ(QList<cardroom::window::ThronesPreview>, preview, previewChanged) {
    return thrones::previewsOf(m_shown);
  }
  CARDROOM_READ(cardroom::window::ThronesResult, result, changed) { return thrones::resultOf(m_shown); }

  static const Kind kKind;

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  GameEnding ended() const override { return thrones::endingOf(m_shown); }
  QList<Happening> happenings() const override { return thrones::happeningsOf(m_shown); }
  QList<LogLine> log() const override { return thrones::logOf(m_shown.beats, m_shown.cast); }
  Recall recall() const override { return thrones::recallOf(m_shown); }
  QString ruleText(int rule) const override { return thrones::ruleText(rule); }
  void setHandOrder(Preferences::HandOrder order) override {
    if (std::exchange(m_shown.order, order) != order) cards()->show(thrones::cardsOf(m_shown));
  }
  GameTurn& turn() override { return *m_turn; }

 Q_SIGNALS:
  void previewChanged();

 private:
  ThronesShown m_shown;  ///< The content of the last update.
  std::unique_ptr<GameTurn> m_turn = thrones::turnOf(m_shown, *cards(), [this] { Q_EMIT previewChanged(); });
};

}  // namespace cardroom::window
