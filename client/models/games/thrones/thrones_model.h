#pragma once

#include <memory>

#include "client/models/game_model.h"
#include "client/models/games/thrones/thrones_values.h"

namespace cardroom::window {

struct Kind;

/// What the table of Game of Thrones shows. Lists of two are by pile (0 lies on top) or, where they say so, ours first;
/// for a spectator, the team of the pile on top is "ours".
class ThronesModel : public GameModel {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Made by the list of kinds")
  CARDROOM_READ(cardroom::window::ThronesTable, table, changed) { return thrones::tableOf(*m_shown); }
  /// By pile, while the person thinks about a card that they may play; else empty.
  CARDROOM_READ(QList<cardroom::window::ThronesPreview>, preview, previewChanged) {
    return thrones::previewsOf(*m_shown);
  }
  CARDROOM_READ(cardroom::window::ThronesResult, result, changed) { return thrones::resultOf(*m_shown); }

  static const Kind kKind;

  explicit ThronesModel(QObject* parent = nullptr);
  ~ThronesModel() override;

  void show(const table::v1::TableUpdate& update, const std::vector<table::v1::GameEvent>& events, std::size_t fresh,
            const Cast& cast) override;
  GameFace face() const override;
  SeatFace seatFace(int seat) const override;
  QList<Happening> happenings() const override;
  QList<LogLine> log() const override;
  QString ruleText(int rule) const override;
  void setHandOrder(Preferences::HandOrder order) override;
  GameTurn& turn() override { return *m_turn; }

 Q_SIGNALS:
  void previewChanged();

 private:
  std::unique_ptr<ThronesShown> m_shown;  ///< What the last update said.
  std::unique_ptr<GameTurn> m_turn;
};

}  // namespace cardroom::window
