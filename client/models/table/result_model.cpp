#include "client/models/table/result_model.h"

#include <utility>

#include "client/core/evening.h"
#include "client/models/card_words.h"
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
    case 1: return tr("%1 wants another one").arg(names[0]);
    case 2: return tr("%1 and %2 want another one").arg(names[0], names[1]);
    default: return tr("%1, %2 and %3 want another one").arg(names[0], names[1], names[2]);
  }
}

QString ResultModel::evening() const {
  if (m_now.phase() != TablePhase::Over) return {};
  QStringList people;
  for (const client::EveningRow& row : client::evening_beside_result(m_now.update()))
    people << (row.own ? tr("you %1", "games won").arg(number(static_cast<int>(row.won)))
                       : tr("%1 %2", "a person, games won")
                             .arg(isolated(window::shown(row.standing.name())), number(static_cast<int>(row.won))));
  if (people.isEmpty()) return {};
  return tr("This evening, games won: %1").arg(people.join(tr(", ", "between two people of a list")));
}

void ResultModel::show(bool shown) {
  setShown(shown && m_now.phase() == TablePhase::Over);
}

void ResultModel::follow(bool arrived) {
  const bool over = m_now.phase() == TablePhase::Over;
  const std::uint32_t game = m_now.update().game_number();
  const bool isNew = over && std::exchange(m_seen, game) != game;
  setShown(over && (m_shown || (isNew && !arrived)));
}

void ResultModel::clear() {
  m_seen = 0;
  setShown(false);
}

}  // namespace cardroom::window
