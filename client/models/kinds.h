#pragma once

#include <QString>
#include <memory>
#include <span>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/models/setup/rule_options.h"

namespace cardroom::window {

class GameModel;

/// A kind of game that this window can show. One entry each in the list (kinds.cpp); nothing else here knows a kind.
struct Kind {
  const char* id;  ///< "lucky-thirteen", as on the wire.
  std::uint32_t rulesVersion;
  int seats;          ///< How many it is usually played with.
  int least;          ///< And between so many
  int most;           ///< and so many.
  bool teams;         ///< Two of them, of equal size; else everybody plays alone.
  int minutes;        ///< That a game takes, about.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< What it is about, in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that tell the game, with blanks between: "back-thirteen 7S 6D".
  std::unique_ptr<GameModel> (*makeModel)();  ///< Of what its table shows.
  std::span<const RuleOption> (*options)() = [] { return std::span<const RuleOption>{}; };  ///< Of its rules.
};

/// In the order of the tiles.
std::span<const Kind> kinds();

/// Null for one that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; of a kind that this version does not know, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// A text of the list, or of a kind's options, in the person's language.
QString wordsOfKind(const char* text);

/// For Hello.
std::vector<session::v1::Kind> kindsForServer();

}  // namespace cardroom::window
