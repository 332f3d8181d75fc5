#pragma once

#include <QString>
#include <memory>
#include <span>

#include "client/models/setup/rule_options.h"
#include "common/game/facts.h"

namespace cardroom::window {

class GameModel;

/// A kind of game that this window can show: kKind of its model. Only the list of them knows the kinds.
struct Kind {
  const GameFacts& facts;
  int minutes;        ///< The approximate length of a game.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< Its description in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that represent the game, separated by blanks: "back-thirteen 7S 6D".
  std::unique_ptr<GameModel> (*makeModel)();  ///< Of what its table shows.
  std::span<const RuleOption> options{};      ///< Of its rules, in the order in which people see them.
};

/// In the order of the tiles.
std::span<const Kind* const> kinds();

/// Null for a kind that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; for an unknown kind, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// A text of the list, or of a kind's options, in the person's language.
QString wordsOfKind(const char* text);

}  // namespace cardroom::window
