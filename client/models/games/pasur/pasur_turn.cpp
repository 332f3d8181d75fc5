// What the person may do in Pasur, and how it is worded.
#include <QLocale>
#include <utility>

#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/games/pasur/pasur_values.h"
#include "client/models/games/pasur/pasur_words.h"

namespace cardroom::window {

using pasur::Pasur;

namespace {

constexpr qsizetype kNamedOnButton = 3;

QString pickUpText(const QStringList& picks) {
  if (picks.size() > kNamedOnButton) return Pasur::tr("Take %Ln card(s)", nullptr, static_cast<int>(picks.size()));
  QStringList cards;
  for (const QString& pick : picks)
    cards << cardText(pick);
  return Pasur::tr("Take %1", "cards").arg(cards.join(QStringLiteral("  ")));
}

class PasurTurn : public GameTurn {
 public:
  PasurTurn(PasurShown& shown, TableCards& cards, std::function<void()> previewChanged)
      : m_shown{shown}, m_cards{cards}, m_previewChanged{std::move(previewChanged)} {}

  QList<Choice> choicesFor(const QString& cardKey) const override {
    if (!m_shown.capturesOf(cardKey)) return {};
    const QList<PasurCapture> captures = pasur::capturesOf(m_shown, cardKey);
    if (captures.isEmpty()) return {{.id = pasur::kLay, .text = Pasur::tr("Play %1").arg(cardText(cardKey))}};
    QList<Choice> choices;
    for (const PasurCapture& capture : captures) {
      // If there is only one capture, the sentence about the selected card is enough.
      const QString spoken = captures.size() == 1 ? QString{} : capture.spoken;
      choices << Choice{.id = capture.id, .text = pickUpText(capture.cards), .spoken = spoken};
    }
    return choices;
  }

  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override {
    const auto captures = m_shown.capturesOf(cardKey);
    if (!captures) return std::nullopt;
    const bool lays = captures->isEmpty() && choice == pasur::kLay;
    const auto found = std::ranges::find(*captures, choice, pasur::captureId);
    if (!lays && found == captures->end()) return std::nullopt;
    cardroom::pasur::Move move{.card = parse_card(cardKey.toStdString()).value()};
    for (const QString& pick : lays ? QStringList{} : *found)
      move.picks.insert(parse_card(pick.toStdString()).value());
    return pasur::story::message_of(move);
  }

  QString whyNot(const QString& cardKey) const override {
    if (m_shown.over()) return Pasur::tr("The game is over.");
    if (!m_shown.legal) return Pasur::tr("It is not your turn.");
    return !m_shown.capturesOf(cardKey) ? Pasur::tr("You can only play a card from your hand.") : QString{};
  }

  QString turnText(int secondsLeft) const override {
    return secondsLeft < 0 ? Pasur::tr("Your turn. Play a card.")
                           : Pasur::tr("Your turn, %Ln second(s). Play a card.", nullptr, secondsLeft);
  }

  QString selectedText(const QString& cardKey) const override {
    const auto ways = m_shown.capturesOf(cardKey);
    const QString card = sentence(cardName(cardKey));
    if (!ways) return {};
    const QList<QStringList>& captures = *ways;
    if (captures.isEmpty()) return Pasur::tr("%1 takes nothing. Press Enter to play it.").arg(card);
    if (captures.size() == 1)
      return Pasur::tr("%1 takes: %2. Press Enter to play it.").arg(card, listed(captures[0], cardName));
    if (captures.size() >= pasur::kMany)
      return Pasur::tr("%2 takes one of %L1. Left and right go through them; a card in the pool leaves those with it.")
          .arg(static_cast<int>(captures.size()))
          .arg(card);
    QStringList all;
    for (qsizetype i = 0; i < captures.size(); ++i)
      all << Pasur::tr("%L1, %2", "a choice: its number, its cards")
                 .arg(static_cast<int>(i) + 1)
                 .arg(listed(captures[i], cardName));
    return Pasur::tr("%2 takes one of %L1: %3.")
        .arg(static_cast<int>(captures.size()))
        .arg(card, all.join(Pasur::tr("; ", "between choices")));
  }

  void consider(const QString& cardKey, bool selected) override {
    m_shown.selected = selected;
    if (std::exchange(m_shown.considered, cardKey) != cardKey) m_previewChanged();
  }

  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override {
    const cardroom::pasur::Move advised = pasur::story::move_of(move);
    m_shown.hinted = codeOf(advised.card);
    m_shown.hintedCapture = pasur::captureId(codesOf(advised.picks));
    m_cards.show(pasur::cardsOf(m_shown));
    return pasur::hintWords(advised, reason.pasur());
  }

 private:
  PasurShown& m_shown;
  TableCards& m_cards;
  std::function<void()> m_previewChanged;
};

}  // namespace

std::unique_ptr<GameTurn> pasur::turnOf(PasurShown& shown, TableCards& cards, std::function<void()> previewChanged) {
  return std::make_unique<PasurTurn>(shown, cards, std::move(previewChanged));
}

}  // namespace cardroom::window
