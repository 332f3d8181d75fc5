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
    .art = "pinochle",
    .backName = QT_TRANSLATE_NOOP("BackChoice", "Fans"),
    .evening = {"#2a5744", "#1c3f31", "#10281e", "#d8ad6a"},
    .day = {"#d5dfc6", "#bccbaa", "#a0b38d", "#5a1e2b"},
    .makeModel = [] { return std::unique_ptr<GameModel>{std::make_unique<PinochleModel>()}; },
    .hasKeys = true,
    .options = kOptions,
};

}  // namespace cardroom::window
