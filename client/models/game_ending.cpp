#include "client/models/game_ending.h"

#include <QCoreApplication>
#include <vector>

#include "client/core/ending.h"
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
  std::vector<client::Finish> finishes;
  for (const EndingRow& row : rows)
    finishes.push_back({row.points, row.winner});
  const auto place = client::second_place(finishes);
  if (!place) return {};
  const EndingRow& second = rows[static_cast<qsizetype>(*place)];
  return second.player.you ? Ending::tr("You came second with %L1.").arg(second.points)
                           : Ending::tr("%2 came second with %L1.").arg(second.points).arg(isolated(second.name));
}

}  // namespace cardroom::window
