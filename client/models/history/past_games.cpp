#include "client/models/history/past_games.h"

#include <algorithm>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "client/local/game_store.h"
#include "client/models/history/past_game_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/replay/replay.h"
#include "client/translations/direction.h"
#include "common/game/bot_type.h"

namespace cardroom::window {
namespace {

constexpr int kShownAtOnce = 30;

QString fileOf(const client::PastGame& game) {
  return QString::fromStdString(game.file.string());
}

QList<GoOnPlayer> othersIn(const client::PastGame& game) {
  QList<GoOnPlayer> others;
  for (std::uint32_t seat = 0; seat < game.players.size(); ++seat) {
    const client::PastPlayer& player = game.players[seat];
    if (seat == game.seat) continue;
    others << GoOnPlayer{.name = shown(player.name),
                         .botType = player.bot ? QString::fromLatin1(bot_name(*player.bot)) : QString{}};
  }
  // People before bots.
  std::ranges::stable_partition(others, [](const GoOnPlayer& one) { return one.botType.isEmpty(); });
  return others;
}

/// The seat from whose side a game is described: the person's or, if they watched, the first winner's.
int seatTold(const client::PastGame& game) {
  if (game.seat) return static_cast<int>(*game.seat);
  for (std::uint32_t seat = 0; seat < game.players.size(); ++seat)
    if (game.won(seat)) return static_cast<int>(seat);
  return 0;
}

}  // namespace

QString detailOf(const client::PastGame& game) {
  const Kind* kind = findKind(QString::fromStdString(game.kind));
  const auto file = client::read_game_file(game.file);
  if (kind == nullptr || !file) return {};
  auto record = read_record(*file);
  if (!record) return {};
  const auto replay = client::Replay::of(*std::move(record));
  if (!replay) return {};
  client::Replay::Eyes eyes;
  if (game.seat) eyes = Seat{static_cast<std::uint8_t>(*game.seat)};
  std::vector<table::v1::GameEvent> events;
  const auto updates = replay->arrival(replay->moments().size() - 1, eyes);
  for (const table::v1::TableUpdate& update : updates)
    events.insert(events.end(), update.events().begin(), update.events().end());
  return updates.empty() ? QString{} : kind->summary(updates.back().view(), events, seatTold(game));
}

PastGames::PastGames(QObject* parent)
    : RowList{m_rows, parent},
      m_search{[this](const client::PastGame& game) { return wordsToFind(game, m_now).toStdString(); }},
      m_most{kShownAtOnce},
      m_detail{detailOf} {
  m_next.setInterval(0);
  m_next.setSingleShot(true);
  m_next.callOnTimeout([this] { findOut(); });
}

void PastGames::setText(const QString& value) {
  if (std::exchange(m_text, value) != value) changeFilter();
}

void PastGames::setKind(const QString& value) {
  if (std::exchange(m_kind, value) != value) changeFilter();
}

void PastGames::setWhich(const Which& value) {
  if (std::exchange(m_which, value) != value) changeFilter();
}

void PastGames::clearFilter() {
  m_text.clear();
  m_kind.clear();
  m_which = All;
  changeFilter();
}

void PastGames::showOlder() {
  m_most += kShownAtOnce;
  showFound();
}

QString PastGames::foundText() const {
  const QString text = m_text.trimmed();
  if (text.isEmpty()) return {};
  // The typed text is filled in last, so that a % in it does no harm.
  return tr("%L1 of %Ln game(s) have “%2” in a name, a game or a table.", nullptr, total())
      .arg(found())
      .replace(QStringLiteral("%2"), isolated(text));
}

void PastGames::show(std::vector<client::PastGame> games, const QDateTime& now) {
  if (m_now.date() != now.date()) m_search.clear();
  m_now = now;
  m_games = std::move(games);
  m_found.clear();
  search();
}

const client::PastGame* PastGames::game(const QString& file) const {
  const auto found = std::ranges::find(m_games, std::filesystem::path{file.toStdString()}, &client::PastGame::file);
  return found == m_games.end() ? nullptr : &*found;
}

void PastGames::retranslate() {
  m_search.clear();
  m_details.clear();
  m_wanted.clear();
  search();
  tellAllChanged();
}

void PastGames::changeFilter() {
  m_most = kShownAtOnce;
  search();
  Q_EMIT filterChanged();
}

void PastGames::search() {
  m_found = m_search.find(m_games, {.kind = m_kind.toStdString(),
                                    .won = m_which == Won,
                                    .people = m_which == WithPeople,
                                    .text = m_text.toStdString()});
  showFound();
}

PastGameRow PastGames::rowOf(const client::PastGame& game) const {
  const QDateTime ended = whenEnded(game);
  const QString kind = QString::fromStdString(game.kind);
  PastGameRow row{.file = fileOf(game),
                  .heading = headingFor(ended, m_now),
                  .kind = findKind(kind) != nullptr ? kind : QString{},
                  .title = titleOf(kind),
                  .date = dateWords(ended, m_now),
                  .ending = endingWords(game),
                  .won = game.won(),
                  .watched = !game.seat,
                  .players = othersIn(game),
                  .length = lengthWords(game)};
  row.detail = m_details.value(row.file);
  const QString company = companyOf(game);
  QStringList sentences{company.isEmpty() ? tr("%1.", "a game").arg(row.title)
                                          : tr("%1 %2.", "a game; with whom").arg(row.title, company)};
  for (const QString& words : {row.ending, row.date, row.length})
    sentences << tr("%1.", "words that become a sentence").arg(words);
  row.spoken = inARow(sentences);
  return row;
}

void PastGames::showFound() {
  QList<PastGameRow> rows;
  const auto shown = std::min(m_most, found());
  QHash<QString, int> counts;
  for (const client::PastGame* game : m_found)
    ++counts[headingFor(whenEnded(*game), m_now)];
  QString heading;
  for (int i = 0; i < shown; ++i) {
    rows << rowOf(*m_found[static_cast<std::size_t>(i)]);
    if (rows.back().heading == heading) {
      rows.back().heading.clear();
      continue;
    }
    heading = rows.back().heading;
    rows.back().headingCount = tr("%Ln game(s)", nullptr, counts.value(heading));
  }
  showRows(m_rows, std::move(rows));
  Q_EMIT foundChanged();
}

void PastGames::wantDetail(int row) {
  if (row < 0 || row >= count()) return;
  const QString& file = m_rows[row].file;
  if (m_details.contains(file) || std::ranges::find(m_wanted, file) != m_wanted.end()) return;
  m_wanted.push_back(file);
  m_next.start();
}

void PastGames::findOut() {
  if (m_wanted.empty()) return;
  const QString file = std::move(m_wanted.front());
  m_wanted.pop_front();
  if (const client::PastGame* one = game(file)) {
    m_details[file] = m_detail(*one);
    tellDetail(file);
  }
  if (!m_wanted.empty()) m_next.start();
}

void PastGames::tellDetail(const QString& file) {
  const auto row = std::ranges::find(m_rows, file, &PastGameRow::file);
  if (row == m_rows.end()) return;
  row->detail = m_details.value(file);
  const QModelIndex at = index(static_cast<int>(row - m_rows.begin()));
  Q_EMIT dataChanged(at, at);
}

}  // namespace cardroom::window
