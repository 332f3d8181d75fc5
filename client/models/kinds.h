#pragma once

#include <QString>
#include <array>
#include <memory>
#include <span>

#include "common/game/facts.h"

namespace cardroom::window {

class GameModel;

/// Colours of a table's cloth ("#923c29"): three from the middle outwards, then the colour of the line and the motif.
using ClothColours = std::array<const char*, 4>;

/// One possible value of an option.
struct RuleChoice {
  int value;
  const char* text = nullptr;  ///< To be translated, in the context "Kinds"; null: the number itself.
};

/// An option of a kind's rules, as the set-up page shows it: a list of choices; without choices, a number between two
/// bounds; if these are 0 and 1, a switch. The server says which value it has at a table, and whether a value is valid.
struct RuleOption {
  const char* id;           ///< Its name in the contract: "clubs_needed".
  const char* title;        ///< In English, to be translated in the context "Kinds": "Clubs needed".
  const char* detail = "";  ///< What it changes, where the title does not say so; translated in the same way.
  std::span<const RuleChoice> choices = {};
  int least = 0;
  int most = 1;
  bool rare = false;            ///< Hidden until the person wants to see all options.
  const char* needs = nullptr;  ///< The option has a meaning only if this other option
  int needed = 0;               ///< has this value; `needs` null: always.
};

/// A kind of game that this window can show: `kKind` of its model. Only the list of kinds names each of them.
struct Kind {
  const GameFacts& facts;
  int minutes;        ///< Typical length of a game.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< What it is about, in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that suggest the game, separated by blanks: "back-thirteen 7S 6D".
  /// "thirteen": the name of its pictures in client/assets, cards/back-thirteen.svg and motifs/thirteen.svg.
  const char* art;
  const char* backName;  ///< The name of that back; in English, to be translated (context BackChoice).
  ClothColours evening;  ///< Of the table's cloth in the dark look.
  ClothColours day;
  std::unique_ptr<GameModel> (*makeModel)();  ///< Makes the model of its table.
  bool hasKeys = false;                       ///< It has keys of its own, which the page <Kind>Keys.qml lists.
  std::span<const RuleOption> options{};      ///< Options of its rules, in the order in which people see them.
};

/// In the order of the tiles.
std::span<const Kind* const> kinds();

/// Null for a kind that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; of a kind that this version does not know, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// A text of the list of kinds, or of a kind's options, in the person's language.
QString wordsOfKind(const char* text);

}  // namespace cardroom::window
