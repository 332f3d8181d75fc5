#pragma once

#include <QString>
#include <QStringList>
#include <span>

#include "cardroom/session/v1/session.pb.h"

namespace cardroom::window {

/// A kind of game that this window can show, as Home presents it. One line each in the list; what its table shows is
/// its GameModel's.
struct Kind {
  const char* id;  ///< "lucky-thirteen", as on the wire.
  std::uint32_t rulesVersion;
  int seats;          ///< How many it is usually played with.
  int minutes;        ///< That a game takes, about.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< What it is about, in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that tell the game, with blanks between: "back-thirteen 7S 6D".
};

/// In the order of the tiles.
std::span<const Kind> kinds();

/// Null for one that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; of a kind that this version does not know, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// For Hello.
std::vector<session::v1::Kind> kindsForServer();

}  // namespace cardroom::window
