#include "client/models/table/break_model.h"

#include <QLocale>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "client/core/breaks.h"
#include "client/core/successors.h"
#include "client/models/card_words.h"
#include "client/models/words.h"

namespace cardroom::window {

QString BreakModel::nameOf(std::uint32_t seat) const {
  return m_now.cast.names.value(static_cast<qsizetype>(seat));
}

QString BreakModel::title() const {
  const table::v1::TableBreak& table_break = m_now.update().table_break();
  if (!table_break.on()) return {};
  if (table_break.has_waits_for()) return tr("Waiting for %1").arg(nameOf(table_break.waits_for()));
  return tr("Time for a break");
}

QString BreakModel::shortTitle() const {
  return on() && !m_now.update().table_break().has_waits_for() ? tr("On a break") : title();
}

QString BreakModel::text() const {
  const table::v1::TableBreak& table_break = m_now.update().table_break();
  if (!table_break.on()) return {};
  if (table_break.has_waits_for())
    return tr("The game goes on when %1 is back. No clock is running.").arg(nameOf(table_break.waits_for()));
  if (m_now.watching()) return tr("No clock is running.");
  if (!table_break.has_seat() || static_cast<int>(table_break.seat()) == m_now.cast.you)
    return tr("No clock is running, and your hand is face down.");
  return tr("%1 asked for it.<br>No clock is running, and your hand is face down.").arg(nameOf(table_break.seat()));
}

QString BreakModel::lastedText() const {
  if (!on() || !m_begun) return {};
  const QString since = QLocale{}.toString(m_since, QStringLiteral("HH:mm"));
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(m_now.time - *m_begun).count();
  return minutes < 1 ? tr("Since %1", "a time of day").arg(since)
                     : tr("Since %1, %Ln minute(s)", "a time of day", static_cast<int>(minutes)).arg(since);
}

int BreakModel::countIn() const {
  if (!on() || !m_now.table->break_deadline) return -1;
  const auto left = std::max(client::Instant{0}, *m_now.table->break_deadline - m_now.time);
  return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(left).count());
}

bool BreakModel::mayEnd() const {
  return m_now.online && client::may_end_break(m_now.update());
}

bool BreakModel::mayAsk() const {
  return m_now.online && client::may_take_break(m_now.update());
}

QString BreakModel::question() const {
  const table::v1::TableUpdate& update = m_now.update();
  if (m_declined || !update.has_table_break() || !client::may_take_break(update)) return {};
  return tr("%1 asks for a break.").arg(nameOf(update.table_break().seat()));
}

QString BreakModel::missing() const {
  return m_missing.asked() && m_now.online ? nameOf(*m_missing.asked()) : QString{};
}

QString BreakModel::missingPicture() const {
  const auto seat = m_missing.asked();
  return seat ? window::nameOf(m_now.update().seats(static_cast<int>(*seat)).person().picture()) : QString{};
}

int BreakModel::missingSeat() const {
  return missing().isEmpty() ? -1 : static_cast<int>(*m_missing.asked());
}

QStringList BreakModel::missingSuccessors() const {
  if (!client::may_give_seat(m_now.update(), missingSeat())) return {};
  std::vector<std::string> watchers;
  for (const QString& name : m_watchers)
    watchers.push_back(name.toStdString());
  QStringList names;
  for (const std::string& name : client::successors(m_now.update(), watchers))
    names << shown(name);
  return names;
}

QString BreakModel::missingText() const {
  if (missing().isEmpty()) return {};
  const auto seconds =
      static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_missing.until_takeover(m_now.time)).count());
  return seconds > 0 ? tr("A bot takes over in %1", "minutes and seconds").arg(minutesAndSeconds(seconds))
                     : tr("A bot takes over at any moment.");
}

qreal BreakModel::missingShareLeft() const {
  return static_cast<qreal>(m_missing.until_takeover(m_now.time).count()) /
         static_cast<qreal>(client::kMissingAnswerMax.count());
}

void BreakModel::ask() {
  if (mayAsk()) m_requests.ask([](auto& message) { message.mutable_take_break(); });
}

void BreakModel::decline() {
  m_declined = true;
  Q_EMIT changed();
}

void BreakModel::goOn() {
  if (mayEnd()) m_requests.ask([](auto& message) { message.mutable_go_on(); });
}

void BreakModel::waitForMissing(bool wait) {
  if (!m_missing.asked()) return;
  m_requests.ask([&](auto& message) {
    message.mutable_wait_for()->set_seat(*m_missing.asked());
    message.mutable_wait_for()->set_wait(wait);
  });
}

void BreakModel::tellAll(const QString& sentence) {
  m_voice.announce(sentence);
  Q_EMIT m_voice.told(sentence, QStringLiteral("cup"));
}

void BreakModel::followBeginning(bool seen) {
  m_begun = seen ? m_now.table->break_since : std::nullopt;
  if (!m_begun) return;
  const auto lasted = m_now.time - *m_begun;
  m_since = m_now.timeOfDay().addMSecs(-static_cast<int>(lasted.count()));
}

void BreakModel::tell(const table::v1::TableUpdate* before, bool back) {
  const table::v1::TableUpdate& update = m_now.update();
  const table::v1::TableBreak& now = update.table_break();
  const table::v1::TableBreak was = before != nullptr ? before->table_break() : table::v1::TableBreak{};
  const bool wasThere = before != nullptr && before->has_table_break();
  const bool asked = update.has_table_break() && !now.on();
  if (!asked || !wasThere) m_declined = false;
  if (now.on() && !was.on()) {
    followBeginning(before != nullptr && !back);
    m_voice.announce(title() + QLatin1Char{'.'});
  } else if (now.on() && now.has_left_ms() && !was.has_left_ms()) {
    m_voice.announce(tr("The game goes on in %Ln second(s).", nullptr, countIn()));
  } else if (asked && !wasThere) {
    if (static_cast<int>(now.seat()) == m_now.cast.you)
      tellAll(tr("You ask for a break. It begins when the owner or all others agree."));
    else if (client::may_take_break(update))
      m_voice.announce(tr("%1 asks for a break. Press B to agree.").arg(nameOf(now.seat())));
    else
      m_voice.announce(tr("%1 asks for a break.").arg(nameOf(now.seat())));
  } else if (was.on() && !update.has_table_break()) {
    m_voice.announce(tr("The game goes on."));
  } else if (wasThere && !update.has_table_break()) {
    tellAll(tr("No break: not everybody agreed."));
  }
  followMissing();
}

void BreakModel::followMissing() {
  if (!m_missing.follow(*m_now.table, m_now.time)) return;
  if (const auto seat = m_missing.asked()) {
    m_voice.announce(tr("Press 1 to wait for %1, or 2 to let a bot play.").arg(nameOf(*seat)));
    if (!missingSuccessors().isEmpty()) m_voice.announce(tr("Press 3 to give the seat to somebody else."));
  }
  Q_EMIT changed();
}

void BreakModel::showWatchers(const QStringList& names) {
  if (std::exchange(m_watchers, names) != names) Q_EMIT changed();
}

void BreakModel::tick() {
  followMissing();
  if (m_now.update().has_table_break() || m_missing.asked()) Q_EMIT changed();
}

}  // namespace cardroom::window
