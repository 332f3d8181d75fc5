#include "client/models/games/thrones/thrones_battle.h"

#include <utility>

#include "client/models/card_words.h"

namespace cardroom::window::thrones {
namespace {

/// "30 beats 23, 9 for us".
QString outcomeText(const Attack& attack, const Cast& cast) {
  const Side winner = sideOf(static_cast<int>(attack.winner()), cast);
  const int n = attack.points;
  const BySide texts = attack.succeeds
                           ? BySide{.ours = Thrones::tr("%L1 beats %L2: +%Ln for us", nullptr, n),
                                    .theirs = Thrones::tr("%L1 beats %L2: +%Ln for them", nullptr, n),
                                    .top = Thrones::tr("%L1 beats %L2: +%Ln for the top team", nullptr, n),
                                    .bottom = Thrones::tr("%L1 beats %L2: +%Ln for the bottom team", nullptr, n)}
                           : BySide{.ours = Thrones::tr("%L1 can’t beat %L2: +%Ln for us", nullptr, n),
                                    .theirs = Thrones::tr("%L1 can’t beat %L2: +%Ln for them", nullptr, n),
                                    .top = Thrones::tr("%L1 can’t beat %L2: +%Ln for the top team", nullptr, n),
                                    .bottom = Thrones::tr("%L1 can’t beat %L2: +%Ln for the bottom team", nullptr, n)};
  return texts.of(winner).arg(attack.attack).arg(attack.defence);
}

/// "Our 30 beats their 23".
QString lineText(const Attack& attack, const Cast& cast) {
  const Side attacker = sideOf(static_cast<int>(attack.attacker), cast);
  const BySide texts = attack.succeeds ? BySide{.ours = Thrones::tr("Our %L1 beats their %L2"),
                                                .theirs = Thrones::tr("Their %L1 beats our %L2"),
                                                .top = Thrones::tr("Top %L1 beats bottom %L2"),
                                                .bottom = Thrones::tr("Bottom %L1 beats top %L2")}
                                       : BySide{.ours = Thrones::tr("Our %L1 can’t beat their %L2"),
                                                .theirs = Thrones::tr("Their %L1 can’t beat our %L2"),
                                                .top = Thrones::tr("Top %L1 can’t beat bottom %L2"),
                                                .bottom = Thrones::tr("Bottom %L1 can’t beat top %L2")};
  return texts.of(attacker).arg(attack.attack).arg(attack.defence);
}

QString attackName(Side side) {
  const BySide names{.ours = Thrones::tr("Our attack"),
                     .theirs = Thrones::tr("Their attack"),
                     .top = Thrones::tr("Top attack"),
                     .bottom = Thrones::tr("Bottom attack")};
  return names.of(side);
}

QString defenceName(Side side) {
  const BySide names{.ours = Thrones::tr("Our defence"),
                     .theirs = Thrones::tr("Their defence"),
                     .top = Thrones::tr("Top defence"),
                     .bottom = Thrones::tr("Bottom defence")};
  return names.of(side);
}

/// "9 for us"
QString stakeText(const Attack& attack, const Cast& cast) {
  const int n = attack.points;
  const BySide texts{.ours = Thrones::tr("%Ln for us", "points of a battle", n),
                     .theirs = Thrones::tr("%Ln for them", "points of a battle", n),
                     .top = Thrones::tr("%Ln for the top team", "points of a battle", n),
                     .bottom = Thrones::tr("%Ln for the bottom team", "points of a battle", n)};
  return texts.of(sideOf(static_cast<int>(attack.winner()), cast));
}

/// "Next: their attack 20 against our defence 20"
QString nextText(const Attack& attack, const Cast& cast) {
  const BySide texts{.ours = Thrones::tr("Next: our attack <b>%L1</b> against their defence <b>%L2</b>"),
                     .theirs = Thrones::tr("Next: their attack <b>%L1</b> against our defence <b>%L2</b>"),
                     .top = Thrones::tr("Next: the top attack <b>%L1</b> against the bottom defence <b>%L2</b>"),
                     .bottom = Thrones::tr("Next: the bottom attack <b>%L1</b> against the top defence <b>%L2</b>")};
  return texts.of(sideOf(static_cast<int>(attack.attacker), cast)).arg(attack.attack).arg(attack.defence);
}

/// The words of "%L1 beats %L2" between the numbers and after them.
std::pair<QString, QString> verbOf(const QString& text) {
  const auto afterFirst = text.indexOf(QStringLiteral("%L1")) + 3;
  const auto second = text.indexOf(QStringLiteral("%L2"));
  return {text.mid(afterFirst, second - afterFirst).trimmed(), text.mid(second + 3).trimmed()};
}

}  // namespace

QList<Attack> attacksOf(const std::optional<rules::Battle>& battle, const Cast& cast) {
  if (!battle) return {};
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  return {story::attack_of(*battle, own), story::attack_of(*battle, 1 - own)};
}

ThronesAttack shownAttack(const Attack& attack, const Cast& cast) {
  const auto own = static_cast<std::size_t>(ownTeam(cast));
  const QString brief = attack.succeeds ? Thrones::tr("%L1 beats %L2") : Thrones::tr("%L1 can’t beat %L2");
  const auto [verb, verbEnd] = verbOf(brief);
  return {.ours = attack.attacker == own,
          .succeeds = attack.succeeds,
          .toUs = attack.winner() == own,
          .attack = attack.attack,
          .defence = attack.defence,
          .points = attack.points,
          .text = outcomeText(attack, cast),
          .brief = brief.arg(attack.attack).arg(attack.defence),
          .line = lineText(attack, cast),
          .spoken = attackSentence(attack, cast, false),
          .attackName = attackName(sideOf(static_cast<int>(attack.attacker), cast)),
          .defenceName = defenceName(sideOf(static_cast<int>(1 - attack.attacker), cast)),
          .verb = verb,
          .verbEnd = verbEnd,
          .stake = stakeText(attack, cast),
          .next = nextText(attack, cast)};
}

QList<ThronesAttack> shownAttacks(const std::optional<rules::Battle>& battle, const Cast& cast) {
  QList<ThronesAttack> shown;
  for (const Attack& attack : attacksOf(battle, cast))
    shown << shownAttack(attack, cast);
  return shown;
}

QString attackSentence(const Attack& attack, const Cast& cast, bool first) {
  const int n = attack.points;
  BySide texts;
  if (first) {
    // The first attack of a battle is ours or, for a spectator, the top pile's.
    texts.ours = attack.succeeds
                     ? Thrones::tr("Battle: our attack %L1 beats %L2, %Ln point(s) for us.", nullptr, n)
                     : Thrones::tr("Battle: our attack %L1 can’t beat %L2, %Ln point(s) for them.", nullptr, n);
    texts.top =
        attack.succeeds
            ? Thrones::tr("Battle: the top attack %L1 beats %L2, %Ln point(s) for the top team.", nullptr, n)
            : Thrones::tr("Battle: the top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.", nullptr, n);
  } else {
    texts.ours = attack.succeeds ? Thrones::tr("Our attack %L1 beats %L2, %Ln point(s) for us.", nullptr, n)
                                 : Thrones::tr("Our attack %L1 can’t beat %L2, %Ln point(s) for them.", nullptr, n);
    texts.top = attack.succeeds
                    ? Thrones::tr("The top attack %L1 beats %L2, %Ln point(s) for the top team.", nullptr, n)
                    : Thrones::tr("The top attack %L1 can’t beat %L2, %Ln point(s) for the bottom team.", nullptr, n);
  }
  texts.theirs = attack.succeeds ? Thrones::tr("Their attack %L1 beats %L2, %Ln point(s) for them.", nullptr, n)
                                 : Thrones::tr("Their attack %L1 can’t beat %L2, %Ln point(s) for us.", nullptr, n);
  texts.bottom = attack.succeeds
                     ? Thrones::tr("The bottom attack %L1 beats %L2, %Ln point(s) for the bottom team.", nullptr, n)
                     : Thrones::tr("The bottom attack %L1 can’t beat %L2, %Ln point(s) for the top team.", nullptr, n);
  return texts.of(sideOf(static_cast<int>(attack.attacker), cast)).arg(attack.attack).arg(attack.defence);
}

QString verdictOf(const rules::Battle& battle, const Cast& cast) {
  const int own = ownTeam(cast);
  const int ours = battle.gains[static_cast<std::size_t>(own)];
  const int theirs = battle.gains[static_cast<std::size_t>(1 - own)];
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

QString leadText(const story::Points& scores, const Cast& cast) {
  const auto [points0, points1] = scores;
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
