// What the person may do at a table of Pasur, and what it is called.
#include <QLocale>
#include <utility>

#include "client/models/games/pasur/pasur_cards.h"
#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window {

using pasur::Pasur;

namespace {

constexpr qsizetype kNamedOnButton = 3;

QString pickUpText(const QStringList& picks) {
  if (picks.size() > kNamedOnButton) return Pasur::tr("Pick up %Ln card(s)", nullptr, static_cast<int>(picks.size()));
  QStringList cards;
  for (const QString& pick : picks)
    cards << cardText(pick);
  return Pasur::tr("Pick up %1", "cards").arg(cards.join(QStringLiteral("  ")));
}

/// "1 of 3: ace of spades and three of diamonds".
QString numbered(int index, int count, const QStringList& picks) {
  return Pasur::tr("%L1 of %L2: %3").arg(index + 1).arg(count).arg(listed(picks, cardName));
}

}  // namespace

QList<Choice> PasurModel::choicesFor(const QString& cardKey) const {
  const auto ways = m_shown->capturesOf(cardKey);
  if (!ways) return {};
  const QList<QStringList>& captures = *ways;
  if (captures.isEmpty()) return {{.id = pasur::kLay, .text = Pasur::tr("Lay down %1").arg(cardText(cardKey))}};
  QList<Choice> choices;
  const int count = static_cast<int>(captures.size());
  for (int i = 0; i < count; ++i) {
    choices << Choice{.id = pasur::captureId(captures[i]),
                      .text = pickUpText(captures[i]),
                      // With one the selected card says it all.
                      .spoken = count == 1 ? QString{} : numbered(i, count, captures[i])};
  }
  return choices;
}

QVariantList PasurModel::captures() const {
  QVariantList rows;
  const QList<QStringList> captures = m_shown->capturesOf(m_shown->considered).value_or(QList<QStringList>{});
  const int count = static_cast<int>(captures.size());
  for (int i = 0; i < count; ++i) {
    rows << QVariantMap{{QStringLiteral("id"), pasur::captureId(captures[i])},
                        {QStringLiteral("number"), i + 1},
                        {QStringLiteral("cards"), captures[i]},
                        {QStringLiteral("spoken"), numbered(i, count, captures[i])}};
  }
  return rows;
}

bool PasurModel::many() const {
  const auto captures = m_shown->capturesOf(m_shown->considered);
  return captures && captures->size() >= pasur::kMany;
}

std::optional<table::v1::GameMove> PasurModel::moveFor(const QString& cardKey, const QString& choice) const {
  const auto captures = m_shown->capturesOf(cardKey);
  if (!captures) return std::nullopt;
  const bool lays = captures->isEmpty() && choice == pasur::kLay;
  const auto found = std::ranges::find(*captures, choice, pasur::captureId);
  if (!lays && found == captures->end()) return std::nullopt;
  cardroom::pasur::Move move{.card = parse_card(cardKey.toStdString()).value()};
  for (const QString& pick : lays ? QStringList{} : *found)
    move.picks.insert(parse_card(pick.toStdString()).value());
  return pasur::story::message_of(move);
}

QString PasurModel::prompt() const {
  const Shown& shown = *m_shown;
  if (!shown.legal) return {};
  const auto captures = shown.selected ? shown.capturesOf(shown.considered) : std::nullopt;
  if (!captures) return Pasur::tr("Play a card.");
  const QString card = cardText(shown.considered);
  if (captures->isEmpty()) return Pasur::tr("%1 picks nothing up. It joins the pool.").arg(card);
  return captures->size() == 1 ? Pasur::tr("This is what %1 picks up.").arg(card)
                               : Pasur::tr("What does %1 pick up?").arg(card);
}

QString PasurModel::moveWanted() const {
  return Pasur::tr("Choose a card");
}

QString PasurModel::whyNot(const QString& cardKey) const {
  if (m_shown->over) return Pasur::tr("The game is over.");
  if (!m_shown->legal) return Pasur::tr("It is not your turn.");
  return !m_shown->capturesOf(cardKey) ? Pasur::tr("Only a card of your own hand can be played.") : QString{};
}

QString PasurModel::ruleText(int rule) const {
  return pasur::ruleText(rule);
}

QString PasurModel::turnText(int secondsLeft) const {
  return secondsLeft < 0 ? Pasur::tr("Your turn. Play a card.")
                         : Pasur::tr("Your turn, %Ln second(s). Play a card.", nullptr, secondsLeft);
}

QString PasurModel::selectedText(const QString& cardKey) const {
  const auto ways = m_shown->capturesOf(cardKey);
  const QString card = sentence(cardName(cardKey));
  if (!ways) return {};
  const QList<QStringList>& captures = *ways;
  if (captures.isEmpty()) return Pasur::tr("%1 picks nothing up. Press Enter to lay it down.").arg(card);
  if (captures.size() == 1)
    return Pasur::tr("%1 picks up: %2. Press Enter to play it.").arg(card, listed(captures[0], cardName));
  if (captures.size() >= pasur::kMany)
    return Pasur::tr("%2 picks up one of %L1. Left and right go through them; a card in the pool leaves those with it.")
        .arg(static_cast<int>(captures.size()))
        .arg(card);
  QStringList all;
  for (qsizetype i = 0; i < captures.size(); ++i)
    all << Pasur::tr("%L1, %2", "a choice: its number, its cards")
               .arg(static_cast<int>(i) + 1)
               .arg(listed(captures[i], cardName));
  return Pasur::tr("%2 picks up one of %L1: %3.")
      .arg(static_cast<int>(captures.size()))
      .arg(card, all.join(Pasur::tr("; ", "between choices")));
}

void PasurModel::consider(const QString& cardKey, bool selected) {
  m_shown->selected = selected;
  if (std::exchange(m_shown->considered, cardKey) != cardKey) Q_EMIT previewChanged();
}

Wording PasurModel::showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) {
  const cardroom::pasur::Move advised = pasur::story::move_of(move);
  m_shown->hinted = codeOf(advised.card);
  m_shown->hintedCapture = pasur::captureId(codesOf(advised.picks));
  showCards();
  return pasur::hintWords(advised, reason.pasur());
}

void PasurModel::setHandOrder(Preferences::HandOrder order) {
  if (m_shown->order == order) return;
  m_shown->order = order;
  showCards();
}

}  // namespace cardroom::window
