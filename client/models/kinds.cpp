#include "client/models/kinds.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "client/models/games/lucky_thirteen_model.h"
#include "client/models/games/pasur_model.h"
#include "client/models/games/pasur_options.h"
#include "client/models/games/pinochle_model.h"
#include "client/models/games/pinochle_options.h"
#include "client/models/games/thrones_model.h"

namespace cardroom::window {
namespace {

struct Kinds {
  Q_DECLARE_TR_FUNCTIONS(Kinds)
};

template <class Model>
std::unique_ptr<GameModel> make() {
  return std::make_unique<Model>();
}

constexpr std::array kAll{
    Kind{.id = "lucky-thirteen",
         .rulesVersion = 1,
         .seats = 4,
         .least = 4,
         .most = 4,
         .teams = false,
         .minutes = 5,
         .title = QT_TRANSLATE_NOOP("Kinds", "Lucky Thirteen"),
         .text = QT_TRANSLATE_NOOP("Kinds", "Four cards, four rounds. Make exactly thirteen."),
         .cards = "back-thirteen 7S 6D",
         .makeModel = &make<LuckyThirteenModel>},
    Kind{.id = "thrones",
         .rulesVersion = 1,
         .seats = 4,
         .least = 4,
         .most = 4,
         .teams = true,
         .minutes = 20,
         .title = QT_TRANSLATE_NOOP("Kinds", "Game of Thrones"),
         .text = QT_TRANSLATE_NOOP("Kinds", "Two teams, two piles, six battles in the snow."),
         .cards = "9S TC KH",
         .makeModel = &make<ThronesModel>},
    Kind{.id = "pasur",
         .rulesVersion = 1,
         .seats = 2,
         .least = 2,
         .most = 4,
         .teams = false,
         .minutes = 25,
         .title = QT_TRANSLATE_NOOP("Kinds", "Pasur"),
         .text = QT_TRANSLATE_NOOP("Kinds", "Pick up elevens, sweep the pool, keep the clubs."),
         .cards = "JS AC TD",
         .makeModel = &make<PasurModel>,
         .options = &pasurOptions},
    Kind{.id = "pinochle",
         .rulesVersion = 1,
         .seats = 2,
         .least = 2,
         .most = 2,
         .teams = false,
         .minutes = 15,
         .title = QT_TRANSLATE_NOOP("Kinds", "Pinochle"),
         .text = QT_TRANSLATE_NOOP("Kinds", "Bid, meld and take tricks, just you two."),
         .cards = "AH QS JD",
         .makeModel = &make<PinochleModel>,
         .options = &pinochleOptions},
};

}  // namespace

std::span<const Kind> kinds() {
  return kAll;
}

const Kind* findKind(const QString& id) {
  const auto found = std::ranges::find_if(kAll, [&](const Kind& kind) { return id == QLatin1StringView{kind.id}; });
  return found == kAll.end() ? nullptr : &*found;
}

QString titleOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? Kinds::tr(kind->title) : id;
}

QString textOf(const Kind& kind) {
  return Kinds::tr(kind.text);
}

QString wordsOfKind(const char* text) {
  return Kinds::tr(text);
}

std::vector<session::v1::Kind> kindsForServer() {
  std::vector<session::v1::Kind> all;
  for (const Kind& kind : kAll) {
    auto& one = all.emplace_back();
    one.set_id(kind.id);
    one.set_rules_version(kind.rulesVersion);
    one.set_min_seats(static_cast<std::uint32_t>(kind.least));
    one.set_max_seats(static_cast<std::uint32_t>(kind.most));
  }
  return all;
}

}  // namespace cardroom::window
