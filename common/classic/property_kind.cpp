#include "common/classic/property_kind.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "common/games/list.h"

namespace cardroom {
namespace {

/// How well a file matches a kind.
struct Fit {
  std::string_view id;
  std::string_view name;
  std::ptrdiff_t known;   ///< Keys of the file that the kind knows.
  std::ptrdiff_t others;  ///< Keys of the kind that the file does not have.
};

template <class Kind>
Fit fit_of(const Properties& file) {
  const auto& keys = Kind::Classic::keys();
  const auto known = std::ranges::count_if(file.properties, [&](const Property& property) {
    return std::ranges::any_of(keys, [&](const auto& key) { return key.name == property.key; });
  });
  return {Kind::Game::kFacts.id, Kind::Game::kFacts.name, known, std::ssize(keys) - known};
}

Unexpected<PropertyError> refused(std::string what) {
  return Unexpected<PropertyError>{{.what = std::move(what)}};
}

}  // namespace

Expected<std::string_view, PropertyError> kind_of_file(const Properties& file, std::string_view named) {
  std::vector<Fit> fits;
  AllKinds::for_each([&]<class Kind>(Kind) { fits.push_back(fit_of<Kind>(file)); });
  const Fit& best = *std::ranges::max_element(
      fits, [](const Fit& a, const Fit& b) { return a.known != b.known ? a.known < b.known : a.others > b.others; });
  if (named.empty()) {
    if (file.properties.empty()) return refused("the file has no keys that tell its game; name the game before it");
    if (best.known == 0) return refused("no key of this file is one of any game");
    return best.id;
  }
  const auto own = std::ranges::find(fits, named, &Fit::id);
  if (own == fits.end()) return refused("unknown game: " + one_line(named));
  if (best.known > own->known) {
    return refused("this is a file of " + std::string{best.name} + " (" + std::string{best.id} + "), not of " +
                   std::string{own->name});
  }
  if (own->known == 0 && !file.properties.empty())
    return refused("no key of this file is one of " + std::string{own->name});
  return own->id;
}

}  // namespace cardroom
