#pragma once

#include <array>
#include <string_view>

#include "cardroom/table/v1/table.pb.h"

/// The pictures that a person may be shown with instead of the initial of their name. Thread-safe: pure functions.
namespace cardroom::client {

using Picture = table::v1::Picture;

/// All pictures, in the order in which they are offered.
inline constexpr std::array kPictures{
    table::v1::PICTURE_FOX,   table::v1::PICTURE_OWL,  table::v1::PICTURE_CAT,   table::v1::PICTURE_HARE,
    table::v1::PICTURE_WHALE, table::v1::PICTURE_MOON, table::v1::PICTURE_TULIP, table::v1::PICTURE_POMEGRANATE,
    table::v1::PICTURE_CUP,   table::v1::PICTURE_BOAT, table::v1::PICTURE_PEAK,  table::v1::PICTURE_LAMP};

/// The picture's English name, "fox", also used in a profile and for its drawing. Empty for none, and for a picture
/// that this version does not know: the person is then shown with the initial.
std::string_view name_of(Picture picture);

/// PICTURE_UNSPECIFIED if no picture has this name.
Picture picture_named(std::string_view name);

}  // namespace cardroom::client
