#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QTimer>
#include <deque>
#include <functional>
#include <utility>
#include <vector>

#include "client/archive/game_search.h"
#include "client/models/gadget_field.h"
#include "client/models/go_on_tables.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// A past game, as its row shows it.
struct PastGameRow {
  CARDROOM_GADGET(pastGame)
  CARDROOM_FIELD(QString, file) = {};          ///< Identifies the game.
  CARDROOM_FIELD(QString, heading) = {};       ///< "This evening", in the first row of a day or month; otherwise empty.
  CARDROOM_FIELD(QString, headingCount) = {};  ///< "2 games", under that heading.
  CARDROOM_FIELD(QString, kind) = {};
  CARDROOM_FIELD(QString, title) = {};   ///< "Pinochle"
  CARDROOM_FIELD(QString, date) = {};    ///< "Today, 20:41"
  CARDROOM_FIELD(QString, ending) = {};  ///< "Won, 268 to 141"
  /// "Bid 220, made with 48 to spare"; empty until wantDetail() has found it, and if the game cannot be
  /// replayed.
  CARDROOM_FIELD(QString, detail) = {};
  CARDROOM_FIELD(bool, won) = false;
  CARDROOM_FIELD(bool, watched) = false;
  CARDROOM_FIELD(QList<cardroom::window::GoOnPlayer>, players) = {};  ///< The others; `there` is false.
  CARDROOM_FIELD(QString, length) = {};                               ///< "14 minutes"
  CARDROOM_FIELD(QString, spoken) = {};  ///< Everything except the heading and the detail, in sentences.
  friend bool operator==(const PastGameRow&, const PastGameRow&) = default;
};

/// The past games that match what the person looks for, the newest first: a few at first, more on demand. GUI thread.
class PastGames : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by YourGames")
  enum Which { All, Won, WithPeople };
  Q_ENUM(Which)

  explicit PastGames(QObject* parent = nullptr);
  CARDROOM_WRITE(QString, text, setText, filterChanged) { return m_text; }
  /// Only games of this kind; empty: of all kinds.
  CARDROOM_WRITE(QString, kind, setKind, filterChanged) { return m_kind; }
  CARDROOM_WRITE(cardroom::window::PastGames::Which, which, setWhich, filterChanged) { return m_which; }
  /// The number of games, and of those that pass the filter.
  CARDROOM_READ(int, total, foundChanged) { return static_cast<int>(m_games.size()); }
  CARDROOM_READ(int, found, foundChanged) { return static_cast<int>(m_found.size()); }
  /// "5 of 118 games have “selma” in a name, a game or a table."; empty while no text is searched for.
  CARDROOM_READ(QString, foundText, foundChanged);
  /// There are older games than those shown.
  CARDROOM_READ(bool, older, foundChanged) { return found() > count(); }

  Q_INVOKABLE void showOlder();
  Q_INVOKABLE void clearFilter();
  /// Called when the row has come into view: finds its detail later, one game at a time.
  Q_INVOKABLE void wantDetail(int row);

  /// Shows these games, the newest first.
  void show(std::vector<client::PastGame> games, const QDateTime& now);
  /// Replaces the function that finds a game's detail, which is detailOf() by default.
  using Detail = std::function<QString(const client::PastGame&)>;
  void setDetail(Detail detail) { m_detail = std::move(detail); }
  const std::vector<client::PastGame>& games() const { return m_games; }
  /// The game of that file; null if there is none.
  const client::PastGame* game(const QString& file) const;
  const QList<PastGameRow>& rows() const { return m_rows; }
  /// Rebuilds every text when the language changes.
  void retranslate();

 Q_SIGNALS:
  void filterChanged();
  void foundChanged();

 private:
  void changeFilter();
  void search();
  void showFound();
  PastGameRow rowOf(const client::PastGame& game) const;
  void findOut();
  void tellDetail(const QString& file);

  std::vector<client::PastGame> m_games;
  std::vector<const client::PastGame*> m_found;
  client::GameSearch m_search;
  QDateTime m_now;
  QString m_text;
  QString m_kind;
  Which m_which = All;
  int m_most;  ///< At most this many of m_found are shown.
  QList<PastGameRow> m_rows;
  Detail m_detail;
  QHash<QString, QString> m_details;  ///< By file; empty: it has none.
  std::deque<QString> m_wanted;       ///< Files whose detail has yet to be found.
  QTimer m_next{this};
};

/// How a game went, in its kind's words: the record is read and replayed. Empty if that is not possible.
QString detailOf(const client::PastGame& game);

}  // namespace cardroom::window
