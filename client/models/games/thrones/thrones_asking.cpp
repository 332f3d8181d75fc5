// What the person may do at a table of Game of Thrones, and what it is called.
#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_model.h"
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window {

using thrones::Thrones;

namespace {

const QString kPass = QStringLiteral("pass");

}  // namespace

QList<Choice> ThronesModel::choicesFor(const QString& cardKey) const {
  const Shown& shown = *m_shown;
  const Card card = shown.inHand(cardKey);
  if (!shown.allows(card)) return {};
  // Help goes to ours, harm to theirs; a hint says where.
  const bool helps = suit_of(card) != Suit::diamonds;
  int first = helps ? ourPile() : 1 - ourPile();
  if (cardKey == shown.hinted && shown.hintedPile >= 0) first = shown.hintedPile;
  QList<Choice> choices;
  for (const int pile : {first, 1 - first}) {
    const bool allowed = shown.allows(card, pile);
    // A heart has one place, and that needs no choice.
    if (!allowed && thrones::rules::is_heart(card)) continue;
    const thrones::Preview preview = thrones::previewOf(shown.board(), card, pile);
    const QString text = (pile == ourPile() ? Thrones::tr("Put %1 on ours") : Thrones::tr("Put %1 on theirs"));
    choices << Choice{.id = thrones::pileId(pile),
                      .allowed = allowed,
                      .whyNot = allowed ? QString{} : preview.whyNot,
                      .text = text.arg(cardText(cardKey)),
                      .spoken = preview.allowed ? thrones::previewSentence(preview, shown.cast) : QString{}};
  }
  return choices;
}

std::optional<table::v1::GameMove> ThronesModel::moveFor(const QString& cardKey, const QString& choice) const {
  const Card card = m_shown->inHand(cardKey);
  const int pile = thrones::pileIndex(choice);
  if (pile < 0 || !m_shown->allows(card, pile)) return std::nullopt;
  return thrones::story::message_of({card, static_cast<std::uint8_t>(pile)});
}

QList<Action> ThronesModel::actions() const {
  if (!m_shown->legal || !m_shown->legal->may_pass) return {};
  return {{.id = kPass, .text = Thrones::tr("Pass"), .key = QStringLiteral("P"), .secondClick = true}};
}

std::optional<table::v1::GameMove> ThronesModel::moveOf(const QString& action) const {
  if (action != kPass || actions().isEmpty()) return std::nullopt;
  return thrones::story::message_of(thrones::rules::Move::pass());
}

QString ThronesModel::prompt() const {
  const Shown& shown = *m_shown;
  if (!shown.legal) return {};
  if (shown.canOnlyPass()) return Thrones::tr("No card of yours has a place now. You can only pass.");
  if (shown.heartTurn()) return Thrones::tr("Put a heart on our pile.");
  if (shown.selected) return Thrones::tr("Put %1 on a pile.").arg(cardText(shown.considered));
  return Thrones::tr("Choose a card, or pass.");
}

QString ThronesModel::moveWanted() const {
  return heartTurn() ? Thrones::tr("Choose a heart") : Thrones::tr("Choose a card");
}

QString ThronesModel::whyNot(const QString& cardKey) const {
  const Shown& shown = *m_shown;
  if (over()) return Thrones::tr("The game is over.");
  if (!shown.legal) return Thrones::tr("It is not your turn.");
  const Card card = shown.inHand(cardKey);
  if (card == thrones::rules::kNoCard) return Thrones::tr("Only a card of your own hand can be put on a pile.");
  return ruleText(static_cast<int>(thrones::story::rule_against(shown.board(), card)));
}

QString ThronesModel::ruleText(int rule) const {
  return thrones::ruleText(rule);
}

QString ThronesModel::turnText(int secondsLeft) const {
  const int n = secondsLeft;
  if (m_shown->canOnlyPass())
    return n < 0 ? Thrones::tr("Your turn. No card of yours has a place now. You can only pass.")
                 : Thrones::tr("Your turn, %Ln second(s). No card of yours has a place now. You can only pass.",
                               nullptr, n);
  if (heartTurn())
    return n < 0 ? Thrones::tr("Your turn. Put a heart on our pile.")
                 : Thrones::tr("Your turn, %Ln second(s). Put a heart on our pile.", nullptr, n);
  return n < 0 ? Thrones::tr("Your turn. Choose a card, or pass.")
               : Thrones::tr("Your turn, %Ln second(s). Choose a card, or pass.", nullptr, n);
}

QString ThronesModel::selectedText(const QString& cardKey) const {
  const QString name = cardName(cardKey);
  return heartTurn() ? Thrones::tr("Selected %1. Press Enter to put it on our pile.").arg(name)
                     : Thrones::tr("Selected %1. Up and down choose the pile, Enter puts it there.").arg(name);
}

void ThronesModel::consider(const QString& cardKey, bool selected) {
  if (m_shown->considered == cardKey && m_shown->selected == selected) return;
  m_shown->considered = cardKey;
  m_shown->selected = selected;
  Q_EMIT previewChanged();
}

Wording ThronesModel::showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) {
  const auto hinted = thrones::story::move_of(move).value_or(thrones::rules::Move::pass());
  m_shown->hinted = codeOf(hinted.card);
  m_shown->hintedPile = hinted.passes() ? -1 : hinted.pile;
  showCards();
  return thrones::hintWords(hinted, reason.thrones(), m_shown->cast);
}

void ThronesModel::setHandOrder(Preferences::HandOrder order) {
  if (m_shown->order == order) return;
  m_shown->order = order;
  showCards();
}

}  // namespace cardroom::window
