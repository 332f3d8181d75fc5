#include "client/core/picture.h"

#include <algorithm>

namespace cardroom::client {
namespace {

/// In the order of kPictures.
constexpr std::array<std::string_view, kPictures.size()> kNames{"fox",   "owl",         "cat", "hare", "whale", "moon",
                                                                "tulip", "pomegranate", "cup", "boat", "peak",  "lamp"};

}  // namespace

std::string_view name_of(Picture picture) {
  const auto found = std::ranges::find(kPictures, picture);
  return found == kPictures.end() ? std::string_view{} : kNames.at(static_cast<std::size_t>(found - kPictures.begin()));
}

Picture picture_named(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  return found == kNames.end() ? table::v1::PICTURE_UNSPECIFIED
                               : kPictures.at(static_cast<std::size_t>(found - kNames.begin()));
}

}  // namespace cardroom::client
