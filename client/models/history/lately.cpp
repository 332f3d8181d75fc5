#include "client/models/history/lately.h"

#include <utility>

#include "client/models/card_words.h"
#include "client/models/history/past_game_words.h"
#include "client/models/words.h"

namespace cardroom::window {

void Lately::show(const std::vector<client::PastGame>& games, const QDateTime& now) {
  constexpr qsizetype kShown = 4;
  QList<LateGame> rows;
  for (const client::PastGame& game : games) {
    if (!game.seat) continue;
    const QString day = dayWords(whenEnded(game), now);
    const QString company = companyOf(game);
    const QString detail = company.isEmpty() ? day : tr("%1, %2", "with whom; when").arg(company, day);
    const QString spoken = inARow({tr("%1.", "words that become a sentence").arg(latelyWords(game, false)),
                                   tr("%1.", "words that become a sentence").arg(sentence(detail))});
    rows << LateGame{.file = QString::fromStdString(game.file.string()),
                     .text = latelyWords(game, true),
                     .detail = detail,
                     .spoken = spoken,
                     .won = game.won()};
    if (rows.size() == kShown) break;
  }
  showRows(m_rows, std::move(rows));
}

}  // namespace cardroom::window
