#pragma once

#include <QString>
#include <array>
#include <memory>
#include <span>

#include "common/game/facts.h"

namespace cardroom::window {

class GameModel;

/// Colours of a table's cloth ("#923c29"): three from the middle outwards, then that of the line and the sign in it.
using ClothColours = std::array<const char*, 4>;

/// A value that an option may be given.
struct RuleChoice {
  int value;
  const char* text = nullptr;  ///< To be translated, in the context "Kinds"; null: the number itself.
};

/// An option of a kind's rules, as the page of a table shows it: a list of choices; without any, a number between two
/// bounds; if these are 0 and 1, yes or no. What it is at a table, and whether it can be so, the server says.
struct RuleOption {
  const char* id;           ///< Its name in the contract: "clubs_needed".
  const char* title;        ///< In English, to be translated in the context "Kinds": "Clubs needed".
  const char* detail = "";  ///< What it changes, where the title does not say so by itself; the same.
  std::span<const RuleChoice> choices = {};
  int least = 0;
  int most = 1;
  bool rare = false;            ///< Shown to who wants to see all of them.
  const char* needs = nullptr;  ///< Means something only while this option,
  int needed = 0;               ///< is this; null: always.
};

/// A kind of game that this window can show: kKind of its model. Nothing but the list of them knows a kind.
struct Kind {
  const GameFacts& facts;
  int minutes;        ///< That a game takes, about.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< What it is about, in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that tell the game, with blanks between: "back-thirteen 7S 6D".
  /// "thirteen": the name of its pictures in client/assets, cards/back-thirteen.svg and motifs/thirteen.svg.
  const char* art;
  const char* backName;  ///< What is on that back; in English, to be translated (context BackChoice).
  ClothColours evening;  ///< Of its cloth in the dark look.
  ClothColours day;
  std::unique_ptr<GameModel> (*makeModel)();  ///< Of what its table shows.
  bool hasKeys = false;                       ///< It has keys of its own, and the page <Kind>Keys.qml says them.
  std::span<const RuleOption> options{};      ///< Of its rules, in the order in which people are shown them.
};

/// In the order of the tiles.
std::span<const Kind* const> kinds();

/// Null for one that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; of a kind that this version does not know, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// A text of the list, or of a kind's options, in the person's language.
QString wordsOfKind(const char* text);

}  // namespace cardroom::window
