#pragma once

#include <QString>
#include <array>
#include <memory>
#include <span>

#include "client/models/lesson_text.h"
#include "client/models/rules_text.h"
#include "common/game/facts.h"

namespace cardroom::table::v1 {
class GameEvent;
class GameView;
}  // namespace cardroom::table::v1

namespace cardroom::window {

class GameModel;

/// Colours of a table's cloth ("#923c29"): three from the middle outwards, then the colour of the line and the motif.
using ClothColours = std::array<const char*, 4>;

/// One possible value of an option.
struct RuleChoice {
  int value;
  /// To be translated, in the context "Kinds"; null: show the number itself. If an option needs this choice, %L1 stands
  /// for that option's value: "Anyone with %L1 or more".
  const char* text = nullptr;
};

/// One of a kind's rule options, as shown on the set-up page: a list of choices; without choices, a number between two
/// bounds; if these are 0 and 1, a switch. The server determines its value at a table, and validates changes.
struct RuleOption {
  const char* id;           ///< Its name in the contract: "clubs_needed".
  const char* title;        ///< In English, to be translated in the context "Kinds": "Clubs needed".
  const char* detail = "";  ///< What it changes, if the title does not say so; translated in the same way.
  std::span<const RuleChoice> choices = {};
  int least = 0;
  int most = 1;
  bool rare = false;            ///< Hidden until the person asks to see all options.
  const char* needs = nullptr;  ///< Id of the option that this one depends on; null: none.
  int needed = 0;               ///< This option only applies if `needs` has this value.
};

/// A kind of game that this window can show, defined as `kKind` in its model. Only the list of kinds refers to every
/// kind.
struct Kind {
  const GameFacts& facts;
  int minutes;        ///< Typical length of a game.
  const char* title;  ///< In English, to be translated; see titleOf().
  const char* text;   ///< What it is about, in two short sentences; to be translated.
  const char* cards;  ///< Three pictures that illustrate the game, separated by spaces: "back-thirteen 7S 6D".
  /// "thirteen": used in the names of its pictures in client/assets, cards/back-thirteen.svg and motifs/thirteen.svg.
  const char* art;
  const char* backName;   ///< The name of its card back; in English, to be translated (context BackChoice).
  const char* clothName;  ///< The name of its cloth; in English, to be translated (context ClothChoice).
  ClothColours evening;   ///< The colours of the table's cloth in the dark theme.
  ClothColours day;
  std::unique_ptr<GameModel> (*makeModel)();  ///< Creates the model of its table.
  bool hasKeys = false;                   ///< It has keyboard shortcuts of its own, listed by the page <Kind>Keys.qml.
  std::span<const RuleOption> options{};  ///< Its rule options, in display order.
  /// How a finished game went for the player in that seat: "Bid 220, made with 48 to spare". `view`: the last one;
  /// `events`: all.
  QString (*summary)(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat);
  RulesText (*rules)();                  ///< The rules as people read them, in the current language.
  std::span<const LessonText> lesson{};  ///< The words of its guided first game, one for each step.
};

/// All kinds, in tile order.
std::span<const Kind* const> kinds();

/// Null for a kind that this version does not know.
const Kind* findKind(const QString& id);

/// "Lucky Thirteen", in the person's language; for a kind that this version does not know, its id.
QString titleOf(const QString& id);

QString textOf(const Kind& kind);

/// The rules of that kind; empty for one that this version does not know.
RulesText rulesOf(const QString& id);

/// Translates a string from the list of kinds, or from a kind's options, into the person's language.
QString wordsOfKind(const char* text);

}  // namespace cardroom::window
