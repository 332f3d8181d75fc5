// What a card would do to a pile of Game of Thrones before it is played.
#include <utility>

#include "client/models/games/thrones/thrones_battle.h"
#include "client/models/games/thrones/thrones_words.h"

namespace cardroom::window::thrones {
namespace {

rules::Values valuesOf(const story::Piles& piles, int pile) {
  return piles[static_cast<std::size_t>(pile)].values();
}

/// "king of hearts" would open the pile.
QString heartSentence(const Preview& preview, const Cast& cast, const QString& name) {
  const QString text = preview.pile == ownTeam(cast)
                           ? Thrones::tr("%1 on our pile would have attack and defence %L2.", "a card")
                           : Thrones::tr("%1 on their pile would have attack and defence %L2.", "a card");
  return text.arg(name).arg(valuesOf(preview.after, preview.pile).attack);
}

}  // namespace

Preview previewOf(const rules::Board& board, Card card, int pile) {
  const rules::Move move{card, static_cast<std::uint8_t>(pile)};
  Preview preview{.card = card, .pile = pile, .before = story::piles_of(board)};
  const auto after = story::piles_after(board, move);
  preview.allowed = after.has_value();
  preview.after = after.value_or(preview.before);
  if (!after) preview.whyNot = ruleText(static_cast<int>(story::rule_against(board, move)));
  return preview;
}

QString previewSentence(const Preview& preview, const Cast& cast) {
  const QString name = sentence(cardName(codeOf(preview.card)));
  const auto battle = story::battle_of(preview.after);
  if (!battle || rules::is_heart(preview.card)) return heartSentence(preview, cast, name);
  // A card on a pile changes that pile's own attack, or whether the other one's gets through its defence.
  const auto pile = static_cast<std::size_t>(preview.pile);
  const bool attackChanges = preview.after[pile].changed() == rules::Attribute::attack;
  const bool succeeds = battle->succeeds[attackChanges ? pile : 1 - pile];
  const bool ours = preview.pile == ownTeam(cast);
  const int value = attackChanges ? preview.after[pile].values().attack : preview.after[pile].values().defence;
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
  return text.arg(name).arg(value);
}

QVariantMap shownPreview(const Preview& preview, const Cast& cast) {
  const QList<Attack> now = attacksOf(story::battle_of(preview.before), cast);
  const QList<Attack> then = attacksOf(story::battle_of(preview.after), cast);
  QVariantList outcome;
  for (qsizetype i = 0; i < then.size(); ++i) {
    QVariantMap attack = shownAttack(then[i], cast);
    attack.insert(QStringLiteral("changed"), now.value(i) != then[i]);
    outcome << attack;
  }
  const rules::Values before = valuesOf(preview.before, preview.pile);
  const rules::Values after = valuesOf(preview.after, preview.pile);
  return {{QStringLiteral("card"), codeOf(preview.card)},
          {QStringLiteral("allowed"), preview.allowed},
          {QStringLiteral("whyNot"), preview.whyNot},
          {QStringLiteral("attack"), after.attack},
          {QStringLiteral("defence"), after.defence},
          {QStringLiteral("attackChanges"), after.attack != before.attack},
          {QStringLiteral("defenceChanges"), after.defence != before.defence},
          {QStringLiteral("outcome"), outcome},
          {QStringLiteral("text"), preview.allowed ? previewSentence(preview, cast) : preview.whyNot}};
}

}  // namespace cardroom::window::thrones
