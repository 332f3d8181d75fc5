// What a card would do to a pile in Game of Thrones.
#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_shown.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window::thrones {
namespace {

/// "King of hearts on our pile would have ...": for a heart, or while a pile has no heart.
QString heartSentence(const QString& name, bool ours, int attack) {
  const QString text = ours ? Thrones::tr("%1 on our pile would have attack and defence %L2.", "a card")
                            : Thrones::tr("%1 on their pile would have attack and defence %L2.", "a card");
  return text.arg(name).arg(attack);
}

/// `after`: the piles including the card.
QString sentenceOf(Card card, std::size_t pile, const story::Piles& after, bool ours) {
  const QString name = sentence(cardName(codeOf(card)));
  const auto [attack, defence] = after[pile].values();
  const auto battle = story::battle_of(after);
  if (!battle || rules::is_heart(card)) return heartSentence(name, ours, attack);
  // The card changes either its pile's attack or its pile's defence, which decides whether the other attack succeeds.
  const bool attackChanges = after[pile].changed() == rules::Attribute::attack;
  const bool succeeds = battle->succeeds[attackChanges ? pile : 1 - pile];
  const QString text =
      attackChanges
          ? (ours ? (succeeds ? Thrones::tr("%1 on our pile would make attack %L2; our attack would succeed.")
                              : Thrones::tr("%1 on our pile would make attack %L2; our attack would fail."))
                  : (succeeds ? Thrones::tr("%1 on their pile would make attack %L2; their attack would succeed.")
                              : Thrones::tr("%1 on their pile would make attack %L2; their attack would fail.")))
          : (ours ? (succeeds ? Thrones::tr("%1 on our pile would make defence %L2; their attack would succeed.")
                              : Thrones::tr("%1 on our pile would make defence %L2; their attack would fail."))
                  : (succeeds ? Thrones::tr("%1 on their pile would make defence %L2; our attack would succeed.")
                              : Thrones::tr("%1 on their pile would make defence %L2; our attack would fail.")));
  return text.arg(name).arg(attackChanges ? attack : defence);
}

}  // namespace

ThronesPreview previewOf(const ThronesShown& shown, Card card, int pile) {
  const rules::Move move{card, static_cast<std::uint8_t>(pile)};
  const story::Piles before = story::piles_of(shown.board());
  const auto allowed = story::piles_after(shown.board(), move);
  const story::Piles& after = allowed ? *allowed : before;
  const rules::Values was = before[move.pile].values();
  const rules::Values is = after[move.pile].values();
  ThronesPreview preview{.allowed = allowed.has_value(),
                         .attack = is.attack,
                         .defence = is.defence,
                         .attackChanges = is.attack != was.attack,
                         .defenceChanges = is.defence != was.defence};
  const QList<Attack> now = attacksOf(story::battle_of(before), shown.cast);
  for (const Attack& attack : attacksOf(story::battle_of(after), shown.cast)) {
    ThronesAttack then = shownAttack(attack, shown.cast);
    then.changed = now.value(preview.outcome.size()) != attack;
    preview.outcome << then;
  }
  if (!allowed) preview.whyNot = ruleText(static_cast<int>(story::rule_against(shown.board(), move)));
  preview.text = allowed ? sentenceOf(card, move.pile, after, pile == shown.ourPile()) : preview.whyNot;
  return preview;
}

QList<ThronesPreview> previewsOf(const ThronesShown& shown) {
  const Card card = shown.inHand(shown.considered);
  if (!shown.allows(card)) return {};
  return {previewOf(shown, card, 0), previewOf(shown, card, 1)};
}

}  // namespace cardroom::window::thrones
