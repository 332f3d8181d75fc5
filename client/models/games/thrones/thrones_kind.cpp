#include <QtGlobal>
#include <memory>

#include "client/models/games/thrones/thrones_model.h"
#include "client/models/kinds.h"
#include "common/games/thrones/thrones_facts.h"

namespace cardroom::window {

const Kind ThronesModel::kKind{
    .facts = cardroom::thrones::kFacts,
    .minutes = 20,
    .title = QT_TRANSLATE_NOOP("Kinds", "Game of Thrones"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Two teams, two piles, six battles in the snow."),
    .cards = "9S TC KH",
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<ThronesModel>()}; },
};

}  // namespace cardroom::window
