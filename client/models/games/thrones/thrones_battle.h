#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "client/models/games/thrones/thrones_sides.h"
#include "client/models/games/thrones/thrones_values.h"

/// Sentences about battles, and about the result of the game, which ends with a battle.
namespace cardroom::window::thrones {

using story::Attack;

/// A battle's attacks in this viewer's reading order: our own first or, for a spectator, the top pile's. Empty if there
/// is no battle.
QList<Attack> attacksOf(const std::optional<rules::Battle>& battle, const Cast& cast);

ThronesAttack shownAttack(const Attack& attack, const Cast& cast);
QList<ThronesAttack> shownAttacks(const std::optional<rules::Battle>& battle, const Cast& cast);

/// "Our attack 30 beats 23, 9 points for us."; the first one of a battle: "Battle: our attack 30 beats 23 ...".
QString attackSentence(const Attack& attack, const Cast& cast, bool first);

/// "We win this battle, 19 points."
QString verdictOf(const rules::Battle& battle, const Cast& cast);

/// "We lead 46 to 19."
QString leadText(const story::Points& scores, const Cast& cast);

/// As in ThronesResult. Precondition: the game is over.
QString gameVerdict(const rules::Board& board, const Cast& cast);
QString gameReason(const rules::Board& board, const Cast& cast);

}  // namespace cardroom::window::thrones
