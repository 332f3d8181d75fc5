#pragma once

#include <QList>
#include <QString>
#include <QVariantList>
#include <optional>

#include "client/models/games/thrones_sides.h"

/// How battles are told: those that were, the one that would come now, and what one more card would change.
namespace cardroom::window::thrones {

/// One of the two attacks of a battle.
struct Attack {
  int attacker = 0;  ///< The pile.
  int attack = 0;
  int defence = 0;  ///< Of the other pile.
  bool succeeds = false;
  int points = 0;  ///< What is at stake.
  friend bool operator==(const Attack&, const Attack&) = default;

  int defender() const { return 1 - attacker; }
  /// The team that gets the points.
  int goesTo() const { return succeeds ? attacker : defender(); }
};

/// In the order in which this viewer is told of them: our attack first, or that of the pile on top. Empty while one of
/// the piles has no heart.
QList<Attack> attacksNow(const rules::Pile& pile0, const rules::Pile& pile1, const Cast& cast);

/// The same of a battle that has been fought.
QList<Attack> attacksOf(const games::thrones::v1::Battle& battle, const Cast& cast);

/// {ours, succeeds, toUs, attack, defence, points, text ("30 beats 23, 9 for us"), line ("Our 30 beats their 23"),
/// spoken ("Our attack 30 beats 23, 9 points for us.")}
QVariantMap shownAttack(const Attack& attack, const Cast& cast);

/// "Our attack 30 beats 23, 9 points for us."; the first one of a battle: "Battle: our attack 30 beats 23 ...".
QString attackSentence(const Attack& attack, const Cast& cast, bool first);

/// "We win this battle, 19 points."
QString verdictOf(const games::thrones::v1::Battle& battle, const Cast& cast);

/// "We lead 46 to 19."
QString leadText(int points0, int points1, const Cast& cast);

/// What a card would do on a pile.
struct Preview {
  int pile = 0;
  Card card = rules::kNoCard;
  bool allowed = true;
  QString whyNot{};
  rules::Attribute attribute{};  ///< That it changes.
  rules::Values before{};
  rules::Values after{};
  QList<Attack> now{};   ///< The battle if it came now; empty while a pile has no heart.
  QList<Attack> then{};  ///< With the card.
};

/// Precondition: a card of this game.
Preview previewOf(const View& view, Card card, int pile, const Cast& cast);

/// "Six of spades on our pile would make defence 20; their attack would fail." Precondition: it is allowed.
QString previewSentence(const Preview& preview, const Cast& cast);

/// {card, allowed, whyNot, attack, defence, attackChanges, defenceChanges, outcome (as shownAttack(), each with
/// `changed`), text}
QVariantMap shownPreview(const Preview& preview, const Cast& cast);

// --- The result

/// "We win, 46 to 38." Precondition: the game is over.
QString gameVerdict(const View& view, const Cast& cast);

/// "Battles won: ours 4, theirs 2." Precondition: the game is over.
QString gameReason(const View& view, const Cast& cast);

/// A row a play that has ended: {play, title ("Play 1"), hearts [code by pile], attacks [by pile], defences [by pile],
/// us, them, lines [as shownAttack()], spoken (the whole row)}.
QVariantList resultsOf(const View& view, const Cast& cast);

}  // namespace cardroom::window::thrones
