#pragma once

#include <string_view>

#include "common/base/expected.h"
#include "common/classic/properties.h"

namespace cardroom {

/// The kind of game ("pasur") that a property file describes, for every program that opens one. The keys alone decide,
/// so a wrong value does not change whose file it is: the kind that knows most of them; of several, the one that has
/// fewest others.
///
/// `named`: the kind that somebody has named, which then only has to fit: no other one knows more of the keys. Empty:
/// nobody has. Error, about the whole file: an unknown kind; a file of another kind; a file with no key that this kind
/// (or, with none named, any) knows; a file without keys whose kind is not named. Pure; thread-safe.
Expected<std::string_view, PropertyError> kind_of_file(const Properties& file, std::string_view named);

}  // namespace cardroom
