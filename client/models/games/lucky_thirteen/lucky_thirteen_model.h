#pragma once

#include <memory>

#include "client/models/game_model.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_result.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_turn.h"

namespace cardroom::window {

struct Kind;

/// What the table of Lucky Thirteen shows.
class LuckyThirteenModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  /// "31 in the pile".
  CARDROOM_READ(QString, pileText, changed);
  CARDROOM_READ(cardroom::window::LuckyThirteenEnd, end, changed) { return lucky_thirteen::endOf(*m_shown); }

  static const Kind kKind;

  explicit LuckyThirteenModel(QObject* parent = nullptr);
  ~LuckyThirteenModel() override;

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  void setHandOrder(Preferences::HandOrder order) override;
  GameTurn& turn() override { return m_turn; }

 private:
  std::unique_ptr<LuckyThirteenShown> m_shown;
  LuckyThirteenTurn m_turn;
};

}  // namespace cardroom::window
