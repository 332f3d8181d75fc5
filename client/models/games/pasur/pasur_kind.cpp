#include <QtGlobal>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include "cardroom/games/pasur/v1/pasur.pb.h"
#include "client/games/pasur/story.h"
#include "client/models/games/pasur/pasur_model.h"
#include "client/models/kinds.h"
#include "common/games/pasur/pasur_facts.h"

namespace cardroom::window {
namespace {

namespace pb = games::pasur::v1;

constexpr std::array kTargets{RuleChoice{31}, RuleChoice{62}, RuleChoice{93}, RuleChoice{124}};
constexpr std::array kClubsRules{
    RuleChoice{pb::CLUBS_RULE_NEEDED, QT_TRANSLATE_NOOP("Kinds", "Enough of them")},
    RuleChoice{pb::CLUBS_RULE_MOST, QT_TRANSLATE_NOOP("Kinds", "Most of them")},
};

constexpr RuleOption points(const char* id, const char* title) {
  const auto* const range =
      std::ranges::find(cardroom::pasur::kNumberOptions, std::string_view{id}, &cardroom::pasur::NumberOption::name);
  return {.id = id, .title = title, .least = range->least, .most = range->most, .rare = true};
}

constexpr RuleOption clubsNeeded() {
  RuleOption option = points("clubs_needed", QT_TRANSLATE_NOOP("Kinds", "Clubs needed"));
  option.needs = "clubs_rule";
  option.needed = pb::CLUBS_RULE_NEEDED;
  return option;
}

constexpr std::array kOptions{
    RuleOption{.id = "target", .title = QT_TRANSLATE_NOOP("Kinds", "Points to win"), .choices = kTargets},
    RuleOption{.id = "clubs_rule", .title = QT_TRANSLATE_NOOP("Kinds", "Clubs score for"), .choices = kClubsRules},
    clubsNeeded(),
    points("clubs_points", QT_TRANSLATE_NOOP("Kinds", "Points for clubs")),
    points("ten_diamonds", QT_TRANSLATE_NOOP("Kinds", "Points for 10♦")),
    points("two_clubs", QT_TRANSLATE_NOOP("Kinds", "Points for 2♣")),
    points("ace", QT_TRANSLATE_NOOP("Kinds", "Points for each ace")),
    points("jack", QT_TRANSLATE_NOOP("Kinds", "Points for each jack")),
    points("sur", QT_TRANSLATE_NOOP("Kinds", "Points for each sur")),
};

}  // namespace

const Kind PasurModel::kKind{
    .facts = cardroom::pasur::kFacts,
    .minutes = 25,
    .title = QT_TRANSLATE_NOOP("Kinds", "Pasur"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Pick up elevens, sweep the pool, keep the clubs."),
    .cards = "JS AC TD",
    .art = "pasur",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Tiles"),
    .evening = {"#0f676d", "#0b4e54", "#063338", "#f0b656"},
    .day = {"#b5e0da", "#93ccc6", "#72b5b1", "#0b4f56"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<PasurModel>()}; },
    .hasKeys = true,
    .options = kOptions,
};

}  // namespace cardroom::window
