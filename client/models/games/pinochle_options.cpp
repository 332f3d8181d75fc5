#include "client/models/games/pinochle_options.h"

#include <QtGlobal>
#include <array>

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

std::span<const RuleOption> pinochleOptions() {
  return kOptions;
}

}  // namespace cardroom::window
