#pragma once

#include "client/models/games/lucky_thirteen/lucky_thirteen_result.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window {

/// What a Lucky Thirteen table shows.
class LuckyThirteenModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  /// "31 in the pile".
  CARDROOM_READ(QString, pileText, changed);
  CARDROOM_READ(cardroom::window::LuckyThirteenEnd, end, changed) { return lucky_thirteen::endOf(m_shown); }

  static const Kind kKind;

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  GameEnding ended() const override { return lucky_thirteen::endingOf(m_shown); }
  QList<Happening> happenings() const override { return lucky_thirteen::happeningsOf(m_shown); }
  QList<LogLine> log() const override { return lucky_thirteen::logOf(m_shown.beats, m_shown.cast); }
  Recall recall() const override { return lucky_thirteen::recallOf(m_shown); }
  void setHandOrder(Preferences::HandOrder order) override {
    if (std::exchange(m_shown.order, order) != order) cards()->show(lucky_thirteen::cardsOf(m_shown));
  }
  GameTurn& turn() override { return *m_turn; }

 private:
  LuckyThirteenShown m_shown;
  std::unique_ptr<GameTurn> m_turn = lucky_thirteen::turnOf(m_shown, *cards());
};

}  // namespace cardroom::window
