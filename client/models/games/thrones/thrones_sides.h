#pragma once

#include <QCoreApplication>
#include <QString>

#include "client/games/thrones/story.h"
#include "client/models/games/listed_cards.h"

/// What a viewer of Game of Thrones calls the two piles: "ours" and "theirs" for a player, "top" and "bottom" for a
/// spectator.
namespace cardroom::window::thrones {

namespace rules = cardroom::thrones;
namespace story = cardroom::thrones::story;

/// One context for all strings of the kind, so that translators find them together.
struct Thrones {
  Q_DECLARE_TR_FUNCTIONS(Thrones)
};

inline constexpr int kPiles = rules::kPiles;  ///< Piles and teams have the same numbers.

enum class Side { ours, theirs, top, bottom };

Side sideOf(int pile, const Cast& cast);

/// One string for each side.
struct BySide {
  QString ours{};
  QString theirs{};
  QString top{};
  QString bottom{};

  const QString& of(Side side) const;
};

inline int teamOf(int seat) {
  return seat % kPiles;
}
inline int partnerOf(int seat) {
  return (seat + kPiles) % rules::kSeats;
}
/// The viewer's own team; 0 for a spectator.
int ownTeam(const Cast& cast);
/// The pile that lies above. A player's own pile lies below, nearest to the player; but for spectators, and at the
/// table of a property file (`original`), the first team's pile lies above, as in the original program.
int upperPile(const Cast& cast, bool original);

/// "you and Iris", "Jonas and Otto".
QString teamNames(int team, const Cast& cast);

/// The card with that code; kNoCard if it is not a card of this game.
Card cardOf(const QString& code);

/// "pile-0": the zone of the pile's cards, and the id of the choice to put a card there.
QString pileId(int pile);
/// -1 for an id that is not a pile's.
int pileIndex(const QString& id);

}  // namespace cardroom::window::thrones
