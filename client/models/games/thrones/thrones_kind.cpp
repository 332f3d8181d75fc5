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
    .art = "thrones",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Knitted stars"),
    .evening = {"#36526f", "#243c54", "#142536", "#a9cade"},
    .day = {"#dfe9ef", "#c5d5df", "#a9bfcd", "#274a68"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<ThronesModel>()}; },
    .hasKeys = true,
};

}  // namespace cardroom::window
