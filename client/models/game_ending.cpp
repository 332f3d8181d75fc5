#include "client/models/game_ending.h"

#include <QCoreApplication>
#include <algorithm>

#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

struct Ending {
  Q_DECLARE_TR_FUNCTIONS(Ending)
};

}  // namespace

EndingRow endingRow(const SeatCard& player, const QString& line, int points) {
  const QString sum = Ending::tr("%1: %Ln point(s).", nullptr, points).arg(isolated(player.name));
  return {.player = player,
          .name = player.name,
          .line = line,
          .points = points,
          .winner = player.winner,
          .text = inARow({sum, line})};
}

QString secondPlace(const QList<EndingRow>& rows) {
  const auto second = std::ranges::find(rows, false, &EndingRow::winner);
  if (rows.size() < 3 || second == rows.end() || second->points <= 0) return {};
  if (std::ranges::count(rows, second->points, &EndingRow::points) > 1) return {};
  return second->player.you ? Ending::tr("You came second with %L1.").arg(second->points)
                            : Ending::tr("%2 came second with %L1.").arg(second->points).arg(isolated(second->name));
}

}  // namespace cardroom::window
