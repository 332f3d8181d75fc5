// What the person asks of the table through TableController, and what becomes of it.
#include "client/models/card_words.h"
#include "client/models/request_tags.h"
#include "client/models/seat_cards.h"
#include "client/models/table_state.h"
#include "client/models/words.h"

namespace cardroom::window {

using session::v1::ClientMessage;

void TableController::move(const table::v1::GameMove& move, const QString& cardKey) {
  State& state = *m_state;
  ClientMessage message;
  message.mutable_move()->set_decision(update().decision());
  *message.mutable_move()->mutable_move() = move;
  state.moving =
      State::Move{.tag = tagOf(Asker::table, ++state.lastTag), .decision = update().decision(), .card = cardKey};
  m_game->sent(cardKey);
  endSelection();
  showConsidered();
  Q_EMIT movingChanged();
  Q_EMIT primaryChanged();
  Q_EMIT changed();
  m_ask({.tag = state.moving->tag, .message = std::move(message)});
}

void TableController::endMove() {
  if (!m_state->moving) return;
  m_state->moving.reset();
  showConsidered();
  Q_EMIT movingChanged();
  Q_EMIT primaryChanged();
  Q_EMIT changed();
}

void TableController::primary() {
  if (!primaryReady()) return;
  if (held()) return takeMySeat();
  if (phase() == Paused) return goOn();
  if (watching() && !mayWatchAgain()) return sitDown();
  if (phase() == Over || phase() == Gathering) return again();
  if (!m_state->selected.isEmpty()) return playAt(m_state->selected, m_state->aim);
  if (const auto action = primaryAction()) act(action->id);
}

client::RequestTag TableController::ask(ClientMessage message) {
  const client::RequestTag tag = tagOf(Asker::table, ++m_state->lastTag);
  m_ask({.tag = tag, .message = std::move(message)});
  return tag;
}

void TableController::hint() {
  if (!canHint()) return;
  ClientMessage message;
  message.mutable_hint()->set_decision(update().decision());
  m_state->hint = ask(std::move(message));
  Q_EMIT changed();
}

void TableController::say(const QString& text) {
  if (!m_state->table || text.trimmed().isEmpty()) return;
  ClientMessage message;
  message.mutable_say()->set_text(text.trimmed().toStdString());
  m_state->saying.insert(ask(std::move(message)), text);
}

void TableController::sayPhrase(int index) {
  if (!m_state->table || index < 0 || index >= phrases().size()) return;
  ClientMessage message;
  message.mutable_say()->set_phrase(static_cast<table::v1::Phrase>(index + 1));
  ask(std::move(message));
}

void TableController::takeMySeat() {
  if (!held()) return;
  ClientMessage message;
  message.mutable_take_my_seat();
  ask(std::move(message));
}

void TableController::again() {
  if (!mayWatchAgain() && !mayAskForAnother()) return;
  ClientMessage message;
  message.mutable_ready();
  m_state->another = ask(std::move(message));
  Q_EMIT primaryChanged();
}

void TableController::sitDown(int seat) {
  const int wanted = seat >= 0 ? seat : seatToTake(update());
  if (!canSitDown() || wanted < 0) return;
  ClientMessage message;
  message.mutable_take_seat()->set_seat(static_cast<std::uint32_t>(wanted));
  ask(std::move(message));
}

void TableController::goOn() {
  if (phase() != Paused || m_state->goOn || !mayGoOn()) return;
  ClientMessage message;
  message.mutable_go_on();
  m_state->goOn = ask(std::move(message));
  Q_EMIT primaryChanged();
  Q_EMIT changed();
}

void TableController::showResult(bool shown) {
  setResultShown(shown && phase() == Over);
}

void TableController::refuse(const QString& words) {
  if (words.isEmpty()) return;
  Q_EMIT heard(QStringLiteral("illegal"));
  m_state->refusal = words.toHtmlEscaped();
  m_state->refusedAt = update().decision();
  Q_EMIT told(m_state->refusal, QString{});
  announce(words);
}

void TableController::refuse(client::RequestTag tag, const QString& words) {
  if (!m_state->saying.contains(tag)) return refuse(words);
  Q_EMIT heard(QStringLiteral("illegal"));
  announce(words);
  Q_EMIT notSaid(m_state->saying[tag], words);
}

bool TableController::answered(const client::Answered& answer) {
  State& state = *m_state;
  if (!isOf(Asker::table, answer.tag)) return false;
  if (answer.answer.has_refused()) {
    const auto& refused = answer.answer.refused();
    const QString rule = m_game && refused.has_rule() ? m_game->ruleText(static_cast<int>(refused.rule())) : QString{};
    refuse(answer.tag, rule.isEmpty() ? wordsFor(refused) : rule);
    notDone(answer.tag);
  }
  state.saying.remove(answer.tag);
  // A move that was accepted stays under way until the update that shows it.
  if (state.hint != answer.tag) return true;
  state.hint.reset();
  const auto& hint = answer.answer.hint();
  // The table may have moved on, or the card be on its way.
  if (m_game && answer.answer.has_hint() && state.asksYou() && hint.decision() == update().decision() && !moving()) {
    const Wording words = m_game->showHint(hint.move(), hint.reason());
    announce(words.spoken);
    Q_EMIT told(words.text, QStringLiteral("hint"));
  }
  Q_EMIT changed();
  return true;
}

bool TableController::givenUp(const client::GivenUp& notice) {
  if (!isOf(Asker::table, notice.tag)) return false;
  if (notice.reason == client::Unanswered::queue_full)
    refuse(notice.tag, tr("That was too much at once. Try again in a moment."));
  m_state->saying.remove(notice.tag);
  notDone(notice.tag);
  return true;
}

void TableController::notDone(client::RequestTag tag) {
  State& state = *m_state;
  if (state.moving && state.moving->tag == tag) endMove();
  for (auto* asked : {&state.hint, &state.goOn, &state.another})
    if (*asked == tag) asked->reset();
  Q_EMIT primaryChanged();
  Q_EMIT changed();
}

}  // namespace cardroom::window
