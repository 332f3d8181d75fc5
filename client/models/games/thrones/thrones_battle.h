#pragma once

#include <QList>
#include <QString>
#include <QVariantList>
#include <optional>

#include "client/models/games/thrones/thrones_sides.h"

/// How battles are told: those that were, the one that would come now, and what one more card would change.
namespace cardroom::window::thrones {

using story::Attack;

/// The attacks of a battle in the order in which this viewer is told of them: our attack first, or that of the pile on
/// top. Empty without a battle.
QList<Attack> attacksOf(const std::optional<rules::Battle>& battle, const Cast& cast);

/// {ours, succeeds, toUs, attack, defence, points, text ("30 beats 23, 9 for us"), line ("Our 30 beats their 23"),
/// spoken ("Our attack 30 beats 23, 9 points for us.")}
QVariantMap shownAttack(const Attack& attack, const Cast& cast);
QVariantList shownAttacks(const std::optional<rules::Battle>& battle, const Cast& cast);

/// "Our attack 30 beats 23, 9 points for us."; the first one of a battle: "Battle: our attack 30 beats 23 ...".
QString attackSentence(const Attack& attack, const Cast& cast, bool first);

/// "We win this battle, 19 points."
QString verdictOf(const rules::Battle& battle, const Cast& cast);

/// "We lead 46 to 19."
QString leadText(const story::Points& scores, const Cast& cast);

/// What a card would do on a pile.
struct Preview {
  Card card = rules::kNoCard;
  int pile = 0;
  bool allowed = true;
  QString whyNot{};
  story::Piles before{};
  story::Piles after{};  ///< The same as before if it is not allowed.
};

/// Precondition: a card that the person, who is asked, holds.
Preview previewOf(const rules::Board& board, Card card, int pile);

/// "Six of spades on our pile would make defence 20; their attack would fail." Precondition: it is allowed.
QString previewSentence(const Preview& preview, const Cast& cast);

/// {card, allowed, whyNot, attack, defence, attackChanges, defenceChanges, outcome (as shownAttack(), each with
/// `changed`), text}
QVariantMap shownPreview(const Preview& preview, const Cast& cast);

// --- The result

/// "We win, 46 to 38." Precondition: the game is over.
QString gameVerdict(const rules::Board& board, const Cast& cast);

/// "Battles won: ours 4, theirs 2." Precondition: the game is over.
QString gameReason(const rules::Board& board, const Cast& cast);

/// A row a play that has ended: {play, title ("Play 1"), hearts [code by pile], attacks [by pile], defences [by pile],
/// us, them, lines [as shownAttack()], spoken (the whole row)}.
QVariantList resultsOf(const rules::Board& board, const Cast& cast);

}  // namespace cardroom::window::thrones
