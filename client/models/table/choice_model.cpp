#include "client/models/table/choice_model.h"

#include <algorithm>
#include <string>
#include <utility>

#include "client/models/card_words.h"
#include "client/models/table/lesson_model.h"

namespace cardroom::window {
namespace {

/// Null if none is allowed.
const Choice* firstAllowed(const QList<Choice>& ways) {
  const auto found = std::ranges::find(ways, true, &Choice::allowed);
  return found == ways.end() ? nullptr : &*found;
}

}  // namespace

ChoiceModel::ChoiceModel(const TableShared& table, LessonModel& lesson, QObject* parent)
    : TablePart{table, parent}, m_lesson{lesson} {}

GameTurn* ChoiceModel::turn() const {
  return m_now.game ? &m_now.game->turn() : nullptr;
}

QString ChoiceModel::considered() const {
  if (moving()) return {};
  return m_selected.isEmpty() ? m_pointedAt : m_selected;
}

QList<Choice> ChoiceModel::ways() const {
  return turn() != nullptr ? turn()->choicesFor(considered()) : QList<Choice>{};
}

QString ChoiceModel::aim() const {
  if (!m_selected.isEmpty()) return m_aim;
  const QList<Choice> all = ways();
  const Choice* first = firstAllowed(all);
  return first != nullptr ? first->id : QString{};
}

std::optional<Action> ChoiceModel::primaryAction() const {
  if (!m_now.yourTurn() || turn() == nullptr) return std::nullopt;
  const QList<Action> actions = turn()->actions();
  const auto proposed = std::ranges::find(actions, m_proposedAction, &Action::id);
  if (proposed != actions.end()) return *proposed;
  const auto primary = std::ranges::find(actions, true, &Action::primary);
  if (primary != actions.end()) return *primary;
  const bool playable = std::ranges::any_of(m_now.game->cards()->cards(), &TableCard::playable);
  return actions.size() == 1 && !playable ? std::optional{actions[0]} : std::nullopt;
}

QString ChoiceModel::primaryText() const {
  if (!m_now.yourTurn() || turn() == nullptr) return {};
  if (m_selected.isEmpty()) {
    const auto action = primaryAction();
    return action ? action->text : m_now.game->face().moveWanted;
  }
  const QList<Choice> ways = turn()->choicesFor(m_selected);
  const auto aimed = std::ranges::find(ways, m_aim, &Choice::id);
  return aimed != ways.end() ? aimed->text : QString{};
}

void ChoiceModel::primary() {
  if (!m_selected.isEmpty()) return playAt(m_selected, m_aim);
  if (const auto action = primaryAction()) act(action->id);
}

std::optional<ChoiceModel::Making> ChoiceModel::makingOf(const table::v1::GameMove& move) const {
  if (!m_now.yourTurn() || turn() == nullptr || moving()) return std::nullopt;
  const std::string wanted = move.SerializeAsString();
  const auto makes_it = [&](const std::optional<table::v1::GameMove>& made) {
    return made && made->SerializeAsString() == wanted;
  };
  for (const TableCard& card : m_now.game->cards()->cards())
    for (const Choice& way : turn()->choicesFor(card.key))
      if (way.allowed && makes_it(turn()->moveFor(card.key, way.id))) return Making{card.key, way, {}};
  for (const Action& action : turn()->actions())
    if (makes_it(turn()->moveOf(action.id))) return Making{{}, {}, action};
  return std::nullopt;
}

QString ChoiceModel::textOf(const table::v1::GameMove& move) const {
  const auto making = makingOf(move);
  return !making ? QString{} : making->card.isEmpty() ? making->action.text : making->way.text;
}

void ChoiceModel::make(const table::v1::GameMove& move) {
  if (const auto making = makingOf(move)) send(move, making->card);
}

QList<Action> ChoiceModel::actions() const {
  if (!m_now.yourTurn() || turn() == nullptr || moving()) return {};
  const auto primary = primaryAction();
  QList<Action> actions = turn()->actions();
  actions.removeIf([&](const Action& one) { return one.onTable || (primary && primary->id == one.id); });
  return actions;
}

void ChoiceModel::showConsidered() {
  if (turn() != nullptr) turn()->consider(considered(), !m_selected.isEmpty() && !moving());
  Q_EMIT aimChanged();
}

void ChoiceModel::consider(const QString& cardKey) {
  if (std::exchange(m_pointedAt, cardKey) != cardKey) showConsidered();
}

void ChoiceModel::select(const QString& cardKey) {
  if (moving() || turn() == nullptr) return;
  if (const LessonRefusal why = m_lesson.whyNot(m_now.game->cards()->codeOf(cardKey)); !why.text.isEmpty()) {
    Q_EMIT refused(cardKey);
    return m_voice.refuse(why.text, why.spoken);
  }
  if (turn()->marksCards()) return mark(cardKey);
  if (m_selected == cardKey && !m_proposed) return clearSelection();
  m_proposed = false;
  if (m_selected == cardKey) return m_voice.announce(turn()->selectedText(cardKey));
  const QList<Choice> ways = turn()->choicesFor(cardKey);
  const Choice* first = firstAllowed(ways);
  if (first == nullptr) {
    Q_EMIT refused(cardKey);
    return m_voice.refuse(turn()->whyNot(cardKey));
  }
  choose(cardKey, *first);
}

void ChoiceModel::choose(const QString& cardKey, const Choice& way) {
  m_selected = cardKey;
  m_aim = way.id;
  showConsidered();
  Q_EMIT selectedChanged();
  Q_EMIT actionsChanged();
  m_voice.announce(turn()->selectedText(cardKey));
  m_voice.announce(way.spoken);
}

void ChoiceModel::propose(const table::v1::GameMove& move) {
  const std::string wanted = move.SerializeAsString();
  const auto makes_it = [&](const std::optional<table::v1::GameMove>& made) {
    return made && made->SerializeAsString() == wanted;
  };
  m_proposedAction.clear();
  m_proposedFor = m_now.update().decision();
  for (const TableCard& card : m_now.game->cards()->cards()) {
    if (!card.hinted) continue;
    const QList<Choice> ways = turn()->choicesFor(card.key);
    const auto way = std::ranges::find_if(
        ways, [&](const Choice& one) { return one.allowed && makes_it(turn()->moveFor(card.key, one.id)); });
    if (way == ways.end()) continue;
    choose(card.key, *way);
    m_proposed = true;
    return;
  }
  endSelection();
  for (const Action& action : turn()->actions())
    if (makes_it(turn()->moveOf(action.id))) m_proposedAction = action.id;
  Q_EMIT actionsChanged();
}

void ChoiceModel::proposeOnlyCard() {
  if (moving() || turn() == nullptr || !m_selected.isEmpty()) return;
  if (turn()->marksCards() || !turn()->actions().isEmpty()) return;
  QStringList playable;
  for (const TableCard& card : m_now.game->cards()->cards())
    if (card.playable) playable << card.key;
  const QList<Choice> ways = playable.size() == 1 ? turn()->choicesFor(playable[0]) : QList<Choice>{};
  if (ways.size() != 1 || !ways[0].allowed) return;
  choose(playable[0], ways[0]);
  m_proposed = true;
}

void ChoiceModel::mark(const QString& cardKey) {
  const Marking marking = turn()->mark(cardKey);
  if (!marking.whyNot.isEmpty()) {
    Q_EMIT refused(cardKey);
    return m_voice.refuse(marking.whyNot);
  }
  Q_EMIT actionsChanged();
  m_voice.announce(marking.spoken);
}

void ChoiceModel::clearSelection() {
  if (m_selected.isEmpty()) return;
  m_voice.announce(tr("Deselected: %1.").arg(cardName(m_now.game->cards()->codeOf(m_selected))));
  endSelection();
}

void ChoiceModel::endSelection() {
  if (m_selected.isEmpty()) return;
  m_selected.clear();
  m_aim.clear();
  m_proposed = false;
  showConsidered();
  Q_EMIT selectedChanged();
  Q_EMIT actionsChanged();
}

void ChoiceModel::aimAt(const QString& way) {
  if (moving() || turn() == nullptr || m_selected.isEmpty()) return;
  const QList<Choice> ways = turn()->choicesFor(m_selected);
  const auto found = std::ranges::find(ways, way, &Choice::id);
  if (found == ways.end()) return;
  if (!found->allowed) return m_voice.refuse(found->whyNot);
  m_aim = way;
  Q_EMIT aimChanged();
  Q_EMIT actionsChanged();
  m_voice.announce(found->spoken.isEmpty() ? found->text : found->spoken);
}

void ChoiceModel::aimNext(int by) {
  if (turn() == nullptr || m_selected.isEmpty()) return;
  QStringList allowed;
  for (const Choice& way : turn()->choicesFor(m_selected))
    if (way.allowed) allowed << way.id;
  if (allowed.isEmpty()) return;
  const qsizetype next = allowed.indexOf(m_aim) + (by < 0 ? allowed.size() - 1 : 1);
  aimAt(allowed[next % allowed.size()]);
}

void ChoiceModel::play(const QString& cardKey) {
  // In a turn that marks cards, the first of the two clicks has already marked or unmarked this card.
  if (moving() || turn() == nullptr || turn()->marksCards()) return;
  const QList<Choice> ways = turn()->choicesFor(cardKey);
  if (ways.size() == 1) return playAt(cardKey, ways[0].id);
  if (m_selected != cardKey) select(cardKey);
}

void ChoiceModel::playAt(const QString& cardKey, const QString& way) {
  if (moving() || turn() == nullptr) return;
  const auto made = turn()->moveFor(cardKey, way);
  if (made && m_now.yourTurn()) return send(*made, cardKey);
  Q_EMIT refused(cardKey);
  const QList<Choice> ways = turn()->choicesFor(cardKey);
  const auto found = std::ranges::find(ways, way, &Choice::id);
  m_voice.refuse(found == ways.end() ? turn()->whyNot(cardKey) : found->whyNot);
}

void ChoiceModel::act(const QString& action) {
  if (moving() || turn() == nullptr || !m_now.yourTurn()) return;
  if (const auto prepared = turn()->prepare(action)) {
    Q_EMIT actionsChanged();
    return m_voice.announce(*prepared);
  }
  if (const auto made = turn()->moveOf(action)) send(*made, {});
}

bool ChoiceModel::actByKey(const QString& key) {
  if (moving() || turn() == nullptr || !m_now.yourTurn()) return false;
  for (const Action& action : turn()->actions()) {
    if (action.key.isEmpty() || action.key.compare(key, Qt::CaseInsensitive) != 0) continue;
    act(action.id);
    return true;
  }
  return false;
}

void ChoiceModel::secondClick(const QString& cardKey) {
  if (!m_selected.isEmpty()) return clearSelection();
  if (moving() || turn() == nullptr || !m_now.yourTurn()) return;
  const auto& cards = m_now.game->cards()->cards();
  const auto card = std::ranges::find(cards, cardKey, &TableCard::key);
  if (card == cards.end() || card->seat != m_now.cast.you) return;
  if (card->marked) return mark(cardKey);
  for (const Action& action : turn()->actions())
    if (action.secondClick) return act(action.id);
}

void ChoiceModel::send(const table::v1::GameMove& move, const QString& cardKey) {
  if (const LessonRefusal why = m_lesson.whyNot(move); !why.text.isEmpty()) {
    Q_EMIT refused(cardKey);
    return m_voice.refuse(why.text, why.spoken);
  }
  const std::uint64_t decision = m_now.update().decision();
  session::v1::ClientMessage message;
  message.mutable_move()->set_decision(decision);
  *message.mutable_move()->mutable_move() = move;
  const client::RequestTag tag = m_requests.nextTag();
  m_move = Move{.tag = tag, .decision = decision, .card = cardKey};
  m_proposedAction.clear();
  turn()->sent(cardKey);
  endSelection();
  showConsidered();
  Q_EMIT movingChanged();
  Q_EMIT actionsChanged();
  m_requests.send(tag, std::move(message));
  m_lesson.sent();
}

void ChoiceModel::endMove() {
  if (!m_move) return;
  m_move.reset();
  showConsidered();
  Q_EMIT movingChanged();
  Q_EMIT actionsChanged();
}

void ChoiceModel::follow() {
  if (m_now.update().decision() != m_proposedFor) m_proposedAction.clear();
  if (m_move && (!m_now.yourTurn() || m_now.update().decision() != m_move->decision)) endMove();
  if (!m_selected.isEmpty() && (!m_now.yourTurn() || !turn()->moveFor(m_selected, m_aim))) endSelection();
  showConsidered();
}

void ChoiceModel::notDone(client::RequestTag tag) {
  if (m_move && m_move->tag == tag) endMove();
}

void ChoiceModel::clear() {
  endMove();
  endSelection();
  m_proposedAction.clear();
  m_pointedAt.clear();
}

}  // namespace cardroom::window
