#include "client/models/games/thrones_battle.h"

#include <utility>

#include "client/models/card_words.h"

namespace cardroom::window::thrones {
namespace {

int at(const auto& list, int i) {
  return i < list.size() ? static_cast<int>(list[i]) : 0;
}

/// "30 beats 23, 9 for us".
QString outcomeText(const Attack& attack, const Cast& cast) {
  const Side winner = sideOf(attack.goesTo(), cast);
  const int n = attack.points;
  const BySide texts =
      attack.succeeds ? BySide{.ours = Thrones::tr("%L1 beats %L2, %Ln for us", nullptr, n),
                               .theirs = Thrones::tr("%L1 beats %L2, %Ln for them", nullptr, n),
                               .top = Thrones::tr("%L1 beats %L2, %Ln for the top team", nullptr, n),
                               .bottom = Thrones::tr("%L1 beats %L2, %Ln for the bottom team", nullptr, n)}
                      : BySide{.ours = Thrones::tr("%L1 fails against %L2: %Ln for us", nullptr, n),
                               .theirs = Thrones::tr("%L1 fails against %L2: %Ln for them", nullptr, n),
                               .top = Thrones::tr("%L1 fails against %L2: %Ln for the top team", nullptr, n),
                               .bottom = Thrones::tr("%L1 fails against %L2: %Ln for the bottom team", nullptr, n)};
  return texts.of(winner).arg(attack.attack).arg(attack.defence);
}

/// "Our 30 beats their 23".
QString lineText(const Attack& attack, const Cast& cast) {
  const Side attacker = sideOf(attack.attacker, cast);
  const BySide texts = attack.succeeds ? BySide{.ours = Thrones::tr("Our %L1 beats their %L2"),
                                                .theirs = Thrones::tr("Their %L1 beats our %L2"),
                                                .top = Thrones::tr("Top %L1 beats bottom %L2"),
                                                .bottom = Thrones::tr("Bottom %L1 beats top %L2")}
                                       : BySide{.ours = Thrones::tr("Our %L1 fails against their %L2"),
                                                .theirs = Thrones::tr("Their %L1 fails against our %L2"),
                                                .top = Thrones::tr("Top %L1 fails against bottom %L2"),
                                                .bottom = Thrones::tr("Bottom %L1 fails against top %L2")};
  return texts.of(attacker).arg(attack.attack).arg(attack.defence);
}

QList<Attack> inOrder(QList<Attack> attacks, const Cast& cast) {
  if (attacks.size() == kPiles && ownTeam(cast) != 0) attacks.swapItemsAt(0, 1);
  return attacks;
}

}  // namespace

QList<Attack> attacksNow(const rules::Pile& pile0, const rules::Pile& pile1, const Cast& cast) {
  if (pile0.empty() || pile1.empty()) return {};
  const rules::Battle battle = rules::battle_of(pile0, pile1);
  QList<Attack> attacks;
  for (std::size_t attacker = 0; attacker < kPiles; ++attacker)
    attacks << Attack{.attacker = static_cast<int>(attacker),
                      .attack = battle.values[attacker].attack,
                      .defence = battle.values[1 - attacker].defence,
                      .succeeds = battle.succeeds[attacker],
                      .points = battle.stakes[attacker]};
  return inOrder(attacks, cast);
}

QList<Attack> attacksOf(const games::thrones::v1::Battle& battle, const Cast& cast) {
  QList<Attack> attacks;
  for (int attacker = 0; attacker < kPiles; ++attacker)
    attacks << Attack{.attacker = attacker,
                      .attack = at(battle.attacks(), attacker),
                      .defence = at(battle.defences(), 1 - attacker),
                      .succeeds = at(battle.succeeds(), attacker) != 0,
                      .points = at(battle.stakes(), attacker)};
  return inOrder(attacks, cast);
}

QVariantMap shownAttack(const Attack& attack, const Cast& cast) {
  return {{QStringLiteral("ours"), attack.attacker == ownTeam(cast)},
          {QStringLiteral("succeeds"), attack.succeeds},
          {QStringLiteral("toUs"), attack.goesTo() == ownTeam(cast)},
          {QStringLiteral("attack"), attack.attack},
          {QStringLiteral("defence"), attack.defence},
          {QStringLiteral("points"), attack.points},
          {QStringLiteral("text"), outcomeText(attack, cast)},
          {QStringLiteral("brief"), attack.succeeds
                                        ? Thrones::tr("%L1 beats %L2").arg(attack.attack).arg(attack.defence)
                                        : Thrones::tr("%L1 fails against %L2").arg(attack.attack).arg(attack.defence)},
          {QStringLiteral("line"), lineText(attack, cast)},
          {QStringLiteral("spoken"), attackSentence(attack, cast, false)}};
}

QString attackSentence(const Attack& attack, const Cast& cast, bool first) {
  const int n = attack.points;
  BySide texts;
  if (first) {
    // Only ours and the one on top are told first.
    texts.ours = attack.succeeds
                     ? Thrones::tr("Battle: our attack %L1 beats %L2, %Ln point(s) for us.", nullptr, n)
                     : Thrones::tr("Battle: our attack %L1 fails against %L2, %Ln point(s) for them.", nullptr, n);
    texts.top = attack.succeeds
                    ? Thrones::tr("Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.", nullptr, n)
                    : Thrones::tr("Battle: the top attack %L1 fails against %L2, %Ln point(s) for the bottom team.",
                                  nullptr, n);
  } else {
    texts.ours = attack.succeeds ? Thrones::tr("Our attack %L1 beats %L2, %Ln point(s) for us.", nullptr, n)
                                 : Thrones::tr("Our attack %L1 fails against %L2, %Ln point(s) for them.", nullptr, n);
    texts.top =
        attack.succeeds
            ? Thrones::tr("The top attack %L1 beats %L2, %Ln point(s) for the top team.", nullptr, n)
            : Thrones::tr("The top attack %L1 fails against %L2, %Ln point(s) for the bottom team.", nullptr, n);
  }
  texts.theirs = attack.succeeds ? Thrones::tr("Their attack %L1 beats %L2, %Ln point(s) for them.", nullptr, n)
                                 : Thrones::tr("Their attack %L1 fails against %L2, %Ln point(s) for us.", nullptr, n);
  texts.bottom =
      attack.succeeds
          ? Thrones::tr("The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.", nullptr, n)
          : Thrones::tr("The bottom attack %L1 fails against %L2, %Ln point(s) for the top team.", nullptr, n);
  return texts.of(sideOf(attack.attacker, cast)).arg(attack.attack).arg(attack.defence);
}

QString verdictOf(const games::thrones::v1::Battle& battle, const Cast& cast) {
  const int own = ownTeam(cast);
  const int ours = at(battle.gains(), own);
  const int theirs = at(battle.gains(), 1 - own);
  if (ours == theirs) return Thrones::tr("This battle is a draw, %Ln point(s) each.", nullptr, ours);
  const int winner = ours > theirs ? own : 1 - own;
  const int more = std::max(ours, theirs);
  const int less = std::min(ours, theirs);
  const Side side = sideOf(winner, cast);
  if (less == 0) {
    const BySide texts{.ours = Thrones::tr("We win this battle, %Ln point(s).", nullptr, more),
                       .theirs = Thrones::tr("They win this battle, %Ln point(s).", nullptr, more),
                       .top = Thrones::tr("The top team wins this battle, %Ln point(s).", nullptr, more),
                       .bottom = Thrones::tr("The bottom team wins this battle, %Ln point(s).", nullptr, more)};
    return texts.of(side);
  }
  const BySide texts{.ours = Thrones::tr("We win this battle, %L1 to %L2."),
                     .theirs = Thrones::tr("They win this battle, %L1 to %L2."),
                     .top = Thrones::tr("The top team wins this battle, %L1 to %L2."),
                     .bottom = Thrones::tr("The bottom team wins this battle, %L1 to %L2.")};
  return texts.of(side).arg(more).arg(less);
}

QString leadText(int points0, int points1, const Cast& cast) {
  if (points0 == points1) return Thrones::tr("Both teams have %Ln point(s).", nullptr, points0);
  const BySide texts{.ours = Thrones::tr("We lead %L1 to %L2."),
                     .theirs = Thrones::tr("They lead %L1 to %L2."),
                     .top = Thrones::tr("The top team leads %L1 to %L2."),
                     .bottom = Thrones::tr("The bottom team leads %L1 to %L2.")};
  return texts.of(sideOf(points0 > points1 ? 0 : 1, cast))
      .arg(std::max(points0, points1))
      .arg(std::min(points0, points1));
}

}  // namespace cardroom::window::thrones
