#include "client/models/games/lucky_thirteen/lucky_thirteen_turn.h"

#include "client/models/games/lucky_thirteen/lucky_thirteen_cards.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window {

using lucky_thirteen::LuckyThirteen;

namespace story = lucky_thirteen::story;

namespace {

/// Where a card of the hand goes: the zone of that name.
const QString kDiscards = QStringLiteral("discards");

bool isIn(CardSet cards, const QString& key) {
  const auto card = parse_card(key.toStdString());
  return card && cards.contains(*card);
}

}  // namespace

QList<Choice> LuckyThirteenTurn::choicesFor(const QString& cardKey) const {
  if (!isIn(m_shown.playable(), cardKey)) return {};
  return {{.id = kDiscards, .text = LuckyThirteen::tr("Discard %1").arg(cardText(cardKey))}};
}

std::optional<table::v1::GameMove> LuckyThirteenTurn::moveFor(const QString& cardKey, const QString& choice) const {
  if (choice != kDiscards || !isIn(m_shown.playable(), cardKey)) return std::nullopt;
  return story::message_of({parse_card(cardKey.toStdString()).value()});
}

QString LuckyThirteenTurn::whyNot(const QString& cardKey) const {
  if (m_shown.over()) return LuckyThirteen::tr("The game is over.");
  if (!m_shown.legal) return LuckyThirteen::tr("It is not your turn.");
  if (!isIn(m_shown.view ? m_shown.view->hand : CardSet{}, cardKey))
    return LuckyThirteen::tr("Only a card of your own hand can be given up.");
  return {};
}

QString LuckyThirteenTurn::selectedText(const QString& cardKey) const {
  return LuckyThirteen::tr("Selected %1. Press Enter to discard.").arg(cardName(cardKey));
}

QString LuckyThirteenTurn::turnText(int secondsLeft) const {
  return secondsLeft < 0 ? LuckyThirteen::tr("Your turn. Choose one of three cards to discard.")
                         : LuckyThirteen::tr("Your turn, %Ln second(s). Choose one of three cards to discard.", nullptr,
                                             secondsLeft);
}

Wording LuckyThirteenTurn::showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) {
  const auto advised = story::move_of(move);
  m_shown.hinted = advised ? codeOf(advised->discard) : QString{};
  lucky_thirteen::layCards(m_shown, m_cards);
  return lucky_thirteen::hintWords(m_shown.hinted, reason.lucky_thirteen());
}

}  // namespace cardroom::window
