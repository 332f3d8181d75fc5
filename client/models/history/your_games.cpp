#include "client/models/history/your_games.h"

#include <utility>

#include "client/models/history/past_game_words.h"
#include "client/models/saved_file.h"
#include "client/translations/direction.h"
#include "common/record/record_file.h"

namespace cardroom::window {

YourGames::YourGames(QObject* parent)
    : QObject{parent},
      m_list{new PastGames{this}},
      m_lately{new Lately{this}},
      m_statistics{new GameStatistics{this}},
      m_save{saveAmongDocuments} {}

void YourGames::show(const std::vector<client::PastGame>& games, const QDateTime& now) {
  m_now = now;
  m_list->show(games, now);
  m_lately->show(games, now);
  m_statistics->show(games, now);
}

void YourGames::retranslate() {
  m_list->retranslate();
  m_lately->show(m_list->games(), m_now);
  m_statistics->show(m_list->games(), m_now);
}

QString YourGames::saved(const QString& file, bool asLog) const {
  const client::PastGame* game = m_list->game(file);
  const auto text = client::read_game_file(file.toStdString());
  if (game == nullptr || !text) return {};
  const QString name =
      QString::fromStdString(game->kind) + whenEnded(*game).toString(QStringLiteral("-yyyy-MM-dd-HHmm"));
  if (!asLog) return m_save(name + QString::fromLatin1(kRecordEnding), *text);
  // A log is written only if the record passes its check.
  const auto record = check_record(*text);
  return record ? m_save(name + QStringLiteral(".log"), log_of_record(record->record)) : QString{};
}

void YourGames::save(const QString& file, bool asLog) {
  const QString name = saved(file, asLog);
  const QString sentence = name.isEmpty() ? tr("The game could not be saved among your documents.")
                                          : tr("Saved as %1.", "a game, a file").arg(isolated(name));
  Q_EMIT announced(sentence);
  Q_EMIT told(sentence, QStringLiteral("log"));
}

}  // namespace cardroom::window
