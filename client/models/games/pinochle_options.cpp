#include "client/models/games/pinochle_options.h"

#include <QtGlobal>
#include <array>

namespace cardroom::window {
namespace {

constexpr std::array kOptions{
    RuleOption{.id = "cutthroat", .title = QT_TRANSLATE_NOOP("Kinds", "Cut-throat")},
    RuleOption{.id = "additional_melds", .title = QT_TRANSLATE_NOOP("Kinds", "All melds count")},
};

}  // namespace

std::span<const RuleOption> pinochleOptions() {
  return kOptions;
}

}  // namespace cardroom::window
