#include <utility>

#include "client/core/rule_options.h"
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
  ask(std::move(message));
}

void TableSetup::setTurnLimitSeconds(int seconds) {
  if (seconds == turnLimitSeconds() || (seconds < 0 && seconds != kUsualTurnLimit)) return;
  ClientMessage message;
  if (seconds == kUsualTurnLimit) {
    message.mutable_change_settings()->set_usual_turn_limit(true);
  } else {
    message.mutable_change_settings()->set_turn_limit_ms(static_cast<std::uint32_t>(seconds) * 1000);
  }
  ask(std::move(message));
}

void TableSetup::openToOthers() {
  if (!mayOpen()) return;
  ClientMessage message;
  message.mutable_change_settings()->set_private_table(false);
  ask(std::move(message));
}

void TableSetup::setWatchable(bool watchable) {
  if (watchable == this->watchable()) return;
  ClientMessage message;
  message.mutable_change_settings()->set_watching_allowed(watchable);
  ask(std::move(message));
}

void TableSetup::changeKind(const QString& kind) {
  if (!canChange() || kind == this->kind()) return;
  ClientMessage message;
  message.mutable_change_settings()->set_kind(kind.toStdString());
  ask(std::move(message));
}

void TableSetup::setRule(const QString& option, int value) {
  if (!canChange()) return;
  const std::string name = option.toStdString();
  table::v1::GameRules rules = m_state->wish ? m_state->wish->rules : m_state->update->settings().rules();
  if (client::option_of(rules, name) == value || !client::set_option(rules, name, value)) return;
  ClientMessage message;
  *message.mutable_change_settings()->mutable_rules() = rules;
  m_state->wish = State::Wish{.rules = std::move(rules), .tag = ask(std::move(message))};
  showRules();
}

/// What holds is shown again.
void TableSetup::forgetWish() {
  m_state->wish.reset();
  showRules();
}

void TableSetup::setBot(int seat, const QString& type, int paceMs) {
  ClientMessage message;
  auto& set = *message.mutable_set_seat();
  set.set_seat(static_cast<std::uint32_t>(seat));
  set.mutable_plan()->mutable_bot()->set_type(botTypeOf(type));
  set.mutable_plan()->mutable_bot()->set_pace_ms(static_cast<std::uint32_t>(paceMs));
  ask(std::move(message));
}

void TableSetup::clearSeat(int seat, bool addressToo) {
  if (!m_state->update || seat < 0 || seat >= m_state->update->seats_size()) return;
  ClientMessage message;
  if (m_state->update->seats(seat).has_person()) {
    message.mutable_remove_player()->set_seat(static_cast<std::uint32_t>(seat));
    return remove(std::move(message), addressToo);
  } else {
    message.mutable_set_seat()->set_seat(static_cast<std::uint32_t>(seat));
    message.mutable_set_seat()->mutable_plan();
  }
  ask(std::move(message));
}

void TableSetup::removeOther(const QString& name, bool addressToo) {
  ClientMessage message;
  message.mutable_remove_player()->set_name(name.toStdString());
  remove(std::move(message), addressToo);
}

void TableSetup::remove(ClientMessage message, bool addressToo) {
  message.mutable_remove_player()->set_address_too(addressToo);
  m_state->changesRemoved = ask(std::move(message));
}

void TableSetup::letBack(const QString& name) {
  ClientMessage message;
  message.mutable_let_back()->set_name(name.toStdString());
  m_state->changesRemoved = ask(std::move(message));
}

void TableSetup::lookAtRemoved() {
  if (!owner()) return;
  ClientMessage message;
  message.mutable_list_removed();
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
  if (m_state->openSeats() > 0 && owner()) {
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
    forgetWish();
    Q_EMIT changed();  // Whatever the page shows as chosen goes back to what holds.
  } else if (answer.answer.has_removed_list()) {
    m_state->removed = answer.answer.removed_list();
    Q_EMIT changed();
  } else if (m_state->wish && m_state->wish->tag == answer.tag) {
    m_state->wish->granted = true;  // The next update has it.
  }
  if (m_state->changesRemoved == answer.tag) {
    m_state->changesRemoved.reset();
    lookAtRemoved();
  }
  return true;
}

bool TableSetup::givenUp(const client::GivenUp& notice) {
  if (!isOf(Asker::setup, notice.tag)) return false;
  forgetWish();
  return true;
}

client::RequestTag TableSetup::ask(ClientMessage message) {
  const client::RequestTag tag = tagOf(Asker::setup, ++m_state->lastRequest);
  m_ask(client::Ask{tag, std::move(message)});
  return tag;
}

}  // namespace cardroom::window
