// What the person may do in Game of Thrones, and how it is worded.
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/games/thrones/thrones_values.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window {

using thrones::Thrones;

namespace {

const QString kPass = QStringLiteral("pass");

class ThronesTurn : public GameTurn {
 public:
  ThronesTurn(ThronesShown& shown, TableCards& cards, std::function<void()> previewChanged)
      : m_shown{shown}, m_cards{cards}, m_previewChanged{std::move(previewChanged)} {}

  QList<Choice> choicesFor(const QString& cardKey) const override {
    const Card card = m_shown.inHand(cardKey);
    if (!m_shown.allows(card)) return {};
    // By default a helpful card goes on our pile, a harmful one on theirs; a hint overrides that.
    const int ours = m_shown.ourPile();
    const bool helps = suit_of(card) != Suit::diamonds;
    int first = helps ? ours : 1 - ours;
    if (cardKey == m_shown.hinted && m_shown.hintedPile >= 0) first = m_shown.hintedPile;
    QList<Choice> choices;
    for (const int pile : {first, 1 - first}) {
      const bool allowed = m_shown.allows(card, pile);
      // A heart can go on only one pile, so there is nothing to choose.
      if (!allowed && thrones::rules::is_heart(card)) continue;
      const ThronesPreview preview = thrones::previewOf(m_shown, card, pile);
      const QString text = pile == ours ? Thrones::tr("Play %1 on ours") : Thrones::tr("Play %1 on theirs");
      choices << Choice{.id = thrones::pileId(pile),
                        .allowed = allowed,
                        .whyNot = allowed ? QString{} : preview.whyNot,
                        .text = text.arg(cardText(cardKey)),
                        .spoken = preview.allowed ? preview.text : QString{}};
    }
    return choices;
  }

  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override {
    const Card card = m_shown.inHand(cardKey);
    const int pile = thrones::pileIndex(choice);
    if (pile < 0 || !m_shown.allows(card, pile)) return std::nullopt;
    return thrones::story::message_of({card, static_cast<std::uint8_t>(pile)});
  }

  QList<Action> actions() const override {
    if (!m_shown.legal || !m_shown.legal->may_pass) return {};
    return {{.id = kPass, .text = Thrones::tr("Pass"), .key = QStringLiteral("P"), .secondClick = true}};
  }

  std::optional<table::v1::GameMove> moveOf(const QString& action) const override {
    if (action != kPass || actions().isEmpty()) return std::nullopt;
    return thrones::story::message_of(thrones::rules::Move::pass());
  }

  QString whyNot(const QString& cardKey) const override {
    if (m_shown.over()) return Thrones::tr("The game is over.");
    if (!m_shown.legal) return Thrones::tr("It is not your turn.");
    const Card card = m_shown.inHand(cardKey);
    if (card == thrones::rules::kNoCard) return Thrones::tr("You can only play a card from your hand.");
    return thrones::ruleText(static_cast<int>(thrones::story::rule_against(m_shown.board(), card)));
  }

  QString turnText(int secondsLeft) const override {
    const int n = secondsLeft;
    if (m_shown.canOnlyPass())
      return n < 0 ? Thrones::tr("Your turn. No card of yours has a place now. You can only pass.")
                   : Thrones::tr("Your turn, %Ln second(s). No card of yours has a place now. You can only pass.",
                                 nullptr, n);
    if (m_shown.heartTurn())
      return n < 0 ? Thrones::tr("Your turn. Play a heart on our pile.")
                   : Thrones::tr("Your turn, %Ln second(s). Play a heart on our pile.", nullptr, n);
    return n < 0 ? Thrones::tr("Your turn. Choose a card, or pass.")
                 : Thrones::tr("Your turn, %Ln second(s). Choose a card, or pass.", nullptr, n);
  }

  QString selectedText(const QString& cardKey) const override {
    const QString name = cardName(cardKey);
    return m_shown.heartTurn()
               ? Thrones::tr("Selected %1. Press Enter to play it on our pile.").arg(name)
               : Thrones::tr("Selected %1. Up and down choose the pile, Enter plays it there.").arg(name);
  }

  void consider(const QString& cardKey, bool selected) override {
    if (m_shown.considered == cardKey && m_shown.selected == selected) return;
    m_shown.considered = cardKey;
    m_shown.selected = selected;
    m_previewChanged();
  }

  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override {
    const auto hinted = thrones::story::move_of(move).value_or(thrones::rules::Move::pass());
    m_shown.hinted = codeOf(hinted.card);
    m_shown.hintedPile = hinted.passes() ? -1 : hinted.pile;
    m_cards.show(thrones::cardsOf(m_shown));
    return thrones::hintWords(hinted, reason.thrones(), m_shown.cast);
  }

 private:
  ThronesShown& m_shown;
  TableCards& m_cards;
  std::function<void()> m_previewChanged;
};

}  // namespace

std::unique_ptr<GameTurn> thrones::turnOf(ThronesShown& shown, TableCards& cards,
                                          std::function<void()> previewChanged) {
  return std::make_unique<ThronesTurn>(shown, cards, std::move(previewChanged));
}

}  // namespace cardroom::window
