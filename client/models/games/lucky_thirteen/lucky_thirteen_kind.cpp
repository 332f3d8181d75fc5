#include <QtGlobal>
#include <memory>

#include "client/models/games/lucky_thirteen/lucky_thirteen_model.h"
#include "client/models/kinds.h"
#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"

namespace cardroom::window {

const Kind LuckyThirteenModel::kKind{
    .facts = cardroom::lucky_thirteen::kFacts,
    .minutes = 5,
    .title = QT_TRANSLATE_NOOP("Kinds", "Lucky Thirteen"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Four cards, four rounds. Make exactly thirteen."),
    .cards = "back-thirteen 7S 6D",
    .art = "thirteen",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Suns"),
    .evening = {"#923c29", "#702a1e", "#481a13", "#f4b54a"},
    .day = {"#f8dfc4", "#efc9a3", "#e0ae84", "#8c2f1c"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<LuckyThirteenModel>()}; },
};

}  // namespace cardroom::window
