// What the person may do in Lucky Thirteen, and how it is worded.
#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window {

using lucky_thirteen::LuckyThirteen;

namespace story = lucky_thirteen::story;

namespace {

/// The zone that a card from the hand goes to; also the id of the choice to discard it.
const QString kDiscards = QStringLiteral("discards");

bool isIn(CardSet cards, const QString& key) {
  const auto card = parse_card(key.toStdString());
  return card && cards.contains(*card);
}

class LuckyThirteenTurn : public GameTurn {
 public:
  LuckyThirteenTurn(LuckyThirteenShown& shown, TableCards& cards) : m_shown{shown}, m_cards{cards} {}

  QList<Choice> choicesFor(const QString& cardKey) const override {
    if (!isIn(m_shown.playable(), cardKey)) return {};
    return {{.id = kDiscards, .text = LuckyThirteen::tr("Discard %1").arg(cardText(cardKey))}};
  }

  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override {
    if (choice != kDiscards || !isIn(m_shown.playable(), cardKey)) return std::nullopt;
    return story::message_of({parse_card(cardKey.toStdString()).value()});
  }

  QString whyNot(const QString& cardKey) const override {
    if (m_shown.over()) return LuckyThirteen::tr("The game is over.");
    if (!m_shown.legal) return LuckyThirteen::tr("It is not your turn.");
    if (!isIn(m_shown.view ? m_shown.view->hand : CardSet{}, cardKey))
      return LuckyThirteen::tr("You can only discard a card from your hand.");
    return {};
  }

  QString selectedText(const QString& cardKey) const override {
    return LuckyThirteen::tr("Selected %1. Press Enter to discard.").arg(cardName(cardKey));
  }

  QString turnText(int secondsLeft) const override {
    return secondsLeft < 0 ? LuckyThirteen::tr("Your turn. Choose one of three cards to discard.")
                           : LuckyThirteen::tr("Your turn, %Ln second(s). Choose one of three cards to discard.",
                                               nullptr, secondsLeft);
  }

  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override {
    const auto advised = story::move_of(move);
    m_shown.hinted = advised ? codeOf(advised->discard) : QString{};
    m_cards.show(lucky_thirteen::cardsOf(m_shown));
    return lucky_thirteen::hintWords(m_shown.hinted, reason.lucky_thirteen());
  }

 private:
  LuckyThirteenShown& m_shown;
  TableCards& m_cards;
};

}  // namespace

std::unique_ptr<GameTurn> lucky_thirteen::turnOf(LuckyThirteenShown& shown, TableCards& cards) {
  return std::make_unique<LuckyThirteenTurn>(shown, cards);
}

}  // namespace cardroom::window
