// What a card would do to a pile of Game of Thrones before it is played.
#include <array>

#include "client/models/card_words.h"
#include "client/models/games/thrones_battle.h"
#include "client/models/games/thrones_words.h"

namespace cardroom::window::thrones {
namespace {

/// "king of hearts" would open the pile.
QString heartSentence(const Preview& preview, const Cast& cast, const QString& name) {
  const BySide texts{.ours = Thrones::tr("%1 on our pile would have attack and defence %L2.", "a card"),
                     .theirs = Thrones::tr("%1 on their pile would have attack and defence %L2.", "a card"),
                     .top = {},
                     .bottom = {}};
  return texts.of(sideOf(preview.pile, cast)).arg(name).arg(preview.after.attack);
}

}  // namespace

Preview previewOf(const View& view, Card card, int pile, const Cast& cast) {
  std::array piles{pileOf(view, 0), pileOf(view, 1)};
  rules::Pile& changed = piles[static_cast<std::size_t>(pile)];
  Preview preview{.pile = pile, .card = card, .before = changed.values()};
  preview.after = preview.before;
  preview.now = attacksNow(piles[0], piles[1], cast);
  preview.then = preview.now;
  if (rules::is_heart(card)) {
    preview.allowed = changed.empty() && pile == ownTeam(cast);
    if (!preview.allowed) preview.whyNot = ruleText(games::thrones::v1::BROKE_RULE_HEART_ON_OTHER_PILE);
    if (preview.allowed) changed = rules::Pile{card};
  } else {
    preview.allowed = changed.takes(card);
    if (!preview.allowed) preview.whyNot = ruleText(games::thrones::v1::BROKE_RULE_DIAMOND_ON_HEART);
    if (preview.allowed) preview.attribute = changed.effect_of(card).attribute;
    if (preview.allowed) changed.put(card);
  }
  if (!preview.allowed) return preview;
  preview.after = changed.values();
  preview.then = attacksNow(piles[0], piles[1], cast);
  return preview;
}

QString previewSentence(const Preview& preview, const Cast& cast) {
  const QString name = sentence(cardName(QString::fromStdString(card_text(preview.card))));
  if (preview.then.isEmpty() || rules::is_heart(preview.card)) return heartSentence(preview, cast, name);
  // A card on a pile changes that pile's own attack, or whether the other one's gets through its defence.
  const bool attackChanges = preview.attribute == rules::Attribute::attack;
  const int attacker = attackChanges ? preview.pile : 1 - preview.pile;
  const Attack& then = preview.then[preview.then[0].attacker == attacker ? 0 : 1];
  const bool ours = preview.pile == ownTeam(cast);
  const int value = attackChanges ? preview.after.attack : preview.after.defence;
  const QString text =
      attackChanges
          ? (ours ? (then.succeeds ? Thrones::tr("%1 on our pile would make attack %L2; our attack would succeed.")
                                   : Thrones::tr("%1 on our pile would make attack %L2; our attack would fail."))
                  : (then.succeeds ? Thrones::tr("%1 on their pile would make attack %L2; their attack would succeed.")
                                   : Thrones::tr("%1 on their pile would make attack %L2; their attack would fail.")))
          : (ours ? (then.succeeds ? Thrones::tr("%1 on our pile would make defence %L2; their attack would succeed.")
                                   : Thrones::tr("%1 on our pile would make defence %L2; their attack would fail."))
                  : (then.succeeds ? Thrones::tr("%1 on their pile would make defence %L2; our attack would succeed.")
                                   : Thrones::tr("%1 on their pile would make defence %L2; our attack would fail.")));
  return text.arg(name).arg(value);
}

QVariantMap shownPreview(const Preview& preview, const Cast& cast) {
  QVariantList outcome;
  for (qsizetype i = 0; i < preview.then.size(); ++i) {
    QVariantMap attack = shownAttack(preview.then[i], cast);
    attack.insert(QStringLiteral("changed"), preview.now.value(i) != preview.then[i]);
    outcome << attack;
  }
  return {{QStringLiteral("card"), QString::fromStdString(card_text(preview.card))},
          {QStringLiteral("allowed"), preview.allowed},
          {QStringLiteral("whyNot"), preview.whyNot},
          {QStringLiteral("attack"), preview.after.attack},
          {QStringLiteral("defence"), preview.after.defence},
          {QStringLiteral("attackChanges"), preview.after.attack != preview.before.attack},
          {QStringLiteral("defenceChanges"), preview.after.defence != preview.before.defence},
          {QStringLiteral("outcome"), outcome},
          {QStringLiteral("text"), preview.allowed ? previewSentence(preview, cast) : preview.whyNot}};
}

}  // namespace cardroom::window::thrones
