#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "client/local/game_store.h"
#include "client/models/gadget_field.h"
#include "client/models/history/game_statistics.h"
#include "client/models/history/lately.h"
#include "client/models/history/past_games.h"

namespace cardroom::window {

/// The games whose records this person has: the list, the most recent ones, and the statistics. GUI thread.
class YourGames : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  CARDROOM_PART(cardroom::window::PastGames, list)
  CARDROOM_PART(cardroom::window::Lately, lately)
  CARDROOM_PART(cardroom::window::GameStatistics, statistics)
  /// The maximum number of games that are kept.
  Q_PROPERTY(int keptMax READ keptMax CONSTANT FINAL)
  static int keptMax() { return static_cast<int>(client::kGamesKeptMax); }
  /// The page shows the statistics instead of the list.
  CARDROOM_VALUE(bool, counting, showCounting);
  Q_INVOKABLE void setCounting(bool counting) { showCounting(counting); }

  explicit YourGames(QObject* parent = nullptr);

  /// Saves the record of that file among the person's documents, as it is or as the log of the kind's original program.
  Q_INVOKABLE void save(const QString& file, bool asLog);

  /// Shows these games, the newest first.
  void show(const std::vector<client::PastGame>& games, const QDateTime& now);
  void retranslate();

  /// Replaces the function that saves a file; it returns the name of the file, or an empty one if that fails.
  using Save = std::function<QString(const QString& name, const std::string& text)>;
  void setSave(Save save) { m_save = std::move(save); }

 Q_SIGNALS:
  /// As Application::told and Application::announced.
  void told(const QString& text, const QString& icon);
  void announced(const QString& sentence);

 private:
  QString saved(const QString& file, bool asLog) const;

  PastGames* m_list;
  Lately* m_lately;
  GameStatistics* m_statistics;
  QDateTime m_now;
  Save m_save;
};

}  // namespace cardroom::window
