#include "client/models/games/list.h"

#include <array>
#include <utility>

#include "client/models/games/lucky_thirteen_model.h"

namespace cardroom::window {
namespace {

template <typename Model>
std::unique_ptr<GameModel> make() {
  return std::make_unique<Model>();
}

const std::array kKinds{
    std::pair{QLatin1StringView{"lucky-thirteen"}, &make<LuckyThirteenModel>},
};

}  // namespace

std::unique_ptr<GameModel> makeGameModel(const QString& kind) {
  for (const auto& [known, model] : kKinds)
    if (known == kind) return model();
  return nullptr;
}

}  // namespace cardroom::window
