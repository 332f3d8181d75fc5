#include "client/models/setup/table_options.h"

#include <utility>

#include "client/core/rule_options.h"
#include "client/local/usual_table.h"
#include "client/models/kinds.h"
#include "client/models/setup/table_setup.h"
#include "client/models/words.h"
#include "common/protocol/name_text.h"
#include "common/protocol/table_limits.h"

namespace cardroom::window {
namespace {

constexpr int kPasswordCharactersMax = 64;

}  // namespace

QString TableOptions::tableName() const {
  return shown(settings().name());
}

void TableOptions::setTableName(const QString& name) {
  const std::string text = name.trimmed().toStdString();
  if (name.trimmed() == tableName()) return;
  if (!is_name(text, kPlaceNameMax)) {
    Q_EMIT told(TableSetup::tr("A table’s name has 1 to %L1 characters.").arg(kPlaceNameMax), QStringLiteral("info"));
    Q_EMIT changed();  // Makes the field show the current name again.
    return;
  }
  m_now.changeSettings([&](auto& settings) { settings.set_name(text); });
}

void TableOptions::setSeatCount(const int& count) {
  if (count == seatCount() || !seatCounts().contains(count)) return;
  m_now.changeSettings([=](auto& settings) { settings.set_seats(static_cast<std::uint32_t>(count)); });
}

QList<int> TableOptions::seatCounts() const {
  QList<int> counts;
  if (const Kind* kind = findKind(QString::fromStdString(settings().kind()))) {
    for (int count = kind->facts.seats_min; count <= kind->facts.seats_max; ++count)
      counts << count;
  }
  return counts;
}

int TableOptions::turnLimitSeconds() const {
  return settings().usual_turn_limit() ? kUsualTurnLimit : static_cast<int>(settings().turn_limit_ms() / 1000);
}

void TableOptions::setTurnLimitSeconds(const int& seconds) {
  if (seconds == turnLimitSeconds() || (seconds < 0 && seconds != kUsualTurnLimit)) return;
  m_now.changeSettings([=](auto& settings) {
    if (seconds == kUsualTurnLimit) return settings.set_usual_turn_limit(true);
    settings.set_turn_limit_ms(static_cast<std::uint32_t>(seconds) * 1000);
  });
}

QList<NumberChoice> TableOptions::turnLimits() const {
  QList<NumberChoice> limits{
      {kUsualTurnLimit, TableSetup::tr("%Ln s with others", "seconds, while two or more people are there",
                                       static_cast<int>(cardroom::kUsualTurnLimit.count()))},
      {0, TableSetup::tr("None")}};
  for (const int seconds : {15, 30, 60, 120})
    limits << NumberChoice{seconds, TableSetup::tr("%Ln seconds", nullptr, seconds)};
  return limits;
}

void TableOptions::setWatchable(const bool& watchable) {
  if (watchable == this->watchable()) return;
  m_now.changeSettings([=](auto& settings) { settings.set_watching_allowed(watchable); });
}

void TableOptions::setExpertHints(const bool& expertHints) {
  if (expertHints == this->expertHints()) return;
  m_now.changeSettings([=](auto& settings) { settings.set_hints_by_expert(expertHints); });
}

void TableOptions::changeKind(const QString& kind) {
  if (!m_now.canChange() || kind.toStdString() == settings().kind()) return;
  m_now.changeSettings([&](auto& settings) { settings.set_kind(kind.toStdString()); });
}

void TableOptions::setRule(const QString& option, int value) {
  if (!m_now.canChange()) return;
  const std::string name = option.toStdString();
  table::v1::GameRules rules = m_wish ? m_wish->rules : settings().rules();
  if (client::option_of(rules, name) == value || !client::set_option(rules, name, value)) return;
  const client::RequestTag tag = m_now.changeSettings([&](auto& settings) { *settings.mutable_rules() = rules; });
  m_wish = Wish{.rules = std::move(rules), .tag = tag};
  showRules();
}

void TableOptions::setPassword(const QString& password) {
  m_now.changeSettings(
      [&](auto& settings) { settings.set_password(password.left(kPasswordCharactersMax).toStdString()); });
}

void TableOptions::follow() {
  if (!m_now.table || (m_wish && m_wish->granted)) m_wish.reset();
  showRules();
}

void TableOptions::showRules() {
  const Kind* kind = findKind(QString::fromStdString(settings().kind()));
  if (kind == nullptr) return m_rules->show({}, {});
  m_rules->show(kind->options, m_wish ? m_wish->rules : settings().rules());
}

void TableOptions::answered(const client::Answered& answer) {
  if (answer.answer.has_refused()) return forgetWish();
  if (m_wish && m_wish->tag == answer.tag) m_wish->granted = true;  // The next update contains the rules.
}

void TableOptions::forgetWish() {
  m_wish.reset();
  showRules();
}

}  // namespace cardroom::window
