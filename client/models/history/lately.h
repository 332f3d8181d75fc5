#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <vector>

#include "client/archive/past_game.h"
#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One of the games that the person has played most recently.
struct LateGame {
  CARDROOM_GADGET(lateGame)
  CARDROOM_FIELD(QString, file) = {};
  CARDROOM_FIELD(QString, text) = {};    ///< "<b>Won</b> Pinochle, 268 to 141": styled.
  CARDROOM_FIELD(QString, detail) = {};  ///< "with Selma, yesterday"
  CARDROOM_FIELD(QString, spoken) = {};  ///< "Won Pinochle, 268 to 141. With Selma, yesterday."
  CARDROOM_FIELD(bool, won) = false;
  friend bool operator==(const LateGame&, const LateGame&) = default;
};

/// The four games that the person has played most recently, the newest first. GUI thread.
class Lately : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by YourGames")
  explicit Lately(QObject* parent = nullptr) : RowList{m_rows, parent} {}

  /// `games`: all, the newest first. Also called after a language change.
  void show(const std::vector<client::PastGame>& games, const QDateTime& now);
  const QList<LateGame>& rows() const { return m_rows; }

 private:
  QList<LateGame> m_rows;
};

}  // namespace cardroom::window
