#include <utility>

#include "client/models/preferences.h"
#include "client/models/request_tags.h"
#include "client/models/seat_cards.h"
#include "client/models/table_setup.h"
#include "client/models/table_setup_state.h"
#include "client/models/words.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {
namespace {

using session::v1::ClientMessage;

constexpr int kPasswordCharactersMax = 64;

}  // namespace

void TableSetup::setTableName(const QString& name) {
  const std::string text = name.trimmed().toStdString();
  if (name.trimmed() == tableName()) return;
  if (!is_name(text, kPlaceNameMax)) {
    Q_EMIT told(tr("A table’s name has 1 to %L1 characters.").arg(kPlaceNameMax), QStringLiteral("info"));
    Q_EMIT changed();  // So that the field shows what holds.
    return;
  }
  ClientMessage message;
  message.mutable_change_settings()->set_name(text);
  ask(std::move(message));
}

void TableSetup::setSeatCount(int count) {
  if (count == seatCount() || !seatCounts().contains(count)) return;
  ClientMessage message;
  message.mutable_change_settings()->set_seats(static_cast<std::uint32_t>(count));
  ask(std::exchange(message, {}));
  // Nobody has asked for a game by so many yet; who waits for the others to come has now.
  if (m_state->self() == nullptr || !m_state->self()->ready()) return;
  message.mutable_ready();
  ask(std::move(message));
}

void TableSetup::setTurnLimitSeconds(int seconds) {
  if (seconds == turnLimitSeconds() || seconds < 0) return;
  ClientMessage message;
  message.mutable_change_settings()->set_turn_limit_ms(static_cast<std::uint32_t>(seconds) * 1000);
  ask(std::move(message));
}

void TableSetup::setWatchable(bool watchable) {
  if (watchable == this->watchable()) return;
  ClientMessage message;
  message.mutable_change_settings()->set_watching_allowed(watchable);
  ask(std::move(message));
}

void TableSetup::changeKind(const QString& kind) {
  if (!canChangeKind() || kind == this->kind()) return;
  ClientMessage message;
  message.mutable_change_settings()->set_kind(kind.toStdString());
  ask(std::move(message));
}

void TableSetup::setBot(int seat, const QString& type, int paceMs) {
  ClientMessage message;
  auto& set = *message.mutable_set_seat();
  set.set_seat(static_cast<std::uint32_t>(seat));
  set.mutable_plan()->mutable_bot()->set_type(botTypeOf(type));
  set.mutable_plan()->mutable_bot()->set_pace_ms(static_cast<std::uint32_t>(paceMs));
  ask(std::move(message));
}

void TableSetup::clearSeat(int seat) {
  if (!m_state->update || seat < 0 || seat >= m_state->update->seats_size()) return;
  ClientMessage message;
  if (m_state->update->seats(seat).has_person()) {
    message.mutable_remove_player()->set_seat(static_cast<std::uint32_t>(seat));
  } else {
    message.mutable_set_seat()->set_seat(static_cast<std::uint32_t>(seat));
    message.mutable_set_seat()->mutable_plan();
  }
  ask(std::move(message));
}

void TableSetup::removeOther(const QString& name) {
  ClientMessage message;
  message.mutable_remove_player()->set_name(name.toStdString());
  ask(std::move(message));
}

void TableSetup::sitAt(int seat) {
  ClientMessage message;
  message.mutable_take_seat()->set_seat(static_cast<std::uint32_t>(seat));
  ask(std::move(message));
}

void TableSetup::setPassword(const QString& password) {
  ClientMessage message;
  message.mutable_change_settings()->set_password(password.left(kPasswordCharactersMax).toStdString());
  ask(std::move(message));
}

void TableSetup::primary() {
  if (primaryText().isEmpty()) return;
  if (m_state->self() == nullptr) return sitAt(seatToTake(*m_state->update));
  ClientMessage message;
  if (m_state->openSeats() > 0) {
    auto& bot = *message.mutable_fill_with_bots()->mutable_bot();
    bot.set_type(table::v1::BOT_TYPE_CLEVER);
    bot.set_pace_ms(static_cast<std::uint32_t>(m_preferences->botPaceMs()));
    ask(std::exchange(message, {}));
  }
  if (m_state->self()->ready()) return;
  message.mutable_ready();
  ask(std::move(message));
}

bool TableSetup::answered(const client::Answered& answer) {
  if (!isOf(Asker::setup, answer.tag)) return false;
  if (answer.answer.has_refused()) {
    Q_EMIT told(wordsFor(answer.answer.refused()).toHtmlEscaped(), QStringLiteral("info"));
    Q_EMIT changed();  // Whatever the page shows as chosen goes back to what holds.
  }
  return true;
}

bool TableSetup::givenUp(const client::GivenUp& notice) {
  return isOf(Asker::setup, notice.tag);
}

void TableSetup::ask(ClientMessage message) {
  m_ask(client::Ask{tagOf(Asker::setup, ++m_state->lastRequest), std::move(message)});
}

}  // namespace cardroom::window
