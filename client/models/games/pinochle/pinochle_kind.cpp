#include <QtGlobal>
#include <array>
#include <memory>

#include "client/models/games/pinochle/pinochle_model.h"
#include "client/models/kinds.h"
#include "common/games/pinochle/pinochle_facts.h"

namespace cardroom::window {
namespace {

constexpr std::array kOptions{
    RuleOption{.id = "cutthroat",
               .title = QT_TRANSLATE_NOOP("Kinds", "Cut-throat"),
               .detail = QT_TRANSLATE_NOOP("Kinds", "Both draw twelve more cards and keep twelve of 24.")},
    RuleOption{.id = "additional_melds",
               .title = QT_TRANSLATE_NOOP("Kinds", "All melds count"),
               .detail = QT_TRANSLATE_NOOP("Kinds", "Not only runs and the royal marriage.")},
};

}  // namespace

const Kind PinochleModel::kKind{
    .facts = cardroom::pinochle::kFacts,
    .minutes = 15,
    .title = QT_TRANSLATE_NOOP("Kinds", "Pinochle"),
    .text = QT_TRANSLATE_NOOP("Kinds", "Bid, meld and take tricks, just you two."),
    .cards = "AH QS JD",
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<PinochleModel>()}; },
    .options = kOptions,
};

}  // namespace cardroom::window
