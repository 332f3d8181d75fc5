#include "client/models/table/result_model.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "client/core/ending.h"
#include "client/core/evening.h"
#include "client/models/kinds.h"
#include "client/models/table/people_model.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {

ResultModel::ResultModel(const TableShared& table, const PeopleModel& people, QObject* parent)
    : TablePart{table, parent}, m_people{people} {}

QString ResultModel::wantAnother() const {
  if (m_now.phase() != TablePhase::Over) return {};
  QStringList names;
  for (const SeatCard& seat : m_people.seats()->seats())
    if (seat.person && !seat.you && seat.ready) names << isolated(seat.name);
  switch (names.size()) {
    case 0: return {};
    case 1: return tr("%1 wants another game").arg(names[0]);
    case 2: return tr("%1 and %2 want another game").arg(names[0], names[1]);
    default: return tr("%1, %2 and %3 want another game").arg(names[0], names[1], names[2]);
  }
}

int ResultModel::heldSeconds() const {
  const auto held = client::counting_held_for(m_now.update());
  return held ? static_cast<int>(held->count()) : 0;
}

QList<EveningStanding> ResultModel::evening() const {
  QList<EveningStanding> standings;
  if (m_now.phase() != TablePhase::Over) return standings;
  for (const client::EveningRow& row : client::evening_beside_result(m_now.update())) {
    const int won = static_cast<int>(row.won);
    const QString name = window::shown(row.standing.name());
    const auto seat = std::ranges::find_if(m_people.seats()->seats(),
                                           [&name](const SeatCard& card) { return card.person && card.name == name; });
    standings << EveningStanding{
        .name = name,
        .picture = seat == m_people.seats()->seats().end() ? QString{} : seat->picture,
        .you = row.own,
        .won = won,
        .wonText = won > 0 ? tr("%Ln game(s) won", nullptr, won) : tr("none yet", "games won")};
  }
  return standings;
}

QString ResultModel::gamesText() const {
  return tr("%Ln game(s)", "played this evening", static_cast<int>(m_now.update().game_number()));
}

QString ResultModel::kindsText() const {
  // The highest count of any person is the number of games, if somebody has played all games of the kind.
  std::map<std::string, std::uint32_t> games;
  for (const client::EveningRow& row : client::evening_rows(m_now.update()))
    for (const table::v1::KindStanding& kind : row.standing.kinds())
      games[kind.kind()] = std::max(games[kind.kind()], kind.games());
  std::uint32_t together = 0;
  QStringList kinds;
  for (const auto& [kind, count] : games) {
    together += count;
    kinds << tr("%1 %L2", "a kind of game, how many were played").arg(titleOf(QString::fromStdString(kind))).arg(count);
  }
  if (kinds.size() < 2 || together != m_now.update().game_number()) return {};
  return kinds.join(tr(", ", "between two kinds of games"));
}

void ResultModel::setMoving(const bool& moving) {
  if (std::exchange(m_moving, moving) != moving) Q_EMIT movingChanged();
}

bool ResultModel::moving() const {
  return m_moving;
}

void ResultModel::setHeldShareLeft(const qreal& share) {
  if (std::exchange(m_heldShareLeft, share) != share) Q_EMIT heldShareLeftChanged();
}

qreal ResultModel::heldShareLeft() const {
  return telling() ? m_heldShareLeft : 0;
}

void ResultModel::show(bool shown) {
  setShown(shown && m_now.phase() == TablePhase::Over);
}

bool ResultModel::goOn() {
  if (m_moving) {
    Q_EMIT hurried();
    return true;
  }
  if (!telling()) return false;
  endCounting();
  return true;
}

bool ResultModel::skip() {
  if (!m_moving && !telling()) return false;
  if (m_moving) Q_EMIT hurried();
  if (telling()) endCounting();
  return true;
}

void ResultModel::endCounting() {
  setTelling(false);
  show(true);
  tellResult();
}

QList<Happening> ResultModel::keepBack(const QList<Happening>& happenings) {
  QList<Happening> others;
  // Another game has begun before the counting was over.
  if (telling() && m_now.phase() != TablePhase::Over) others = std::exchange(m_kept, {});
  for (const Happening& happening : happenings)
    (happening.ofResult ? m_kept : others) << happening;
  return others;
}

void ResultModel::follow(bool arrived, bool back) {
  const bool over = m_now.phase() == TablePhase::Over;
  const std::uint32_t game = m_now.update().game_number();
  // In a replay, the same game can be over more than once.
  if (!over && m_now.replay) m_seen = 0;
  const bool isNew = over && std::exchange(m_seen, game) != game;
  const bool begins = isNew && !arrived && !back;
  setTelling(over && (telling() || begins));
  setShown(over && (shown() || (isNew && back)));
  if (over && !telling()) tellResult();
  if (!begins) return;
  m_voice.announce(tr("Hands are shown."));
  m_voice.announce(tr("See the result: press Enter."));
}

void ResultModel::tellResult() {
  m_voice.tellHappenings(std::exchange(m_kept, {}));
}

void ResultModel::clear() {
  m_seen = 0;
  m_kept.clear();
  setTelling(false);
  setShown(false);
}

}  // namespace cardroom::window
