#pragma once

#include "client/models/game_turn.h"

namespace cardroom::window {

class TableCards;
struct LuckyThirteenShown;

/// What the person may do at a table of Lucky Thirteen: give up one of three cards. GUI thread.
class LuckyThirteenTurn : public GameTurn {
 public:
  /// Both outlive it.
  LuckyThirteenTurn(LuckyThirteenShown& shown, TableCards& cards) : m_shown{shown}, m_cards{cards} {}

  QList<Choice> choicesFor(const QString& cardKey) const override;
  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override;
  QString whyNot(const QString& cardKey) const override;
  QString selectedText(const QString& cardKey) const override;
  QString turnText(int secondsLeft) const override;
  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override;

 private:
  LuckyThirteenShown& m_shown;
  TableCards& m_cards;
};

}  // namespace cardroom::window
