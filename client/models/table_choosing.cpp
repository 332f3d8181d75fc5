// Which card the person thinks about, and where it may go: what TableController knows by itself until a move is sent.
#include <algorithm>
#include <utility>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/card_words.h"
#include "client/models/table_state.h"

namespace cardroom::window {
namespace {

/// Null without one.
const Choice* firstAllowed(const QList<Choice>& choices) {
  const auto found = std::ranges::find(choices, true, &Choice::allowed);
  return found == choices.end() ? nullptr : &*found;
}

}  // namespace

QString TableController::considered() const {
  if (moving()) return {};
  return m_state->selected.isEmpty() ? m_state->pointedAt : m_state->selected;
}

QVariantList TableController::choices() const {
  QVariantList list;
  for (const Choice& choice : m_game ? m_game->choicesFor(considered()) : QList<Choice>{}) {
    list << QVariantMap{{QStringLiteral("id"), choice.id},
                        {QStringLiteral("allowed"), choice.allowed},
                        {QStringLiteral("whyNot"), choice.whyNot},
                        {QStringLiteral("text"), choice.text}};
  }
  return list;
}

QString TableController::aim() const {
  if (!m_state->selected.isEmpty()) return m_state->aim;
  if (!m_game) return {};
  const QList<Choice> choices = m_game->choicesFor(considered());
  const Choice* first = firstAllowed(choices);
  return first != nullptr ? first->id : QString{};
}

std::optional<Action> TableController::primaryAction() const {
  if (!yourTurn() || !m_game) return std::nullopt;
  const QList<Action> actions = m_game->actions();
  const auto primary = std::ranges::find(actions, true, &Action::primary);
  if (primary != actions.end()) return *primary;
  const bool playable = std::ranges::any_of(m_game->cards()->cards(), &TableCard::playable);
  return actions.size() == 1 && !playable ? std::optional{actions[0]} : std::nullopt;
}

QVariantList TableController::actions() const {
  if (!yourTurn() || !m_game || moving()) return {};
  const auto primary = primaryAction();
  QVariantList list;
  for (const Action& action : m_game->actions()) {
    if (action.onTable || (primary && primary->id == action.id)) continue;
    list << QVariantMap{
        {QStringLiteral("id"), action.id}, {QStringLiteral("text"), action.text}, {QStringLiteral("key"), action.key}};
  }
  return list;
}

void TableController::showConsidered() {
  if (m_game) m_game->consider(considered(), !m_state->selected.isEmpty() && !moving());
  Q_EMIT aimChanged();
}

void TableController::consider(const QString& cardKey) {
  if (std::exchange(m_state->pointedAt, cardKey) != cardKey) showConsidered();
}

void TableController::select(const QString& cardKey) {
  State& state = *m_state;
  if (moving() || !m_game) return;
  if (m_game->marksCards()) return mark(cardKey);
  if (state.selected == cardKey) return clearSelection();
  const QList<Choice> choices = m_game->choicesFor(cardKey);
  const Choice* first = firstAllowed(choices);
  if (first == nullptr) {
    Q_EMIT refused(cardKey);
    return refuse(m_game->whyNot(cardKey));
  }
  state.selected = cardKey;
  state.aim = first->id;
  showConsidered();
  Q_EMIT selectedChanged();
  Q_EMIT primaryChanged();
  announce(m_game->selectedText(cardKey));
  announce(first->spoken);
}

void TableController::mark(const QString& cardKey) {
  const Marking marking = m_game->mark(cardKey);
  if (!marking.whyNot.isEmpty()) {
    Q_EMIT refused(cardKey);
    return refuse(marking.whyNot);
  }
  Q_EMIT primaryChanged();
  announce(marking.spoken);
}

void TableController::clearSelection() {
  if (m_state->selected.isEmpty()) return;
  announce(tr("Not selected any more: %1.").arg(cardName(m_game->cards()->codeOf(m_state->selected))));
  endSelection();
}

void TableController::endSelection() {
  if (m_state->selected.isEmpty()) return;
  m_state->selected.clear();
  m_state->aim.clear();
  showConsidered();
  Q_EMIT selectedChanged();
  Q_EMIT primaryChanged();
}

void TableController::aimAt(const QString& choice) {
  State& state = *m_state;
  if (moving() || !m_game || state.selected.isEmpty()) return;
  const QList<Choice> choices = m_game->choicesFor(state.selected);
  const auto found = std::ranges::find(choices, choice, &Choice::id);
  if (found == choices.end()) return;
  if (!found->allowed) return refuse(found->whyNot);
  state.aim = choice;
  Q_EMIT aimChanged();
  Q_EMIT primaryChanged();
  announce(found->spoken.isEmpty() ? found->text : found->spoken);
}

void TableController::aimNext(int by) {
  if (!m_game || m_state->selected.isEmpty()) return;
  QStringList allowed;
  for (const Choice& choice : m_game->choicesFor(m_state->selected))
    if (choice.allowed) allowed << choice.id;
  if (allowed.isEmpty()) return;
  const qsizetype next = allowed.indexOf(m_state->aim) + (by < 0 ? allowed.size() - 1 : 1);
  aimAt(allowed[next % allowed.size()]);
}

void TableController::play(const QString& cardKey) {
  // The first of the two clicks has marked it.
  if (moving() || !m_game || m_game->marksCards()) return;
  const QList<Choice> choices = m_game->choicesFor(cardKey);
  if (choices.size() == 1) return playAt(cardKey, choices[0].id);
  if (m_state->selected != cardKey) select(cardKey);
}

void TableController::playAt(const QString& cardKey, const QString& choice) {
  if (moving() || !m_game) return;
  const auto made = m_game->moveFor(cardKey, choice);
  if (made && yourTurn()) return move(*made, cardKey);
  Q_EMIT refused(cardKey);
  const QList<Choice> choices = m_game->choicesFor(cardKey);
  const auto found = std::ranges::find(choices, choice, &Choice::id);
  refuse(found == choices.end() ? m_game->whyNot(cardKey) : found->whyNot);
}

void TableController::act(const QString& action) {
  if (moving() || !m_game || !yourTurn()) return;
  if (const auto prepared = m_game->prepare(action)) {
    Q_EMIT primaryChanged();
    return announce(*prepared);
  }
  if (const auto made = m_game->moveOf(action)) move(*made, {});
}

bool TableController::actByKey(const QString& key) {
  if (moving() || !m_game || !yourTurn()) return false;
  for (const Action& action : m_game->actions()) {
    if (action.key.isEmpty() || action.key.compare(key, Qt::CaseInsensitive) != 0) continue;
    act(action.id);
    return true;
  }
  return false;
}

void TableController::secondClick(const QString& cardKey) {
  if (!m_state->selected.isEmpty()) return clearSelection();
  if (moving() || !m_game || !yourTurn()) return;
  const auto& cards = m_game->cards()->cards();
  const auto card = std::ranges::find(cards, cardKey, &TableCard::key);
  if (card == cards.end() || card->seat != m_state->cast.you) return;
  if (card->marked) return mark(cardKey);
  for (const Action& action : m_game->actions())
    if (action.secondClick) return act(action.id);
}

}  // namespace cardroom::window
