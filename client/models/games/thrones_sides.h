#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>

#include "cardroom/games/thrones/v1/thrones.pb.h"
#include "client/models/game_model.h"
#include "common/games/thrones/pile.h"

/// How a viewer of Game of Thrones looks at the two piles: a player as ours and theirs, who only watches as the one on
/// top and the one below.
namespace cardroom::window::thrones {

using games::thrones::v1::View;
namespace rules = cardroom::thrones;

/// One context for all texts of the kind, so that translators find them together.
struct Thrones {
  Q_DECLARE_TR_FUNCTIONS(Thrones)
};

inline constexpr int kSeats = 4;
inline constexpr int kPiles = 2;  ///< Piles and teams have the same numbers.
inline constexpr int kPlays = 6;
inline constexpr int kTurns = 12;      ///< Of a play.
inline constexpr int kHeartTurns = 2;  ///< The first ones of them.

enum class Side { ours, theirs, top, bottom };

Side sideOf(int pile, const Cast& cast);

/// A text that exists for each side.
struct BySide {
  QString ours;
  QString theirs;
  QString top;
  QString bottom;

  const QString& of(Side side) const;
};

/// The viewer's own team; 0 for who watches.
int ownTeam(const Cast& cast);

/// "you and Iris", "Jonas and Otto".
QString teamNames(int team, const Cast& cast);

QString nameOf(const Cast& cast, int seat);

/// The card of a code, or of the wire; kNoCard for what is no card of this game.
Card cardOf(const QString& code);
Card cardOf(int wireCard);

/// What the pile is for a what-if: empty without a heart, when it has fought, and if its cards may not lie so.
rules::Pile pileOf(const View& view, int pile);

/// "pile-0": the zone of its cards, and the choice of who puts a card there.
QString pileId(int pile);
/// -1 for what is no pile.
int pileIndex(const QString& id);

}  // namespace cardroom::window::thrones
